# The Builders of Arkadia: what a player reads at the table. Names of components stand in the nominative. What names an
# id may use the other arguments of the event it stands in: `colour-…` agrees with the kind of building of its colour,
# where there is one.

title = The Builders of Arkadia
subtitle = A town around a castle
tagline = Enclose buildings to earn their seals, raise the castle to move the prices, and sell at the right moment.
progress = floor { $floor }: { $turns_left ->
        [none] { $towers_to_end ->
            [one] { $towers_to_end } tower to the end
           *[other] { $towers_to_end } towers to the end
        }
        [0] the last turn
       *[other] last turns, { $turns_left } more
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
reveals-draw = a card comes from the pile

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
events-worker-placed = { $seat }: places { $count } of their own workers, on { $square }
event-neutral-placed = { $seat }: places a neutral worker on { $square }
events-neutral-placed = { $seat }: places { $count } neutral workers, on { $square }
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

refusal-game_over = The game is over; there are no more moves to make.
refusal-not_now = You have to choose something else first. { $phase }
refusal-card_not_held = You hold no such card: { $colour } { $kind }.
refusal-no_site = There is no place left for { $kind }: its tile fits nowhere next to a building, the castle lot or a worker.
refusal-not_flipped = In this game tiles are not turned over; choose a rotation that is not turned over.
refusal-off_board = The tile does not fit there: from { $square } on, { $kind } would reach beyond the board.
refusal-square_occupied = The tile does not fit there: on { $square } there is { $thing }.
refusal-touches_nothing = From { $square } on, the tile would touch nothing; lay it next to a building, the castle lot or a worker, edge to edge.
refusal-same_turning = This shape covers the same squares with rotation { $turning }; choose that one.
refusal-no_open_card = There is no open card on place { $place }.
refusal-equal_card = The same card lies on place { $place }; take that one.
refusal-pile_empty = The pile is empty; take one of the open cards.
refusal-no_own_worker = None of your own workers is left in your stock; a banner brings 2.
refusal-no_neutral_worker = You have no neutral worker in your stock; covering camps brings some.
refusal-worker_square_occupied = On { $square } there is { $thing } already; choose a free square.
refusal-no_building_beside = { $square } is not next to a building or the castle lot, edge to edge.
refusal-no_common_building = All workers of a turn stand next to one and the same building, here { $thing } on { $beside }; { $square } is not next to it.
refusal-can_act = You pass only when nothing is possible; you can still build or place a worker.
refusal-no_tower_due = A tower is placed only for a finished building, and none is due now.
refusal-not_on_ring = Towers stand on the ring of the castle, and { $square } does not belong to it.
refusal-not_in_store = There is no tower of this colour left in store { $floor }: { $colour }.
refusal-tower_there = On { $square } there is a tower of floor { $floor } already; choose a free square of the ring.
refusal-banner_later = A banner is used at the end of the turn, when all else is done.
refusal-no_banner_left = You have no banner left.
refusal-banner_used = One banner per turn, and you have used one in this turn.
refusal-no_sale = Seals are sold only with a banner, at the end of the turn.
refusal-other_colour = Seals are sold colour by colour; now it is the turn of { $colour }.
refusal-too_few_seals = { $number ->
        [0] You have no { $colour } seal.
        [one] You have only { $number } { $colour } seal.
       *[other] You have only { $number } { $colour } seals.
    }
refusal-no_turn_left = You have had your last turn.

## Options

option-flip = Turn tiles over
option-flip-no = no
option-flip-yes = yes
option-tracking = What lies behind the screens
option-tracking-memory = Hidden: play from memory
option-tracking-open = Shown to everybody

## Where gold comes from

points-sold = Sales with a banner
points-sold-out = Final sale
points-seals-red = Red seals
points-seals-olive = Olive seals
points-seals-black = Black seals
points-seals-silver = Silver seals

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

## Gold, where the pages of any title speak of points

title-page-tool-sheet = Gold
title-page-points = { $points } gold
title-page-points-hidden = gold hidden
title-page-log-scores = gold
title-page-breakdown = Where the gold comes from
title-page-plain-items = What brought gold
title-page-plain-no-points = No gold yet.
title-note-points = +{ $points } gold
title-end-title = Gold

## Things on the drawn table, and moves in words

board-seals = { $number ->
        [one] { $number } { $colour } seal
       *[other] { $number } { $colour } seals
    }
board-towers = { $number ->
        [one] { $number } { $colour } tower
       *[other] { $number } { $colour } towers
    }
board-pile = { $cards ->
        [0] The pile is empty
        [one] Pile: { $cards } card
       *[other] Pile: { $cards } cards
    }
board-hand-of = { $seat }: { $cards ->
        [0] no card in hand
        [one] { $cards } card in hand
       *[other] { $cards } cards in hand
    }
board-store = Store { $floor }
board-store-empty = No tower left
board-price = Price of { $colour }: { $price }
board-banners-of = { $seat }: { $banners ->
        [0] no banner left
        [one] { $banners } banner left
       *[other] { $banners } banners left
    }
board-gold-of = { $seat }: { $gold } gold
board-gold-hidden = { $seat }: gold behind the screen
board-move-build = Build { $card }
board-move-site = Lay the tile on { $square }, { $turning }
board-move-take = Take the open card { $card }
board-move-draw = Draw from the pile
board-move-tower = Place a tower in { $colour } on { $square }
board-move-sell = Sell { $seals }

## What things on the drawn table are

about-building = { $open ->
        [one] One square around it is still open.
       *[other] { $open } squares around it are still open.
    } Whoever closes it takes the seal that lies on it and places a tower.
about-building-earns = For their workers, if it were closed now: { $earned }
about-building-earns-none = Its workers would bring nobody a seal now
about-building-finished = Finished. Its seals are given out, and it brings no more; new tiles and workers may still be placed next to it.
about-card = Play it to lay its tile next to a building, the castle lot or a worker. A seal of its colour is put on the building. The kind only tells the shape.
about-card-counts = Built so far: { $built }. Not in sight, in the pile or in hands: { $unseen }
about-pile = Whoever builds draws one card: an open one, which is then replaced from here, or the top one, which nobody else sees.
about-pile-empty = Open cards are no longer replaced. When they are gone too, nobody draws.
about-hand = Whoever builds plays a card from the hand and draws a new one.
about-hand-known = Known to all: { $known }
about-castle = Every finished building adds a tower. The seals seen from above are the prices. With the tenth tower of floor 2 the end begins.
about-ring = A tower of floor { $floor } can be placed here. Only what is seen from above counts for the prices.
about-ring-taken = It has its tower of floor { $floor }; the next one comes with the next floor. Only what is seen from above counts for the prices.
about-ring-below = Under it, from the ground up: { $below }
about-store = The towers of floor { $floor } come from here. When the floor is full, what is left goes to store 3.
about-store-last = The towers of floor { $floor } come from here. When this store is empty, no more towers are placed.
about-price = The number of seals of this colour that are visible on the castle from above. A tower of this colour raises it by 1; a tower of another colour on top of one lowers it by 1.
about-price-counts = { $towers ->
        [one] { $towers } tower of this colour is still in the stores
       *[other] { $towers } towers of this colour are still in the stores
    }
about-seal = When a building of this colour is closed, each worker beside it earns its player one; whoever closes it also takes the one that lies on it. Sold, it brings its price in gold.
about-seal-counts = Price now: { $price } gold. Unfinished buildings of this colour: { $open }
about-worker = Earns a seal from every building that is closed beside it. Workers stay where they are until the end.
about-neutral = Closes a building like any worker, but earns nobody a seal. They come from camps.
about-workers-placed = On the board: { $placed }
about-workers-counts = On the board: { $placed }. In stock: { $stock }
about-banner = Once a turn, at its end: give up a banner, take 2 workers, and sell as many seals as you like at the prices of that moment.
about-gold = Whoever has the most at the end wins. Seals become gold when they are sold: with a banner, and all that are left at the end.
about-gold-worth = All seals would bring { $gold } gold now
about-camp = Cover it with a building and you get 1 neutral worker. Under a worker it is lost.
about-camp-counts = Camps still free: { $camps }

## Hints at a first game

hint-build = Build next to what is there, or place workers. A building pays when every square around it is taken: one seal of its colour for each worker beside it.
hint-worker = A worker earns from every building that is closed beside it. Look for squares between two buildings.
hint-site = Press a lit square, or turn the tile first. Every camp that you cover brings a neutral worker.
hint-draw = Everybody sees which open card you take. What comes from the pile only you know.
hint-more-workers = More workers may follow, all next to the same building. Neutral ones close it but earn nothing. Then stop: only then is it checked what is finished.
hint-tower = The tower makes the price of its colour rise by 1; the colour that it covers falls by 1. Raise what you hold, cover what the others hold.
hint-banner = A banner brings 2 workers and lets you sell seals now. You have only a few, and a price that is high today may be covered tomorrow.
hint-sale = Sell what will hardly rise. All seals that you keep are sold at the end, at the final prices.
hint-pass = You can neither build nor place a worker. A banner would bring 2 workers.
hint-last-turns = Everybody has one last turn. Then all seals are sold at the final prices; workers and banners that are left are worth nothing.

## The guide

guide-build = On your turn, build or place workers. To build, play a card and lay its tile next to a building, the castle or a worker. A seal of its colour lies on it. Then draw a card.
guide-camps = Every camp that your building covers gives you a neutral worker.
guide-workers = Or place workers: as many as you like, your own and neutral ones, all next to one and the same building. They stay there for good.
guide-finish = A building is finished when every square around it is taken. Every worker of a player beside it earns that player a seal of its colour. Whoever closes it also takes the seal on it.
guide-towers = For each finished building you place a tower on the castle. The price of a colour is the number of its seals that are seen from above: the tower raises its own colour and covers another.
guide-end = A banner, at the end of your turn, brings 2 workers and lets you sell seals for gold. When floor 2 is full, everybody has one last turn; then all seals are sold. The most gold wins.

## The score sheet, and what is still to come

board-gold-so-far = Gold so far
board-sealed-at = { $colour }, price { $price }
board-seals-worth = Seals at these prices
board-ended-now = If the game ended now
board-behind-screen = “?” lies behind a screen. What was gained and sold stands in the log.
board-screened = Workers, seals and gold lie behind the screen.
board-stock-own = Own workers in stock
board-stock-neutral = Neutral workers in stock
board-known-cards = Known cards
board-cards-unseen = Cards not in sight
board-cards-hint = These are in the pile or in hands that you do not see. In the pile: { $pile }
board-towers-to-come = Towers in the stores
board-to-end = { $towers ->
        [0] The end has begun.
        [one] { $towers } more tower starts the end.
       *[other] { $towers } more towers start the end.
    }
board-turns-left = { $turns ->
        [0] This is the last turn.
        [one] One more turn after this one.
       *[other] { $turns } more turns after this one.
    }
board-camps-left = { $camps ->
        [0] No camp is free any more.
        [one] { $camps } camp is still free.
       *[other] { $camps } camps are still free.
    }

## Pictures of the rules

picture-K2 = The seven shapes, each with the sign of its kind.
picture-K9 = A new tile may touch a building, the castle or anybody’s worker (✓). A corner is not enough (✗).
picture-K11 = The tavern covers two camps: 2 neutral workers. The worker that stands on a camp brings none.
picture-K13 = Three workers of one turn, all next to the black smithy. The fourth square touches another building only.
picture-K14 = The farm in the corner is finished: beyond the edge of the board nothing is open. The house still has one open square.
picture-K15 = The new worker (★) closes both buildings and earns a seal from each; in the notch of the farm it counts once. Neutral workers earn nothing. Whoever placed it also takes the two seals that lie there.
picture-K16 = Two buildings were finished: first all their seals, then two towers.
picture-K17 = Floor 1 is full: the two towers left over go to store 3, and floor 2 begins.
picture-K18 = A black tower on a visible red seal: red falls from 2 to 1, black rises from 2 to 3.
picture-K19 = 7 red seals at price 3 and 5 silver ones at price 4 bring 41 gold.

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

## The drawn table

drawn-land = The board
drawn-nobody = nobody
drawn-share-own = you { $number }
drawn-share = { $name } { $number }
drawn-closes = closes { $building }: { $shares }
drawn-closes-nothing = nothing is closed yet
drawn-towers = { $towers ->
        [one] { $towers } tower
       *[other] { $towers } towers
    }
drawn-covers = { $workers ->
        [one] covers { $workers } camp: { $workers } neutral worker
       *[other] covers { $workers } camps: { $workers } neutral workers
    }
drawn-building = { $building }: { $open ->
        [one] { $open } square open
       *[other] { $open } squares open
    }; its workers earn: { $shares }
drawn-building-finished = { $building }, finished
drawn-ring = { $square }: { $towers ->
        [0] no tower
        [one] { $towers } tower
       *[other] { $towers } towers
    }, seen from above: { $top }
drawn-lay-on = Lay the tile on { $square }
drawn-worker-own = Your own worker on { $square }
drawn-worker-neutral = A neutral worker on { $square }
drawn-tower-on = Tower on { $square }
drawn-camp = Camp on { $square }
drawn-map = The whole board, small: press to go there
drawn-stores = The castle: floor { $floor } under way
drawn-floor = Floor { $floor }
drawn-floor-finished = all 10 stand
drawn-towers-to-end = { $towers ->
        [0] The end has begun
        [one] { $towers } tower to the end
       *[other] { $towers } towers to the end
    }
drawn-last-turns = { $turns ->
        [0] Last turn
       *[other] Last turns: { $turns } more
    }
drawn-stack = { $colour } tower, { $number } in the store
drawn-prices = Prices
drawn-price = { $colour }: price { $price }
drawn-price-held = { $colour }: price { $price }, you have { $number }, worth { $worth }
drawn-your-seals = Your seals
drawn-hand = Your hand
drawn-draw = Draw one
drawn-open-cards = Open cards
drawn-pile-name = { $cards ->
        [one] Pile of { $cards } card
       *[other] Pile of { $cards } cards
    }
drawn-own-things = What you have
drawn-workers-own = Own workers: { $number }
drawn-workers-neutral = Neutral workers: { $number }
drawn-seals = { $colour } seals: { $number }
drawn-banners = Banners: { $number }
drawn-gold = Gold: { $number }
drawn-turn-left = Turn left
drawn-turn-right = Turn right
drawn-turn-over = Turn over
drawn-lay = Lay it
drawn-put-back = Put back
drawn-done = done
drawn-later = once closed
drawn-sell-heading = Banner: 2 workers, and a sale
drawn-sell-open = Banner…
drawn-sell-of = { $colour } seals to sell
drawn-sell = { $gold ->
        [0] Use the banner, sell nothing
       *[other] Sell for { $gold } gold
    }
drawn-settled = Finished buildings
drawn-settled-workers = { $workers } for workers
drawn-settled-taken = 1 from the building
drawn-floor-done = Floor { $floor } is full
drawn-end-begun = The last turns begin
drawn-final = The final sale
drawn-before-final = Gold so far
drawn-floor-left = The towers left in its store go to store 3:
drawn-end-of = { $name } has begun the end: everybody has one more turn.
drawn-open = { $open ->
        [one] { $open } square open
       *[other] { $open } squares open
    }
drawn-you = you
drawn-earns-nobody = no player has a worker here
drawn-prompt-lay = { $card }: press a lit place.
drawn-prompt-lay-again = { $card }: press again to lay it.
drawn-prompt-colour = Now choose a colour from the store; the tower goes on { $square }.
drawn-prompt-square = Now choose a square of the castle.
drawn-prompt-sale = Choose which seals you sell; the banner also brings 2 workers.
