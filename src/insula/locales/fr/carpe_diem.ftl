# Carpe Diem : ce qu’on lit à la table. Les noms du matériel restent invariables. Ce qui nomme un identifiant peut se
# servir des autres données de l’événement où il se trouve : `good-…` dit combien.

title = Carpe Diem
subtitle = Un quartier de Rome
tagline = Prenez des tuiles, bâtissez votre quartier de Rome et choisissez bien les deux cartes à décompter après chaque phase.
progress =
    { $scoring ->
        [none] phase { $game_phase } sur 4, manche { $round } sur 7
       *[other] décompte { $scoring } sur 4
    }
duration = 45–75 min
weight = moyen

## Matériel

kind-villa = villa
kind-merchant = marchand
kind-baker = boulanger
kind-senator = sénateur
kind-craftsman = artisan
kind-pond = étang
kind-garden = jardin
kind-vineyard = vignoble
kind-henyard = poulailler
kind-market = marché
kind-bakery = fournil
kind-fountain = fontaine

good-fish = { $number ->
        [one] { $number } poisson
       *[other] { $number } poissons
    }
good-herbs = { $number ->
        [one] { $number } herbe
       *[other] { $number } herbes
    }
good-grapes = { $number ->
        [one] { $number } raisin
       *[other] { $number } raisins
    }
good-chickens = { $number ->
        [one] { $number } poulet
       *[other] { $number } poulets
    }

## Consignes

phase-pawn = Placez votre patricien sur un dépôt.
phase-depot = Choisissez une tuile : votre patricien va à son dépôt et la prend.
phase-tile = Prenez une tuile de ce dépôt.
phase-square = Construisez la tuile ou stockez-la.
phase-first = Choisissez lequel des ensembles terminés rapporte en premier.
phase-craft = Prenez une tuile de la rangée sombre.
phase-return = Choisissez les cartes fontaine que vous gardez : une repart sous la pile.
phase-circle = Posez un disque sur un cercle : les deux cartes voisines comptent pour vous.
phase-card = Choisissez la carte à résoudre en premier.
phase-pay = Choisissez combien de fois vous payez la carte.
phase-bread = Pour trois pains, la carte compte une fois de plus : payez-les ou gardez-les.
phase-over = La partie est terminée.

notation = Les coups se tapent ainsi : pawn 3, move 4, travel 0 (avec du pain), take 2, place c3r1 (la case et les quarts de tour vers la droite), store, first merchant, craft 5, return villa, circle a1-b1, card a1, pay 2, bread, stop.
reveals = de nouvelles tuiles sont distribuées
reveals-place = vous regardez des cartes fontaine

## Journal

event-phase-began = Phase { $number } : { $seat } commence
event-dealt = Nouveau au dépôt { $depot } : { $other ->
        [none] { $one }
       *[other] { $one } et { $other }
    }
events-dealt = Nouvelles tuiles dans les dépôts : { $count }
event-turn-began = Tour n° { $turn } : { $seat }
event-pawn-placed = { $seat } : commence au dépôt { $depot }
event-moved = { $seat } : va au dépôt { $depot }
event-travelled = { $seat } : paie 1 pain et va au dépôt { $depot }
event-took = { $seat } : prend { $other ->
        [none] { $one }
       *[other] { $one } et { $other }
    } au dépôt { $depot }
event-cleared = Du dépôt { $depot } à la boîte : { $other ->
        [none] { $one }
       *[other] { $one } et { $other }
    }
events-cleared = Tuiles remises dans la boîte : { $count }
event-built = { $seat } : construit { $other ->
        [none] { $one }
       *[other] { $one } et { $other }
    } en { $square }
event-stored = { $seat } : stocke { $other ->
        [none] { $one }
       *[other] { $one } et { $other }
    }
event-banderole-taken = { $seat } : prend la banderole de { $square }
event-stepped = { $seat } : avance de { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    } sur la piste, maintenant sur { $space }
event-finished = { $seat } : termine { $kind } ({ $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }{ $chimneys ->
        [0] )
        [one] , { $chimneys } cheminée)
       *[other] , { $chimneys } cheminées)
    }
