# The rules of Carpe Diem: one message for each numbered rule. The texts are Markdown: a single line break is a space,
# an empty line begins a paragraph. A chapter’s name stands before what belongs to it. RULES.md is printed from this
# file by tools/rules.py.

rules-title = Carpe Diem
rules-intro =
    For 2 to 4 players. These are the rules that Insula plays, in our own words.

    Each rule has a number, and a move that is refused comes with the number of its rule. Where the published rules
    are silent or disagree we had to decide; such a decision is marked “our ruling”. A seat is a place at the
    table; records count seats from 0. Turn order is the order of the seats, beginning with the start player, who
    has the start token.

    Merchant, baker, senator and craftsman are the four dwellings; pond, herb garden, vineyard and hen yard are the
    four landscapes. A district is what one player builds. A multiple of a scoring card is what the card asks for,
    once.

## Editions and options

chapter-editions = Editions and options
rule-C1 =
    The option `edition` is `2020` (the default) or `2018`. The editions differ in how patricians move (C11) and in
    the backs of the tiles: white and black in the newer one, light and dark green in the older one.
rule-C2 =
    The option `villas` is `table` (the default, as both French rulebooks say) or `linear` (as the Russian one
    says): what a finished villa is worth at the end (C35).
rule-C3 =
    The option `bread` is `once` (the default, as all three rulebooks say to the letter) or `repeat`: how often one
    player may pay three bread in one scoring (C33).

## Components

chapter-components = Components
rule-C4 =
    The components are data in the content file; every table of it says where it comes from.

    - 84 light tiles and 39 dark tiles
    - 60 scoring cards: decks A and B are red, C and D green
    - 24 fountain cards
    - 16 frame pieces with two tasks each
    - 4 building boards of 6 × 6 squares, each with a shovel square in the middle and 9 banderole squares
    - a banderole track from 0 to 20
    - 7 depots, and 11 spaces for dark tiles: the dark row
    - 12 card spaces in 4 rows of 3, with a circle between every two neighbouring cards
rule-C5 =
    A tile has four edges. Each is pasture or one of villa, merchant, baker, senator, craftsman, pond, herb garden,
    vineyard and hen yard. There are at most two features on a tile; edges of one kind on one tile are one feature.
    Villa tiles carry chimneys. The tiles of market, bakery and fountain have four pasture edges. Tiles turn, they
    never flip.

    The scoring cards are `A01` to `A12`, `B01` to `B11`, `C01` to `C12` and `D01` to `D25`, in the order of the
    content file. Rows and columns count from 0. Which line belongs to a mark of the frame is in the content file.
rule-C6 =
    The pictures of the game were not available to us. Tables marked `reconstructed` fit every printed count and
    every printed example, but they are not read off a box. A content file can be replaced as a whole and is
    validated before use.

## Set-up

chapter-set-up = Set-up
rule-C7 =
    Each player gets, drawn without replacement, 4 frame pieces in random order (top, right, bottom, left) and 1
    building board with its shovel upright; and also 9 banderoles for the banderole squares and 5 discs. The start
    player is drawn at random (our ruling, in place of the youngest player).
rule-C8 =
    Scoring cards are drawn from the four decks as follows:

    - two players: 2 A, 2 B, 2 C, 2 D; the four corner spaces stay empty
    - three players: 2 A, 3 B, 2 C, 3 D; the spaces (0, 0) and (3, 2), called `a1` and `c4`, stay empty (our
      ruling: either diagonal is alike)
    - four players: 3 A, 3 B, 2 C, 4 D; all spaces are used

    They are shuffled together and then laid out. So there are 9, 13 or 17 circles. The other scoring cards go to
    the box unseen.
rule-C9 =
    Starting points, from the start player on: 8, 9 with two players; 8, 9, 13 with three; 8, 9, 10, 11 with four.
    One disc of each player lies on space 0 of the track, piled in turn order: the start player’s is lowest, the
    last player’s on top. Four discs each are left for scoring.
rule-C10 =
    4 light tiles go to each depot and 1 dark tile to each of the 11 spaces of the dark row, all open. Then, in
    turn order, each player puts a patrician on a depot’s space without one (our ruling: after the tiles are open;
    the rulebooks do it before, which would be chance).

