"""What is on the table: index spaces, the state of a game, and the tables of the content file."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np

from insula.core.layout import NOBODY, OWNER, Layout, array, generator, head, number

Seat: TypeAlias = int
Depot: TypeAlias = int
"""0-6, clockwise."""
Place: TypeAlias = int
"""0-3, where a tile lies in a depot."""
DarkSpace: TypeAlias = int
"""0-10, a space of the dark row."""
Tile: TypeAlias = int
"""0-83 light, 84-122 dark: the rows of the content file."""
Square: TypeAlias = int
"""0-35, row by row from the top left of a district."""
Side: TypeAlias = int
"""0-3: north, east, south, west; of a frame: top, right, bottom, left."""
Turning: TypeAlias = int
"""0-3 clockwise quarter turns."""
Edge: TypeAlias = int
"""0 pasture; kind + 1 for the nine kinds that edges show; ANY_EDGE where no tile lies."""
Edges: TypeAlias = int
"""Four edges in 16 bits, north in the lowest four."""
Kind: TypeAlias = int
"""0-11, what can be built."""
Part: TypeAlias = int
"""0-71, square * 2 + which of a tile's two features: a piece of a feature. A feature is named by one of its parts."""
Good: TypeAlias = int
Need: TypeAlias = int
"""0-18, what a scoring card can ask for."""
Card: TypeAlias = int
"""0-59, a scoring card: a row of the content file."""
Space: TypeAlias = int
"""0-11, a card space, row by row."""
Circle: TypeAlias = int
Piece: TypeAlias = int
"""0-15, a frame piece."""

KINDS = (
    "villa", "merchant", "baker", "senator", "craftsman", "pond", "garden", "vineyard", "henyard",
    "market", "bakery", "fountain",
)  # fmt: skip
VILLA, MERCHANT, BAKER, SENATOR, CRAFTSMAN, POND, GARDEN, VINEYARD, HENYARD, MARKET, BAKERY, FOUNTAIN = range(12)
N_KINDS = len(KINDS)
N_FEATURE_KINDS = HENYARD + 1
EDGE_LETTERS = ".VMBSCPHGK"
PASTURE, ANY_EDGE = 0, 15
SIDES = ("north", "east", "south", "west")
FRAME_SIDES = ("top", "right", "bottom", "left")
MARKS = ("left", "right")
CLASSES = ("merchant", "landscape", "craftsman")
MERCHANT_CLASS, LANDSCAPE_CLASS, CRAFTSMAN_CLASS, NO_CLASS = 0, 1, 2, -1

GOODS = ("fish", "herbs", "grapes", "chickens")
NEEDS = (*GOODS, "chimney", *KINDS, "landscape", "dwelling")
REWARDS = ("points", "coins", "bread", "steps")
N_GOODS = len(GOODS)
N_NEEDS = len(NEEDS)
N_REWARDS = len(REWARDS)
CHIMNEY_NEED = N_GOODS
FIRST_KIND_NEED = CHIMNEY_NEED + 1
LANDSCAPE_NEED, DWELLING_NEED = N_NEEDS - 2, N_NEEDS - 1
POINTS, COINS, BREAD_REWARD, STEPS = range(N_REWARDS)

PHASES = (
    "pawn", "depot", "tile", "square", "first", "craft", "return", "circle", "card", "pay", "bread", "over",
)  # fmt: skip
PAWN, DEPOT, TILE, SQUARE, FIRST, CRAFT, RETURN, CIRCLE, CARD, PAY, BREAD, OVER = range(len(PHASES))

EDITIONS = ("2020", "2018")
VILLA_RULES = ("table", "linear")
BREAD_RULES = ("once", "repeat")
EDITION_2020, EDITION_2018 = range(2)
VILLA_TABLE, VILLA_LINEAR = range(2)
BREAD_ONCE, BREAD_REPEAT = range(2)

MIN_SEATS, MAX_SEATS = 2, 4
N_GAME_PHASES = 4
N_DEPOTS = 7
N_PLACES = 4
N_DARK_SPACES = 11
N_LIGHT, N_DARK = 84, 39
N_TILES = N_LIGHT + N_DARK
TILES_A_PHASE = N_DEPOTS * N_PLACES
WIDTH = 6
N_SQUARES = WIDTH * WIDTH
N_SIDES = 4
N_TURNINGS = 4
N_PARTS_OF_TILE = 2
N_PARTS = N_SQUARES * N_PARTS_OF_TILE
N_BOARDS = 4
N_BANDEROLES = 9
N_PIECES = 16
N_MARKS = len(MARKS)
DECKS = ("A", "B", "C", "D")
DECK_SIZES = (12, 11, 12, 25)
N_DECKS = len(DECKS)
N_RED = DECK_SIZES[0] + DECK_SIZES[1]
N_CARDS = sum(DECK_SIZES)
CARD_ROWS, CARD_COLUMNS = 4, 3
N_SPACES = CARD_ROWS * CARD_COLUMNS
N_CIRCLES = 17
N_FOUNTAIN_CARDS = 24
LAST_SPACE = 20

