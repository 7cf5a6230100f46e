"""What is on the table: index spaces, the state of a game, and the tables of the content file."""

from __future__ import annotations

from typing import Any, TypeAlias

from insula.core.layout import NOBODY, Layout, array, generator, head, number, subset

Seat: TypeAlias = int
Owner: TypeAlias = int
"""Who may own buildings: a seat, or MARTIN."""
Currency: TypeAlias = int
"""0-3 in yard order; also the slot of the yard that takes it."""
Value: TypeAlias = int
"""1-9, what a money card is worth."""
Card: TypeAlias = int
"""A money card (currency * 9 + value - 1) or one of the two scoring cards."""
Building: TypeAlias = int
Kind: TypeAlias = int
Scoring: TypeAlias = int
Slot: TypeAlias = int
Place: TypeAlias = int
"""0-3, where open money lies."""

CURRENCIES = ("yellow", "blue", "green", "orange")
KINDS = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")
SCORINGS = ("A", "B", "C")
PHASES = ("action", "payment", "gift", "over")
TRACKING = ("memory", "open")

MIN_SEATS, MAX_SEATS = 2, 6
MARTIN = MAX_SEATS
N_OWNERS = MAX_SEATS + 1
N_CURRENCIES = N_SLOTS = len(CURRENCIES)
N_VALUES = 9
N_KINDS = len(KINDS)
N_SCORINGS = N_AWARDS = len(SCORINGS)
N_PLACES = 4
N_BUILDINGS = 54
COPIES = 3
N_CARDS = N_CURRENCIES * N_VALUES
SCORING_A, SCORING_B = N_CARDS, N_CARDS + 1
N_MONEY = N_CARDS * COPIES
PILE_CAPACITY = N_MONEY + 2

NO_CARD = NO_BUILDING = NO_SLOT = NO_OWNER = -1
ACTION, PAYMENT, GIFT, OVER = range(4)
A, B, C = range(3)

BUILDING_STREAM, MONEY_STREAM, SCORING_STREAM, START_STREAM = range(4)
N_STREAMS = 4

VALUES = tuple(str(value) for value in range(1, N_VALUES + 1))
CARDS = (*(f"{currency} {value}" for currency in CURRENCIES for value in VALUES), *SCORINGS[:2])
OWNERS = (*map(str, range(MARTIN)), "martin")

MAX_PRICE = 20
MAX_MOVES = 2000
"""A bound, not an estimate. At most ten cards pay a price of 20 or less, so 54 purchases are 54 x 13 moves;
money is taken 108 times and once more for each of 540 cards paid; and only where all money is in hands do
seats pass, at most five between two purchases."""


def building_names(tables: Any) -> tuple[str, ...]:
    """A1: the kind and price of each building; a letter tells equal ones apart."""
    names: list[str] = []
    for kind, price in zip(tables.kind_of_building, tables.price_of_building, strict=True):
        name = f"{KINDS[kind]} {price}"
        names.append(next(name + letter for letter in ("", *"bcdefghijklm") if name + letter not in names))
    return tuple(names)


STATE = Layout(
    generator(N_STREAMS),
    *head(MAX_SEATS, len(PHASES), MAX_MOVES),
    number("slot", NO_SLOT, N_SLOTS - 1, "the slot whose building is being paid for", words=CURRENCIES),
    number("bought", NO_BUILDING, N_BUILDINGS - 1, "paid for, to be kept or given (two seats)", words=building_names),
    number("exact", 0, 1, "whether the building just bought was paid for exactly"),
    number("passes", 0, MAX_SEATS, "passes in a row"),
    subset("held", SCORINGS, "the scorings held so far"),
    number("money_next", 0, PILE_CAPACITY, "the top of the money pile"),
    number("money_end", 0, PILE_CAPACITY, "the end of the money pile"),
    number("dealt", 0, PILE_CAPACITY, "money dealt at set-up: where the first of the five piles began"),
    number("buildings_next", 0, N_BUILDINGS, "the top of the building pile"),
    number("tracking", 0, 1, "option: whether the table view shows the others' hands"),
    array(
        "yard", N_SLOTS, low=NO_BUILDING, high=N_BUILDINGS - 1, meaning="A3: the building in each slot",
        words=building_names, places=(CURRENCIES,),
    ),
    array(
        "open_money", N_PLACES, low=NO_CARD, high=N_CARDS - 1, meaning="the open money, left to right",
        words=CARDS[:N_CARDS],
    ),
    array(
        "hands", MAX_SEATS, N_CURRENCIES, N_VALUES, low=0, high=COPIES,
        meaning="cards in each hand; secret by rule, but every one was open once", places=((), CURRENCIES, VALUES),
    ),
    array("paid", N_VALUES, low=0, high=COPIES, meaning="cards of the payment in progress, by value", places=(VALUES,)),
    array("discard", N_CARDS, low=0, high=COPIES, meaning="cards in the discard", places=(CARDS[:N_CARDS],)),
    array(
        "owner", N_BUILDINGS, low=NO_OWNER, high=MARTIN, meaning="before whom each building lies",
        words=OWNERS, places=(building_names,),
    ),
    array(
        "points", N_SCORINGS, N_OWNERS, low=0, high=900, meaning="what each scoring gave each owner",
        places=(SCORINGS, OWNERS),
    ),
    array(
        "money_pile", PILE_CAPACITY, low=0, high=SCORING_B, seen=NOBODY,
        meaning="the money pile with its scoring cards; what lies before money_next was dealt from it", words=CARDS,
    ),
    array(
        "building_pile", N_BUILDINGS, low=0, high=N_BUILDINGS - 1, seen=NOBODY,
        meaning="the building pile; what lies before buildings_next was drawn from it", words=building_names,
    ),
)  # fmt: skip

CONTENT = Layout(
    array("kind_of_building", N_BUILDINGS, low=0, high=N_KINDS - 1, meaning="A1: the kind on each card"),
    array("price_of_building", N_BUILDINGS, low=1, high=MAX_PRICE, meaning="A1: the price on each card"),
    array("copies_of_seats", MAX_SEATS + 1, low=0, high=COPIES, meaning="A2: copies of each money card"),
    array(
        "points_of_place", N_SCORINGS, N_AWARDS, N_KINDS, low=0, high=50,
        meaning="A20: what a scoring pays to each place for each kind",
    ),
)  # fmt: skip
