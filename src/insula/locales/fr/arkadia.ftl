# Les Bâtisseurs d’Arkadia : ce qu’un joueur lit à la table. Les noms du matériel se présentent seuls. Ce qui nomme un
# identifiant peut se servir des autres arguments de son événement : `colour-…` s’accorde avec le type de bâtiment de
# cette couleur ; sans bâtiment, au féminin : « de couleur … », « tourelle … ».

title = Les Bâtisseurs d’Arkadia
subtitle = Une ville autour d’un château
tagline = Encerclez les bâtiments pour gagner leurs sceaux, élevez le château pour faire varier les prix, et vendez au bon moment.
progress = étage { $floor } : { $turns_left ->
        [none] { $towers_to_end ->
            [one] fin dans { $towers_to_end } tourelle
           *[other] fin dans { $towers_to_end } tourelles
        }
        [0] le dernier tour
       *[other] derniers tours, encore { $turns_left }
    }
duration = 60 min
weight = assez facile

## Matériel

kind-house = maison
kind-farm = ferme
kind-tavern = taverne
kind-mill = moulin
kind-smithy = forge
kind-trade_centre = comptoir
kind-monastery = monastère

colour-red = { $kind ->
       *[other] rouge
    }
colour-olive = { $kind ->
       *[other] olive
    }
colour-black = { $kind ->
        [mill] noir
        [trade_centre] noir
        [monastery] noir
       *[other] noire
    }
colour-silver = { $kind ->
        [mill] argenté
        [trade_centre] argenté
        [monastery] argenté
       *[other] argentée
    }

thing-lot = le château
thing-worker = un ouvrier
thing-house = une maison
thing-farm = une ferme
thing-tavern = une taverne
thing-mill = un moulin
thing-smithy = une forge
thing-trade_centre = un comptoir
thing-monastery = un monastère

## Consignes

phase-action = Construisez, ou placez des ouvriers.
phase-site = Posez la tuile sur des cases libres, à côté d’un bâtiment, du château ou d’un ouvrier.
phase-draw = Prenez une carte : une carte visible, ou une carte de la pioche.
phase-workers = Placez un autre ouvrier à côté du même bâtiment, ou arrêtez-vous.
phase-tower = Un bâtiment est terminé : posez une tourelle sur le château.
phase-banner = Rendez un étendard (2 ouvriers, et vous pouvez vendre des sceaux), ou finissez le tour.
phase-sell = Choisissez combien de sceaux de cette couleur vous vendez.
phase-over = La partie est terminée.

notation = Les coups se tapent ainsi : build house red, site c3r0 (la première case de la tuile et ses quarts de tour vers la droite ; t0 à t3 : retournée), draw 2, draw pile, own c3, neutral c3, stop, tower red g5, banner, sell red 2, end, pass.
reveals-draw = une carte sort de la pioche

## Journal

event-turn-began = Tour n° { $turn } : { $seat }
event-card-played = { $seat } : joue { $kind } { $colour }
event-built = { $seat } : construit { $kind } { $colour } en { $square }
event-camps-covered = { $seat } : couvre { $workers ->
        [one] { $workers } campement et reçoit { $workers } ouvrier neutre
       *[other] { $workers } campements et reçoit { $workers } ouvriers neutres
    }
event-card-taken = { $seat } : prend la carte visible { $kind } { $colour }
event-card-opened = Nouvelle carte visible : { $kind } { $colour }
event-card-drawn = { $seat } : pioche une carte
event-card-seen = { $seat } : la carte piochée est { $kind } { $colour }
event-worker-placed = { $seat } : place un de ses ouvriers en { $square }
events-worker-placed = { $seat } : place { $count } de ses ouvriers en { $square }
event-neutral-placed = { $seat } : place un ouvrier neutre en { $square }
events-neutral-placed = { $seat } : place { $count } ouvriers neutres en { $square }
event-passed = { $seat } : passe
event-finished = { $seat } : termine { $kind } { $colour } en { $square }
event-seals-gained = { $seat } : reçoit { $workers ->
        [one] { $workers } sceau de couleur { $colour } pour { $workers } ouvrier
       *[other] { $workers } sceaux de couleur { $colour } pour { $workers } ouvriers
    }
