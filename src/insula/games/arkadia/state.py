"""What is on the table: index spaces, the state of a game, and the tables of the content file."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np

from insula.core.layout import NOBODY, OWNER, Layout, array, bits, generator, head, number, subset

Seat: TypeAlias = int
Owner: TypeAlias = int
"""0-3 a seat, 4 nobody: whose a worker is."""
Square: TypeAlias = int
"""0-191, row by row from the top left of the board."""
Kind: TypeAlias = int
"""0-6, a kind of building, which is a shape."""
Colour: TypeAlias = int
Card: TypeAlias = int
"""0-27, kind * 4 + colour; equal cards are one."""
Place: TypeAlias = int
"""0-2, where an open card lies."""
Turning: TypeAlias = int
"""0-3 clockwise quarter turns, 4-7 the same of the mirror image."""
Building: TypeAlias = int
"""0-39 in the order of laying, 40 the castle lot."""
LotSquare: TypeAlias = int
"""0-11, row by row of the lot as it lies."""
Floor: TypeAlias = int
"""0-2, of the castle; also which store."""
wide: Any = np.int64
"""A number of a narrow table, or of a word, as kernels reckon with."""

KINDS = ("house", "farm", "tavern", "mill", "smithy", "trade_centre", "monastery")
COLOURS = ("red", "olive", "black", "silver")
LOT_SQUARES = (*COLOURS, "plain", "court")
"""What a square of the lot shows."""
PLAIN, COURT = 4, 5
PHASES = ("action", "site", "draw", "workers", "tower", "banner", "sell", "over")
ACTION, SITE, DRAW, WORKERS, TOWER, BANNER, SELL, OVER = range(len(PHASES))
FLIP = ("no", "yes")
TRACKING = ("memory", "open")
MEMORY = TRACKING.index("memory")

MIN_SEATS, MAX_SEATS = 2, 4
COLUMNS, ROWS = 16, 12
N_SQUARES = COLUMNS * ROWS
N_WORDS = 3
"""The board as bits: four rows a word."""
N_KINDS, N_COLOURS = len(KINDS), len(COLOURS)
N_CARDS = N_KINDS * N_COLOURS
DECK_SIZE = 40
HAND_SIZE = 4
N_OPEN = 3
MAX_CELLS = 4
N_ROTATIONS = 4
N_TURNINGS = 2 * N_ROTATIONS
N_CAMPS = 24
LOT_COLUMNS, LOT_ROWS = 4, 3
N_LOT_SQUARES = LOT_COLUMNS * LOT_ROWS
N_RING = 10
N_FLOORS = 3
N_TOWERS = 28
LOT = DECK_SIZE
N_BUILDINGS = DECK_SIZE + 1
NEUTRAL = MAX_SEATS
N_OWNERS = MAX_SEATS + 1
MAX_OWN = 11
MAX_BANNERS = 4
WORKERS_A_BANNER = 2
MAX_NEUTRAL = 99
NO_CARD = NO_BUILDING = NO_TOWER = NO_COLOUR = -1
NOT_ENDING = -1

MAX_SEALS = 4 * MAX_OWN + DECK_SIZE
"""A bound: a worker stands next to four buildings at most, and a seal lies on each building."""
MAX_GOLD = N_RING * MAX_SEALS

MAX_TURNS = MAX_SEATS * (DECK_SIZE + MAX_SEATS * MAX_OWN + N_CAMPS + MAX_SEATS * MAX_BANNERS + 1)
"""A bound: of as many turns in a row as there are seats one builds, places a worker, uses a banner, or is the last."""
MAX_MOVES = (
    2 * MAX_TURNS
    + 3 * DECK_SIZE
    + 2 * (MAX_SEATS * MAX_OWN + N_CAMPS)
    + N_TOWERS
    + MAX_SEATS * MAX_BANNERS * (N_COLOURS + 1)
)
"""A bound: a pass and an end a turn; of each card played, laid, drawn; a worker and a stop; towers; sales."""

COLUMN_NAMES = "abcdefghijklmnop"
SQUARES = tuple(f"{column}{row}" for row in range(1, ROWS + 1) for column in COLUMN_NAMES)
TURNINGS = ("r0", "r1", "r2", "r3", "t0", "t1", "t2", "t3")
BUILDINGS = (*map(str, range(DECK_SIZE)), "lot")
OWNERS = (*map(str, range(NEUTRAL)), "neutral")
FLOORS = tuple(str(floor + 1) for floor in range(N_FLOORS))
CARDS = tuple(f"{kind} {colour}" for kind in KINDS for colour in COLOURS)

DECK_STREAM, LOT_STREAM, START_STREAM = range(3)
N_STREAMS = 3

STATE = Layout(
    generator(N_STREAMS),
    *head(MAX_SEATS, len(PHASES), MAX_TURNS),
    number("flip", 0, 1, "option K2: whether tiles may be turned over"),
    number("tracking", 0, 1, "option: whether the table view shows what lies behind the others' screens"),
    number("start", 0, MAX_SEATS - 1, "the start player"),
    number("lot_square", 0, N_SQUARES - 1, "the lot's top left corner", words=SQUARES),
    number("is_upright", 0, 1, "whether the lot was given a quarter turn"),
    number("pile_next", 0, DECK_SIZE, "the top of the pile"),
    number("card", NO_CARD, N_CARDS - 1, "played, its tile still to be laid", words=CARDS),
    number("n_buildings", 0, DECK_SIZE, "how many tiles were laid"),
    subset("sealed", BUILDINGS[:DECK_SIZE], "buildings that still have their seal"),
    subset("common", BUILDINGS, "buildings next to which all workers of this turn stand"),
    number("towers_due", 0, DECK_SIZE, "towers still to be put in this turn"),
    number("castle_floor", 0, N_FLOORS - 1, "the floor on which the next tower goes"),
    number("selling", NO_COLOUR, N_COLOURS - 1, "the colour to be sold next", words=COLOURS),
    number("has_passed", 0, 1, "whether this turn began with a pass"),
    number("passes", 0, MAX_SEATS, "how many turns in a row were a pass without a banner"),
    number("turns_left", NOT_ENDING, MAX_SEATS, "once the end has started: turns that follow this one"),
    bits("taken", N_WORDS, meaning="derived: squares with a building, the lot or a worker"),
    bits("built", N_WORDS, meaning="derived: squares with a building or the lot"),
    bits("edge", N_BUILDINGS, N_WORDS, meaning="derived: the squares that share an edge with each building"),
    bits("workers", N_OWNERS, N_WORDS, meaning="the squares of each owner's workers", places=(OWNERS, SQUARES)),
    array(
        "building_at", N_SQUARES, low=NO_BUILDING, high=LOT, meaning="the building on each square",
        words=BUILDINGS, places=(SQUARES,),
    ),
    array(
        "card_of_building", DECK_SIZE, low=NO_CARD, high=N_CARDS - 1, meaning="the card of each building", words=CARDS,
    ),
    array("own_workers", MAX_SEATS, low=0, high=MAX_OWN, meaning="own workers in each seat's stock"),
    array("neutral_workers", MAX_SEATS, low=0, high=N_CAMPS, meaning="neutral workers in each seat's stock"),
    array("banners", MAX_SEATS, low=0, high=MAX_BANNERS, meaning="each seat's banners"),
    array("seals", MAX_SEATS, N_COLOURS, low=0, high=MAX_SEALS, meaning="each seat's seals", places=((), COLOURS)),
    array("gold", MAX_SEATS, low=0, high=MAX_GOLD, meaning="each seat's gold"),
    array(
        "towers", N_FLOORS, N_LOT_SQUARES, low=NO_TOWER, high=N_COLOURS - 1, meaning="the castle, floor by floor",
        words=COLOURS, places=(FLOORS,),
    ),
    array(
        "stores", N_FLOORS, N_COLOURS, low=0, high=N_TOWERS, meaning="towers in each store",
        places=(FLOORS, COLOURS),
    ),
    array("open_cards", N_OPEN, low=NO_CARD, high=N_CARDS - 1, meaning="the open cards", words=CARDS),
    array(
        "known", MAX_SEATS, N_CARDS, low=0, high=HAND_SIZE,
        meaning="cards in each hand that were taken from the open ones", places=((), CARDS),
    ),
    array(
        "hand", MAX_SEATS, N_CARDS, low=0, high=HAND_SIZE, seen=OWNER, meaning="the cards of each hand",
        places=((), CARDS),
    ),
    array(
        "pile", DECK_SIZE, low=0, high=N_CARDS - 1, seen=NOBODY, meaning="the pile; 0 before pile_next", words=CARDS,
    ),
)  # fmt: skip

CONTENT = Layout(
    bits("camps", N_WORDS, meaning="K1: the squares with a camp"),
    array("lot", N_LOT_SQUARES, low=0, high=COURT, meaning="K1: the seal, plain or courtyard of each lot square"),
    array("n_cells", N_KINDS, low=2, high=MAX_CELLS, meaning="K2: how many squares a tile has"),
    array(
        "row_of_cell", N_KINDS, N_TURNINGS, MAX_CELLS, low=0, high=MAX_CELLS - 1,
        meaning="K2: each square of a turned tile, in rows below its first square",
    ),
    array(
        "column_of_cell", N_KINDS, N_TURNINGS, MAX_CELLS, low=1 - MAX_CELLS, high=MAX_CELLS - 1,
        meaning="K2: the same, in columns to the right of its first square",
    ),
    array("first_turning", N_KINDS, N_TURNINGS, low=0, high=N_TURNINGS - 1, meaning="K23: the first that looks so"),
    array("n_cards", N_CARDS, low=0, high=DECK_SIZE, meaning="K3: how many cards there are of each"),
    array("towers_of_store", N_FLOORS, N_COLOURS, low=0, high=N_TOWERS, meaning="K4: towers in each store"),
    array("start_workers", 1, low=0, high=MAX_OWN, meaning="K5: own workers to start with"),
    array("start_banners", 1, low=0, high=MAX_BANNERS, meaning="K5: banners to start with"),
)  # fmt: skip