NO_TILE = NO_SEAT = NO_DEPOT = NO_PART = NO_CARD = NO_SPACE = NO_CIRCLE = NO_PIECE = NO_BOARD = NO_KIND = NO_SQUARE = -1

TILES = (*(f"L{tile + 1:02d}" for tile in range(N_LIGHT)), *(f"S{tile + 1:02d}" for tile in range(N_DARK)))
CARDS = tuple(f"{deck}{n + 1:02d}" for deck, size in zip(DECKS, DECK_SIZES, strict=True) for n in range(size))
PIECES = tuple(f"F{piece + 1:02d}" for piece in range(N_PIECES))
BOARDS = ("A", "B", "C", "D")
SQUARES = tuple(f"{column}{row}" for row in range(1, WIDTH + 1) for column in "abcdef")
SPACES = tuple(f"{column}{row}" for row in range(1, CARD_ROWS + 1) for column in "abc")
CIRCLES = (
    "a1-b1", "b1-c1", "a2-b2", "b2-c2", "a3-b3", "b3-c3", "a4-b4", "b4-c4",
    "a1-a2", "b1-b2", "c1-c2", "a2-a3", "b2-b3", "c2-c3", "a3-a4", "b3-b4", "c3-c4",
)  # fmt: skip

LIGHT_STREAM, DARK_STREAM, CARD_STREAM, FOUNTAIN_STREAM, FRAME_STREAM, BOARD_STREAM, START_STREAM = range(7)
N_STREAMS = 7

MAX_CHIMNEYS = 4
MAX_VILLA = 99
"""Chimneys of all tiles of a content file together, at most."""
MAX_AMOUNT = 9
MAX_REWARD = 20
MAX_MULTIPLES = 200
MAX_STOCK = 400
"""More coins or bread than this no content file lets a seat have; it is checked when the file is read."""
MAX_POINTS = 1_000_000
MAX_WAITING = N_DARK_SPACES + 2
"""A tile leaves two rewards waiting at most; all but the last of a chain were built from the dark row."""