event-seal-taken = { $seat } : prend le sceau de couleur { $colour } posé sur le bâtiment
event-tower-placed = { $seat } : pose une tourelle { $colour } en { $square }, étage { $floor } ; { $covered_id ->
        [plain] aucun sceau couvert
       *[other] couleur couverte : { $covered }
    }
event-floor-finished = L’étage { $floor } du château est complet
event-tower-left = Il reste, pour le dépôt 3 : { $number ->
        [one] { $number } tourelle de couleur { $colour }
       *[other] { $number } tourelles de couleur { $colour }
    }
event-store-empty = { $seat } : le dépôt 3 est vide, { $towers ->
        [one] { $towers } tourelle n’est pas posée
       *[other] { $towers } tourelles ne sont pas posées
    }
event-end-began = { $seat } déclenche la fin : chacun joue encore un tour
event-banner-used = { $seat } : rend un étendard et reçoit { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    }
event-sold = { $seat } : vend { $number ->
        [one] { $number } sceau de couleur { $colour }
       *[other] { $number } sceaux de couleur { $colour }
    } au prix de { $price } et reçoit { $points ->
        [one] { $points } pièce d’or
       *[other] { $points } pièces d’or
    }
event-game-ended = La partie s’achève au tour n° { $turn }
event-all-passed = Tous ont passé : la partie s’achève au tour n° { $turn }
event-sold-out = { $seat } : vente finale de { $number ->
        [one] { $number } sceau de couleur { $colour }
       *[other] { $number } sceaux de couleur { $colour }
    } au prix de { $price }, { $points ->
        [one] { $points } pièce d’or
       *[other] { $points } pièces d’or
    }

## Refus

refusal-game_over = La partie est terminée : plus aucun coup n’est possible.
refusal-not_now = Il faut d’abord choisir autre chose. { $phase }
refusal-card_not_held = Vous n’avez pas cette carte : { $kind } { $colour }.
refusal-no_site = Il n’y a plus de place pour une tuile { $kind } : elle ne tient nulle part à côté d’un bâtiment, du château ou d’un ouvrier.
refusal-not_flipped = Dans cette partie, on ne retourne pas les tuiles : choisissez une autre orientation.
refusal-off_board = La tuile ne va pas là : depuis { $square }, la tuile ({ $kind }) dépasserait du plateau.
refusal-square_occupied = La tuile ne va pas là : en { $square }, il y a { $thing }.
refusal-touches_nothing = Depuis { $square }, la tuile ne toucherait rien : posez-la à côté d’un bâtiment, du château ou d’un ouvrier, bord à bord.
refusal-same_turning = Cette forme couvre les mêmes cases avec l’orientation suivante : { $turning }. Choisissez celle-là.
refusal-no_open_card = Il n’y a pas de carte visible à la place { $place }.
refusal-equal_card = La même carte se trouve à la place { $place } : prenez celle-là.
refusal-pile_empty = La pioche est vide : prenez une des cartes visibles.
refusal-no_own_worker = Vous n’avez plus d’ouvrier de votre couleur en réserve ; un étendard en apporte 2.
refusal-no_neutral_worker = Vous n’avez pas d’ouvrier neutre en réserve ; couvrir des campements en apporte.
refusal-worker_square_occupied = En { $square }, il y a déjà { $thing } : choisissez une case libre.
refusal-no_building_beside = { $square } n’est à côté ni d’un bâtiment ni du château, bord à bord.
refusal-no_common_building = Tous les ouvriers d’un tour sont à côté d’un seul et même bâtiment, ici { $thing } en { $beside } ; { $square } ne le touche pas.
refusal-can_act = On ne passe que si rien n’est possible : vous pouvez encore construire ou placer un ouvrier.
refusal-no_tower_due = On ne pose une tourelle que pour un bâtiment terminé, et il n’y a pas de tourelle à poser maintenant.
refusal-not_on_ring = Les tourelles vont sur l’anneau du château, et { $square } n’en fait pas partie.
refusal-not_in_store = Il ne reste pas de tourelle de cette couleur au dépôt { $floor } : { $colour }.
refusal-tower_there = En { $square }, il y a déjà une tourelle de l’étage { $floor } : choisissez une case libre de l’anneau.
refusal-banner_later = On rend un étendard à la fin du tour, quand tout le reste est fait.
refusal-no_banner_left = Vous n’avez plus d’étendard.
refusal-banner_used = Un étendard par tour, et vous en avez déjà rendu un ce tour-ci.
refusal-no_sale = On ne vend des sceaux qu’avec un étendard, à la fin du tour.
refusal-other_colour = Les sceaux se vendent couleur par couleur ; à présent, c’est la couleur { $colour }.
refusal-too_few_seals = { $number ->
        [0] Vous n’avez aucun sceau de couleur { $colour }.
        [one] Vous n’avez que { $number } sceau de couleur { $colour }.
       *[other] Vous n’avez que { $number } sceaux de couleur { $colour }.
    }
