"""content.toml -> one row of tables, validated."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np

from insula.core.content import Content, Faults, read_content
from insula.games.arkadia.state import (
    COLOURS,
    COLUMNS,
    CONTENT,
    COURT,
    DECK_SIZE,
    KINDS,
    LOT_COLUMNS,
    LOT_ROWS,
    LOT_SQUARES,
    MAX_BANNERS,
    MAX_CELLS,
    MAX_NEUTRAL,
    MAX_OWN,
    N_CAMPS,
    N_COLOURS,
    N_FLOORS,
    N_LOT_SQUARES,
    N_RING,
    N_ROTATIONS,
    N_TOWERS,
    N_TURNINGS,
    N_WORDS,
    ROWS,
    SQUARES,
    WORKERS_A_BANNER,
    Square,
    Turning,
)

TABLES = ("board", "lot", "buildings", "cards", "stores", "pieces")
OWN_FILE = Path(__file__).with_name("content.toml")

STORES = tuple(f"store_{floor}" for floor in range(1, N_FLOORS + 1))
MIN_CELLS = 2
SEALS_A_COLOUR = 2
COURTYARD = tuple(row * LOT_COLUMNS + column for row in range(1, LOT_ROWS - 1) for column in range(1, LOT_COLUMNS - 1))
ROWS_A_WORD = ROWS // N_WORDS

Cells: TypeAlias = tuple[tuple[int, int], ...]
"""The squares of a tile, row by row, each as rows below and columns to the right of the first."""


def load(path: Path = OWN_FILE) -> Content:
    """The components in a content file; ContentError names every fault."""
    return read_content(path, "arkadia", CONTENT, TABLES, _fill)


def _fill(document: Mapping[str, Any], tables: np.ndarray[Any, Any], faults: Faults) -> None:
    _fill_board(document["board"], tables, faults)
    _fill_lot(document["lot"], tables, faults)
    tiles = _fill_buildings(document["buildings"], tables, faults)
    _fill_cards(document["cards"], tiles, tables, faults)
    _fill_stores(document["stores"], tables, faults)
    _fill_pieces(document["pieces"], tables, faults)


# --- Board and lot --------------------------------------------------------------------------------------------


def _fill_board(table: Mapping[str, Any], tables: np.ndarray[Any, Any], faults: Faults) -> None:
    """K1: 16 x 12 squares with 24 camps, and room for the lot."""
    for row, value in faults.rows(table, "board", ("rows",)):
        if not _is_list_of(value, str) or len(value) != ROWS or any(len(line) != COLUMNS for line in value):
            faults.add("board", row, f"not {ROWS} rows of {COLUMNS} squares")
            continue
        squares = "".join(value)
        unknown = [letter for letter in dict.fromkeys(squares) if letter not in ".T"]
        for letter in unknown:
            faults.add("board", row, f"{letter!r} on {SQUARES[squares.index(letter)]} is none of ., T")
        if unknown:
            continue
        camps = [square for square, letter in enumerate(squares) if letter == "T"]
        if len(camps) != N_CAMPS:
            faults.add("board", row, f"{len(camps)} camps, not {N_CAMPS}")
        if not _has_room(set(camps)):
            faults.add("board", row, "no place for the lot that is free of camps")
        for square in camps:
            tables["camps"][0, square // (ROWS_A_WORD * COLUMNS)] |= np.uint64(1 << square % (ROWS_A_WORD * COLUMNS))


def _has_room(camps: set[Square]) -> bool:
    """K6: whether the lot can go somewhere, lying or upright."""
    return any(
        camps.isdisjoint(
            row * COLUMNS + column for row in range(top, top + height) for column in range(left, left + width)
        )
        for width, height in ((LOT_COLUMNS, LOT_ROWS), (LOT_ROWS, LOT_COLUMNS))
        for top, left in itertools.product(range(ROWS - height + 1), range(COLUMNS - width + 1))
    )


def _fill_lot(table: Mapping[str, Any], tables: np.ndarray[Any, Any], faults: Faults) -> None:
    """K1: a ring of ten squares round the courtyard, two of them with a seal of each colour."""
    for row, value in faults.rows(table, "lot", ("rows",)):
        if (
            not _is_list_of(value, list)
            or len(value) != LOT_ROWS
            or any(not _is_list_of(line, str) or len(line) != LOT_COLUMNS for line in value)
        ):
            faults.add("lot", row, f"not {LOT_ROWS} rows of {LOT_COLUMNS} words")
            continue
        words = [word for line in value for word in line]
        unknown = [word for word in dict.fromkeys(words) if word not in LOT_SQUARES]
        for word in unknown:
            faults.add("lot", row, f"{word!r} is none of {', '.join(LOT_SQUARES)}")
        if unknown:
            continue
        _check_lot(words, row, faults)
        tables["lot"][0] = [LOT_SQUARES.index(word) for word in words]


def _check_lot(words: list[str], row: str, faults: Faults) -> None:
    """K1: what is left beside the courtyard and the seals is plain."""
    courts = [square for square, word in enumerate(words) if word == LOT_SQUARES[COURT]]
    if len(courts) != N_LOT_SQUARES - N_RING:
        faults.add("lot", row, f"a ring of {N_LOT_SQUARES - len(courts)} squares, not {N_RING}")
    elif tuple(courts) != COURTYARD:
        faults.add("lot", row, "the courtyard is not in the middle")
    for colour in COLOURS:
        if words.count(colour) != SEALS_A_COLOUR:
            faults.add("lot", row, f"{words.count(colour)} {colour} seals, not {SEALS_A_COLOUR}")


# --- Buildings and cards --------------------------------------------------------------------------------------


def _fill_buildings(table: Mapping[str, Any], tables: np.ndarray[Any, Any], faults: Faults) -> dict[str, int]:
    """K2: 40 tiles in seven shapes; how many there are of each kind for which that is a number."""
    tiles: dict[str, int] = {}
    kind_of_shape: dict[Cells, str] = {}
    for row, value in faults.rows(table, "buildings", KINDS):
        keys = faults.keys(value, "buildings", row, ("tiles", "shape"))
        found = len(faults.found)
        if "tiles" in keys:
            number = faults.number({f"{row}.tiles": keys["tiles"]}, "buildings", f"{row}.tiles", 0, DECK_SIZE)
            if len(faults.found) == found:
                tiles[row] = number
        cells = _read_shape(keys["shape"], f"{row}.shape", faults) if "shape" in keys else ()
        if not cells:
            continue
        turned = [_turned(cells, turning) for turning in range(N_TURNINGS)]
        same = kind_of_shape.setdefault(min(turned[:N_ROTATIONS]), row)
        if same != row:
            faults.add("buildings", f"{row}.shape", f"the same as {same}")
        _fill_turnings(KINDS.index(row), turned, tables)
    if len(tiles) == len(KINDS) and sum(tiles.values()) != DECK_SIZE:
        faults.add("buildings", "", f"{sum(tiles.values())} tiles, not {DECK_SIZE}")
    return tiles


def _read_shape(value: Any, row: str, faults: Faults) -> Cells:
    """K2: two to four squares that hang together; () where the shape is faulty."""
    if not _is_list_of(value, str) or not value or any(len(line) != len(value[0]) for line in value) or not value[0]:
        faults.add("buildings", row, "not a list of texts of one length")
        return ()
    found = len(faults.found)
    for letter in dict.fromkeys("".join(value)):
        if letter not in "#.":
            faults.add("buildings", row, f"{letter!r} is none of #, .")
    if len(faults.found) > found:
        return ()
    squares = [(y, x) for y, line in enumerate(value) for x, letter in enumerate(line) if letter == "#"]
    if not MIN_CELLS <= len(squares) <= MAX_CELLS:
        faults.add("buildings", row, f"{len(squares)} squares, not {MIN_CELLS} to {MAX_CELLS}")
    if squares:
        _check_edges(value, row, faults)
        if not _hangs_together(squares):
            faults.add("buildings", row, "in pieces: its squares do not hang together edge to edge")
    return _from_first(squares) if len(faults.found) == found else ()


def _check_edges(lines: list[str], row: str, faults: Faults) -> None:
    """K2: the drawing is no larger than the tile."""
    edges = {
        "first row": lines[0],
        "last row": lines[-1],
        "first column": "".join(line[0] for line in lines),
        "last column": "".join(line[-1] for line in lines),
    }
    for edge, letters in edges.items():
        if "#" not in letters:
            faults.add("buildings", row, f"the {edge} is empty")


def _hangs_together(squares: list[tuple[int, int]]) -> bool:
    """K2: whether each square can be reached from the first, edge to edge."""
    unreached = set(squares[1:])
    reached = squares[:1]
    for row, column in reached:
        beside = {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)} & unreached
        reached.extend(beside)
        unreached -= beside
    return not unreached


def _turned(cells: Cells, turning: Turning) -> Cells:
    """K2: mirrored left to right from the fifth turning on, then so many clockwise quarter turns."""
    squares = [(row, -column) for row, column in cells] if turning >= N_ROTATIONS else list(cells)
    for _ in range(turning % N_ROTATIONS):
        squares = [(column, -row) for row, column in squares]
    return _from_first(squares)


def _from_first(squares: list[tuple[int, int]]) -> Cells:
    """Row by row, seen from the first square: the topmost row's leftmost."""
    top, left = min(squares)
    return tuple(sorted((row - top, column - left) for row, column in squares))


