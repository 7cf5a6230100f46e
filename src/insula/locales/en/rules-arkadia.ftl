# The rules of The Builders of Arkadia: one message for each numbered rule. The texts are Markdown: a single line break
# is a space, an empty line begins a paragraph. A chapter’s name stands before what belongs to it. RULES.md is printed
# from this file by tools/rules.py.

rules-title = The Builders of Arkadia
rules-intro =
    For 2 to 4 players. These are the rules that Insula plays, in our own words.

    Together the players raise a town around a castle. A building that is enclosed on every side pays seals to all
    whose workers stand beside it, and each time the castle grows by a tower, which moves the prices of the seals.
    Whoever turns seals into gold at the right moments wins.

    Each rule has a number, and a move that is refused comes with the number of its rule. Where the published rules
    are silent, or the texts that we had do not say, we had to decide; such a decision is marked “our ruling”. A
    seat is a place at the table; records count seats from 0. Turn order is the order of the seats, beginning with
    the start player.

    To touch, or to be next to, always means edge to edge; a corner does not count. A square is named by its
    column, a to p from the left, and its row, 1 to 12 from the top: `a1` is the top left one, `p12` the bottom
    right one.

    Most components are reconstructed, above all the map and the shapes of the buildings; each rule says which.

## Components

chapter-components = Components
rule-K1 =
    The board has 16 × 12 squares; 24 of them are camps. Where these lie is reconstructed.

    The castle lot, in short the lot, is a plate of 4 × 3 squares: a ring of 10 squares for towers, the ring
    squares, around a courtyard of 2 squares. Printed on the ring are two seals of each of the four colours red,
    olive, black and silver; two squares of the ring are plain. Which seal is where is reconstructed. Row by row:

    - sideways: red, olive, silver, black / plain, courtyard, courtyard, plain / black, silver, olive, red
    - upright, after a clockwise quarter turn, seals and all: black, plain, red / silver, courtyard, olive / olive,
      courtyard, silver / red, plain, black
rule-K2 =
    40 building tiles in seven kinds. Their names and numbers are known, their shapes are reconstructed:

    - house: 8 tiles of 2 squares
    - farm: 8 tiles of 3 squares in an angle
    - tavern: 8 tiles of 3 squares in a line
    - mill: 4 tiles of 4 squares, three in a line and one beside the middle
    - smithy: 4 tiles of 4 squares, three in a line and one beside an end
    - trade centre: 4 tiles of 4 squares, two and two, shifted by one
    - monastery: 4 tiles of 4 squares in a block

    The kind has no other effect than its shape. Tiles turn. The option `flip` is `no` (the default) or `yes`: with
    `yes` a tile may also be turned over and lies as its mirror image, which makes a difference to the smithy and
    the trade centre. The texts that we had do not mention it.
rule-K3 =
    40 cards, one for each tile, each with a kind and a colour. Of each colour there are 2 houses, 2 farms, 2
    taverns and 1 of each other kind. We take the colours to be spread evenly, which the numbers of tiles allow in
    one way only.
rule-K4 =
    28 towers in three stores, one for each floor of the castle: store 1 and store 2 hold 3 of each colour, store 3
    holds 1 of each.
rule-K5 =
    Each player has 11 workers, 3 to start with and 8 that come with banners (K19), and 4 banners. There are 24
    neutral workers. Seals and gold never run out (our ruling).

## Set-up

chapter-set-up = Set-up
rule-K6 =
    The lot goes on the board, square to the grid and on no camp. Our ruling: its place is drawn from all that are
    legal, sideways and upright together, with equal chance.
rule-K7 =
    The cards are shuffled. From the top, each player gets 4, from seat 0 on, and then three are laid open; the
    rest is the pile. The start player is drawn at random (our ruling, in place of the youngest player).

## A turn

chapter-turn = A turn
rule-K8 =
    A turn begins with exactly one of two actions, and that is compulsory: build (K9) or place workers (K13). Only
    a player who can do neither passes this part (our ruling).

    Then, by choice and also after a pass, one banner may be used (K19). After that it is the next player’s turn.
