"""What is on the table: index spaces, the state of a game, and the tables of the content file."""

from __future__ import annotations

from typing import TypeAlias

from insula.core.layout import NOBODY, OWNER, Layout, array, generator, head, number

Seat: TypeAlias = int
Kind: TypeAlias = int
Square: TypeAlias = int
"""0-24, row by row."""
Place: TypeAlias = int
"""0-2, a place of the market."""

KINDS = ("home", "shop", "park", "tower")
HOME, SHOP, PARK, TOWER = range(4)
PHASES = ("choice", "site", "over")
CHOICE, SITE, OVER = range(3)
MIN_SEATS, MAX_SEATS = 2, 4
SIDE = 5
SQUARES = tuple(f"{'abcde'[column]}{row + 1}" for row in range(SIDE) for column in range(SIDE))
FOUNTAIN = SQUARES.index("c3")
N_KINDS, N_SQUARES, N_PLACES = len(KINDS), len(SQUARES), 3
N_CARDS, N_WISHES = 30, 8
NO_KIND, NO_SEAT = -1, -1

MAX_TURNS = N_SQUARES - 1
"""T7: a building a turn, on every square but the fountain's."""
MAX_MOVES = 2 * MAX_TURNS
"""A bound: a turn is taking a card and building."""
MAX_COUNT, MAX_NEIGHBOUR, MAX_WISH = 30, 9, 9
MAX_POINTS = MAX_TURNS // MIN_SEATS * (4 * MAX_NEIGHBOUR + MAX_WISH)

DECK_STREAM, WISH_STREAM = range(2)
N_STREAMS = 2

STATE = Layout(
    generator(N_STREAMS),
    *head(MAX_SEATS, len(PHASES), MAX_TURNS),
    number("in_hand", NO_KIND, N_KINDS - 1, "the kind that is about to be built"),
    number("deck_next", 0, N_CARDS, "the top of the deck"),
    array("deck", N_CARDS, low=0, high=N_KINDS - 1, seen=NOBODY,
          meaning="the kinds of the deck; what lies before deck_next was drawn from it"),
    array("market", N_PLACES, low=NO_KIND, high=N_KINDS - 1, meaning="the open cards"),
    array("kind_on", N_SQUARES, low=NO_KIND, high=N_KINDS - 1, meaning="what stands on each square"),
    array("owner_on", N_SQUARES, low=NO_SEAT, high=MAX_SEATS - 1, meaning="who built it"),
    array("wish", MAX_SEATS, low=0, high=N_KINDS - 1, seen=OWNER, meaning="the kind that each seat wishes for"),
    array("points", MAX_SEATS, low=0, high=MAX_POINTS, meaning="each seat's points"),
)  # fmt: skip

CONTENT = Layout(
    array("cards_of_kind", N_KINDS, low=0, high=MAX_COUNT, meaning="T1: how many cards there are of each kind"),
    array("points_beside", N_KINDS, N_KINDS, low=0, high=MAX_NEIGHBOUR,
          meaning="T5: what a new building scores beside each kind"),
    array("wishes_of_kind", N_KINDS, low=0, high=N_WISHES, meaning="T1: how many wishes there are for each kind"),
    number("wish_points", 0, MAX_WISH, "T7: what a building of the kind wished for is worth"),
)  # fmt: skip