refusal-no_turn_left = Vous avez déjà joué votre dernier tour.

## Options

option-flip = Retourner les tuiles
option-flip-no = non
option-flip-yes = oui
option-tracking = Derrière les paravents
option-tracking-memory = Caché : on joue de mémoire
option-tracking-open = Visible de tous

## D’où vient l’or

points-sold = Ventes avec un étendard
points-sold-out = Vente finale
points-seals-red = Sceaux rouges
points-seals-olive = Sceaux olive
points-seals-black = Sceaux noirs
points-seals-silver = Sceaux argentés

## La table de n’importe quel jeu : verbes et champs de la vue

verb-build = Construire
verb-site = Poser la tuile
verb-draw = Prendre une carte
verb-own = Placer un de vos ouvriers
verb-neutral = Placer un ouvrier neutre
verb-stop = S’arrêter
verb-tower = Poser une tourelle
verb-banner = Rendre un étendard
verb-sell = Vendre
verb-end = Finir le tour
verb-pass = Passer
field-columns = Colonnes du plateau
field-rows = Lignes du plateau
field-shapes = La forme de chaque tuile
field-castle = Château
field-prices = Prix
field-next-towers = La prochaine tourelle, et les prix alors
field-towers-due = Tourelles à poser maintenant
field-towers-to-end = Tourelles avant le début de la fin
field-camps = Campements
field-buildings = Bâtiments
field-workers = Ouvriers
field-open-cards = Cartes visibles
field-hand = Votre main
field-card = Carte jouée à l’instant
field-tile = La tuile et ses orientations
field-turning = Orientation
field-playable = Ce que vous pouvez construire
field-turnings = Orientations
field-cells = Forme
field-closes = Termine
field-closes-now = Terminés si vous vous arrêtez
field-closed-by = Terminés par un ouvrier de plus
field-building = Bâtiment
field-new-towers = Tourelles posées pour cela
field-pile-size = Cartes dans la pioche
field-unseen-cards = Cartes hors de vue
field-players = Ce que chacun possède
field-selling = En vente
field-start = Premier joueur
field-turns-left = Tours restants après celui-ci
field-passes = Tours passés de suite
field-kind = Type
field-colour = Couleur
field-number = Nombre
field-square = Case
castle-square = Coin
field-owner = Ouvrier à
field-squares = Cases
next-towers-squares = Où
next-towers-colour = Tourelle
field-is-finished = Terminé
field-open-squares = Encore libres
field-earns = Sceaux si encerclé maintenant
field-printed = Imprimé
field-towers = Tourelles, de bas en haut
field-top = Vu d’en haut
field-is-upright = Position
is-upright-true = à la verticale
is-upright-false = à l’horizontale
field-ring = Anneau
field-courtyard = Cour
field-floor = Étage en cours
field-stores = Dépôts
field-covers = Sur
field-banners = Étendards
field-workers-on-board = Ouvriers sur le plateau
field-hand-size = Cartes
field-own-workers = Ouvriers
field-neutral-workers = Ouvriers neutres
field-seals = Sceaux
field-seals-worth = Sceaux aux prix actuels
field-gold = Or
field-known-cards = Cartes connues
thing-kind-colour = { $kind } { $colour }
thing-kind-colour-number = { $number } × { $kind } { $colour }
thing-kind-colour-squares = { $kind } { $colour }, { $is_finished ->
        [true] bâtiment terminé
       *[other] { $open_squares ->
            [one] { $open_squares } case libre autour
           *[other] { $open_squares } cases libres autour
        }
    }