## A turn

chapter-turn = A turn
rule-C11 =
    A game has 4 phases of 7 rounds; in a round each player has one turn. The depots are numbered 0 to 6 clockwise.

    Edition 2020: the patrician goes to the next or to the previous depot. From an empty one it goes on at once in
    the same direction until a depot has a tile, if need be round to the depot on which the turn began. An empty
    neighbour may be entered on purpose.

    Edition 2018: the same along lines, which lead from depot i to i + 3 and to i − 3 (modulo 7), but from an empty
    depot either line may be taken. So the choices are the first depot with a tile in either direction, and the
    depot on which the turn began if it has a tile and one of its two line neighbours is empty.

    A move is named by the depot on which it ends. Two ways to one depot are one move.
rule-C12 =
    Patricians may share a depot. A move leaves the depot on which it began; it may end there again only as C11
    says, or with bread (C13).
rule-C13 =
    At the start of a turn 1 bread may be paid in place of the move of C11: then the patrician goes to any depot
    with a tile, the present one included. This is not offered for a depot that C11 reaches (our ruling: nothing is
    gained by it).
rule-C14 =
    Take one tile of the depot reached. It is built at once (C16) or stored face down for good, by choice or by
    need.
rule-C15 =
    Two players: when the second tile leaves a depot, its last two go to the box at once, openly. Three players:
    when the third tile leaves, the last one does.

## Building

chapter-building = Building
rule-C16 =
    The first tile that a player builds goes on the shovel (our ruling: the first tile taken may be stored too).
    Every later one goes on a free square next to one of the player’s tiles, edge to edge. All edges that touch
    must match: pasture to pasture, kind to kind. The frame is pasture, and no tile. A placement may leave a
    feature that can never be finished.
rule-C17 =
    A tile built on a banderole square takes the banderole away, and the player’s disc moves 1 step on the track.
    Only that disc moves, also from under others, which keep their order; at the end of its steps it lies on top of
    what is there. The track ends at 20, and steps beyond are lost (our ruling). A disc that does not move keeps
    its place in the pile.
rule-C18 =
    An edge is open while no tile lies beyond it. A feature, joined over matching edges, is finished when it has no
    open edge; its size is the number of different tiles on which it lies. The tiles make finished villas of at
    least 2, landscapes of 2 to 4 and dwellings of exactly 2 tiles; the check of the content file enforces this,
    the rules do not.
rule-C19 =
    Rewards come at once: first the banderole (C17), then what the tile itself brings (C25), then the finished
    features.

    If one tile finishes two features of different classes among merchant, landscape and craftsman, their owner
    picks which pays first (our ruling; only the class is asked for, so with two landscapes nothing is). Otherwise
    the order changes nothing and is not asked; a craftsman comes last. A craftsman’s tile and all that it brings
    are resolved before what is still waiting (our ruling).
rule-C20 =
    A finished villa brings nothing at once. A finished landscape brings as many goods as it has tiles, minus 1: a
    pond fish, a herb garden herbs, a vineyard grapes, a hen yard chickens.
rule-C21 =
    A finished merchant: all goods are sold, for as many coins as goods, plus 1.
rule-C22 =
    A finished baker: 2 bread.
rule-C23 =
    A finished senator: the player’s disc moves 2 steps (C17).
rule-C24 =
    A finished craftsman: take any one tile of the dark row; this is compulsory while there is one. It is built at
    once by C16, with its own rewards, chains included, or stored (our ruling: as in C14). The row is never
    refilled. If it is empty, a craftsman brings nothing.
rule-C25 =
    A market, when built, brings 1 coin; a bakery 1 bread. A fountain: take the top two fountain cards, look at
    them, then put one of all those held, old or new, face down under the pile. So n fountains leave n cards. (A
    pile with fewer than two cards gives what it has.) A stored tile brings nothing until C36.
rule-C26 =
    Supplies never run out.

## Scoring

chapter-scoring = Scoring, after each phase
rule-C27 =
    The player furthest on the track scores first; in a pile of discs, from the top down. The order is that of the
    track as it stands when the scoring begins.
rule-C28 =
    The player puts a disc on a free circle, which is compulsory, and resolves the two cards beside it, one wholly
    after the other, in an order of the player’s choice. Only the disc just placed counts; discs stay, and block
    their circles.
