# Alhambra, le jeu de cartes : ce qu’on lit à la table. Les noms du matériel restent invariables.

title = Alhambra
subtitle = Le jeu de cartes
tagline = Avec quatre monnaies, achetez plus de bâtiments de chaque type que les autres : celui qui fait l’appoint rejoue.
progress = { $held ->
        [0] avant le décompte A
        [1] avant le décompte B
        [2] avant le décompte C
       *[other] terminé
    }
duration = 45–60 min
weight = facile

## Matériel

kind-pavilion = pavillon
kind-seraglio = sérail
kind-arcades = arcades
kind-chambers = chambres
kind-garden = jardin
kind-tower = tour

currency-yellow = jaune
currency-blue = bleu
currency-green = vert
currency-orange = orange

scoring-A = A
scoring-B = B
scoring-C = C

martin = Martin

## Consignes

phase-action = Prenez de l’argent ou achetez un bâtiment.
phase-payment = Payez { $kind } { $price } : { $total } sur { $price }.
phase-gift = Gardez { $kind } { $price } ou offrez la carte à { martin }.
phase-over = La partie est terminée.

## Choix

choice-take = Prendre { $cards }
choice-buy = Acheter { $kind } { $price } en { $currency }
choice-pay = Poser le { $value } { $currency }
choice-stop = S’arrêter à { $total } : l’appoint est fait, on rejoue
choice-keep = Garder { $kind } { $price }
choice-give = Offrir { $kind } { $price } à { martin }
choice-pass = Passer : rien à prendre, rien à acheter
notation = Les coups se tapent ainsi : take 3, take 1+4 (les places de l’argent visible, depuis la gauche), buy blue, pay 7, stop, keep, give, pass.
reveals = de nouvelles cartes sortent des pioches

## Journal