thing-square-owner = { $owner ->
        [none] ouvrier neutre
       *[other] ouvrier : { $owner }
    }
thing-square-printed = château, { $towers ->
        [0] sans tourelle
        [one] { $towers } tourelle
       *[other] { $towers } tourelles
    } : { $top }
thing-camps = campement
thing-courtyard = cour
sign-kind-colour-squares = { $place }{ $is_finished ->
        [true] {" "}✓
       *[other] {""}
    }
sign-square-printed = { $towers ->
        [0] ·
       *[other] { $towers }
    }
sign-camps = △
sign-courtyard = ▒
value-house = { kind-house }
value-farm = { kind-farm }
value-tavern = { kind-tavern }
value-mill = { kind-mill }
value-smithy = { kind-smithy }
value-trade_centre = { kind-trade_centre }
value-monastery = { kind-monastery }
value-red = rouge
value-olive = olive
value-black = noir
value-silver = argenté
value-plain = sans sceau
value-court = cour
value-pile = de la pioche
value-r0 = sans tourner
value-r1 = ¼ à droite
value-r2 = ½ tour
value-r3 = ¼ à gauche
value-t0 = retournée
value-t1 = retournée, ¼ à droite
value-t2 = retournée, ½ tour
value-t3 = retournée, ¼ à gauche

## D’où vient le matériel

table-board = Plateau et campements
table-lot = Fondations du château
table-buildings = Tuiles des bâtiments
table-cards = Cartes
table-stores = Tourelles des dépôts
table-pieces = Ouvriers et étendards
source-board = 16 × 12 cases et 24 campements d’après deux critiques ; la place des campements est de nous : répartis sans régularité, sans se toucher, si bien que le château ne tient que vers le milieu, comme le racontent des joueurs
source-lot = 4 × 3 cases, un anneau de dix et deux sceaux de chaque couleur d’après plusieurs critiques ; la place des sceaux est de nous
source-buildings = noms et nombres d’après la liste du matériel ; 2 à 4 cases, droites ou coudées, d’après deux critiques ; le choix des formes est de nous
source-cards = 40 cartes pour 40 tuiles ; à parts égales par couleur, ce que les nombres de tuiles ne permettent que d’une façon
source-stores = la liste du matériel et plusieurs critiques
source-pieces = la liste du matériel et plusieurs critiques

## L’or, là où les pages de tous les jeux parlent de points

title-page-tool-sheet = Or
title-page-points = { $points ->
        [one] { $points } pièce d’or
       *[other] { $points } pièces d’or
    }
title-page-points-hidden = or caché
title-page-log-scores = or
title-page-breakdown = D’où vient l’or
title-page-plain-items = Ce qui a rapporté de l’or
title-page-plain-no-points = Pas encore d’or.
title-note-points = { $points ->
        [one] +{ $points } pièce d’or
       *[other] +{ $points } pièces d’or
    }
title-end-title = Or

## Ce qui se trouve sur la table dessinée, et les coups en mots

board-seals = { $number ->
        [one] { $number } sceau de couleur { $colour }
       *[other] { $number } sceaux de couleur { $colour }
    }
board-towers = { $number ->
        [one] { $number } tourelle de couleur { $colour }
       *[other] { $number } tourelles de couleur { $colour }
    }
board-pile = { $cards ->
        [0] La pioche est vide
        [one] Pioche : { $cards } carte
       *[other] Pioche : { $cards } cartes
    }
board-hand-of = { $seat } : { $cards ->
        [0] aucune carte en main
        [one] { $cards } carte en main
       *[other] { $cards } cartes en main
    }
board-store = Dépôt { $floor }
board-store-empty = Plus de tourelle
board-price = Prix ({ $colour }) : { $price }
board-banners-of = { $seat } : { $banners ->
        [0] plus d’étendard
        [one] encore { $banners } étendard
       *[other] encore { $banners } étendards
    }
board-gold-of = { $seat } : { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }
board-gold-hidden = { $seat } : or derrière le paravent
board-move-build = Construire : { $card }
board-move-site = Poser la tuile en { $square }, { $turning }
board-move-take = Prendre la carte visible : { $card }
board-move-draw = Prendre une carte de la pioche
board-move-tower = Poser une tourelle { $colour } en { $square }
board-move-sell = Vendre { $seals }

