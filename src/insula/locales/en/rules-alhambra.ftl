# The rules of Alhambra, the card game: one message for each numbered rule. The texts are Markdown: a single line break
# is a space, an empty line begins a paragraph. A chapter’s name stands before what belongs to it. RULES.md is printed
# from this file by tools/rules.py.

rules-title = Alhambra, the card game
rules-intro =
    For 2 to 6 players. These are the rules that Insula plays, in our own words.

    Each rule has a number, and a move that is refused comes with the number of its rule. Where the published rules
    are silent we had to decide; such a decision is marked “our ruling”. Martin is the imaginary third player of a
    game for two. A seat is a place at the table; records count seats from 0.

## Components

chapter-components = Components
rule-A1 =
    54 buildings of six kinds, with these prices:

    - pavilion (blue): 2 3 4 5 6 7 8
    - seraglio (red): 3 4 5 6 7 8 9
    - arcades (brown): 4 5 6 6 7 8 8 9 10
    - chambers (white): 5 6 7 7 8 9 9 10 11
    - garden (green): 6 7 8 8 8 9 10 10 10 11 12
    - tower (violet): 7 8 9 9 9 10 11 11 11 12 13
rule-A2 =
    108 money cards: four currencies (in the order of the yard: yellow, blue, green, orange), values 1 to 9, three
    copies of each. With two players one copy of each is taken out, which leaves 72.
rule-A3 =
    Two scoring cards, A and B. A yard with four slots, one for each currency.

## Set-up

chapter-set-up = Set-up
rule-A4 =
    Shuffle the buildings. With two players Martin takes the top six; they lie open. Then four buildings go to the
    yard, from left to right.
rule-A5 =
    Beginning with the first seat and in the order of the seats, each player draws money, openly, until the cards
    are worth 20 or more together (so always 20 to 28). From then on hands are secret.
rule-A6 =
    The start player is the one with the fewest cards; on a tie, the one with the smaller total among them. If that
    is a tie too, one of those players is drawn at random from the seed (our ruling, in place of the youngest
    player).
rule-A7 =
    Four money cards are laid open. The rest is cut into five piles whose sizes differ by at most one, larger piles
    first (our ruling). Scoring card A goes into pile 2, at any of its places, top and bottom included, each
    equally likely; B likewise into pile 4. Sizes are counted before the scoring cards go in. The piles are stacked
    with pile 1 on top and pile 5 at the bottom.

## A turn

chapter-turn = A turn
rule-A8 =
    A turn is exactly one action, and it is compulsory: take money, or buy a building. Then it is the next player’s
    turn, and after the last player the first one’s again. Martin has no turn.
rule-A9 =
    Take money: any one open card, whatever its value, or several open cards worth 5 or less together, of any
    currencies. (Corrected: taken literally, our copy of the rulebook would forbid a single card above 5, but its
    own example takes one.) Taking money ends the turn. Open money lies in four places, and a taken card leaves a
    gap. Of equal cards, those furthest left are the ones taken.
rule-A10 =
    Buy one building of the yard with cards of its slot’s currency worth at least its price. No change is given.
    The cards go to the discard pile, openly.

    Our ruling: a payment is legal when its total is at least the price and its total without its lowest card is at
    most the price. More is refused, since nothing is gained by it. So one card more than an exact payment is
    allowed if it is not above that payment’s lowest card; it ends the turn.

    A paid card leaves the hand at once. When the payment is over, the cards join the discard pile and the building
    leaves the yard.
rule-A11 =
    An exact payment earns another action, again a free choice of A9 and A10, and as compulsory as the first. The
    yard and the money are not refilled in between. So a turn holds at most four exact purchases and one more
    action. (Corrected: our copy of the rulebook prints another number of actions than its own explanation adds up
    to.)
rule-A12 =
    A bought building lies open before its owner. With two players, whoever buys may give that card to Martin
    instead, at once, card by card. An exact payment earns the next action all the same.
rule-A13 =
    A player who at the start of a turn can neither take nor buy passes (our ruling; it happens only when no money
    is open). A pass is a move, and its turn ends as in A14. If nothing is possible after an exact purchase, the
    turn simply ends; that is no pass.

    If all players pass in a row the game ends as in A18, with all four buildings (a safeguard only: in a dealt
    game somebody can always buy). Any take or purchase sets the count of passes to zero.

## After a turn

chapter-after-turn = After a turn
rule-A14 =
    First the yard is refilled to four, empty slots from left to right; then the open money to four, gaps from left
    to right.
rule-A15 =
    When a money card is needed and the pile is empty, and only then, the discard pile is shuffled into a new pile
    (it never holds scoring cards). If both are empty, fewer than four cards stay open (our ruling).
rule-A16 =
    A scoring card met while refilling money is scored at once (A20), with two players followed by A17. It leaves
    the game, and refilling goes on.
rule-A17 =
    Two players: right after scoring A Martin takes the top six buildings of the pile; right after B a third of the
    pile, rounded down (of 5 he takes 1, of 2 none). At A a pile of fewer than six gives all it has (our ruling).
    The yard is not touched. An empty pile does not end the game.

## End

