# Carpe Diem : ce qu’on lit à la table. Les noms du matériel restent invariables. Ce qui nomme un identifiant peut se
# servir des autres données de l’événement où il se trouve : `good-…` dit combien.

title = Carpe Diem
subtitle = Un quartier de Rome
tagline = Prenez des tuiles, bâtissez votre quartier de Rome et choisissez bien les deux cartes à décompter après chaque phase.
progress = phase { $game_phase } sur 4, manche { $round } sur 7
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
phase-depot = Déplacez votre patricien vers un dépôt.
phase-tile = Prenez une tuile de ce dépôt.
phase-square = Construisez la tuile ou stockez-la.
phase-first = Choisissez lequel des ensembles terminés rapporte en premier.
phase-craft = Prenez une tuile de la rangée sombre.
phase-return = Remettez une carte fontaine sous la pile.
phase-circle = Posez un disque sur un cercle : les deux cartes voisines comptent pour vous.
phase-card = Choisissez la carte à résoudre en premier.
phase-pay = Choisissez combien de fois vous payez la carte.
phase-bread = Pour trois pains, la carte compte une fois de plus : payez-les ou gardez-les.
phase-over = La partie est terminée.

notation = Les coups se tapent ainsi : pawn 3, move 4, travel 0 (avec du pain), take 2, place c3r1 (la case et les quarts de tour vers la droite), store, first merchant, craft 5, return villa, circle a1-b1, card a1, pay 2, bread, stop.

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

## Refus

refusal-game-over = La partie est terminée : plus aucun coup n’est possible.
refusal-not-now = Il faut d’abord choisir autre chose. { $phase }
refusal-depot-occupied = Un patricien se trouve déjà au dépôt { $depot } : commencez sur un autre.
refusal-depot-empty = Le dépôt { $depot } est vide : allez à un dépôt qui a une tuile.
refusal-out-of-reach = D’ici, votre patricien n’atteint pas le dépôt { $depot } ; pour 1 pain, vous pouvez aller à n’importe quel dépôt qui a une tuile.
refusal-no-bread = Aller à n’importe quel dépôt coûte 1 pain, et vous n’en avez pas.
refusal-reached-on-foot = Vous atteignez le dépôt { $depot } sans pain : allez-y simplement.
refusal-empty-place = Il n’y a plus de tuile à la place { $place }.
refusal-equal-tile = Une tuile identique à celle de la place { $place } la précède : prenez celle-là.
refusal-square-occupied = Il y a déjà une tuile en { $square } : choisissez une case libre.
refusal-not-on-shovel = La première tuile va sur la case Pelle : { $shovel }, pas { $square }.
refusal-touches-nothing = { $square } ne touche aucune de vos tuiles : construisez à côté de l’une d’elles, bord à bord.
refusal-edge-mismatch = { $other ->
        [frame] Cela ne va pas en { $square } : côté { $side }, « { $own } » toucherait le cadre, où il ne faut que du pâturage.
       *[other] Cela ne va pas en { $square } : côté { $side }, « { $own } » toucherait « { $other } ».
    }
refusal-same-turning = En { $square }, cela revient à l’orientation { $same } : choisissez celle-là.
refusal-not-finished = La tuile n’a terminé aucun ensemble de cette classe : { $class }.
refusal-empty-space = L’emplacement { $place } de la rangée sombre est vide.
refusal-card-not-held = Vous n’avez pas cette carte fontaine : { $kind }.
refusal-circle-not-used = Le cercle { $circle } ne sert pas : il n’est pas entre deux cartes.
refusal-circle-occupied = Il y a déjà un disque sur le cercle { $circle } : choisissez-en un libre.
refusal-card-not-beside = L’emplacement { $space } n’est pas voisin de votre disque en { $circle }.
refusal-cannot-pay = { $most ->
        [0] Vous ne pouvez pas payer cette carte du tout, donc pas { $multiples } fois : choisissez 0.
       *[other] Vous pouvez payer cette carte { $most } fois au plus, pas { $multiples } fois.
    }
refusal-scored-already = Votre décompte de cette phase est fait, et il n’y a plus de tuile à prendre avant la suivante.

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
field-start = Premier joueur
field-discs = Disques sur la piste, le plus avancé d’abord
field-order = Ordre du décompte
field-depots = Dépôts
field-row = Rangée sombre
field-in-hand = Tuile prise à l’instant
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