rule-C29 =
    Green card: what the player owns counts, in all full multiples, without a choice. A card that asks for a set
    counts the part of which there is least. What is counted is kept, and counts again elsewhere.

    Red card: the player picks the number of multiples, from 0 to the most that can be paid. Each good may be
    replaced by a coin. The player’s goods are given first, coins only for what is missing (our ruling: a coin is
    never worth less than a good).
rule-C30 =
    Counted are: chimneys on finished and unfinished villas; villas, landscapes and dwellings only when finished;
    markets, bakeries and fountains as built.
rule-C31 =
    Rewards are points, coins, bread and steps on the track (C17), times the multiples, at once. What one card
    brings may pay for the other if that is resolved later.
rule-C32 =
    A card resolved with no multiple, real or by bread, has failed: it costs 4 points, and nothing is given up.
    Both failed cost 8. Taking 0 on a red card that could be paid counts as that (our ruling). Points never fall
    below 0 (our ruling); this is reckoned card by card, in the order in which they are resolved.
rule-C33 =
    Three bread stand for one multiple of one of the two cards, green or red, in place of real multiples or on top
    of them. They are offered after the card’s real multiples are paid out, so bread just won counts, on that card
    too. `once`: one such payment in a scoring, on one card. `repeat`: any number, on both cards, asked again while
    three bread are left.

## The next phase

chapter-next-phase = The next phase
rule-C34 =
    Phases 2 and 3: 28 light tiles, 4 to a depot. Phase 4: the 28 dark tiles that are not in the dark row. The
    start token goes to the next player, who opens the rounds. All else stays.

## End

chapter-end = End, after the fourth scoring
rule-C35 =
    Each finished villa pays by its chimneys, all added up; unfinished ones pay nothing.

    - `table`: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 chimneys are worth 0, 1, 2, 3, 5, 7, 10, 13, 17, 21, 26 points;
      beyond that n chimneys are worth n × n / 4, rounded down, plus 1. Only 3 chimneys for 3 points and 5 chimneys
      for 7 points are printed; the rest is `reconstructed`.
    - `linear`: 1 point per chimney.
rule-C36 =
    Half of all that is stored, taken together and rounded down: goods, coins, bread and tiles, but not discs,
    fountain cards or points.
rule-C37 =
    The number of the space of the track on which the player’s disc lies.
rule-C38 =
    Fountain cards are shown. Each pays 2 points for every thing of its kind, counted as in C30 (a villa of any
    size once). Two cards of a kind both pay.
rule-C39 =
    Each task of the frame pays once, at the value printed, if the row or column of squares at its mark holds at
    least one tile of a finished feature of its kind. One feature may serve several tasks.
rule-C40 =
    Most points wins. A tie goes to the player further back on the track, then to the lower disc (our ruling): the
    one who would score last. The same comparison orders all places.

## Decisions

chapter-decisions = Decisions, in order
rule-C41 =
    These are chosen:

    - Set-up: each player, in turn order, a depot without a patrician.
    - Turn: the depot, or bread and the depot; the tile; square and rotation, or store; if C19 asks, which feature
      first; at a craftsman the tile, then square and rotation, or store; at a fountain which card goes back.
    - Scoring, player by player: the circle; which card first; for each card, if it is red the number of multiples,
      then, with 3 bread or more, whether to pay them.

    Nothing else is chosen, and nobody chooses in another player’s turn. A rotation is a number of clockwise
    quarter turns of the edges as listed.

    Choices with the same effect are one choice: equal tiles (the same edges up to rotation, chimneys and centre)
    in a depot or in the dark row; rotations that look alike (named by the smallest); equal fountain cards. Which
    card first is always asked. `pay` is asked on every red card (`pay 0` when it cannot be paid); bread only with
    3 or more and while C33 allows it.

chapter-hidden = Hidden information
rules-hidden =
    Secret from all: the order of the tile piles and of the fountain pile, and the scoring cards in the box.

    Known to one player until the end: the fountain cards held, those looked at, and the place of those put back.
    The others see how many cards a player holds, not which went back.

    Stored tiles were open when they were taken, so all know them. All else is open, points too (our ruling).

    What a player has once seen may always be looked up: in the log, in a replay, or by asking a bot.

    Undo stops at a look at fountain cards, at the deal of a phase and at the end of the turn.