rule-K9 =
    Build, in this order:

    - Play a card from the hand whose tile has a legal site.
    - Lay its tile on free squares. A square is free if there is no building, no worker and no part of the lot on
      it; a camp is free. The tile must touch a building, the lot or a worker, whoever’s it is.
    - Then come the seal (K10), the camps (K11) and the new card (K12).
    - Finally, check which buildings are finished (K14).
rule-K10 =
    A seal of the card’s colour is put on the new building. The card is out of the game.
rule-K11 =
    For each camp that the tile covers, its player takes 1 neutral worker. There are always enough of them.
rule-K12 =
    Draw one card, which is compulsory: one of the open ones or the top of the pile. An open card that is taken is
    replaced at once, in its place, from the pile. Of equal open cards the first stands for all of them.

    Our ruling for an empty pile: nothing is replaced, and one of the open cards is taken. When none of them is
    left either, no card is drawn, and the hand shrinks.
rule-K13 =
    Place workers: one or more from the player’s stock, own and neutral in any mix, one to a square. The squares
    must be free as in K9 (the courtyard belongs to the lot), and all of them must touch one and the same building,
    finished or not. The lot is a building too. The building need not be named: it is enough that there is one.

    Check which buildings are finished (K14) only once all are placed. Workers never leave the board. A camp under
    a worker earns nothing and is lost. No card is drawn.

## Finished buildings and the castle

chapter-finished = Finished buildings and the castle
rule-K14 =
    When the whole action of K8 is done: a building that still has its seal is finished if each square that shares
    an edge with it is taken (by a worker, a building or the lot) or would lie off the board. Several buildings may
    be finished at once. The lot is never finished.
rule-K15 =
    For each finished building:

    - Every player gets one seal of its colour for each of their own workers next to it, whenever that was placed.
      A worker counts once for a building, and counts for every building that it helps to close.
    - Neutral workers earn nothing.
    - The player whose turn it is also takes the seal that lies on the building, even with no worker of their own
      there.
rule-K16 =
    The seals of all finished buildings come first. Then the player whose turn it is must place one tower for each
    of these buildings, one after another: of a colour that is still in the store of the current floor, on a free
    ring square of that floor.
rule-K17 =
    Towers are stacked: floor 2 stands on floor 1, floor 3 on floor 2. A floor is begun when the one below has all
    10 towers. At the tenth tower of floor 1 and of floor 2, the 2 towers left in that floor’s store go to store 3
    at once, also in the middle of K16.

    Floor 3 has 8 towers at most. When store 3 is empty, no tower is placed (our ruling).
rule-K18 =
    The price of a colour is the number of its seals that are visible from above: on towers with nothing on top,
    and printed on squares not yet covered. All prices are 2 at the start; a price can be 0.

## Banner

chapter-banner = Banner
rule-K19 =
    At the end of a turn, after all towers, its player may use one banner, and no more:

    - The banner leaves the game.
    - Take 2 of your own workers.
    - Then sell any number of seals of any colours, or none, at the prices of that moment. Each seal brings its
      price in gold.

    There is no other sale before K21.

## End

chapter-end = End
rule-K20 =
    The tenth tower of floor 2 starts the end. That turn is finished in full. Then every player has one more turn;
    the last one belongs to the player who placed that tower. These last turns are whole turns, banner included.
    The end starts only once.
rule-K21 =
    Then all seals are sold at the final prices; nobody chooses. Workers and banners left over are worth nothing.
    Most gold wins; a tie is a shared victory (our ruling).
rule-K22 =
    When as many turns in a row as there are players were a pass without a banner used, whether or not banners are
    left, the game ends at once with K21 (our ruling: without it a game, above all one for two, could get stuck).
    After the last turn of the end (K20) it is K20 that ends it.

## Decisions

