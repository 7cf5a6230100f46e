# Les Bâtisseurs d’Arkadia : ce qu’un joueur lit à la table. Les noms du matériel se présentent seuls. Ce qui nomme un
# identifiant peut se servir des autres arguments de son événement : `colour-…` s’accorde avec le type de bâtiment de
# cette couleur ; sans bâtiment, au féminin : « de couleur … », « tourelle … ».

title = Les Bâtisseurs d’Arkadia
subtitle = Une ville autour d’un château
tagline = Encerclez les bâtiments pour gagner leurs sceaux, élevez le château pour faire varier les prix, et vendez au bon moment.
progress = étage { $floor } sur 3{ $turns_left ->
        [none] { "" }
       *[other] , derniers tours
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
event-neutral-placed = { $seat } : place un ouvrier neutre en { $square }
event-passed = { $seat } : passe
event-finished = { $seat } : termine { $kind } { $colour } en { $square }
event-seals-gained = { $seat } : reçoit { $workers ->
        [one] { $workers } sceau de couleur { $colour } pour { $workers } ouvrier
       *[other] { $workers } sceaux de couleur { $colour } pour { $workers } ouvriers
    }
event-seal-taken = { $seat } : prend le sceau de couleur { $colour } posé sur le bâtiment
event-tower-placed = { $seat } : pose une tourelle { $colour } en { $square }, étage { $floor } ; { $covered_id ->
        [plain] aucun sceau dessous
       *[other] dessous : { $covered }
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

refusal-game-over = La partie est terminée : plus aucun coup n’est possible.
refusal-not-now = Il faut d’abord choisir autre chose. { $phase }
refusal-card-not-held = Vous n’avez pas cette carte : { $kind } { $colour }.
refusal-no-site = Il n’y a plus de place pour une tuile { $kind } : elle ne tient nulle part à côté d’un bâtiment, du château ou d’un ouvrier.
refusal-not-flipped = Dans cette partie, on ne retourne pas les tuiles : choisissez une autre orientation.
refusal-off-board = La tuile ne va pas là : depuis { $square }, la tuile ({ $kind }) dépasserait du plateau.
refusal-square-occupied = La tuile ne va pas là : en { $square }, il y a { $thing }.
refusal-touches-nothing = Depuis { $square }, la tuile ne toucherait rien : posez-la à côté d’un bâtiment, du château ou d’un ouvrier, bord à bord.
refusal-same-turning = Cette forme couvre les mêmes cases avec l’orientation suivante : { $turning }. Choisissez celle-là.
refusal-no-open-card = Il n’y a pas de carte visible à la place { $place }.
refusal-equal-card = La même carte se trouve à la place { $place } : prenez celle-là.
refusal-pile-empty = La pioche est vide : prenez une des cartes visibles.
refusal-no-own-worker = Vous n’avez plus d’ouvrier de votre couleur en réserve ; un étendard en apporte 2.
refusal-no-neutral-worker = Vous n’avez pas d’ouvrier neutre en réserve ; couvrir des campements en apporte.
refusal-worker-square-occupied = En { $square }, il y a déjà { $thing } : choisissez une case libre.
refusal-no-building-beside = { $square } n’est à côté ni d’un bâtiment ni du château, bord à bord.
refusal-no-common-building = Tous les ouvriers d’un tour sont à côté d’un seul et même bâtiment, ici { $thing } en { $beside } ; { $square } ne le touche pas.
refusal-can-act = On ne passe que si rien n’est possible : vous pouvez encore construire ou placer un ouvrier.
refusal-no-tower-due = On ne pose une tourelle que pour un bâtiment terminé, et il n’y a pas de tourelle à poser maintenant.
refusal-not-on-ring = Les tourelles vont sur l’anneau du château, et { $square } n’en fait pas partie.
refusal-not-in-store = Il ne reste pas de tourelle de cette couleur au dépôt { $floor } : { $colour }.
refusal-tower-there = En { $square }, il y a déjà une tourelle de l’étage { $floor } : choisissez une case libre de l’anneau.
refusal-banner-later = On rend un étendard à la fin du tour, quand tout le reste est fait.
refusal-no-banner-left = Vous n’avez plus d’étendard.
refusal-banner-used = Un étendard par tour, et vous en avez déjà rendu un ce tour-ci.
refusal-no-sale = On ne vend des sceaux qu’avec un étendard, à la fin du tour.
refusal-other-colour = Les sceaux se vendent couleur par couleur ; à présent, c’est la couleur { $colour }.
refusal-too-few-seals = { $number ->
        [0] Vous n’avez aucun sceau de couleur { $colour }.
        [one] Vous n’avez que { $number } sceau de couleur { $colour }.
       *[other] Vous n’avez que { $number } sceaux de couleur { $colour }.
    }
refusal-no-turn-left = Vous avez déjà joué votre dernier tour.

## Options

option-flip = Retourner les tuiles
option-flip-no = non
option-flip-yes = oui
option-tracking = Derrière les paravents
option-tracking-memory = Caché : on joue de mémoire
option-tracking-open = Visible de tous

## D’où viennent les points

points-sold = Ventes avec un étendard
points-sold-out = Vente finale

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
