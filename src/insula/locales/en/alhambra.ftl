# Alhambra, the card game: what a player reads at the table. Names of components stand in the nominative.

title = Alhambra
subtitle = The card game
tagline = Buy more buildings of each kind than the others, in four currencies, and pay the exact price to act again.
progress = { $held ->
        [0] before scoring A
        [1] before scoring B
        [2] before scoring C
       *[other] over
    }
duration = 45–60 min
weight = light

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
notation = Moves as they are typed: take 3, take 1+4 (places of the open money, from the left), buy blue, pay 7, stop, keep, give, pass.
reveals = new cards come from the piles

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
event-discard-shuffled = The discard pile is shuffled: a new money pile of { $cards ->
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
event-hand-laid-open = { $seat }: reveals { $total } { $currency }
event-game-ended = The game ends with turn { $turn }
told-took = { $seat }: takes { $cards }
told-paid = { $seat }: pays { $cards } { $slot }
told-bought = { $seat }: buys { $kind } { $price } with { $cards } { $slot }
told-given = given to { martin }
told-again = exact: acts again
told-received = { $owner }: gets { $cards }
told-new = New: { $cards }
told-new-building = { $building } ({ $slot })

## Refusals

refusal-game_over = The game is over; there are no more moves to make.
refusal-payment_first = Finish the payment first: { $total } of { $price } { $slot } so far.
refusal-gift_first = First decide whether to keep the building you bought or give it to { martin }.
refusal-no_payment = There is nothing to pay for right now; pick a building to buy first.
refusal-no_gift = There is no building to keep or give away; with two players that choice comes right after a purchase.
refusal-gap = One of those places is empty; pick only places where a card lies.
refusal-over_five = Several cards may be worth 5 together at most, and these make { $total }; a single card may have any value.
refusal-equal_card_further_left = The same card lies further left; take that one.
refusal-empty_slot = The { $slot } slot stays empty until the turn ends.
refusal-too_poor = The price is { $price } { $slot }, and you have only { $money }.
refusal-card_not_in_hand = You have no { $slot } card of that value in your hand.
refusal-above_last_card = Cards are paid from the highest down; pick one that is not above the last one you laid down.
refusal-price_out_of_reach = After that card { $price } would be out of reach, as no higher card may follow; pick a higher one.
refusal-below_price = { $total } of { $price } is not enough yet; lay down another card.
error-too-many-cards = These would be more cards than the price asks for, and no change is given: put one back first.
error-other-currency = This building is paid for with { $slot } cards only.
refusal-can_act = You pass only when nothing is possible; you can still take money or buy a building.

## Options

option-tracking = Other players’ hands
option-tracking-memory = Hidden: play from memory
option-tracking-open = Shown to everybody

## Labels

label-yard = Yard
label-open-money = Open money
label-hand = Hand
label-discard = Discard pile
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
nouns-take = { $count ->
        [one] from place { $noun }
       *[other] from places { $noun }
    }
nouns-buy = with { $noun }
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
field-kinds = Kinds of building
field-pays = Points for the places
field-copies = Copies of each money card
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

## Where the components come from

table-buildings = Buildings
table-money = Money
table-scoring = Points of the scorings
table-yard = Yard
source-buildings = five independent card lists that agree card by card, one of them of this very edition
source-money = rulebook of the card game, two-player section included
source-scoring = the reference card
source-yard = a scan of the construction yard

## The drawn table

board-building = { $kind } { $price }
board-money = { $currency } { $value }
board-slot = { $building }, { $slot } slot
board-slot-empty = Empty { $slot } slot
board-exact = exact
board-over = { $over } too much
board-may-exact = you can pay exactly
board-may-over = you can pay, at least { $over } too much
board-have = you have { $money } of { $price }
board-open = Open money, place { $place }: { $card }
board-gap = Open money, place { $place }: empty
board-sum = { $currency }: { $total }
board-cards = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
board-discard = Discard pile: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
board-to-come = { $buildings } still to come
board-left = { $buildings } left
board-has = { $buildings ->
        [one] { $buildings } building
       *[other] { $buildings } buildings
    }
board-no-money = You have no money.
board-watching = You are watching; the hands are secret.
board-of = { $total } of { $price }
board-missing = { $total } to go
board-pick = Pick { $slot } cards, in any order.
board-pay = Pay { $payment }
board-purchase = Buy { $kind } { $price } with { $cards } { $slot }
board-held = done
board-held-long = Scoring { $scoring } is done
board-end = at the end
board-end-long = Scoring { $scoring } comes when the buildings run out
board-scoring-A = Scoring A
board-scoring-B = Scoring B
board-scoring-C = Scoring C
board-by-kind = Points by kind
board-none-held = No scoring yet.
board-if-ended = If the game ended now
board-if-ended-hint = Points so far and what scoring C would pay now; the yard’s last buildings are not handed out.
board-unseen-hint = These cards are in the pile, or in hands that you cannot see.
board-copies = Money: { $cards } of each card, { $value } with two players
board-places = First, second and third place; whoever is tied shares.

## What is this?

about-kind = When a kind is scored, whoever has the most buildings of it gets points; prices do not matter for that. The places are paid: A { $a }; B { $b }; C { $c }.
about-kind-counts = { $total } in the game, { $buildings } still to come
about-kind-prices = { $kind }: { $prices }
about-money = It pays for a building in the { $currency } slot. You get no change.
about-money-counts = { $total } of this card in the game, { $cards } not in sight
about-slot-name = { $slot } slot
about-slot = A building here is paid for with { $slot } money. The slot is filled again when the turn ends.
about-building-pile = It fills the yard when a turn ends. When it cannot fill all four slots, the game ends.
about-money-pile = It fills up the open money when a turn ends. The scoring cards A and B lie hidden in it.
about-discard = Money that was paid. Once the money pile is empty, it is shuffled into a new one.
about-scoring-A = It pays the first place of each kind only. Its card lies hidden in the money pile.
about-scoring-B = It pays the first two places of each kind. Its card lies hidden in the money pile.
about-scoring-C = It pays the first three places of each kind, and the game is over.
about-martin = He joins in with two players: he has no turn, but he gets buildings and ranks like a player. He cannot win.
about-hand = The cards in a hand are secret; how many there are is not.
about-outlook = What each scoring that is still to come would pay if it were held now.

## Hints at a first game

hint-action = Take money, or buy a building with money of its slot’s colour. One open card may have any value; several may be worth 5 together at most.
hint-payment = Pick the cards in any order, or choose one of the payments offered. You get no change, and paying too much ends your turn.
hint-exact = Where a slot says “exact” or “=” you can pay the exact price. Then you act again.
hint-again = An exact payment: you act again. The yard and the money are filled up only when your turn ends.
hint-gift = Keep the building, or give it to { martin } so that he overtakes your opponent. He ranks like a player, but cannot win.
hint-due = A scoring may come with the next cards. It pays whoever then has the most buildings of a kind; the table shows what everybody would get now.

## The guide

guide-kinds = There are six kinds of building. Whoever has the most of a kind when it is scored gets points for it; the more lozenges, the more points. Prices do not matter for that.
guide-money = On your turn you either take money or buy a building. Take one open card of any value, or several that are worth 5 together at most.
guide-exact = A building is paid for in the colour of its slot. You get no change; but if you pay exactly, you act again at once.
guide-scorings = Scorings A and B lie hidden in the money pile, C comes when the buildings run out. Each pays more than the one before, B to two places and C to three.
guide-martin = With two players { martin } joins in. He has no turn, but he gets buildings and ranks like a player; and what you buy you may give to him.