chapter-decisions = Decisions, in order
rule-K23 =
    These are chosen:

    - The action: a card of the hand whose tile has a legal site, `build house red`; or a first worker, own or
      neutral, on a square next to any building or the lot, `own c3` or `neutral c3`; `pass` only when there is
      neither.
    - After a card: where the tile lies, `site c3r0`; then the card to draw, `draw 1`, `draw 2`, `draw 3` or
      `draw pile` (not asked if there is none).
    - After a worker: another one, own or neutral, in any order, or `stop`.
    - For each finished building: colour and ring square of the tower, `tower red g5`.
    - Finally, `banner` or `end`. With a banner, colour by colour (red, olive, black, silver), how many seals are
      sold, from 0 to all that are held, also at price 0: `sell red 2`.

    A site is named by the first square of the tile, the leftmost one of its topmost row, and by its rotation: `r0`
    to `r3` are clockwise quarter turns of the shape as the content file draws it; with `flip` also `t0` to `t3`,
    mirrored left to right first and then turned.

    Towers may come in any order, and different squares are different choices. Nobody chooses in another player’s
    turn. Choices with the same effect are one choice: equal cards; rotations that cover the same squares (named by
    the first, `r` before `t`).

chapter-hidden = Hidden information
rules-hidden =
    Secret from all: the order of the pile.

    Known to their owner only: hand cards that were dealt or drawn from the pile. A card taken from the open three
    is known to all until it is played. Cards of one kind and colour are alike; playing one counts as playing the
    known one.

    Workers in stock, seals and gold lie behind a screen, but everybody sees each change. The option `tracking`
    says what the table shows: `memory` (the default) only leaves them out of the view; `open`, meant for games
    that last for days, shows them, and the known hand cards too.

    Open to all: the board, the castle, the stores, the banners, the open cards and the played ones, the sizes of
    hands and pile.

    What a player has once seen may always be looked up: in the log, in a replay, or by asking a bot.

    Undo stops at any draw while the pile is not empty, and at the end of the turn.

## Examples

chapter-examples = Examples
example-1 = At the start all four prices are 2.
example-2 = 7 red seals at price 3 and 5 silver ones at price 4 sell for 41 gold.
example-3 = A worker in the notch of an angled building touches it with two sides and counts once.
example-4 = A tile laid into a closed gap is finished at once: its player takes the seal on it and places a tower.
example-5 = One worker closes two buildings: both pay, two towers are placed, and that worker earns from both.
example-6 = When floor 1 is full, its 2 leftover towers lie in store 3.
example-7 =
    The 10th tower of floor 2, and one more finished building: the next tower comes from store 3 and goes on floor
    3.
example-8 = A building on two camps brings 2 neutral workers; a worker on a camp brings none.
example-9 =
    Player A closes a building beside which only neutral workers and those of others stand: A gets the seal on it,
    the others get one for each worker.
example-10 = One worker next to two buildings of one colour, both finished now: 2 seals.
example-11 = A building in a corner of the board needs only its inner neighbours.
example-12 =
    Floor 1 is full, with one red and one silver tower left over: store 3 holds 2 red, 2 silver, 1 olive and 1
    black.
example-13 = A black tower on a visible red seal: the price of red falls by 1, that of black rises by 1.
example-14 = The pile is empty: taking an open card leaves two open.
example-15 = A player who can neither build nor place passes, and then uses a banner: 2 workers.
example-16 = All players pass and use no banner: the game ends, all seals are sold.
example-17 = The player who started the end has the last turn.

chapter-provenance = Where this comes from
rules-provenance =
    - The course of the game: a one-page French summary of the rules, completed with those pages of the published
      English rules that we could read in part, and with reviews. We had texts, not pictures.
    - That the one who started the end has a last turn too (K20): the summary, taken at its word.
    - The numbers of tiles, towers, workers and banners (K2, K4, K5): the list of components and reviews. The size
      of the board and the number of camps (K1): two reviews.
    - The colours of the cards (K3): derived from the numbers of tiles.
    - Where the camps and the printed seals are (K1) and which shapes the tiles have (K2) is reconstructed: it fits
      all that is told of them, but it is not read off a box.
    - Rulings are ours.

    The components are data in the content file, which can be replaced as a whole and is validated before use. The
    command `insula content show arkadia` prints the source of every table of components and how sure it is.
chapter-credits = Credits
rules-credits =
    The Builders of Arkadia (Die Baumeister von Arkadia, in English also Arkadia) was designed by Rüdiger Dorn and
    published by Ravensburger, the English edition by Rio Grande Games. The name and the design belong to their
    owners. Insula is not affiliated with them, and no sentence of a published rulebook is used here.
