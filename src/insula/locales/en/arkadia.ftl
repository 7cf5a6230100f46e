# The Builders of Arkadia: what a player reads at the table. Names of components stand in the nominative. What names an
# id may use the other arguments of the event it stands in: `colour-…` agrees with the kind of building of its colour,
# where there is one.

title = The Builders of Arkadia
subtitle = A town around a castle
tagline = Enclose buildings to earn their seals, raise the castle to move the prices, and sell at the right moment.
progress = floor { $floor } of 3{ $turns_left ->
        [none] { "" }
       *[other] , last turns
    }
duration = 60 min
weight = medium-light

## Components

kind-house = house
kind-farm = farm
kind-tavern = tavern
kind-mill = mill
kind-smithy = smithy
kind-trade_centre = trade centre
kind-monastery = monastery

colour-red = { $kind ->
       *[other] red
    }
colour-olive = { $kind ->
       *[other] olive
    }
colour-black = { $kind ->
       *[other] black
    }
colour-silver = { $kind ->
       *[other] silver
    }

thing-lot = the castle lot
thing-worker = a worker
thing-house = a house
thing-farm = a farm
thing-tavern = a tavern
thing-mill = a mill
thing-smithy = a smithy
thing-trade_centre = a trade centre
thing-monastery = a monastery

## Prompts

phase-action = Build, or place workers.
phase-site = Lay the tile on free squares, next to a building, the castle lot or a worker.
phase-draw = Draw a card: an open one, or from the pile.
phase-workers = Place another worker next to the same building, or stop.
phase-tower = A building is finished: place a tower on the castle.
phase-banner = Use a banner (2 workers, and you may sell seals), or end the turn.
phase-sell = Choose how many seals of this colour you sell.
phase-over = The game is over.

notation = Moves as they are typed: build house red, site c3r0 (the tile’s first square and its clockwise quarter turns; t0 to t3 turned over), draw 2, draw pile, own c3, neutral c3, stop, tower red g5, banner, sell red 2, end, pass.

## The log

event-turn-began = Turn { $turn }: { $seat }
event-card-played = { $seat }: plays { $colour } { $kind }
event-built = { $seat }: builds { $colour } { $kind } on { $square }
event-camps-covered = { $seat }: covers { $workers ->
        [one] { $workers } camp and gets { $workers } neutral worker
       *[other] { $workers } camps and gets { $workers } neutral workers
    }
event-card-taken = { $seat }: takes the open card { $colour } { $kind }
event-card-opened = New open card: { $colour } { $kind }
event-card-drawn = { $seat }: draws from the pile
event-card-seen = { $seat }: the card is { $colour } { $kind }
event-worker-placed = { $seat }: places one of their own workers on { $square }
event-neutral-placed = { $seat }: places a neutral worker on { $square }
event-passed = { $seat }: passes
event-finished = { $seat }: finishes { $colour } { $kind } on { $square }
event-seals-gained = { $seat }: gets { $workers ->
        [one] { $workers } { $colour } seal for { $workers } worker
       *[other] { $workers } { $colour } seals for { $workers } workers
    }
event-seal-taken = { $seat }: takes the { $colour } seal on the building
event-tower-placed = { $seat }: places a tower in { $colour } on { $square }, floor { $floor }; { $covered_id ->
        [plain] no seal under it
       *[other] under it: { $covered }
    }
event-floor-finished = Floor { $floor } of the castle is full
event-tower-left = Left over, to store 3: { $number ->
        [one] { $number } { $colour } tower
       *[other] { $number } { $colour } towers
    }
event-store-empty = { $seat }: store 3 is empty, { $towers ->
        [one] { $towers } tower is
       *[other] { $towers } towers are
    } not placed
event-end-began = { $seat } starts the end: every player has one more turn
event-banner-used = { $seat }: uses a banner and gets { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }
event-sold = { $seat }: sells { $number ->
        [one] { $number } { $colour } seal
       *[other] { $number } { $colour } seals
    } at { $price } and gets { $points } gold
event-game-ended = The game ends with turn { $turn }
event-all-passed = All players passed: the game ends with turn { $turn }
event-sold-out = { $seat }: final sale of { $number ->
        [one] { $number } { $colour } seal
       *[other] { $number } { $colour } seals
    } at { $price }, { $points } gold