MAX_TURNS = MAX_SEATS + N_GAME_PHASES * (TILES_A_PHASE + MAX_SEATS)
MAX_MOVES = 2 * N_GAME_PHASES * TILES_A_PHASE + 4 * N_TILES + MAX_SEATS * (1 + N_GAME_PHASES * 6 + MAX_STOCK // 3)
"""A bound: depot and tile a turn; of each tile at most crafted, built, asked about, a fountain card put back; of each
seat a patrician, in each scoring a circle, a card, two payments and two stops, and all its bread, three at a time."""


def _neighbours() -> np.ndarray[tuple[int, int], np.dtype[np.int64]]:
    table = np.full((N_SQUARES, N_SIDES), NO_SQUARE, np.int64)
    for square in range(N_SQUARES):
        row, column = divmod(square, WIDTH)
        for side, (down, right) in enumerate(((-1, 0), (0, 1), (1, 0), (0, -1))):
            if 0 <= row + down < WIDTH and 0 <= column + right < WIDTH:
                table[square, side] = (row + down) * WIDTH + column + right
    return table


NEIGHBOUR_OF_SQUARE = _neighbours()
"""The square next to a square on each side, NO_SQUARE where the frame is."""

STATE = Layout(
    generator(N_STREAMS),
    *head(MAX_SEATS, len(PHASES), MAX_TURNS),
    number("edition", 0, 1, "option C1: 2020 or 2018"),
    number("villa_rule", 0, 1, "option C2: table or linear"),
    number("bread_rule", 0, 1, "option C3: once or repeat"),
    number("game_phase", 0, N_GAME_PHASES - 1, "which of the four phases is played"),
    number("start", 0, MAX_SEATS - 1, "the seat with the start token"),
    number("filled", 0, 2**N_DEPOTS - 1, "derived: the depots that hold a tile, as bits"),
    number("tile", NO_TILE, N_TILES - 1, "taken, to be built or stored", words=TILES),
    number("depth", 0, MAX_WAITING, "how many rewards wait"),
    number("scorer", 0, MAX_SEATS, "how many seats have had their scoring in this phase"),
    number("circle", NO_CIRCLE, N_CIRCLES - 1, "the circle whose cards are being settled", words=CIRCLES),
    number("space", NO_SPACE, N_SPACES - 1, "the space whose card is being settled", words=SPACES),
    number("settled", 0, 1, "how many of the circle's two cards are settled"),
    number("multiples", 0, MAX_MULTIPLES + MAX_STOCK, "multiples of the card being settled, bread included"),
    number("bread_paid", 0, 1, "whether this scoring has seen three bread paid"),
    number("fountain_top", 0, N_FOUNTAIN_CARDS - 1, "where in the ring the fountain pile begins"),
    number("fountain_size", 0, N_FOUNTAIN_CARDS, "how many cards the fountain pile has"),
    array("points", MAX_SEATS, low=0, high=MAX_POINTS, meaning="each seat's points"),
    array("coins", MAX_SEATS, low=0, high=MAX_STOCK, meaning="each seat's coins"),
    array("bread", MAX_SEATS, low=0, high=MAX_STOCK, meaning="each seat's bread"),
    array("goods", MAX_SEATS, N_GOODS, low=0, high=N_PARTS, meaning="each seat's goods", places=((), GOODS)),
    array("track", MAX_SEATS, low=0, high=LAST_SPACE, meaning="the space of each disc on the banderole track"),
    array(
        "arrivals", MAX_SEATS, low=NO_SEAT, high=MAX_SEATS - 1,
        meaning="the seats by when their disc last moved, the latest last: on one space that one lies on top",
    ),
    array("order", MAX_SEATS, low=NO_SEAT, high=MAX_SEATS - 1, meaning="C27: who scores when, set as scoring begins"),
    array("pawn", MAX_SEATS, low=NO_DEPOT, high=N_DEPOTS - 1, meaning="the depot of each patrician"),
    array("board", N_BOARDS, low=NO_BOARD, high=N_BOARDS - 1, meaning="each seat's building board", words=BOARDS),
    array(
        "frame", N_PIECES, low=NO_PIECE, high=N_PIECES - 1,
        meaning="the frame pieces, four a seat: top, right, bottom, left", words=PIECES,
    ),
    array("depots", N_DEPOTS, N_PLACES, low=NO_TILE, high=N_TILES - 1, meaning="the tiles in the depots", words=TILES),
    array("row", N_DARK_SPACES, low=NO_TILE, high=N_TILES - 1, meaning="the tiles of the dark row", words=TILES),
    array(
        "cards", N_SPACES, low=NO_CARD, high=N_CARDS - 1, meaning="the scoring card on each space",
        words=CARDS, places=(SPACES,),
    ),
    array(
        "disc", N_CIRCLES, low=NO_SEAT, high=MAX_SEATS - 1, meaning="whose disc lies on each circle",
        places=(CIRCLES,),
    ),
    array("stored_by", N_TILES, low=NO_SEAT, high=MAX_SEATS - 1, meaning="who stored each tile", places=(TILES,)),
    array(
        "tile_at", MAX_SEATS, N_SQUARES, low=NO_TILE, high=N_TILES - 1, meaning="the tile on each square",
        words=TILES, places=((), SQUARES),
    ),
    array(
        "turning_at", MAX_SEATS, N_SQUARES, low=0, high=N_TURNINGS - 1, meaning="how that tile is turned",
        places=((), SQUARES),
    ),
    array("frontier", MAX_SEATS, low=0, high=2**N_SQUARES - 1, meaning="derived: squares open to a tile, as bits"),
    array(
        "facing", MAX_SEATS, N_SQUARES, low=0, high=0xFFFF,
        meaning="derived: the four edges that face each square, ANY_EDGE where no tile lies",
    ),
    array(
        "joined", MAX_SEATS, N_PARTS, low=NO_PART, high=N_PARTS - 1,
        meaning="derived: the part that a part was joined to, itself at the root of its feature",
    ),
    array("open_edges", MAX_SEATS, N_PARTS, low=0, high=60, meaning="derived: open edges of a feature, at its root"),
    array("built", MAX_SEATS, N_KINDS, low=0, high=N_SQUARES, meaning="derived: finished, or built, of each kind"),
    array("chimneys", MAX_SEATS, low=0, high=MAX_VILLA, meaning="derived: chimneys in each district"),
    array(
        "waiting_kind", MAX_WAITING, low=NO_KIND, high=N_KINDS - 1, meaning="rewards that wait, the next one last",
        words=KINDS,
    ),
    array("waiting_goods", MAX_WAITING, low=0, high=N_SQUARES, meaning="the goods that each of them brings"),
    array(
        "fountain_hand", MAX_SEATS, N_KINDS, low=0, high=N_FOUNTAIN_CARDS, seen=OWNER,
        meaning="fountain cards that each seat holds", places=((), KINDS),
    ),
    array(
        "fountain_pile", N_FOUNTAIN_CARDS, low=0, high=N_KINDS - 1, seen=NOBODY,
        meaning="the fountain pile, a ring; 0 where no card lies", words=KINDS,
    ),
    array("returned_by", N_FOUNTAIN_CARDS, low=NO_SEAT, high=MAX_SEATS - 1, meaning="who put back each card there"),
    array(
        "light_pile", N_LIGHT, low=0, high=N_LIGHT - 1, seen=NOBODY, meaning="the light tiles as they are dealt",
        words=TILES,
    ),
    array(
        "dark_pile", N_DARK, low=N_LIGHT, high=N_TILES - 1, seen=NOBODY, meaning="dark tiles, the row's first",
        words=TILES,
    ),
)  # fmt: skip

CONTENT = Layout(
    array("edges_of_tile", N_TILES, N_TURNINGS, low=0, high=0xFFFF, meaning="C5: a tile's edges, turned"),
    array("turnings_of_tile", N_TILES, low=1, high=N_TURNINGS, meaning="C41: how many turnings look different"),
    array("look_of_tile", N_TILES, low=0, high=N_TILES - 1, meaning="C41: the first tile that looks the same"),
    array("edge_of_part", N_TILES, N_PARTS_OF_TILE, low=0, high=N_FEATURE_KINDS, meaning="C5: a tile's features"),
    array("chimneys_of_tile", N_TILES, low=0, high=MAX_CHIMNEYS, meaning="C5: chimneys"),
    array("centre_of_tile", N_TILES, low=NO_KIND, high=N_KINDS - 1, meaning="C5: market, bakery or fountain"),
    array("need_of_card", N_CARDS, N_NEEDS, low=0, high=MAX_AMOUNT, meaning="C29: what one multiple takes"),
    array("reward_of_card", N_CARDS, N_REWARDS, low=0, high=MAX_REWARD, meaning="C31: what one multiple brings"),
    array("dealt_of_deck", MAX_SEATS + 1, N_DECKS, low=0, high=N_SPACES, meaning="C8: cards of each deck"),
    array("is_space_used", MAX_SEATS + 1, N_SPACES, low=0, high=1, meaning="C8: the spaces in use"),
    array("space_of_circle", N_CIRCLES, 2, low=0, high=N_SPACES - 1, meaning="C4: the spaces beside a circle"),
    array("kind_of_fountain_card", N_FOUNTAIN_CARDS, low=0, high=N_KINDS - 1, meaning="C38: the kind on each card"),
    array("fountain_points", 1, low=0, high=MAX_REWARD, meaning="C38: points for a thing of the kind"),
    array("kind_of_task", N_PIECES, N_MARKS, low=0, high=N_FEATURE_KINDS - 1, meaning="C39: the kind of a task"),
    array("points_of_task", N_PIECES, N_MARKS, low=0, high=MAX_REWARD, meaning="C39: the value of a task"),
    array("line_of_mark", N_SIDES, N_MARKS, low=0, high=WIDTH - 1, meaning="C39: the column or row of a mark"),
    array("shovel_of_board", N_BOARDS, low=0, high=N_SQUARES - 1, meaning="C4: the shovel square"),
    array("has_banderole", N_BOARDS, N_SQUARES, low=0, high=1, meaning="C4: the banderole squares"),
    array("number_of_space", LAST_SPACE + 1, low=0, high=MAX_REWARD, meaning="C37: the number on a space of the track"),
    array("points_of_villa", MAX_VILLA + 1, low=0, high=10_000, meaning="C35: points by chimneys"),
    array("line_of_edition", len(EDITIONS), low=1, high=N_DEPOTS - 1, meaning="C11: how many depots on a line leads"),
    array("start_points", MAX_SEATS + 1, MAX_SEATS, low=0, high=50, meaning="C9: points to begin with"),
)  # fmt: skip
