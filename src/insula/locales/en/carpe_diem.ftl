# Carpe Diem: what a player reads at the table. Names of components stand in the nominative. What names an id may use
# the other arguments of the event it stands in: `good-…` says how many.

title = Carpe Diem
subtitle = A district in Rome
tagline = Take tiles, build your own district of Rome, and pick with care the two cards that you score after each phase.
progress =
    { $scoring ->
        [none] phase { $game_phase } of 4, round { $round } of 7
       *[other] scoring { $scoring } of 4
    }
duration = 45–75 min
weight = medium

## Components

kind-villa = villa
kind-merchant = merchant
kind-baker = baker
kind-senator = senator
kind-craftsman = craftsman
kind-pond = pond
kind-garden = herb garden
kind-vineyard = vineyard
kind-henyard = hen yard
kind-market = market
kind-bakery = bakery
kind-fountain = fountain

good-fish = { $number } fish
good-herbs = { $number ->
        [one] { $number } herb
       *[other] { $number } herbs
    }
good-grapes = { $number ->
        [one] { $number } bunch of grapes
       *[other] { $number } bunches of grapes
    }
good-chickens = { $number ->
        [one] { $number } chicken
       *[other] { $number } chickens
    }

## Prompts

phase-pawn = Put your patrician on a depot.
phase-depot = Press a tile: your patrician goes to its depot and takes it.
phase-tile = Take a tile of this depot.
phase-square = Build the tile or store it.
phase-first = Choose which of the finished features pays first.
phase-craft = Take a tile of the dark row.
phase-return = Choose the fountain cards that you keep: one goes back under the pile.
phase-circle = Put a disc on a circle: the two cards beside it count for you.
phase-card = Choose the card that is resolved first.
phase-pay = Choose how many times you pay the card.
phase-bread = Pay 3 bread to count the card once more, or keep it.
phase-over = The game is over.

notation = Moves as they are typed: pawn 3, move 4, travel 0 (with bread), take 2, place c3r1 (square and clockwise quarter turns), store, first merchant, craft 5, return villa, circle a1-b1, card a1, pay 2, bread, stop.
reveals = new tiles are dealt
reveals-place = you look at fountain cards

## The log

event-phase-began = Phase { $number }: { $seat } begins
event-dealt = New in depot { $depot }: { $other ->
        [none] { $one }
       *[other] { $one } and { $other }
    }
events-dealt = New tiles in the depots: { $count }
event-turn-began = Turn { $turn }: { $seat }
event-pawn-placed = { $seat }: begins at depot { $depot }
event-moved = { $seat }: goes to depot { $depot }
event-travelled = { $seat }: pays 1 bread and goes to depot { $depot }
event-took = { $seat }: takes { $other ->
        [none] { $one }
       *[other] { $one } and { $other }
    } from depot { $depot }
event-cleared = From depot { $depot } to the box: { $other ->
        [none] { $one }
       *[other] { $one } and { $other }
    }
events-cleared = Tiles that went to the box: { $count }
event-built = { $seat }: builds { $other ->
        [none] { $one }
       *[other] { $one } and { $other }
    } on { $square }
event-stored = { $seat }: stores { $other ->
        [none] { $one }
       *[other] { $one } and { $other }
    }
event-banderole-taken = { $seat }: takes the banderole of { $square }
event-stepped = { $seat }: { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } on the track, now on { $space }
event-finished = { $seat }: finishes { $kind } ({ $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }{ $chimneys ->
        [0] )
        [one] , { $chimneys } chimney)
       *[other] , { $chimneys } chimneys)
    }