## Refusals

refusal-game-over = The game is over; there are no more moves to make.
refusal-not-now = You have to choose something else first. { $phase }
refusal-card-not-held = You hold no such card: { $colour } { $kind }.
refusal-no-site = There is no place left for { $kind }: its tile fits nowhere next to a building, the castle lot or a worker.
refusal-not-flipped = In this game tiles are not turned over; choose a rotation that is not turned over.
refusal-off-board = The tile does not fit there: from { $square } on, { $kind } would reach beyond the board.
refusal-square-occupied = The tile does not fit there: on { $square } there is { $thing }.
refusal-touches-nothing = From { $square } on, the tile would touch nothing; lay it next to a building, the castle lot or a worker, edge to edge.
refusal-same-turning = This shape covers the same squares with rotation { $turning }; choose that one.
refusal-no-open-card = There is no open card on place { $place }.
refusal-equal-card = The same card lies on place { $place }; take that one.
refusal-pile-empty = The pile is empty; take one of the open cards.
refusal-no-own-worker = None of your own workers is left in your stock; a banner brings 2.
refusal-no-neutral-worker = You have no neutral worker in your stock; covering camps brings some.
refusal-worker-square-occupied = On { $square } there is { $thing } already; choose a free square.
refusal-no-building-beside = { $square } is not next to a building or the castle lot, edge to edge.
refusal-no-common-building = All workers of a turn stand next to one and the same building, here { $thing } on { $beside }; { $square } is not next to it.
refusal-can-act = You pass only when nothing is possible; you can still build or place a worker.
refusal-no-tower-due = A tower is placed only for a finished building, and none is due now.
refusal-not-on-ring = Towers stand on the ring of the castle, and { $square } does not belong to it.
refusal-not-in-store = There is no tower of this colour left in store { $floor }: { $colour }.
refusal-tower-there = On { $square } there is a tower of floor { $floor } already; choose a free square of the ring.
refusal-banner-later = A banner is used at the end of the turn, when all else is done.
refusal-no-banner-left = You have no banner left.
refusal-banner-used = One banner per turn, and you have used one in this turn.
refusal-no-sale = Seals are sold only with a banner, at the end of the turn.
refusal-other-colour = Seals are sold colour by colour; now it is the turn of { $colour }.
refusal-too-few-seals = { $number ->
        [0] You have no { $colour } seal.
        [one] You have only { $number } { $colour } seal.
       *[other] You have only { $number } { $colour } seals.
    }
refusal-no-turn-left = You have had your last turn.

## Options

option-flip = Turn tiles over
option-flip-no = no
option-flip-yes = yes
option-tracking = What lies behind the screens
option-tracking-memory = Hidden: play from memory
option-tracking-open = Shown to everybody

## Where points come from

points-sold = Sales with a banner
points-sold-out = Final sale

## The table of any title: verbs, and the fields of the view

verb-build = Build
verb-site = Lay the tile on
verb-draw = Draw a card
verb-own = Place one of your own workers on
verb-neutral = Place a neutral worker on
verb-stop = Stop
verb-tower = Place a tower
verb-banner = Use a banner
verb-sell = Sell
verb-end = End the turn
verb-pass = Pass
field-columns = Columns of the board
field-rows = Rows of the board
field-shapes = The shape of each tile
field-castle = Castle
field-prices = Prices
field-next-towers = The next tower, and the prices then
field-towers-due = Towers to place now
field-towers-to-end = Towers until the end begins
field-camps = Camps
field-buildings = Buildings
field-workers = Workers
field-open-cards = Open cards
field-hand = Your hand
field-card = Card just played
field-tile = The tile and its rotations
field-turning = Rotation
field-playable = What you can build
field-turnings = Rotations
field-cells = Shape
field-closes = Finishes
field-closes-now = Finished if you stop now
field-closed-by = Finished by one more worker
field-building = Building
field-new-towers = Towers placed for it
field-pile-size = Cards in the pile
field-unseen-cards = Cards not in sight
field-players = What each player has
field-selling = For sale now
field-start = Start player
field-turns-left = Turns left after this one
field-passes = Passes in a row
field-kind = Kind
field-colour = Colour
field-number = Number
field-square = Square
castle-square = Corner
field-owner = Worker of
field-squares = Squares
next-towers-squares = Where
next-towers-colour = Tower
field-is-finished = Finished
field-open-squares = Still open
field-earns = Seals if closed now
field-printed = Printed
field-towers = Towers, lowest first
field-top = Seen from above
field-is-upright = Position
is-upright-true = upright
is-upright-false = sideways
field-ring = Ring
field-courtyard = Courtyard
field-floor = Floor under way
field-stores = Stores
field-covers = On
field-banners = Banners
field-workers-on-board = Workers on the board
field-hand-size = Cards
field-own-workers = Own workers
field-neutral-workers = Neutral workers
field-seals = Seals
field-seals-worth = Seals at today’s prices
field-gold = Gold
field-known-cards = Known cards
thing-kind-colour = { $colour } { $kind }
thing-kind-colour-number = { $number } × { $colour } { $kind }
thing-kind-colour-squares = { $colour } { $kind }, { $is_finished ->
        [true] finished
       *[other] { $open_squares ->
            [one] { $open_squares } square open
           *[other] { $open_squares } squares open
        }
    }