def _fill_turnings(kind: int, turned: list[Cells], tables: np.ndarray[Any, Any]) -> None:
    """K2, K23: each turning's squares, and the first turning that covers the same."""
    n_cells = len(turned[0])
    tables["n_cells"][0, kind] = n_cells
    tables["row_of_cell"][0, kind, :, :n_cells] = [[row for row, _ in cells] for cells in turned]
    tables["column_of_cell"][0, kind, :, :n_cells] = [[column for _, column in cells] for cells in turned]
    tables["first_turning"][0, kind] = [turned.index(cells) for cells in turned]


def _fill_cards(
    table: Mapping[str, Any], tiles: Mapping[str, int], tables: np.ndarray[Any, Any], faults: Faults
) -> None:
    """K3: one card a tile."""
    for row, value in faults.rows(table, "cards", KINDS):
        numbers = _by_colour(value, "cards", row, DECK_SIZE, faults)
        if numbers and sum(numbers) != tiles.get(row, sum(numbers)):
            faults.add("cards", row, f"{sum(numbers)} cards for {tiles[row]} tiles")
        elif numbers:
            first = KINDS.index(row) * N_COLOURS
            tables["n_cards"][0, first : first + N_COLOURS] = numbers


# --- Towers and pieces ----------------------------------------------------------------------------------------


