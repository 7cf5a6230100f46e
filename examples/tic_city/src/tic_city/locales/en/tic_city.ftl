# Tic City in words: what a person reads of it.

title = Tic City
subtitle = A small city for two to four
tagline = Build side by side in one city, and never let the others see what you are wishing for.
duration = 10 minutes
weight = easy

phase-choice = Take a card or draw one.
phase-site = Choose a square to build on.
phase-over = The game is over.

verb-take = Take
verb-draw = Draw the top card
verb-build = Build on
reveals-draw = turns up the top card of the deck

value-home = home
value-shop = shop
value-park = park
value-tower = tower
value-fountain = fountain

field-market = Market
field-in-hand = In hand
field-city = City
field-empty = Empty squares
field-players = Players
field-wish = Wish
field-buildings = Buildings
field-deck = Cards in the deck
field-unseen = Kinds in the deck

thing-empty = empty square
thing-kind = { $kind }
sign-kind = { $kind ->
        [home] H
        [shop] S
        [park] P
        [tower] T
       *[other] ◎
    }

event-taken = { $seat }: takes a { $kind }
event-drawn = { $seat }: draws a { $kind }
event-built = { $seat }: builds a { $kind } on { $square }
event-neighbours-scored = { $seat }: +{ $points } for { $neighbours ->
        [one] one neighbour
       *[other] { $neighbours } neighbours
    }
event-market-filled = New in the market: { $kind }
event-turn-began = It is the turn of { $seat }.
event-wish-scored = { $seat }: wished for { $kind }, { $buildings } built, +{ $points }
event-game-ended = The city is full.

points-neighbours-scored = Neighbours
points-wish-scored = Wish

refusal-not_open = No { $kind } lies open.
refusal-card_first = First take or draw a card.
refusal-site_first = First build the card in hand.
refusal-occupied = Something stands on { $square } already.
refusal-game_over = The game is over.
refusal-last_turn_had = This seat has had its last turn.

table-buildings = Building cards
table-neighbours = Points for neighbours
table-wishes = Wishes