event-turn-began = Tour n° { $turn } : { $seat }
event-took = { $seat } : prend le { $value } { $currency }
event-paid = { $seat } : pose le { $value } { $currency }
event-bought = { $seat } : achète { $kind } { $price } pour { $total } en { $slot }
event-received = { $owner } : reçoit { $kind } { $price }
event-acts-again = { $seat } : fait l’appoint et rejoue
event-passed = { $seat } : passe
event-yard-filled = Nouveau sur le chantier : { $kind } { $price } ({ $slot })
event-money-opened = Nouvelle carte d’argent : le { $value } { $currency }
event-discard-shuffled = La défausse est mélangée : nouvelle pioche d’argent de { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
event-scoring-held = Décompte { $scoring }
event-scored = { $seat } : { $kind }, { $buildings ->
        [one] { $buildings } bâtiment
       *[other] { $buildings } bâtiments
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } (décompte { $scoring })
event-martin-scored = { martin } : { $kind }, { $buildings ->
        [one] { $buildings } bâtiment
       *[other] { $buildings } bâtiments
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } (décompte { $scoring })
event-unclaimed = Personne ne reçoit { $kind } { $price } ({ $slot } : égalité, ou pas d’argent du tout)
event-hand-laid-open = { $seat } : dévoile { $total } en { $currency }
event-game-ended = La partie s’achève au tour n° { $turn }
told-took = { $seat } : prend { $cards }
told-paid = { $seat } : pose { $cards } en { $slot }
told-bought = { $seat } : achète { $kind } { $price } pour { $cards } en { $slot }
told-given = donné à { martin }
told-again = fait l’appoint et rejoue
told-received = { $owner } : reçoit { $cards }
told-new = Nouveau : { $cards }
told-new-building = { $building } ({ $slot })

## Refus

refusal-game_over = La partie est terminée : plus aucun coup n’est possible.
refusal-payment_first = Terminez d’abord le paiement : { $total } sur { $price } en { $slot } pour l’instant.
refusal-gift_first = Décidez d’abord : garder le bâtiment acheté ou l’offrir à { martin }.
refusal-no_payment = Il n’y a rien à payer pour l’instant : choisissez d’abord un bâtiment à acheter.
refusal-no_gift = Il n’y a aucun bâtiment à garder ou à offrir : à deux joueurs, ce choix vient juste après un achat.
refusal-gap = L’une de ces places est vide : ne choisissez que des places où se trouve une carte.
refusal-over_five = Plusieurs cartes ne doivent pas dépasser 5 au total, et celles-ci font { $total } ; une carte seule peut avoir n’importe quelle valeur.
refusal-equal_card_further_left = La même carte se trouve plus à gauche : prenez celle-là.
refusal-empty_slot = L’emplacement { $slot } reste vide jusqu’à la fin du tour.
refusal-too_poor = Le prix est de { $price } en { $slot } et vous n’en avez que { $money }.
refusal-card_not_in_hand = Vous n’avez pas en main de carte de cette valeur en { $slot }.
refusal-above_last_card = On paie de la carte la plus forte à la plus faible : la suivante ne doit pas dépasser la dernière posée.
refusal-price_out_of_reach = Après cette carte, { $price } serait hors d’atteinte, car aucune carte plus forte ne peut suivre : choisissez-en une plus forte.
refusal-below_price = { $total } sur { $price }, le compte n’y est pas encore : posez une autre carte.
error-too-many-cards = Ce seraient plus de cartes que le prix n’en demande, et on ne rend pas la monnaie : reprenez-en d’abord une.
error-other-currency = Ce bâtiment se paie uniquement en { $slot }.
refusal-can_act = On ne passe que si rien n’est possible : vous pouvez encore prendre de l’argent ou acheter un bâtiment.

## Options

option-tracking = Main des autres joueurs
option-tracking-memory = Cachée : on joue de mémoire
option-tracking-open = Visible de tous

## Libellés

label-yard = Chantier
label-open-money = Argent visible
label-hand = Main
label-discard = Défausse
label-money-pile = Pioche d’argent
label-building-pile = Pioche de bâtiments
label-buildings = Bâtiments
label-points = Points
label-outlook = En cas de décompte
label-due = Décompte { $scoring } : dans { $at_least } à { $at_most ->
        [one] { $at_most } carte
       *[other] { $at_most } cartes
    }
label-unseen-money = Argent hors de vue
label-unseen-buildings = Bâtiments encore à venir
label-payments = Paiements possibles
label-exact = appoint : on rejoue
label-over = { $over } de trop : le tour s’arrête
label-leader = en tête

## La table de n’importe quel jeu : verbes, consignes et champs de la vue

verb-take = Prendre de l’argent
verb-buy = Acheter
verb-pay = Poser
verb-stop = S’arrêter
verb-keep = Garder
verb-give = Offrir
verb-pass = Passer
nouns-take = { $count ->
        [one] à la place { $noun }
       *[other] aux places { $noun }
    }
nouns-buy = en { $noun }
prompt-payment = Payez carte par carte, de la plus forte à la plus faible.
prompt-gift = Gardez le bâtiment acheté, ou offrez-le à Martin.
field-paying = Paiement en cours
field-bought = Acheté à l’instant
field-owners = Ce que chacun possède
field-martin = Martin
field-due = Décomptes encore dans la pioche d’argent
field-held = Décomptes passés
field-hand-size = Cartes
field-slot = Emplacement
field-building = Bâtiment
field-kind = Type
field-currency = Monnaie
field-value = Valeur
field-price = Prix
field-cards = Cartes
field-total = Total
field-exact = Appoint
field-scoring = Décompte
field-at-least = Au-dessus, au moins
field-at-most = au plus
field-kinds = Types de bâtiments
field-pays = Points des places
field-copies = Exemplaires de chaque carte d’argent
value-yellow = { currency-yellow }
value-blue = { currency-blue }
value-green = { currency-green }
value-orange = { currency-orange }
value-pavilion = { kind-pavilion }
value-seraglio = { kind-seraglio }
value-arcades = { kind-arcades }
value-chambers = { kind-chambers }
value-garden = { kind-garden }
value-tower = { kind-tower }

## D’où vient le matériel

table-buildings = Bâtiments
table-money = Argent
table-scoring = Points des décomptes
table-yard = Chantier
source-buildings = cinq listes indépendantes qui concordent carte par carte, dont une de cette édition même
source-money = livret du jeu de cartes, partie à deux comprise
source-scoring = la carte récapitulative
source-yard = une numérisation du chantier

## La table dessinée

board-building = { $kind } { $price }
board-money = { $value } { $currency }
board-slot = { $building }, emplacement { $slot }
board-slot-empty = Emplacement { $slot } vide
board-exact = appoint
board-over = { $over } de trop
board-may-exact = vous pouvez faire l’appoint
board-may-over = vous pouvez payer, au moins { $over } de trop
board-have = vous avez { $money } sur { $price }
board-open = Argent visible, place { $place } : { $card }
board-gap = Argent visible, place { $place } : vide
board-sum = { $currency } : { $total }
board-cards = { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
board-discard = Défausse : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
board-to-come = encore { $buildings } à venir
board-left = reste { $buildings }
board-has = { $buildings ->
        [one] { $buildings } bâtiment
       *[other] { $buildings } bâtiments
    }
board-no-money = Vous n’avez pas d’argent.
board-watching = Vous regardez la partie : les mains sont secrètes.
board-of = { $total } sur { $price }
board-missing = encore { $total }
board-pick = Choisissez des cartes en { $slot }, dans n’importe quel ordre.
board-pay = Payer { $payment }
board-purchase = Acheter { $kind } { $price } pour { $cards } en { $slot }
board-held = fait
board-held-long = Le décompte { $scoring } est fait
board-end = à la fin
board-end-long = Le décompte { $scoring } vient quand il n’y a plus de bâtiments
board-scoring-A = Décompte A
board-scoring-B = Décompte B
board-scoring-C = Décompte C
board-by-kind = Points par type
board-none-held = Pas encore de décompte.
board-if-ended = Si la partie finissait maintenant
board-if-ended-hint = Les points acquis et ce que rapporterait le décompte C maintenant ; les derniers bâtiments du chantier ne sont pas distribués.
board-unseen-hint = Ces cartes sont dans la pioche, ou dans des mains que vous ne voyez pas.
board-copies = Argent : { $cards } exemplaires de chaque carte, { $value } à deux joueurs
board-places = Première, deuxième et troisième place ; en cas d’égalité, on partage.

## Qu’est-ce que c’est ?

about-kind = Lors d’un décompte, celui qui a le plus de bâtiments d’un type reçoit des points ; les prix n’y jouent aucun rôle. Les places rapportent : A { $a } ; B { $b } ; C { $c }.
about-kind-counts = { $total } dans le jeu, encore { $buildings } à venir
about-kind-prices = { $kind } : { $prices }
about-money = Elle paie un bâtiment de l’emplacement { $currency }. On ne rend pas la monnaie.
about-money-counts = Exemplaires dans le jeu : { $total } ; hors de vue : { $cards }
about-slot-name = Emplacement { $slot }
about-slot = Un bâtiment posé ici se paie en { $slot }. L’emplacement est regarni à la fin du tour.
about-building-pile = Elle complète le chantier à la fin d’un tour. Quand elle ne suffit plus pour les quatre emplacements, la partie s’achève.
about-money-pile = Elle complète l’argent visible à la fin d’un tour. Les cartes de décompte A et B y sont cachées.
about-discard = L’argent qui a été payé. Quand la pioche d’argent est vide, on le mélange pour en faire une nouvelle.
about-scoring-A = Il ne récompense que la première place de chaque type. Sa carte est cachée dans la pioche d’argent.
about-scoring-B = Il récompense les deux premières places de chaque type. Sa carte est cachée dans la pioche d’argent.
about-scoring-C = Il récompense les trois premières places de chaque type, puis la partie est terminée.
about-martin = À deux joueurs, il se joint à vous : il n’a pas de tour, mais il reçoit des bâtiments et il est classé comme un joueur. Il ne peut pas gagner.
about-hand = Les cartes en main sont secrètes ; leur nombre ne l’est pas.
about-outlook = Ce que rapporterait maintenant chaque décompte encore à venir.

## Astuces pour une première partie

hint-action = Prenez de l’argent, ou achetez un bâtiment avec l’argent de la couleur de son emplacement. Une carte seule peut avoir n’importe quelle valeur ; plusieurs cartes ne doivent pas dépasser 5 au total.
hint-payment = Choisissez les cartes dans n’importe quel ordre, ou l’un des paiements proposés. On ne rend pas la monnaie ; si vous payez trop, votre tour se termine.
hint-exact = Là où un emplacement indique « appoint » ou « = », vous pouvez payer le prix exact. Ensuite, vous rejouez.
hint-again = Vous avez fait l’appoint : vous rejouez. Le chantier et l’argent ne sont complétés qu’à la fin de votre tour.
hint-gift = Gardez le bâtiment, ou offrez-le à { martin } pour qu’il passe devant votre adversaire. Il est classé comme un joueur, mais ne peut pas gagner.
hint-due = Un décompte peut venir avec les prochaines cartes. Il rapporte des points à celui qui a alors le plus de bâtiments d’un type ; la table montre ce que chacun recevrait maintenant.

## Le guide

guide-kinds = Il y a six types de bâtiments. Celui qui en a le plus d’un type au moment d’un décompte reçoit des points ; plus il y a de losanges, plus il y a de points. Les prix n’y jouent aucun rôle.
guide-money = À votre tour, prenez de l’argent ou achetez un bâtiment. Prenez une carte visible de n’importe quelle valeur, ou plusieurs qui ne dépassent pas 5 au total.
guide-exact = Un bâtiment se paie dans la couleur de son emplacement. On ne rend pas la monnaie ; mais si vous faites l’appoint, vous rejouez aussitôt.
guide-scorings = Les décomptes A et B sont cachés dans la pioche d’argent, C vient quand il n’y a plus de bâtiments. Chacun rapporte plus que le précédent ; B récompense deux places, C trois.
guide-martin = À deux joueurs, { martin } se joint à vous. Il n’a pas de tour, mais il reçoit des bâtiments et il est classé comme un joueur ; et ce que vous achetez, vous pouvez le lui offrir.