def _fill_stores(table: Mapping[str, Any], tables: np.ndarray[Any, Any], faults: Faults) -> None:
    """K4, K17: 28 towers, and enough for each of the two lower floors."""
    towers = {}
    for row, value in faults.rows(table, "stores", STORES):
        numbers = _by_colour(value, "stores", row, N_TOWERS, faults)
        if not numbers:
            continue
        towers[row] = sum(numbers)
        tables["towers_of_store"][0, STORES.index(row)] = numbers
        if row != STORES[-1] and towers[row] < N_RING:
            faults.add("stores", row, f"{towers[row]} towers for a floor of {N_RING} squares")
    if len(towers) == len(STORES) and sum(towers.values()) != N_TOWERS:
        faults.add("stores", "", f"{sum(towers.values())} towers, not {N_TOWERS}")


def _fill_pieces(table: Mapping[str, Any], tables: np.ndarray[Any, Any], faults: Faults) -> None:
    """K5, K11: own workers, to start with and by banners, and a neutral one for each camp."""
    ranges = {
        "own_workers": (1, MAX_OWN),
        "start_workers": (1, MAX_OWN),
        "banners": (0, MAX_BANNERS),
        "neutral_workers": (0, MAX_NEUTRAL),
    }
    pieces = {}
    for row, value in faults.rows(table, "pieces", tuple(ranges)):
        found = len(faults.found)
        number = faults.number({row: value}, "pieces", row, *ranges[row])
        if len(faults.found) == found:
            pieces[row] = number
    if {"own_workers", "start_workers", "banners"} <= set(pieces):
        own, start, banners = pieces["own_workers"], pieces["start_workers"], pieces["banners"]
        if own != start + WORKERS_A_BANNER * banners:
            faults.add("pieces", "own_workers", f"{own} is not {start} + {WORKERS_A_BANNER} * {banners}")
        tables["start_workers"][0] = start
        tables["start_banners"][0] = banners
    if pieces.get("neutral_workers", N_CAMPS) < N_CAMPS:
        faults.add("pieces", "neutral_workers", f"{pieces['neutral_workers']} workers for {N_CAMPS} camps")


# --- Rows -----------------------------------------------------------------------------------------------------


def _by_colour(value: Any, name: str, row: str, most: int, faults: Faults) -> list[int]:
    """A number for each colour; a fault and [] where there is none."""
    if not _is_list_of(value, int) or len(value) != N_COLOURS or not all(0 <= number <= most for number in value):
        faults.add(name, row, f"not {N_COLOURS} whole numbers within 0 to {most}")
        return []
    numbers: list[int] = value
    return numbers


def _is_list_of(value: Any, kind: type) -> bool:
    return isinstance(value, list) and all(type(entry) is kind for entry in value)