## Examples

chapter-examples = Examples
example-1 = Merchant with 2 fish, 1 chicken and 1 bunch of grapes: 5 coins. With nothing: 1.
example-2 = A pond of 3 tiles: 2 fish.
example-3 =
    7 chimneys: the card “2 chimneys → 1 bread” gives 3 bread; “3 chimneys → 1 coin, 1 step” gives 2 coins and 2
    steps.
example-4 =
    7 finished landscapes, 2 ponds and 1 herb garden among them: the card “pond + herb garden → 7 points” gives 7;
    “3 landscapes → 1 coin, 1 bread” gives 2 coins and 2 bread.
example-5 =
    The card with all four goods “→ 8 points”, with 3 bread, and 3 coins, 2 fish, 2 herbs and 1 chicken: 24 points.
example-6 = The card “3 herbs → 7 points” with 2 herbs, no coin and no bread: 4 points are lost, the herbs are kept.
example-7 =
    Finished villas with 3, 5 and 5 chimneys, unfinished ones with 4 and 4: 17 points by the table, 13 with
    `linear`.
example-8 =
    Frame pieces `F11` at the top, `F01` on the right, `F07` at the bottom, `F16` on the left: the tasks baker 4
    and villa 3 are met, the others are not: 7 points.
example-9 = Circles with two, three and four players: 9, 13, 17.
example-10 = A tie on the track: the top disc scores first.
example-11 = Set-up for three players: 2 A, 3 B, 2 C, 3 D, so 10 cards.
example-12 =
    The card “2 herbs → 4 points”: 2, 4, 6 herbs or coins, mixed or not, give 4, 8, 12. “3 chickens → 7 points”: 3,
    6 give 7, 14.
example-13 = The card “chicken + grapes + fish → 5 points”: two sets give 10.
example-14 =
    The card “1 villa → 3 points”: 2 finished villas give 6. “2 villas → 1 coin, 1 bread, 1 step”: 5 villas give 2
    of each.
example-15 = The card “1 merchant → 3 points”: 2 merchants give 6. “2 bakeries → 3 points”: 5 bakeries give 6.
example-16 = Both cards failed: 8 points are lost.
example-17 =
    2 bread, and the card “2 chimneys → 1 bread” with 2 chimneys is resolved first: the 3 bread pay one multiple of
    the other card.
example-18 = Two equal fountain cards pay twice.
example-19 = A craftsman’s dark tile that finishes another craftsman brings a further one.
example-20 = Tiles taken in a phase, with two, three and four players: 14, 21, 28.
example-21 = A pond edge against pasture or against a villa: refused.
example-22 =
    Only the player’s depot has tiles: the move ends there again, in both editions. In edition 2018 also back to
    the start over an empty neighbour.
example-23 = A disc on 19 and 2 steps: 20.
example-24 = A merchant and a pond of 2 tiles, finished by one tile, with 1 good: 2 coins and 1 fish, or 3 coins.
example-25 = 2 points, one failed card and one worth 7: 7 or 5 points, by the order.

chapter-provenance = Where this comes from
rules-provenance =
    - The course of the game: the French rulebook of edition 2020, and the French and the Russian one of edition
      2018. Where they disagree there is an option (C1, C2). We had their texts, not their pictures.
    - The Russian text gives for two players what belongs to three, and a sum in one French example lacks a number;
      the other texts set both right.
    - The grid of the card spaces follows from the numbers of circles in C8; that a line of edition 2018 leads
      three depots on (C11) follows from the star that the rulebooks describe; that the track ends at 20 is from a
      review.
    - What is on the tiles, most scoring cards, most tasks, the squares of the boards and most of the villa table
      are reconstructed (C6).
    - Rulings are ours.

    The command `insula content show carpe_diem` prints the source of every table of components and how sure it is.
chapter-credits = Credits
rules-credits =
    Carpe Diem was designed by Stefan Feld and published by alea, a brand of Ravensburger. The name and the design
    belong to their owners. Insula is not affiliated with them, and no sentence of a published rulebook is used
    here.