## Ce que sont les choses de la table dessinée

about-building = { $open ->
        [0] Plus aucune case n’est libre autour.
        [one] Une case est encore libre autour.
       *[other] { $open } cases sont encore libres autour.
    } Celui qui l’encercle prend le sceau posé dessus et pose une tourelle.
about-building-earns = Pour les ouvriers, s’il était encerclé maintenant : { $earned }
about-building-earns-none = Il ne rapporterait maintenant de sceau à aucun ouvrier
about-building-finished = Terminé. Ses sceaux sont distribués, il n’en rapporte plus ; on peut encore construire et placer des ouvriers à côté.
about-card = Jouez-la pour poser sa tuile à côté d’un bâtiment, du château ou d’un ouvrier. Un sceau de sa couleur est posé sur le bâtiment. Le type ne donne que la forme.
about-card-counts = Déjà construits : { $built }. Hors de vue, dans la pioche ou dans les mains : { $unseen }
about-pile = Celui qui construit prend une carte : une carte visible, alors remplacée d’ici, ou celle du dessus, qu’il est seul à voir.
about-pile-empty = Les cartes visibles ne sont plus remplacées. Quand il n’y en a plus, personne ne pioche.
about-hand = Celui qui construit joue une carte de sa main et en prend une autre.
about-hand-known = Connues de tous : { $known }
about-castle = Chaque bâtiment terminé ajoute une tourelle. Les sceaux visibles d’en haut font les prix. La dixième tourelle de l’étage 2 déclenche la fin.
about-ring = On peut poser ici une tourelle de l’étage { $floor }. Seul ce qui se voit d’en haut compte pour les prix.
about-ring-taken = Sa tourelle de l’étage { $floor } est posée ; la suivante viendra avec l’étage suivant. Seul ce qui se voit d’en haut compte pour les prix.
about-ring-below = Dessous, de bas en haut : { $below }
about-store = Les tourelles de l’étage { $floor } viennent d’ici. Quand l’étage est complet, le reste va au dépôt 3.
about-store-last = Les tourelles de l’étage { $floor } viennent d’ici. Quand il est vide, on n’en pose plus.
about-price = Le nombre de sceaux de cette couleur visibles d’en haut sur le château. Une tourelle de cette couleur l’augmente de 1 ; une tourelle d’une autre couleur posée dessus le baisse de 1.
about-price-counts = { $towers ->
        [one] Encore { $towers } tourelle de cette couleur dans les dépôts
       *[other] Encore { $towers } tourelles de cette couleur dans les dépôts
    }
about-seal = Quand un bâtiment de cette couleur est encerclé, chaque ouvrier voisin en rapporte un à son joueur ; celui qui l’encercle prend aussi celui posé dessus. Vendu, un sceau rapporte son prix en or.
about-seal-counts = Prix actuel : { $price }. Bâtiments inachevés de cette couleur : { $open }
about-worker = Rapporte un sceau pour chaque bâtiment encerclé à côté de lui. Les ouvriers restent en place jusqu’à la fin.
about-neutral = Encercle un bâtiment comme tout ouvrier, mais ne rapporte de sceau à personne. Ils viennent des campements.
about-workers-placed = Sur le plateau : { $placed }
about-workers-counts = Sur le plateau : { $placed }. En réserve : { $stock }
about-banner = Une fois par tour, à la fin : rendez un étendard, prenez 2 ouvriers et vendez autant de sceaux que vous voulez aux prix du moment.
about-gold = Le joueur qui en a le plus à la fin l’emporte. Les sceaux deviennent de l’or quand on les vend : avec un étendard, et tous ceux qui restent à la fin.
about-gold-worth = { $gold ->
        [one] Tous les sceaux rapporteraient { $gold } pièce d’or à présent
       *[other] Tous les sceaux rapporteraient { $gold } pièces d’or à présent
    }
about-camp = Couvrez-le d’un bâtiment et vous recevez 1 ouvrier neutre. Sous un ouvrier, il est perdu.
about-camp-counts = Campements encore libres : { $camps }

## Astuces pour une première partie