thing-square-owner = { $owner ->
        [none] neutral worker
       *[other] worker of { $owner }
    }
thing-square-printed = castle, { $towers ->
        [0] no tower
        [one] { $towers } tower
       *[other] { $towers } towers
    }: { $top }
thing-camps = camp
thing-courtyard = courtyard
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
value-red = red
value-olive = olive
value-black = black
value-silver = silver
value-plain = plain
value-court = courtyard
value-pile = from the pile
value-r0 = not turned
value-r1 = ¼ right
value-r2 = ½ turn
value-r3 = ¼ left
value-t0 = turned over
value-t1 = turned over, ¼ right
value-t2 = turned over, ½ turn
value-t3 = turned over, ¼ left

## Where the components come from

table-board = Board and camps
table-lot = Castle lot
table-buildings = Building tiles
table-cards = Cards
table-stores = Towers in the stores
table-pieces = Workers and banners
source-board = 16 × 12 squares and 24 camps from two reviews; the places of the camps are our own: spread unevenly, none touching another, so that the castle fits only near the middle, as players report
source-lot = 4 × 3 squares, a ring of ten and two seals of each colour from several reviews; where the seals are is our own
source-buildings = names and numbers from the list of components; 2 to 4 squares, straight or angled, from two reviews; which shapes these are is our own
source-cards = 40 cards for 40 tiles; evenly by colour, which the numbers of tiles allow in one way only
source-stores = the list of components and several reviews
source-pieces = the list of components and several reviews

## The terminal

terminal-turn = turn { $turn }
terminal-floor = floor { $floor }: { $towers } of { $places } towers
terminal-pile = pile { $cards }
terminal-last-turns = { $turns ->
        [0] the last turn
       *[other] last turns: { $turns } after this one
    }
terminal-store = Store { $number }
terminal-your-seals = Your seals
terminal-has-hand = cards
terminal-has-workers = workers
terminal-has-worth = worth
terminal-has-gold = gold
terminal-unfinished = Unfinished
terminal-earns = still open, seals for workers
terminal-more = … { $number } more: w
terminal-neutral = neutral worker
terminal-camp = camp
terminal-seal = its seal lies on it
terminal-tower = visible seal, floor
terminal-banner = banners
terminal-named = the square that a move names
terminal-row = row { $row }
terminal-own-worker = { $squares ->
        [one] Place one of your own workers: { $squares } square
       *[other] Place one of your own workers: { $squares } squares
    }
terminal-neutral-worker = { $squares ->
        [one] Place a neutral worker: { $squares } square
       *[other] Place a neutral worker: { $squares } squares
    }
terminal-open = { $building }: then { $squares } open
terminal-closes = { $seals ->
        [one] closes { $building }: { $seals } seal for you
       *[other] closes { $building }: { $seals } seals for you
    }
terminal-camps = { $workers ->
        [one] { $workers } neutral worker
       *[other] { $workers } neutral workers
    }
terminal-covers = { $colour }, covers { $covered }
terminal-no-seal = no seal
terminal-yours = your seals { $before }→{ $after }
terminal-selling = { $colour }: price { $price }, you have { $seals }.
terminal-sale = Sell { $number }: { $gold } gold
terminal-worth = all your seals: { $gold } gold now