event-goods-gained = { $seat } : reçoit { $good }
event-goods-sold = { $seat } : { $goods ->
        [0] n’a rien à vendre
        [one] vend { $goods } marchandise
       *[other] vend { $goods } marchandises
    } et reçoit { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
event-coins-gained = { $seat } : reçoit { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
event-bread-gained = { $seat } : reçoit { $bread ->
        [one] { $bread } pain
       *[other] { $bread } pains
    }
event-order-chosen = { $seat } : { $class } en premier
event-crafted = { $seat } : prend { $other ->
        [none] { $one }
       *[other] { $one } et { $other }
    } à l’emplacement { $space } de la rangée sombre
event-fountain-looked = { $seat } : prend { $cards ->
        [one] { $cards } carte fontaine
       *[other] { $cards } cartes fontaine
    }
event-fountain-seen = { $seat } : la carte montre { $kind }
event-fountain-returned = { $seat } : remet une carte fontaine sous la pile
event-fountain-put-back = { $seat } : la carte remise montre { $kind }
event-scoring-began = Décompte { $number }
event-disc-laid = { $seat } : pose un disque sur le cercle { $circle }
event-card-begun = { $seat } : résout une carte
event-good-paid = { $seat } : donne { $good }
event-coins-paid = { $seat } : donne { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
event-bread-paid = { $seat } : paie 3 pains pour la carte
event-multiples-reached = { $seat } : la carte compte { $multiples } fois
event-card-scored = { $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour la carte
event-card-failed = { $seat } : carte non remplie : { $points ->
        [0] aucun point à perdre
        [one] { $points } point
       *[other] { $points } points
    }
event-villa-scored = { $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour une villa à { $chimneys ->
        [one] { $chimneys } cheminée
       *[other] { $chimneys } cheminées
    }
event-store-scored = { $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour { $things ->
        [one] { $things } élément en stock
       *[other] { $things } éléments en stock
    }
event-track-scored = { $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour la case { $space } de la piste
event-fountain-scored = { $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour une carte fontaine ({ $things } × { $kind })
event-task-scored = { $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour la tâche { $kind } ({ $side })
event-game-ended = La partie s’achève au tour n° { $turn }
told-disc = { $seat } : pose un disque entre « { $one } » et « { $other } »
told-card = { $seat } : « { $card } » compte { $multiples ->
        [1] une fois
       *[other] { $multiples } fois
    } : { $brings }{ $given ->
        [none] {""}
       *[other] {" "}contre { $given }
    }
told-card-failed = { $seat } : « { $card } » n’est pas remplie, { $points ->
        [0] mais il n’y a aucun point à perdre
        [one] ce qui coûte { $points } point
       *[other] ce qui coûte { $points } points
    }

## Refus

refusal-game_over = La partie est terminée : plus aucun coup n’est possible.
refusal-not_now = Il faut d’abord choisir autre chose. { $phase }
refusal-depot_occupied = Un patricien se trouve déjà au dépôt { $depot } : commencez sur un autre.
refusal-depot_empty = Le dépôt { $depot } est vide : allez à un dépôt qui a une tuile.
refusal-out_of_reach = D’ici, votre patricien n’atteint pas le dépôt { $depot } ; pour 1 pain, vous pouvez aller à n’importe quel dépôt qui a une tuile.
refusal-no_bread = Aller à n’importe quel dépôt coûte 1 pain, et vous n’en avez pas.
refusal-reached_on_foot = Vous atteignez le dépôt { $depot } sans pain : allez-y simplement.
refusal-empty_place = Il n’y a plus de tuile à la place { $place }.
refusal-equal_tile = Une tuile identique à celle de la place { $place } la précède : prenez celle-là.
refusal-square_occupied = Il y a déjà une tuile en { $square } : choisissez une case libre.
refusal-not_on_shovel = La première tuile va sur la case Pelle : { $shovel }, pas { $square }.
refusal-touches_nothing = { $square } ne touche aucune de vos tuiles : construisez à côté de l’une d’elles, bord à bord.
refusal-edge_mismatch = { $other ->
        [frame] Cela ne va pas en { $square } : côté { $side }, « { $own } » toucherait le cadre, où il ne faut que du pâturage.
       *[other] Cela ne va pas en { $square } : côté { $side }, « { $own } » toucherait « { $other } ».
    }
refusal-same_turning = En { $square }, cela revient à l’orientation { $same } : choisissez celle-là.
refusal-not_finished = La tuile n’a terminé aucun ensemble de cette classe : { $class }.
refusal-empty_space = L’emplacement { $place } de la rangée sombre est vide.
refusal-card_not_held = Vous n’avez pas cette carte fontaine : { $kind }.
refusal-circle_not_used = Le cercle { $circle } ne sert pas : il n’est pas entre deux cartes.
refusal-circle_occupied = Il y a déjà un disque sur le cercle { $circle } : choisissez-en un libre.
refusal-card_not_beside = L’emplacement { $space } n’est pas voisin de votre disque en { $circle }.
refusal-cannot_pay = { $most ->
        [0] Vous ne pouvez pas payer cette carte du tout, donc pas { $multiples } fois : choisissez 0.
       *[other] Vous pouvez payer cette carte { $most } fois au plus, pas { $multiples } fois.
    }
refusal-scored_already = Votre décompte de cette phase est fait, et il n’y a plus de tuile à prendre avant la suivante.

## Options

option-edition = Édition
option-edition-2020 = 2020, de dépôt en dépôt
option-edition-2018 = 2018, le long d’une étoile
option-villas = Villas en fin de partie
option-villas-table = selon un barème croissant
option-villas-linear = 1 point par cheminée
option-bread = Trois pains pour une carte
option-bread-once = une fois par décompte
option-bread-repeat = autant qu’on veut

## D’où viennent les points

points-card-scored = Cartes de décompte
points-card-failed = Cartes non remplies
points-villa-scored = Villas
points-store-scored = Éléments en stock
points-track-scored = Piste Banderole
points-fountain-scored = Cartes fontaine
points-task-scored = Tâches du cadre
points-other = { table-start }
final-villas = { points-villa-scored }
final-store = { points-store-scored }
final-track = { points-track-scored }
final-fountain = { points-fountain-scored }
final-tasks = { points-task-scored }

## La table de n’importe quel jeu : verbes et champs de la vue

verb-pawn = Commencer au dépôt
verb-move = Aller au dépôt
verb-travel = Pour 1 pain, au dépôt
verb-take = Prendre la tuile
verb-place = Construire
verb-store = Stocker la tuile
verb-first = En premier
verb-craft = Prendre la tuile sombre
verb-return = Remettre
verb-circle = Disque sur le cercle
verb-card = D’abord la carte
verb-pay = Combien de fois payer
verb-bread = Payer trois pains
verb-stop = Garder le pain
field-game-phase = Phase
field-round = Manche
field-scoring = Décompte
field-start = Premier joueur
field-discs = Disques sur la piste, le plus avancé d’abord
field-order = Ordre du décompte
field-depots = Dépôts
field-row = Rangée sombre
field-in-hand = Tuile prise à l’instant
field-closing = Ne pourrait plus jamais être fermé
field-meets = Tâches qui seraient remplies
field-outlook = Ce que rapporte chaque choix
field-waiting = Récompenses encore à venir
field-settling = Décompte en cours
field-cards = Cartes de décompte
field-circles = Cercles
field-players = Ce que chacun possède
field-light-pile = Tuiles claires à venir
field-dark-pile = Tuiles sombres à venir
field-light-to-come = Sur les tuiles claires à venir
field-dark-to-come = Sur les tuiles sombres à venir
field-unseen-tiles = Tuiles pas encore distribuées
field-fountain-pile = Cartes fontaine dans la pile
field-fountain-each = Points d’une carte fontaine par élément
field-card-bread = Pains pour compter une carte une fois
field-penalty = Points que coûte une carte non remplie
field-tile = Tuile
field-edges = Bords (nord, est, sud, ouest)
field-chimneys = Cheminées
field-centre = Au milieu
field-square = Case
field-turning = Quarts de tour
field-side = Côté
field-kind = Type
field-squares = Cases
field-open-edges = Bords ouverts
field-finished = Terminé
field-mark = Repère
field-points = Points
field-line = Ligne
field-met = Remplie
field-depot = Dépôt
field-tiles = Tuiles
field-patricians = Patriciens
field-multiples = Combien de fois
field-coins = Pièces
field-bread = Pain
field-steps = Cases sur la piste
field-space = Emplacement
players-space = Case de la piste
field-card = Carte
field-deck = Paquet
field-red = Couleur
red-true = rouge
red-false = verte
field-need = Condition
field-reward = Récompense
field-worth = Pour vous maintenant
field-circle = Cercle
field-disc = Disque
field-patrician = Patricien au dépôt
field-goods = Marchandises
field-board = Plateau Bâtiment
field-shovel = Pelle
field-banderoles = Banderoles restantes
field-tasks = Tâches du cadre
field-district = Quartier
field-features = Ensembles
field-built = Terminés ou construits
field-stored = Tuiles stockées
field-fountain-cards = Cartes fontaine
field-fountain-count = Nombre de cartes fontaine
field-put-back = Remises sous la pile
field-final = En fin de partie, en l’état
field-faces = Tuiles en vue
field-in-game = Dans tout le jeu
field-to-come = Encore à venir
field-sites = Places possibles
field-fitting = Tuiles qui conviennent encore
field-brings = Rapporte une fois achevé
field-to-take = Tuiles à prendre
field-lines = Liaisons vers les dépôts
field-reach = Dépôts accessibles
field-way = Chemin
field-cost = Coûte
field-ways = Vous rapporte maintenant
field-changes = Gains et dépenses
field-moves = Coups
field-fountain-points = Les cartes fontaine rapportent
field-track = Nombres de la piste
thing-tile = { $centre ->
        [none] ↑ { $edges1 } → { $edges2 } ↓ { $edges3 } ← { $edges4 }
       *[other] { $centre }
    }{ $chimneys ->
        [0] {""}
        [one] {" "}({ $chimneys } cheminée)
       *[other] {" "}({ $chimneys } cheminées)
    }
thing-square-turning = { $tile }
thing-circle-space = cercle { $circle }{ $space ->
        [none] {""}
       *[other] , carte en { $space }
    }{ $multiples ->
        [0] {""}
       *[other] , ×{ $multiples }
    }
thing-side-square = { $square } { $side }{ $fitting ->
        [0] {" "}(restera ouvert)
       *[other] {""}
    }
thing-depot-way = { $depot }{ $bread ->
        [0] {""}
       *[other] {" "}(avec du pain)
    }
thing-space-multiples = { $space } ×{ $multiples }
thing-cards-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $cards ->
        [0] {""}
        [1] {"\u00A0"}: { $cards1 }
       *[other] {"\u00A0"}: { $cards1 }, { $cards2 }
    }
edges-pasture = –
value-villa = { kind-villa }
value-merchant = { kind-merchant }
value-baker = { kind-baker }
value-senator = { kind-senator }
value-craftsman = { kind-craftsman }
value-pond = { kind-pond }
value-garden = { kind-garden }
value-vineyard = { kind-vineyard }
value-henyard = { kind-henyard }
value-market = { kind-market }
value-bakery = { kind-bakery }
value-fountain = { kind-fountain }
value-pasture = pâturage
value-landscape = paysage
value-dwelling = logis
value-chimney = cheminée
value-fish = poisson
value-herbs = herbe
value-grapes = raisin
value-chickens = poulet
value-north = nord
value-east = est
value-south = sud
value-west = ouest
value-top = en haut
value-right = à droite
value-bottom = en bas
value-left = à gauche
value-r0 = sans tourner
value-r1 = ¼ à droite
value-r2 = ½ tour
value-r3 = ¼ à gauche
letter-V = { kind-villa }
letter-M = { kind-merchant }
letter-B = { kind-baker }
letter-S = { kind-senator }
letter-C = { kind-craftsman }
letter-P = { kind-pond }
letter-H = { kind-garden }
letter-G = { kind-vineyard }
letter-K = { kind-henyard }

## D’où vient le matériel

table-light-tiles = Tuiles claires
table-dark-tiles = Tuiles sombres
table-scoring-cards = Cartes de décompte
table-fountain-cards = Cartes fontaine
table-frame-pieces = Morceaux de cadre
table-frame-lines = Lignes aux repères du cadre
table-boards = Plateaux Bâtiment
table-track = Piste Banderole
table-villas = Points des villas
table-depots = Dépôts et rangée sombre
table-card-spaces = Emplacements des cartes et cercles
table-start = Points de départ
source-light-tiles = nombre de tuiles : les livrets ; ce qu’elles montrent : reconstitué de façon cohérente avec tous les nombres, exemples et comptes rendus connus
source-dark-tiles = nombre de tuiles et un élément sur chacune : les livrets ; lesquels : reconstitué de façon cohérente
source-scoring-cards = nombre de cartes, ce que demandent les paquets, douze des cartes : les livrets ; taille des paquets et le reste : reconstitué de façon cohérente
source-fountain-cards = 24 cartes, deux de chaque type, et quatre exemples à 2 points : les livrets ; douze types en découlent
source-frame-pieces = 16 morceaux à deux tâches, boulanger 4, villa 3 : les livrets ; le reste : reconstitué pour qu’aucun type ne se fasse face
source-frame-lines = qu’une tâche vise une rangée ou une colonne : plusieurs critiques ; lesquelles : reconstitué de façon cohérente
source-boards = neuf banderoles et une pelle : les livrets ; quatre plateaux de 6 × 6 : des critiques ; leurs places : reconstituées de façon cohérente
source-track = de 0 à 20 : une critique ; un point par case : les livrets
source-villas = 3 cheminées = 3 et 5 cheminées = 7 : les livrets ; le reste est la suite régulière qui passe par les deux
source-depots = les livrets ; qu’une ligne de la première édition mène trois dépôts plus loin découle de l’étoile qu’ils décrivent
source-card-spaces = nombre de cartes et de cercles : les livrets ; la grille : une critique, et nulle autre ne donne 9, 13 et 17 cercles
source-start = les livrets

## Le terminal

terminal-round = phase { $phase } sur { $phases } · manche { $round } sur { $rounds } · tour { $turn }
terminal-scoring = décompte { $phase } sur { $phases } · tour { $turn }
terminal-large = t 1 à t { $seats } : la table avec le quartier de ce joueur en grand
terminal-finished = terminé
terminal-unfinished = inachevé
terminal-banderole = banderole
terminal-shovel = pelle
terminal-met = tâche remplie
terminal-track = Piste
terminal-points = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
terminal-coins = { $number ->
        [one] { $number } pièce
       *[other] { $number } pièces
    }
terminal-bread = { $number ->
        [one] { $number } pain
       *[other] { $number } pains
    }
terminal-steps = { $number ->
        [one] { $number } case
       *[other] { $number } cases
    }
terminal-points-short = { $number } pts
terminal-coins-short = { $number }p
terminal-bread-short = { $number }n
terminal-steps-short = { $number }c
terminal-chimney-short = { $number }× chem.
terminal-landscape-short = { $number }× pays.
terminal-dwelling-short = { $number }× logis
terminal-end = +{ $points } à la fin
terminal-before-end = Avant la fin
terminal-to-come = Tuiles à venir qui le montrent
terminal-light = claires
terminal-dark = sombres
terminal-has-points = points
terminal-has-goods = marchandises
terminal-has-coins = pièces
terminal-has-bread = pains
terminal-has-chimneys = cheminées
terminal-has-stored = stockées
terminal-has-fountain-cards = cartes fontaine
terminal-has-built = terminés ou construits

## Le quartier sur la table dessinée

board-district = Quartier : { $name }
board-build-on = Construire en { $square }
board-task = Tâche { $side } : { $kind }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; de { $from } à { $to }, pas encore remplie
board-task-met = Tâche { $side } : { $kind }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; de { $from } à { $to }, remplie
board-store-of = Ce que { $name } possède
board-ended-now = Si la partie finissait là
board-turn-left = Tourner à gauche
board-turn-right = Tourner à droite
board-build = Construire
board-store = Stocker
board-in-hand = Tuile en main : { $tile }
board-count-fountains = { $number ->
        [one] { $number } carte fontaine
       *[other] { $number } cartes fontaine
    }
board-points-now = { $number ->
        [one] { $number } point acquis
       *[other] { $number } points acquis
    }
board-feature-finished = { $kind } : { $squares }{ $chimneys ->
        [0] {""}
        [one] , { $chimneys } cheminée
       *[other] , { $chimneys } cheminées
    }, plus rien d’ouvert
board-feature = { $kind } : { $squares }{ $chimneys ->
        [0] {""}
        [one] , { $chimneys } cheminée
       *[other] , { $chimneys } cheminées
    }, côtés ouverts : { $open }
board-edge-dead = { $edge } (ne pourra jamais être fermé)
board-closes-off = Ne pourra plus être terminé : { $kinds }

## La table dessinée : forum, cartes, piste

board-forum = Forum
board-cards = Cartes de décompte
board-amount = { $number } × { $thing }
board-amount-points = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
board-amount-coins = { $number ->
        [one] { $number } pièce
       *[other] { $number } pièces
    }
board-amount-bread = { $number ->
        [one] { $number } pain
       *[other] { $number } pains
    }
board-amount-steps = { $number ->
        [one] { $number } case
       *[other] { $number } cases
    }
board-tile = { $other ->
        [none] { $one }
       *[other] { $one } et { $other }
    }{ $chimneys ->
        [0] {""}
        [one] , { $chimneys } cheminée
       *[other] , { $chimneys } cheminées
    }
board-depot = Dépôt { $depot }
board-depot-empty = Dépôt { $depot } : vide
board-depot-with = { $place } : { $tiles }
board-tile-in = { $tile }, { $place }
board-tile-by-bread = { $tile }, { $place } : y aller coûte 1 pain
board-fits-nowhere = Ne rentre nulle part dans votre quartier : elle est stockée aussitôt, et votre tour prend fin.
board-row-tile = { $tile }, emplacement { $space } de la rangée sombre
board-row-empty = Emplacement { $space } de la rangée sombre : vide
board-pile-light = Tuiles claires à venir : { $count }
board-pile-dark = Tuiles sombres à venir : { $count }
board-pile-fountain = Cartes fontaine dans la pile : { $count }
board-patrician = Patricien au dépôt { $depot } : { $seat }
board-patrician-waits = Patricien pas encore à un dépôt : { $seat }
board-first = D’abord la récompense : { $kind }
board-fountain-card = Carte fontaine : { $kind }, vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour l’instant
board-keep = Que gardez-vous ?
board-keep-these = Garder { $kept } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour l’instant) ; remettre { $back }
board-card-red = Donner { $need } : { $reward }
board-card-green = Par lot de { $need } : { $reward }
board-card-first = Cette carte d’abord : { $worth } en tout. { $card }
board-orders-alike = Quelle carte d’abord ? Dans les deux cas : { $worth }.
board-orders-differ = Quelle carte d’abord ? L’ordre change ce que les deux rapportent.
board-circle-brings = rapporte { $worth }
board-circle-picked = Les deux cartes rapportent { $worth }. Touchez encore le cercle pour y poser votre disque.
board-not-now = hors de portée pour l’instant
board-circle = Cercle entre « { $one } » et « { $other } »
board-circle-taken = { $circle } : disque posé par { $seat }
board-circle-worth = { $circle } : { $worth }
board-times = Combien de fois payer
board-pay-times = { $times ->
        [0] Ne pas payer
       *[other] Payer { $times } fois
    }
board-pay-bread = Payer { $bread } pains pour compter la carte une fois de plus
board-once-more = une fois de plus
board-once = compter une fois
board-in-all = Avec ce qui peut suivre de mieux
board-track = Piste Banderole
board-start = { $seat } a le jeton Premier joueur
board-disc = { $seat } : case { $space }, { $place ->
        [1] 1er
       *[other] { $place }e
    } au décompte
board-parts = Parties de la table
board-part-depots = Dépôts
board-part-district = Quartier
board-part-cards = Cartes
board-final = La fin de la partie
board-before-final = Avant la fin

## Ce que sont les choses sur la table dessinée

board-frame = Cadre
board-shovel = Pelle
board-banderole = Banderole
about-kind-villa = N’apporte rien sur le moment. À la fin, chaque villa terminée rapporte des points selon ses cheminées : plus il y en a, plus chacune vaut.
about-kind-merchant = Une fois terminé, il vend toutes vos marchandises : vous recevez une pièce pour chacune, plus une.
about-kind-baker = Une fois terminé, il apporte 2 pains.
about-kind-senator = Une fois terminé, il fait avancer votre disque de 2 cases sur la piste.
about-kind-craftsman = Une fois terminé, vous prenez une tuile au choix de la rangée sombre, à construire ou à stocker aussitôt.
about-kind-pond = Une fois terminé, il apporte des poissons : un de moins qu’il n’a de tuiles.
about-kind-garden = Une fois terminé, il apporte des herbes : une de moins qu’il n’a de tuiles.
about-kind-vineyard = Une fois terminé, il apporte des raisins : un de moins qu’il n’a de tuiles.
about-kind-henyard = Une fois terminé, il apporte des poulets : un de moins qu’il n’a de tuiles.
about-kind-market = Apporte 1 pièce dès qu’il est construit.
about-kind-bakery = Apporte 1 pain dès qu’il est construit.
about-kind-fountain = Dès qu’elle est construite, vous prenez deux cartes fontaine et en remettez une de toutes les vôtres.
about-kind-counts = Sur { $total ->
        [one] { $total } tuile
       *[other] { $total } tuiles
    } du jeu ; encore à venir : claires { $light }, sombres { $dark }
about-tile-counts = Tuiles identiques : { $total } dans le jeu, { $tiles } encore à venir
about-stored = Stockée définitivement, face cachée. À la fin, c’est un élément en stock ; deux éléments valent 1 point.
about-feature-brings = À cette taille, cela rapporte : { $brings }
about-task = Rapporte ses points à la fin si sa rangée ou sa colonne contient une tuile d’un ensemble terminé de ce type.
about-frame = Il compte comme du pâturage : contre lui, vos tuiles ne peuvent avoir que du pâturage.
about-shovel = Votre première tuile va ici.
about-banderole = Construisez ici et votre disque avance de 1 case sur la piste.
about-good = Les cartes rouges demandent des marchandises. Un marchand vend toutes celles que vous avez.
about-coins = Sur une carte rouge, une pièce remplace n’importe quelle marchandise. Marchands et marchés en apportent.
about-bread = Au début du tour, 1 pain vous mène à n’importe quel dépôt qui a une tuile. Au décompte, 3 pains font compter une carte une fois de plus.
about-fountain-card-name = Carte fontaine : { $kind }
about-fountain-card = Rapporte à la fin pour chaque élément de ce type dans votre quartier : { $kind }. Points par élément : { $points }. Les ensembles ne comptent que terminés.
about-fountain-cards = Elles restent secrètes jusqu’à la fin. Chacune rapporte alors pour chaque élément de son type. Points par élément : { $points }.
about-final = Les points acquis et ce que la fin y ajouterait : villas, tâches du cadre, piste, cartes fontaine, et la moitié des éléments en stock.
about-depot-ring = D’ici, on va au dépôt suivant ou au précédent et on y prend une tuile. On ne s’arrête pas à un dépôt vide.
about-depot-star = D’ici, on suit une ligne jusqu’à un autre dépôt et on y prend une tuile. On ne s’arrête pas à un dépôt vide.
about-depot-counts = { $tiles ->
        [0] Plus rien à prendre ici
        [one] On peut encore prendre { $tiles } tuile ici
       *[other] On peut encore prendre { $tiles } tuiles ici
    }
about-patrician = Il change de dépôt à chaque tour. Plusieurs patriciens peuvent partager un dépôt.
about-pile-light = Elle remplit les dépôts au début des phases 2 et 3.
about-pile-dark = Elle remplit les dépôts au début de la phase 4.
about-pile-fountain = Le joueur qui construit une fontaine y prend deux cartes et en remet une dessous.
about-progress = La partie compte 4 phases de 7 manches. Chacune finit par un décompte, puis les dépôts sont remplis de nouveau.
about-track = Le joueur le plus avancé fait son décompte en premier ; dans une pile, c’est le disque du dessus. À la fin, le numéro de la case compte en points.
about-start = Commence chaque manche de cette phase. À la phase suivante, ce sera le joueur suivant.
about-card-red = Vous choisissez combien de fois payer. Des pièces remplacent les marchandises qui manquent.
about-card-green = Compte autant de fois que vous avez ce qu’elle demande. Vous gardez tout.
about-circle = Au décompte, vous posez un disque sur un cercle libre ; les deux cartes voisines comptent pour vous, dans l’ordre de votre choix. Le disque reste et bloque le cercle.
about-penalty-name = Carte non remplie
about-penalty = Une carte qui ne compte aucune fois coûte des points : { $points }. On ne descend jamais sous 0.

## Astuces de la première partie

hint-pawn = Votre patricien commence ici et repart de ce dépôt à chaque tour. Cherchez les tuiles qui vous plaisent dans les dépôts voisins.
hint-depot = Appuyez sur une tuile : votre patricien va la chercher. Les dépôts qu’il peut atteindre sont éclairés.
hint-travel = Pour 1 pain, vous allez à n’importe quel dépôt qui a une tuile. Mais 3 pains sauvent aussi une carte au décompte.
hint-tile = Prenez une tuile qui ferme un de vos bords ouverts : un ensemble terminé rapporte aussitôt.
hint-square = Appuyez sur une case éclairée, ou tournez d’abord la tuile : tous les bords qui se touchent doivent concorder. Une tuile stockée ne vaut plus qu’un demi-point.
hint-first = L’ordre compte : les marchandises qui arrivent avant le marchand sont vendues avec les autres.
hint-craft = Prenez la tuile de votre choix. Elle est construite aussitôt et peut terminer autre chose.
hint-return = Gardez les types dont vous aurez beaucoup : chaque élément rapporte des points à la fin. Une carte repart.
hint-circle = Le nombre sur un cercle dit ce que les deux cartes vous rapporteraient maintenant. Une carte qui ne compte aucune fois coûte des points.
hint-card = Ce qu’apporte la première carte peut payer la seconde.
hint-pay = On donne des marchandises, et des pièces pour ce qui manque. Ce que vous gardez pourra servir à un décompte suivant.
hint-bread = Pour 3 pains, la carte compte une fois de plus. À la fin, un pain qui reste vaut un demi-point.

## Le guide

guide-walk = À votre tour, votre patricien va à l’un des deux dépôts où mène le chemin, le long de l’anneau ou, dans l’édition de 2018, de l’étoile, et y prend une tuile. Il ne s’arrête pas aux dépôts vides. Pour 1 pain, il va à n’importe quel dépôt qui a une tuile.
guide-build = Construisez aussitôt la tuile à côté des vôtres : les bords qui se touchent doivent concorder, pâturage contre pâturage, villa contre villa. La première va sur la pelle. Ce que vous ne construisez pas est stocké définitivement.
guide-finish = Un ensemble sans bord ouvert est terminé et rapporte aussitôt : les paysages des marchandises, le marchand les vend contre des pièces, le boulanger du pain, le sénateur des cases sur la piste, l’artisan une tuile sombre.
guide-track = Construisez sur une banderole et votre disque avance sur la piste. Le joueur le plus avancé fait son décompte en premier ; dans une pile, c’est le disque du dessus.
guide-scoring = Toutes les 7 manches, chacun pose un disque entre deux cartes et les résout. Rouge : on donne des marchandises. Verte : on compte ce qu’on a. Une carte non remplie coûte 4 points ; 3 pains la remplissent une fois.
guide-end = Après quatre décomptes, la fin rapporte pour les cheminées des villas terminées, les tâches du cadre, la case sur la piste, les cartes fontaine, et 1 point pour deux éléments en stock. Le joueur qui a le plus de points l’emporte.

## La feuille de score, et ce qui est à venir

board-fountain-hidden = « ? » : des cartes fontaine que vous ne voyez pas.
board-none-scored = Pas encore de décompte : il y en a un après chaque phase.
board-times-met = { $multiples ->
        [0] non remplie
       *[other] comptée { $multiples } fois
    }
board-light = claires
board-dark = sombres
board-unseen-hint = Combien des tuiles à venir montrent chaque type ; une tuile peut en montrer deux.
board-row-hint = Elles vont au joueur qui termine un artisan. La rangée n’est jamais complétée.
board-fountain-unseen = Dans la pile : { $count }. Chez les autres : { $hidden }.
board-put-back = Vous avez remis sous la pile :

## La page du matériel

board-with-players = { $seats } joueurs
board-depots-hold = { $tiles } tuiles par dépôt ; emplacements de la rangée sombre : { $count }

## Les images des règles : ce que chacune montre

picture-C5 = Le signe de chaque type et trois tuiles : deux ensembles sur une tuile, une villa à deux cheminées, des bords de pâturage.
picture-C11 = D’un côté, on va au dépôt voisin. De l’autre, il est vide, donc on continue : dans l’édition 2020 dans le même sens, dans l’édition 2018 le long d’une ligne au choix.
picture-C13 = Pour un pain, le patricien traverse le forum.
picture-C15 = À deux : deux tuiles ont été prises ici, les deux autres vont dans la boîte.
picture-C16 = À gauche : boulanger contre boulanger, jardin contre jardin. À droite, un sénateur toucherait un boulanger : la tuile ne va pas.
picture-C17 = Le disque du dessous avance d’une case, quitte la pile et se pose sur le dessus de celle qui s’y trouve.
picture-C18 = Une villa au bord ouvert, en pointillés là où elle doit continuer ; une villa terminée, bordée d’or ; une villa que rien ne peut plus fermer, barrée de planches.
picture-C20 = Un étang terminé de trois tuiles apporte deux poissons.
picture-C21 = Un marchand terminé : trois marchandises sont vendues pour quatre pièces.
picture-C22 = Un boulanger terminé apporte deux pains.
picture-C23 = Un sénateur terminé : deux cases.
picture-C24 = Un artisan terminé : une tuile de la rangée sombre, au choix.
picture-C25 = Un marché apporte une pièce, un fournil un pain. Une fontaine montre deux cartes, et une repart.
picture-C27 = Le disque le plus avancé fait son décompte en premier ; dans la pile, celui du dessus avant celui du dessous.
picture-C28 = Un disque entre deux cartes : les deux sont résolues.
picture-C29 = Verte : cinq cheminées en contiennent deux fois deux, donc deux fois 1 pain, et on ne donne rien. Rouge : trois poissons et une pièce paient deux fois deux poissons, donc deux fois 4 points.
picture-C32 = Deux herbes ne font pas trois : la carte n’est pas remplie, et les herbes restent.
picture-C33 = Trois pains font compter cette carte une fois, quoi que contienne le quartier.
picture-C35 = Une villa terminée à cinq cheminées vaut sept points selon le barème, une villa inachevée aucun.
picture-C36 = Il reste sept éléments : leur moitié, arrondie à l’inférieur, fait trois.
picture-C38 = Deux étangs terminés rapportent deux fois avec une carte d’étang.
picture-C39 = Le boulanger terminé a une tuile dans la colonne de sa tâche : remplie. L’étang est dans la rangée de la sienne, mais inachevé : non remplie.