chapter-end = End
rule-A18 =
    The game ends after the turn whose refill cannot bring the yard back to four. The yard is filled as far as it
    goes. Money is not refilled (our ruling, from the order in A14), and a scoring card still in the pile is not
    scored (our ruling).

    Hands are revealed. Each building left, from left to right, goes to the player with the most money (the sum of
    values) in its slot’s currency; to nobody on a tie or at zero. No money is spent, and money taken in the last
    turn counts. One player may get several. A building that nobody gets counts for nobody. Martin gets none, and
    these cards cannot be given away.
rule-A19 =
    Then comes scoring C. Most points wins; a tie is a shared victory. Martin’s points are shown, but he cannot win
    (our ruling).

## Scoring

chapter-scoring = Scoring
rule-A20 =
    In each kind, the players (and Martin) are ranked by how many buildings of it they own; at least one is needed.
    Scoring A pays the first place, B the first and second, C the first, second and third:

    - pavilion: A 1; B 8, 1; C 16, 8, 1
    - seraglio: A 2; B 9, 2; C 17, 9, 2
    - arcades: A 3; B 10, 3; C 18, 10, 3
    - chambers: A 4; B 11, 4; C 19, 11, 4
    - garden: A 5; B 12, 5; C 20, 12, 5
    - tower: A 6; B 13, 6; C 21, 13, 6
rule-A21 =
    Those who are tied, Martin included, share the points of the places that they occupy, rounded down; places that
    pay nothing count as 0. Martin’s share is his and lost to the players. The next in rank takes the next free
    place. Prices never matter.

## Decisions

chapter-decisions = Decisions, in order
rule-A22 =
    Take (which open cards) or buy. To buy: the slot, then the payment, card by card from the highest down.

    - Below the price: a card not above the last one, from which the price can still be reached.
    - At the price: stop, or one more card not above the last one.
    - Above the price the payment is over.

    With two players, keep or give comes next; until then the building is nobody’s. After an exact payment the same
    begins again. There are no other choices, and nobody chooses in another player’s turn. Choices with the same
    effect (equal cards) are one choice.

chapter-hidden = Hidden information
rules-hidden =
    Secret from all: the order of both piles, and where in its fifth a scoring card lies.

    Hands are secret by rule, but every card in them was open once. What a player has once seen may always be
    looked up: in the log, in a replay, or by asking a bot. So only what nobody can know is ever rerolled: the two
    orders, never the hands. A scoring card not yet met is put on any place of its fifth that is not yet uncovered,
    each equally likely.

    The option `tracking` says what the table shows: `memory` (the default) leaves the other hands out, `open`
    shows them.

    Open to all: the sizes of hands and piles, the discard pile, buildings, points, and Martin’s cards. The size of
    the money pile counts the scoring cards in it.

    Free undo stops at the refill.

## Examples

chapter-examples = Examples
example-1 = Scoring A: the sole leader in chambers (white) gets 4.
example-2 = Scoring B, tower (violet): the leader gets 13, the second 6; two tied leaders get 9 each.
example-3 = Scoring C, garden (green): two tied for first, two tied next: 16, 16, 2, 2.
example-4 =
    Price 10, paid 7 + 4: the turn is over and nothing comes back. Paid 7 + 3: the player acts again.
example-5 =
    Ties for first. Scoring B, three tied in tower: 6 each. Scoring C, four tied in tower: 10 each. Scoring A, two
    tied in pavilion (blue): 0 each.
example-6 = Open money 2, 3, 7, 9: take 2 and 3 together, or any one card; never 2 and 7 together.
example-7 = Price 10: 7 + 3 + 1 is legal and ends the turn; 7 + 4 + 3 is refused.
example-8 =
    Scoring B in seraglio (red), a leader and two tied for second: 9, 1, 1. Scoring C in pavilion, two tied for
    third: 0 each.
example-9 = Four exact purchases and then money: five actions in one turn.
example-10 = An exact payment whose building is given to Martin earns the next action.
example-11 = The end: 7, 7 and 3 in the slot’s currency: nobody gets the building.
example-12 = 20 buildings in the pile at scoring B: Martin takes 6.
example-13 =
    An exact purchase, then money; the yard is not complete after its refill, and B is on top of the money pile:
    money is not refilled, B is not scored.
example-14 = A pile of 5 buildings at scoring B: Martin takes 1.
example-15 = Pass, pass, purchase: the count of passes is zero.
example-16 = Price 10: 9 + 7 + 3 is refused, 7 + 3 + 3 is legal.
example-17 =
    Open money blue 1, blue 1, green 1, blue 5: six takes (each kind of card alone, both blue 1s, blue 1 with green
    1, all three 1s).

chapter-provenance = Where this comes from
rules-provenance =
    - The course of the game, the deal, ties, the end and the game for two: the French rulebook of the card game.
      Our copy was damaged in places. A9 and A11 are corrected, as said there, with the help of the rulebook of the
      board game of the same family, which also says outright that at least one building is needed to score (A20).
    - The points in A20: the reference card.
    - The prices in A1: several independent card lists that agree card by card, one of them of this very edition.
    - The order of the currencies in A2: a scan of the yard.
    - Rulings are ours.

    The command `insula content show alhambra` prints the source of every table of components and how sure it is.
chapter-credits = Credits
rules-credits =
    Alhambra: The Card Game (Alhambra – Das Kartenspiel) was designed by Dirk Henn and published by Queen Games.
    The name and the design belong to their owners. Insula is not affiliated with them, and no sentence of a
    published rulebook is used here.