hint-build = Construisez à côté de ce qui est là, ou placez des ouvriers. Un bâtiment rapporte quand toutes les cases autour sont prises : un sceau de sa couleur par ouvrier voisin.
hint-worker = Un ouvrier rapporte pour chaque bâtiment encerclé à côté de lui. Cherchez les cases entre deux bâtiments.
hint-site = Appuyez sur une case éclairée, ou tournez d’abord la tuile. Chaque campement couvert apporte un ouvrier neutre.
hint-draw = Tous voient quelle carte visible vous prenez. Ce qui vient de la pioche, vous seul le savez.
hint-more-workers = D’autres ouvriers peuvent suivre, tous à côté du même bâtiment. Les neutres encerclent mais ne rapportent rien. Puis arrêtez-vous : c’est seulement alors qu’on regarde ce qui est terminé.
hint-tower = La tourelle fait monter de 1 le prix de sa couleur ; la couleur qu’elle couvre baisse de 1. Faites monter ce que vous avez, couvrez ce qu’ont les autres.
hint-banner = Un étendard apporte 2 ouvriers et permet de vendre des sceaux maintenant. Vous en avez peu, et un prix élevé aujourd’hui peut être couvert demain.
hint-sale = Vendez ce qui ne montera plus guère. Les sceaux gardés sont tous vendus à la fin, aux prix d’alors.
hint-pass = Vous ne pouvez ni construire ni placer d’ouvrier. Un étendard apporterait 2 ouvriers.
hint-last-turns = Chacun a encore un dernier tour. Puis tous les sceaux sont vendus aux prix finaux ; les ouvriers et les étendards restants ne valent rien.

## Comment jouer

guide-build = À votre tour, construisez ou placez des ouvriers. Pour construire, jouez une carte et posez sa tuile à côté d’un bâtiment, du château ou d’un ouvrier. Un sceau de sa couleur y est posé. Puis prenez une carte.
guide-camps = Chaque campement que couvre votre bâtiment vous donne un ouvrier neutre.
guide-workers = Ou bien placez des ouvriers : autant que vous voulez, de votre couleur ou neutres, tous à côté d’un seul et même bâtiment. Ils y restent pour de bon.
guide-finish = Un bâtiment est terminé quand toutes les cases autour sont prises. Chaque ouvrier voisin rapporte à son joueur un sceau de la couleur du bâtiment. Celui qui l’encercle prend aussi le sceau posé dessus.
guide-towers = Pour chaque bâtiment terminé, vous posez une tourelle sur le château. Le prix d’une couleur est le nombre de ses sceaux visibles d’en haut : la tourelle fait monter sa couleur et en couvre une autre.
guide-end = Un étendard, à la fin de votre tour, apporte 2 ouvriers et permet de vendre des sceaux contre de l’or. Quand l’étage 2 est complet, chacun joue un dernier tour ; puis tous les sceaux sont vendus. Le joueur qui a le plus d’or l’emporte.

## La feuille de score, et ce qui reste à venir

board-gold-so-far = Or jusqu’ici
board-sealed-at = { $colour }, prix { $price }
board-seals-worth = Sceaux à ces prix
board-ended-now = Si la partie finissait maintenant
board-behind-screen = « ? » se trouve derrière un paravent. Ce qui a été gagné et vendu est dans le journal.
board-screened = Les ouvriers, les sceaux et l’or sont derrière le paravent.
board-stock-own = Ouvriers en réserve
board-stock-neutral = Ouvriers neutres en réserve
board-known-cards = Cartes connues
board-cards-unseen = Cartes hors de vue
board-cards-hint = Elles sont dans la pioche ou dans des mains que vous ne voyez pas. Dans la pioche : { $pile }
board-towers-to-come = Tourelles des dépôts
board-to-end = { $towers ->
        [0] La fin est déclenchée.
        [one] Encore { $towers } tourelle avant la fin.
       *[other] Encore { $towers } tourelles avant la fin.
    }
board-turns-left = { $turns ->
        [0] C’est le dernier tour.
        [one] Encore un tour après celui-ci.
       *[other] Encore { $turns } tours après celui-ci.
    }
board-camps-left = { $camps ->
        [0] Plus aucun campement n’est libre.
        [one] Encore { $camps } campement libre.
       *[other] Encore { $camps } campements libres.
    }