event-goods-gained = { $seat }: gets { $good }
event-goods-sold = { $seat }: { $goods ->
        [0] has nothing to sell
        [one] sells { $goods } good
       *[other] sells { $goods } goods
    } and gets { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
event-coins-gained = { $seat }: gets { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
event-bread-gained = { $seat }: gets { $bread } bread
event-order-chosen = { $seat }: { $class } pays first
event-crafted = { $seat }: takes { $other ->
        [none] { $one }
       *[other] { $one } and { $other }
    } from space { $space } of the dark row
event-fountain-looked = { $seat }: takes { $cards ->
        [one] { $cards } fountain card
       *[other] { $cards } fountain cards
    }
event-fountain-seen = { $seat }: the card shows { $kind }
event-fountain-returned = { $seat }: puts a fountain card under the pile
event-fountain-put-back = { $seat }: the card put back shows { $kind }
event-scoring-began = Scoring { $number }
event-disc-laid = { $seat }: puts a disc on circle { $circle }
event-card-begun = { $seat }: resolves a card
event-good-paid = { $seat }: gives { $good }
event-coins-paid = { $seat }: gives { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
event-bread-paid = { $seat }: pays 3 bread for the card
event-multiples-reached = { $seat }: the card counts { $multiples ->
        [1] once
       *[other] { $multiples } times
    }
event-card-scored = { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for the card
event-card-failed = { $seat }: the card fails: { $points ->
        [0] there is no point to lose
        [one] { $points } point
       *[other] { $points } points
    }
event-villa-scored = { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for a villa with { $chimneys ->
        [one] { $chimneys } chimney
       *[other] { $chimneys } chimneys
    }
event-store-scored = { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $things ->
        [one] { $things } thing
       *[other] { $things } things
    } in store
event-track-scored = { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for space { $space } of the track
event-fountain-scored = { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for a fountain card ({ $things } × { $kind })
event-task-scored = { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for task { $kind } ({ $side })
event-game-ended = The game ends with turn { $turn }
told-disc = { $seat }: puts a disc between “{ $one }” and “{ $other }”
told-card = { $seat }: “{ $card }” counts { $multiples ->
        [1] once
       *[other] { $multiples } times
    }: { $brings }{ $given ->
        [none] {""}
       *[other] {" "}for { $given }
    }
told-card-failed = { $seat }: “{ $card }” is not met, { $points ->
        [0] but there is no point to lose
        [one] which costs { $points } point
       *[other] which costs { $points } points
    }

## Refusals

refusal-game_over = The game is over; there are no more moves to make.
refusal-not_now = You have to choose something else first. { $phase }
refusal-depot_occupied = A patrician is at depot { $depot } already; begin at another one.
refusal-depot_empty = Depot { $depot } is empty; go to one that has a tile.
refusal-out_of_reach = Your patrician does not get to depot { $depot } from here; for 1 bread you may go to any depot that has a tile.
refusal-no_bread = Going to any depot costs 1 bread, and you have none.
refusal-reached_on_foot = You get to depot { $depot } without bread; just go there.
refusal-empty_place = There is no tile on place { $place } any more.
refusal-equal_tile = A tile equal to that on { $place } comes earlier; take that one.
refusal-square_occupied = There is a tile on { $square } already; choose a free square.
refusal-not_on_shovel = The first tile goes on the shovel: { $shovel }, not { $square }.
refusal-touches_nothing = { $square } does not touch any of your tiles; build next to one, edge to edge.
refusal-edge_mismatch = { $other ->
        [frame] That does not fit on { $square }: on the { $side } side, { $own } would meet the frame, where only pasture may be.
       *[other] That does not fit on { $square }: on the { $side } side, { $own } would meet { $other }.
    }
refusal-same_turning = On { $square } that looks just like rotation { $same }; choose that one.
refusal-not_finished = The tile has finished no feature of this class: { $class }.
refusal-empty_space = Space { $place } of the dark row is empty.
refusal-card_not_held = You hold no such fountain card: { $kind }.
refusal-circle_not_used = Circle { $circle } is not used: there are not two cards beside it.
refusal-circle_occupied = There is a disc on circle { $circle } already; choose a free one.
refusal-card_not_beside = Space { $space } is not beside your disc on { $circle }.
refusal-cannot_pay = { $most ->
        [0] You cannot pay this card at all, so not { $multiples } times; choose 0.
        [one] You can pay this card { $most } time at most, not { $multiples } times.
       *[other] You can pay this card { $most } times at most, not { $multiples } times.
    }
refusal-scored_already = You have had your scoring of this phase, and there are no tiles to take until the next one.

## Options

option-edition = Edition
option-edition-2020 = 2020, depot by depot
option-edition-2018 = 2018, along a star
option-villas = Villas at the end
option-villas-table = by a rising table
option-villas-linear = 1 point per chimney
option-bread = Three bread for a card
option-bread-once = once per scoring
option-bread-repeat = as often as you like

## Where points come from

points-card-scored = Scoring cards
points-card-failed = Failed cards
points-villa-scored = Villas
points-store-scored = Things in store
points-track-scored = Banderole track
points-fountain-scored = Fountain cards
points-task-scored = Tasks of the frame
points-other = { table-start }
final-villas = { points-villa-scored }
final-store = { points-store-scored }
final-track = { points-track-scored }
final-fountain = { points-fountain-scored }
final-tasks = { points-task-scored }

## The table of any title: verbs, and the fields of the view

verb-pawn = Begin at depot
verb-move = Go to depot
verb-travel = For 1 bread to depot
verb-take = Take the tile on place
verb-place = Build on
verb-store = Store the tile
verb-first = Pays first:
verb-craft = Take the dark tile on space
verb-return = Put back
verb-circle = Put a disc on circle
verb-card = First resolve the card on
verb-pay = Times to pay:
verb-bread = Pay three bread
verb-stop = Keep the bread
field-game-phase = Phase
field-round = Round
field-scoring = Scoring
field-start = Start player
field-discs = Discs on the track, furthest first
field-order = Scoring order
field-depots = Depots
field-row = Dark row
field-in-hand = Tile just taken
field-closing = Would never close any more
field-meets = Tasks that would be met
field-outlook = What each choice comes to
field-waiting = Rewards still to come
field-settling = Scoring under way
field-cards = Scoring cards
field-circles = Circles
field-players = What each player has
field-light-pile = Light tiles to come
field-dark-pile = Dark tiles to come
field-light-to-come = On the light tiles to come
field-dark-to-come = On the dark tiles to come
field-unseen-tiles = Tiles not dealt yet
field-fountain-pile = Fountain cards in the pile
field-fountain-each = Points of a fountain card for each thing
field-card-bread = Bread that counts a card once
field-penalty = Points that a card not met costs
field-tile = Tile
field-edges = Edges (north, east, south, west)
field-chimneys = Chimneys
field-centre = In the middle
field-square = Square
field-turning = Quarter turns
field-side = Side
field-kind = Kind
field-squares = Squares
field-open-edges = Open edges
field-finished = Finished
field-mark = Mark
field-points = Points
field-line = Line
field-met = Met
field-depot = Depot
field-tiles = Tiles
field-patricians = Patricians
field-multiples = Times
field-coins = Coins
field-bread = Bread
field-steps = Steps
field-space = Card space
players-space = Space of the track
field-card = Card
field-deck = Deck
field-red = Colour
red-true = red
red-false = green
field-need = Asks for
field-reward = Pays
field-worth = Worth to you now
field-circle = Circle
field-disc = Disc
field-patrician = Patrician at depot
field-goods = Goods
field-board = Building board
field-shovel = Shovel
field-banderoles = Banderoles left on
field-tasks = Tasks of the frame
field-district = District
field-features = Features
field-built = Finished or built
field-stored = Stored tiles
field-fountain-cards = Fountain cards
field-fountain-count = Number of fountain cards
field-put-back = Put under the pile
field-final = At the end, as it stands
field-faces = Tiles in sight
field-in-game = In the whole game
field-to-come = Still to come
field-sites = Fits on
field-fitting = Tiles that still fit
field-brings = Brings when finished
field-to-take = Tiles to be taken
field-lines = Lines to depots
field-reach = Depots in reach
field-way = Way
field-cost = Costs
field-ways = Brings you now
field-changes = Gained and given up
field-moves = Moves
field-fountain-points = Fountain cards pay
field-track = Numbers of the track
thing-tile = { $centre ->
        [none] ↑ { $edges1 } → { $edges2 } ↓ { $edges3 } ← { $edges4 }
       *[other] { $centre }
    }{ $chimneys ->
        [0] {""}
        [one] {" "}({ $chimneys } chimney)
       *[other] {" "}({ $chimneys } chimneys)
    }
thing-square-turning = { $tile }
thing-circle-space = circle { $circle }{ $space ->
        [none] {""}
       *[other] , card on { $space }
    }{ $multiples ->
        [0] {""}
       *[other] , ×{ $multiples }
    }
thing-side-square = { $square } { $side }{ $fitting ->
        [0] {" "}(never closes)
       *[other] {""}
    }
thing-depot-way = { $depot }{ $bread ->
        [0] {""}
       *[other] {" "}(with bread)
    }
thing-space-multiples = { $space } ×{ $multiples }
thing-cards-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $cards ->
        [0] {""}
        [1] {" "}({ $cards1 })
       *[other] {" "}({ $cards1 }, { $cards2 })
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
value-pasture = pasture
value-landscape = landscape
value-dwelling = dwelling
value-chimney = chimney
value-fish = fish
value-herbs = herbs
value-grapes = grapes
value-chickens = chickens
value-north = north
value-east = east
value-south = south
value-west = west
value-top = top
value-right = right
value-bottom = bottom
value-left = left
value-r0 = not turned
value-r1 = ¼ right
value-r2 = ½ turn
value-r3 = ¼ left
letter-V = { kind-villa }
letter-M = { kind-merchant }
letter-B = { kind-baker }
letter-S = { kind-senator }
letter-C = { kind-craftsman }
letter-P = { kind-pond }
letter-H = { kind-garden }
letter-G = { kind-vineyard }
letter-K = { kind-henyard }

## Where the components come from

table-light-tiles = Light tiles
table-dark-tiles = Dark tiles
table-scoring-cards = Scoring cards
table-fountain-cards = Fountain cards
table-frame-pieces = Frame pieces
table-frame-lines = Lines at the marks of the frame
table-boards = Building boards
table-track = Banderole track
table-villas = Points for villas
table-depots = Depots and dark row
table-card-spaces = Card spaces and circles
table-start = Starting points
source-light-tiles = number of tiles: the rulebooks; what is on them: made up to fit all known counts, examples and reports
source-dark-tiles = number of tiles and one thing on each: the rulebooks; which things: made up to fit
source-scoring-cards = how many cards, what decks ask for, twelve of the cards: the rulebooks; deck sizes, the rest: made up to fit
source-fountain-cards = 24 cards, two of a kind, and four examples at 2 points: the rulebooks; twelve kinds follow from that
source-frame-pieces = 16 pieces of two tasks, baker 4, villa 3: the rulebooks; the rest: made up so that no kind faces itself
source-frame-lines = that a task looks along a row or column: several reviews; which ones: made up to fit
source-boards = nine banderoles and a shovel: the rulebooks; four boards of 6 × 6: reviews; the places: made up to fit
source-track = from 0 to 20: one review; a point per space: the rulebooks
source-villas = 3 chimneys = 3 and 5 chimneys = 7: the rulebooks; the rest is the even sequence through both
source-depots = the rulebooks; that a line of the first edition leads three depots on follows from the star they describe
source-card-spaces = numbers of cards and circles: the rulebooks; the grid: one review, and no other gives 9, 13 and 17 circles
source-start = the rulebooks

## The terminal

terminal-round = phase { $phase } of { $phases } · round { $round } of { $rounds } · turn { $turn }
terminal-scoring = scoring { $phase } of { $phases } · turn { $turn }
terminal-large = t 1 to t { $seats }: the table with that player’s district large
terminal-finished = finished
terminal-unfinished = unfinished
terminal-banderole = banderole
terminal-shovel = shovel
terminal-met = task met
terminal-track = Track
terminal-points = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
terminal-coins = { $number ->
        [one] { $number } coin
       *[other] { $number } coins
    }
terminal-bread = { $number } bread
terminal-steps = { $number ->
        [one] { $number } step
       *[other] { $number } steps
    }
terminal-points-short = { $number } pts
terminal-coins-short = { $number }c
terminal-bread-short = { $number }b
terminal-steps-short = { $number }s
terminal-chimney-short = { $number }× chim.
terminal-landscape-short = { $number }× land.
terminal-dwelling-short = { $number }× dwel.
terminal-end = +{ $points } at the end
terminal-before-end = Before the end
terminal-to-come = Tiles to come that show it
terminal-light = light
terminal-dark = dark
terminal-has-points = points
terminal-has-goods = goods
terminal-has-coins = coins
terminal-has-bread = bread
terminal-has-chimneys = chimneys
terminal-has-stored = stored
terminal-has-fountain-cards = fountain cards
terminal-has-built = finished or built

## The district on the drawn table

board-district = District of { $name }
board-build-on = Build on { $square }
board-task = Task { $side }: { $kind }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; along { $from } to { $to }, not met yet
board-task-met = Task { $side }: { $kind }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; along { $from } to { $to }, met
board-store-of = What { $name } has in store
board-ended-now = If it ended now
board-turn-left = Turn to the left
board-turn-right = Turn to the right
board-build = Build
board-store = Store
board-in-hand = Tile in hand: { $tile }
board-count-fountains = { $number ->
        [one] { $number } fountain card
       *[other] { $number } fountain cards
    }
board-points-now = { $number ->
        [one] { $number } point now
       *[other] { $number } points now
    }
board-feature-finished = { $kind }: { $squares }{ $chimneys ->
        [0] {""}
        [one] , { $chimneys } chimney
       *[other] , { $chimneys } chimneys
    }, finished
board-feature = { $kind }: { $squares }{ $chimneys ->
        [0] {""}
        [one] , { $chimneys } chimney
       *[other] , { $chimneys } chimneys
    }, open: { $open }
board-edge-dead = { $edge } (can never be closed)
board-closes-off = Can never be finished then: { $kinds }

## The drawn table: forum, cards, track

board-forum = Forum
board-cards = Scoring cards
board-amount = { $number } × { $thing }
board-amount-points = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
board-amount-coins = { $number ->
        [one] { $number } coin
       *[other] { $number } coins
    }
board-amount-bread = { $number } bread
board-amount-steps = { $number ->
        [one] { $number } step
       *[other] { $number } steps
    }
board-tile = { $other ->
        [none] { $one }
       *[other] { $one } and { $other }
    }{ $chimneys ->
        [0] {""}
        [one] , { $chimneys } chimney
       *[other] , { $chimneys } chimneys
    }
board-depot = Depot { $depot }
board-depot-empty = Depot { $depot }: empty
board-depot-with = { $place }: { $tiles }
board-tile-in = { $tile }, { $place }
board-tile-by-bread = { $tile }, { $place }: 1 bread to get there
board-fits-nowhere = Fits nowhere in your district: it is stored at once, and your turn ends.
board-row-tile = { $tile }, space { $space } of the dark row
board-row-empty = Space { $space } of the dark row: empty
board-pile-light = Light tiles to come: { $count }
board-pile-dark = Dark tiles to come: { $count }
board-pile-fountain = Fountain cards in the pile: { $count }
board-patrician = Patrician of { $seat } at depot { $depot }
board-patrician-waits = Patrician of { $seat }, not yet at a depot
board-first = { $kind } pays first
board-fountain-card = Fountain card: { $kind }, worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } now
board-keep = Which do you keep?
board-keep-these = Keep { $kept }, worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } now; put back { $back }
board-card-red = Give { $need }: { $reward }
board-card-green = For every { $need }: { $reward }
board-card-first = This card first: { $worth } in all. { $card }
board-orders-alike = Which card first? Either way: { $worth }.
board-orders-differ = Which card first? The order changes what both bring.
board-circle-brings = comes to { $worth }
board-circle-picked = Both cards come to { $worth }. Press the circle again to put your disc there.
board-not-now = not within reach now
board-circle = Circle between “{ $one }” and “{ $other }”
board-circle-taken = { $circle }: disc of { $seat }
board-circle-worth = { $circle }: { $worth }
board-times = Times to pay
board-pay-times = { $times ->
        [0] Do not pay
        [one] Pay once
       *[other] Pay { $times } times
    }
board-pay-bread = Pay { $bread } bread to count the card once more
board-once-more = once more
board-once = count once
board-in-all = With the best that can follow
board-track = Banderole track
board-start = { $seat } is the start player
board-disc = { $seat }: space { $space }, scores { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
board-parts = Parts of the table
board-part-depots = Depots
board-part-district = District
board-part-cards = Cards
board-final = The end of the game
board-before-final = Before the end

## What things on the drawn table are

board-frame = Frame
board-shovel = Shovel
board-banderole = Banderole
about-kind-villa = Brings nothing at once. At the end every finished villa pays points for its chimneys: the more there are, the more each is worth.
about-kind-merchant = When finished, all your goods are sold: you get a coin for each of them, and one more.
about-kind-baker = When finished, it brings 2 bread.
about-kind-senator = When finished, your disc moves 2 steps on along the track.
about-kind-craftsman = When finished, you take any tile of the dark row and build or store it at once.
about-kind-pond = When finished, it brings fish: one fewer than it has tiles.
about-kind-garden = When finished, it brings herbs: one fewer than it has tiles.
about-kind-vineyard = When finished, it brings grapes: one fewer than it has tiles.
about-kind-henyard = When finished, it brings chickens: one fewer than it has tiles.
about-kind-market = Brings 1 coin as soon as it is built.
about-kind-bakery = Brings 1 bread as soon as it is built.
about-kind-fountain = As soon as it is built, you take two fountain cards and put back one of all that you hold.
about-kind-counts = On { $total ->
        [one] { $total } tile
       *[other] { $total } tiles
    } of the game; still to come: { $light } light, { $dark } dark
about-tile-counts = Tiles like this: { $total } in the game, { $tiles } still to come
about-stored = Stored face down for good. At the end it is one thing in store; every two of them are worth 1 point.
about-feature-brings = At this size it is worth { $brings }
about-task = Pays its points at the end if its row or column holds a tile of a finished feature of this kind.
about-frame = It counts as pasture: along it your tiles may only have pasture.
about-shovel = Your first tile goes here.
about-banderole = Build here and your disc moves 1 step on along the track.
about-good = Red scoring cards ask for goods. A merchant sells all that you have.
about-coins = On a red card each coin stands in for any good. Merchants and markets bring coins.
about-bread = 1 bread at the start of a turn takes you to any depot that has a tile. 3 bread make a card count once more when it is scored.
about-fountain-card-name = Fountain card: { $kind }
about-fountain-card = Pays at the end for each of your own: { $kind }. Points for each: { $points }. Features count only when finished.
about-fountain-cards = They are secret until the end. Then each pays for every thing of its kind. Points for each: { $points }.
about-final = Points so far, and what the end would add: villas, tasks of the frame, the track, fountain cards, half of all things in store.
about-depot-ring = From here you go on to the next depot or back to the previous one, and take a tile there. Empty depots are passed.
about-depot-star = From here you go along a line to another depot and take a tile there. Empty depots are passed.
about-depot-counts = { $tiles ->
        [0] Nothing left to take here
        [one] { $tiles } tile can still be taken here
       *[other] { $tiles } tiles can still be taken here
    }
about-patrician = Goes to another depot every turn. Several may stand at one depot.
about-pile-light = It fills the depots at the beginning of phases 2 and 3.
about-pile-dark = It fills the depots at the beginning of phase 4.
about-pile-fountain = Whoever builds a fountain takes two cards of it and puts one under it.
about-progress = There are 4 phases of 7 rounds. Each ends with a scoring; then the depots are filled again.
about-track = Whoever is furthest on scores first; in a pile the disc on top. At the end the number of your space counts as points.
about-start = Begins every round of this phase. In the next phase it is the next player.
about-card-red = You choose how many times you pay. Coins stand in for missing goods.
about-card-green = Counts as often as you have what it asks for. You keep all of it.
about-circle = In a scoring you put a disc on a free circle; the two cards beside it count for you, in the order you like. The disc stays and blocks the circle.
about-penalty-name = Card not met
about-penalty = A card that does not count even once costs points: { $points }. You never fall below 0.

## Hints at a first game

hint-pawn = Your patrician begins here and goes on from this depot every turn. Look for tiles that you want in the depots next to it.
hint-depot = Press a tile: your patrician goes there and takes it. Where it can go is lit.
hint-travel = For 1 bread you get to every depot that has a tile. But 3 bread also save a card in a scoring.
hint-tile = Take a tile that closes an open edge of yours: a finished feature brings its reward at once.
hint-square = Press a lit square, or turn the tile first: all edges that touch must match. What you store is out of the game but for half a point.
hint-first = The order matters: goods that come before the merchant are sold with the others.
hint-craft = Any tile of the row is yours. It is built at once and may finish something else.
hint-return = Keep the kinds of which you will have many: each pays points at the end. One card goes back.
hint-circle = The number on a circle says what both cards would bring you now. A card that does not count even once costs points.
hint-card = What the first card brings may pay for the second.
hint-pay = Goods are given up, coins for what is missing. What you keep can still pay in a later scoring.
hint-bread = 3 bread make the card count once more. Bread that is left is worth half a point at the end.

## The guide

guide-walk = On your turn your patrician walks to one of the two depots that the way leads to, along the ring or, in the edition of 2018, along the star, and takes a tile there. It passes by depots that are empty. For 1 bread it gets to any depot that has a tile.
guide-build = Build the tile at once next to your others: edges that touch must match, pasture to pasture, villa to villa. The first one goes on the shovel. What you do not build is stored for good.
guide-finish = A feature without open edges is finished and pays at once: landscapes bring goods, the merchant sells them for coins, the baker brings bread, the senator steps on the track, the craftsman a dark tile.
guide-track = Build on a banderole, and your disc moves on along the track. Whoever is furthest on scores first; in a pile it is the disc on top.
guide-scoring = Every 7 rounds each player puts a disc between two cards and scores both. Red: give goods. Green: count what you have. A card that does not count even once costs 4 points; 3 bread make one count.
guide-end = After four scorings the end pays for chimneys of finished villas, tasks of your frame, your space on the track and fountain cards, and 1 point for every two things in store. The most points win.

## The score sheet, and what is still to come

board-fountain-hidden = “?” stands for fountain cards that you do not see.
board-none-scored = No scoring so far: there is one after each phase.
board-times-met = { $multiples ->
        [0] not met
        [one] counted once
       *[other] counted { $multiples } times
    }
board-light = light
board-dark = dark
board-unseen-hint = How many of the tiles to come show each kind; a tile may show two.
board-row-hint = They go to whoever finishes a craftsman. The row is never filled again.
board-fountain-unseen = In the pile: { $count }. In other hands: { $hidden }.
board-put-back = You put these under the pile:

## The components page

board-with-players = { $seats } players
board-depots-hold = { $tiles } tiles in each depot; spaces of the dark row: { $count }

## The pictures of the rules: what each shows

picture-C5 = The sign of every kind, and three tiles: two features on a tile, a villa with two chimneys, edges of pasture.
picture-C11 = One way leads to the next depot. On the other the next depot is empty, so the walk goes on: in edition 2020 in the same direction, in edition 2018 along a line of your choice.
picture-C13 = For one bread the patrician gets across the forum.
picture-C15 = Two players: two tiles were taken here, the other two go to the box.
picture-C16 = Left: baker touches baker, garden touches garden. Right: senator would touch baker, so the tile does not fit.
picture-C17 = The lower disc goes one step, out from under the other one, and comes to lie on top of the pile there.
picture-C18 = A villa with an open edge, with dashes where it has to go on; a finished one with its golden rim; one that nothing can close any more, with crossed boards.
picture-C20 = A finished pond on three tiles brings two fish.
picture-C21 = A finished merchant: three goods are sold for four coins.
picture-C22 = A finished baker brings two bread.
picture-C23 = A finished senator: two steps.
picture-C24 = A finished craftsman: one tile of the dark row, whichever you like.
picture-C25 = A market brings a coin, a bakery a bread. A fountain shows two cards, and one goes back.
picture-C27 = The disc furthest on scores first; in the pile the upper one scores before the lower one.
picture-C28 = A disc between two cards: both are scored.
picture-C29 = Green: five chimneys hold two twice, so twice 1 bread, and nothing is given up. Red: three fish and a coin pay for two fish twice, so twice 4 points.
picture-C32 = Two herbs are not three: the card has failed, and the herbs are kept.
picture-C33 = Three bread make this card count once, whatever the district holds.
picture-C35 = A finished villa with five chimneys is worth seven points by the table, an unfinished one none.
picture-C36 = Seven things are left: half of them, rounded down, is three.
picture-C38 = Two finished ponds pay twice on a card for ponds.
picture-C39 = The finished baker has a tile in the column of its task: met. The pond lies in the row of its task but is not finished: not met.
