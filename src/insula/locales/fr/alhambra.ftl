# Alhambra, le jeu de cartes : ce qu’on lit à la table. Les noms du matériel restent invariables.

title = Alhambra
subtitle = Le jeu de cartes
tagline = Avec quatre monnaies, achetez plus de bâtiments de chaque type que les autres : qui fait l’appoint rejoue.

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

## Refus

refusal-game-over = La partie est terminée : plus aucun coup n’est possible.
refusal-payment-first = Terminez d’abord le paiement : { $total } sur { $price } en { $slot } pour l’instant.
refusal-gift-first = Décidez d’abord : garder le bâtiment acheté ou l’offrir à { martin }.
refusal-no-payment = Il n’y a rien à payer pour l’instant : choisissez d’abord un bâtiment à acheter.
refusal-no-gift = Il n’y a aucun bâtiment à garder ou à offrir : à deux joueurs, ce choix vient juste après un achat.
refusal-gap = L’une de ces places est vide : ne choisissez que des places où se trouve une carte.
refusal-over-five = À plusieurs, les cartes ne doivent pas dépasser 5 au total, et celles-ci font { $total } ; une carte seule peut avoir n’importe quelle valeur.
refusal-equal-card-further-left = La même carte se trouve plus à gauche : prenez celle-là.
refusal-empty-slot = L’emplacement { $slot } reste vide jusqu’à la fin du tour.
refusal-too-poor = Le prix est de { $price } en { $slot } et vous n’en avez que { $money }.
refusal-card-not-in-hand = Vous n’avez pas en main de carte de cette valeur en { $slot }.
refusal-above-last-card = On paie de la carte la plus forte à la plus faible : la suivante ne doit pas dépasser la dernière posée.
refusal-price-out-of-reach = Après cette carte, { $price } serait hors d’atteinte, car aucune carte plus forte ne peut suivre : choisissez-en une plus forte.
refusal-below-price = { $total } sur { $price }, le compte n’y est pas encore : posez une autre carte.
refusal-can-act = On ne passe que si rien n’est possible : vous pouvez encore prendre de l’argent ou acheter un bâtiment.

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
label-outlook = Si l’on décomptait maintenant
label-due = Décompte { $scoring } : sous { $at_least } à { $at_most ->
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