## Images des règles

picture-K2 = Les sept formes, chacune avec le signe de son type.
picture-K9 = Une nouvelle tuile peut toucher un bâtiment, le château ou l’ouvrier de n’importe qui (✓). Un coin ne suffit pas (✗).
picture-K11 = La taverne couvre deux campements : 2 ouvriers neutres. L’ouvrier placé sur un campement n’en apporte pas.
picture-K13 = Trois ouvriers d’un même tour, tous à côté de la forge noire. La quatrième case ne touche qu’un autre bâtiment.
picture-K14 = La ferme dans le coin est terminée : au-delà du bord du plateau, rien n’est libre. À côté de la maison, une case est encore libre.
picture-K15 = Le nouvel ouvrier (★) encercle les deux bâtiments et rapporte un sceau de chacun ; dans l’angle de la ferme, il ne compte qu’une fois. Les ouvriers neutres ne rapportent rien. Celui qui l’a placé prend aussi les deux sceaux posés là.
picture-K16 = Deux bâtiments sont terminés : d’abord tous leurs sceaux, puis deux tourelles.
picture-K17 = L’étage 1 est complet : les deux tourelles restantes vont au dépôt 3, et l’étage 2 commence.
picture-K18 = Une tourelle noire sur un sceau rouge visible : le rouge passe de 2 à 1, le noir de 2 à 3.
picture-K19 = 7 sceaux rouges au prix de 3 et 5 argentés au prix de 4 rapportent 41 pièces d’or.

## Le terminal

terminal-turn = tour { $turn }
terminal-floor = étage { $floor } : { $towers } sur { $places }
terminal-pile = pioche { $cards }
terminal-last-turns = { $turns ->
        [0] le dernier tour
       *[other] derniers tours : { $turns } après celui-ci
    }
terminal-store = Dépôt { $number }
terminal-your-seals = Vos sceaux
terminal-has-hand = cartes
terminal-has-workers = ouvriers
terminal-has-worth = valeur
terminal-has-gold = or
terminal-unfinished = Inachevés
terminal-earns = encore libre, sceaux pour les ouvriers
terminal-more = … encore { $number } : w
terminal-neutral = ouvrier neutre
terminal-camp = campement
terminal-seal = a encore son sceau
terminal-tower = sceau visible, étage
terminal-banner = étendards
terminal-named = la case que nomme un coup
terminal-row = ligne { $row }
terminal-own-worker = { $squares ->
        [one] Placer un de vos ouvriers : { $squares } case
       *[other] Placer un de vos ouvriers : { $squares } cases
    }
terminal-neutral-worker = { $squares ->
        [one] Placer un ouvrier neutre : { $squares } case
       *[other] Placer un ouvrier neutre : { $squares } cases
    }
terminal-open = { $squares ->
        [one] { $building } : encore { $squares } libre
       *[other] { $building } : encore { $squares } libres
    }
terminal-closes = { $seals ->
        [one] encercle { $building } : { $seals } sceau pour vous
       *[other] encercle { $building } : { $seals } sceaux pour vous
    }
terminal-camps = { $workers ->
        [one] { $workers } ouvrier neutre
       *[other] { $workers } ouvriers neutres
    }
terminal-covers = { $colour }, couvre { $covered }
terminal-no-seal = une case sans sceau
terminal-yours = vos sceaux { $before }→{ $after }
terminal-selling = Sceaux ({ $colour }) : prix { $price }, vous en avez { $seals }.
terminal-sale = { $gold ->
        [one] Vendre { $number } : { $gold } pièce d’or
       *[other] Vendre { $number } : { $gold } pièces d’or
    }
terminal-worth = { $gold ->
        [one] tous vos sceaux : { $gold } pièce d’or à présent
       *[other] tous vos sceaux : { $gold } pièces d’or à présent
    }

## La table dessinée

drawn-land = Le plateau
drawn-nobody = personne
drawn-share-own = vous { $number }
drawn-share = { $name } { $number }
drawn-closes = encercle { $building } : { $shares }
drawn-closes-nothing = rien n’est encore encerclé
drawn-towers = { $towers ->
        [one] { $towers } tourelle
       *[other] { $towers } tourelles
    }
