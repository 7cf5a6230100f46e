# Alhambra, the card game: what a player reads at the table. Names of components stand in the nominative.

title = Alhambra
subtitle = The card game
tagline = Buy more buildings of each kind than the others, in four currencies, and pay to the coin to act again.

## Components

kind-pavilion = pavilion
kind-seraglio = seraglio
kind-arcades = arcades
kind-chambers = chambers
kind-garden = garden
kind-tower = tower

currency-yellow = yellow
currency-blue = blue
currency-green = green
currency-orange = orange

scoring-A = A
scoring-B = B
scoring-C = C

martin = Martin

## Prompts

phase-action = Take money or buy a building.
phase-payment = Pay for { $kind } { $price }: { $total } of { $price } laid down.
phase-gift = Keep { $kind } { $price } or give it to { martin }.
phase-over = The game is over.

## Choices

choice-take = Take { $cards }
choice-buy = Buy { $kind } { $price } with { $currency }
choice-pay = Pay { $currency } { $value }
choice-stop = Stop at { $total }: exact, act again
choice-keep = Keep { $kind } { $price }
choice-give = Give { $kind } { $price } to { martin }
choice-pass = Pass: nothing to take, nothing to buy

## The log

event-turn-began = Turn { $turn }: { $seat }
event-took = { $seat }: takes { $currency } { $value }
event-paid = { $seat }: pays { $currency } { $value }
event-bought = { $seat }: buys { $kind } { $price } with { $total } { $slot }
event-received = { $owner }: gets { $kind } { $price }
event-acts-again = { $seat }: exact payment, acts again
event-passed = { $seat }: passes
event-yard-filled = New in the yard: { $kind } { $price } ({ $slot })
event-money-opened = New money: { $currency } { $value }
event-discard-shuffled = The discard is shuffled: a new money pile of { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
event-scoring-held = Scoring { $scoring }
event-scored = { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $kind } ({ $buildings ->
        [one] { $buildings } building
       *[other] { $buildings } buildings
    }, scoring { $scoring })
event-martin-scored = { martin }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $kind } ({ $buildings ->
        [one] { $buildings } building
       *[other] { $buildings } buildings
    }, scoring { $scoring })
event-unclaimed = Nobody gets { $kind } { $price } ({ $slot }: a tie for the most, or no money at all)
event-hand-laid-open = { $seat }: lays open { $total } { $currency }
event-game-ended = The game ends with turn { $turn }

## Refusals

refusal-game-over = The game is over; there are no more moves to make.
refusal-payment-first = Finish the payment first: { $total } of { $price } { $slot } so far.
refusal-gift-first = First decide whether to keep the building you bought or give it to { martin }.
refusal-no-payment = There is nothing to pay for right now; pick a building to buy first.
refusal-no-gift = There is no building to keep or give away; with two players that choice comes right after a purchase.
refusal-gap = One of those places is empty; pick only places where a card lies.
refusal-over-five = Several cards may be worth 5 together at most, and these make { $total }; a single card may have any value.
refusal-equal-card-further-left = The same card lies further left; take that one.
refusal-empty-slot = The { $slot } slot stays empty until the turn ends.
refusal-too-poor = The price is { $price } { $slot }, and you have only { $money }.
refusal-card-not-in-hand = You have no { $slot } card of that value in your hand.
refusal-above-last-card = Cards are paid from the highest down; pick one that is not above the last one you laid down.
refusal-price-out-of-reach = After that card { $price } would be out of reach, as no higher card may follow; pick a higher one.
refusal-below-price = { $total } of { $price } is not enough yet; lay down another card.
refusal-can-act = You pass only when nothing is possible; you can still take money or buy a building.

## Options

option-tracking = Other players’ hands
option-tracking-memory = Hidden: play from memory
option-tracking-open = Shown to everybody

## Labels

label-yard = Yard
label-open-money = Open money
label-hand = Hand
label-discard = Discard
label-money-pile = Money pile
label-building-pile = Building pile
label-buildings = Buildings
label-points = Points
label-outlook = If scored now
label-due = Scoring { $scoring }: { $at_least } to { $at_most ->
        [one] { $at_most } card
       *[other] { $at_most } cards
    } down
label-unseen-money = Money not in sight
label-unseen-buildings = Buildings still to come
label-payments = Ways to pay
label-exact = exact: act again
label-over = { $over } too much: the turn ends
label-leader = in the lead

## The table of any title: verbs, prompts and the fields of the view

verb-take = Take money
verb-buy = Buy
verb-pay = Pay
verb-stop = Stop
verb-keep = Keep
verb-give = Give
verb-pass = Pass
prompt-payment = Pay card by card, from the highest down.
prompt-gift = Keep the building you bought, or give it to Martin.
field-paying = Payment under way
field-bought = Bought just now
field-owners = What each player has
field-martin = Martin
field-due = Scorings still in the money pile
field-held = Scorings held
field-hand-size = Cards
field-slot = Slot
field-building = Building
field-kind = Kind
field-currency = Currency
field-value = Value
field-price = Price
field-cards = Cards
field-total = Total
field-exact = Exact
field-scoring = Scoring
field-at-least = Above it at least
field-at-most = at most
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