drawn-covers = { $workers ->
        [one] couvre { $workers } campement : { $workers } ouvrier neutre
       *[other] couvre { $workers } campements : { $workers } ouvriers neutres
    }
drawn-building = { $building } : { $open ->
        [one] { $open } case libre autour
       *[other] { $open } cases libres autour
    } ; sceaux pour les ouvriers : { $shares }
drawn-building-finished = { $building }, bâtiment terminé
drawn-ring = { $square } : { $towers ->
        [0] sans tourelle
        [one] { $towers } tourelle
       *[other] { $towers } tourelles
    }, vu d’en haut : { $top }
drawn-lay-on = Poser la tuile en { $square }
drawn-worker-own = Un de vos ouvriers en { $square }
drawn-worker-neutral = Un ouvrier neutre en { $square }
drawn-tower-on = Tourelle en { $square }
drawn-camp = Campement en { $square }
drawn-map = Tout le plateau en petit : appuyez pour y aller
drawn-stores = Le château : étage { $floor } en cours
drawn-floor = Étage { $floor }
drawn-floor-finished = les 10 sont posées
drawn-towers-to-end = { $towers ->
        [0] La fin est déclenchée
        [one] Encore { $towers } tourelle avant la fin
       *[other] Encore { $towers } tourelles avant la fin
    }
drawn-last-turns = { $turns ->
        [0] Dernier tour
       *[other] Derniers tours : encore { $turns }
    }
drawn-stack = { $colour } : { $number ->
        [one] { $number } tourelle au dépôt
       *[other] { $number } tourelles au dépôt
    }
drawn-prices = Prix
drawn-price = { $colour } : prix { $price }
drawn-price-held = { $colour } : prix { $price }, vous en avez { $number }, valeur { $worth }
drawn-your-seals = Vos sceaux
drawn-hand = Votre main
drawn-draw = Prenez-en une
drawn-open-cards = Cartes visibles
drawn-pile-name = { $cards ->
        [one] Pioche de { $cards } carte
       *[other] Pioche de { $cards } cartes
    }
drawn-own-things = Ce que vous avez
drawn-workers-own = Ouvriers de votre couleur : { $number }
drawn-workers-neutral = Ouvriers neutres : { $number }
drawn-seals = { $colour } : { $number ->
        [one] { $number } sceau
       *[other] { $number } sceaux
    }
drawn-banners = Étendards : { $number }
drawn-gold = Or : { $number }
drawn-turn-left = Tourner à gauche
drawn-turn-right = Tourner à droite
drawn-turn-over = Retourner
drawn-lay = Poser
drawn-put-back = Remettre
drawn-done = terminé
drawn-later = une fois encerclé
drawn-sell-heading = Étendard : 2 ouvriers, et une vente
drawn-sell-open = Étendard…
drawn-sell-of = { $colour } : sceaux à vendre
drawn-sell = { $gold ->
        [0] Rendre l’étendard, ne rien vendre
        [one] Vendre pour { $gold } pièce d’or
       *[other] Vendre pour { $gold } pièces d’or
    }
drawn-settled = Bâtiments terminés
drawn-settled-workers = { $workers } pour les ouvriers
drawn-settled-taken = 1 posé sur le bâtiment
drawn-floor-done = L’étage { $floor } est complet
drawn-end-begun = Les derniers tours commencent
drawn-final = La vente finale
drawn-before-final = Or jusqu’ici
drawn-floor-left = Les tourelles restantes vont au dépôt 3 :
drawn-end-of = { $name } a déclenché la fin : chacun joue encore un tour.
drawn-open = { $open ->
        [one] { $open } case libre autour
       *[other] { $open } cases libres autour
    }
drawn-you = vous
drawn-earns-nobody = aucun joueur n’a d’ouvrier ici
drawn-prompt-lay = { $card } : choisissez un emplacement éclairé.
drawn-prompt-lay-again = { $card } : appuyez encore pour la poser.
drawn-prompt-colour = Choisissez maintenant une couleur du dépôt ; la tourelle va en { $square }.
drawn-prompt-square = Choisissez maintenant une case du château.
drawn-prompt-sale = Choisissez les sceaux à vendre ; l’étendard apporte aussi 2 ouvriers.
