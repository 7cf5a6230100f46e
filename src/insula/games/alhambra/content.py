"""content.toml -> one row of tables, validated."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from insula.core.content import Content, Faults, read_content
from insula.games.alhambra.state import (
    CONTENT,
    COPIES,
    CURRENCIES,
    KINDS,
    MAX_PRICE,
    MAX_SEATS,
    MIN_SEATS,
    N_BUILDINGS,
    SCORINGS,
)

TABLES = ("buildings", "money", "scoring", "yard")
OWN_FILE = Path(__file__).with_name("content.toml")


def load(path: Path = OWN_FILE) -> Content:
    """The components in a content file; ContentError names every fault."""
    return read_content(path, "alhambra", CONTENT, TABLES, _fill)


def _fill(document: Mapping[str, Any], tables: np.ndarray[Any, Any], faults: Faults) -> None:
    _fill_buildings(document["buildings"], tables, faults)
    _fill_money(document["money"], tables, faults)
    _fill_scoring(document["scoring"], tables, faults)
    _unknown_rows(document["yard"], "yard", ("slots",), faults)
    if document["yard"].get("slots") != list(CURRENCIES):
        faults.add("yard", "slots", f"is not {', '.join(CURRENCIES)}")


def _fill_buildings(table: Mapping[str, Any], tables: np.ndarray[Any, Any], faults: Faults) -> None:
    """A1: 54 buildings of six kinds."""
    _unknown_rows(table, "buildings", KINDS, faults)
    cards = [
        (kind, price)
        for kind, row in enumerate(KINDS)
        for price in faults.numbers(table, "buildings", row, 1, MAX_PRICE)
    ]
    if len(cards) != N_BUILDINGS:
        faults.add("buildings", "", f"{len(cards)} cards, not {N_BUILDINGS}")
    elif not faults.found:
        tables["kind_of_building"][0] = [kind for kind, _ in cards]
        tables["price_of_building"][0] = [price for _, price in cards]


def _fill_money(table: Mapping[str, Any], tables: np.ndarray[Any, Any], faults: Faults) -> None:
    """A2: every card equally often; fewer of each with two seats."""
    _unknown_rows(table, "money", ("copies", "copies_with_two_seats"), faults)
    # Two copies are the fewest that six seats can be dealt from with a pile left over to cut in five.
    copies = faults.number(table, "money", "copies", 2, COPIES)
    tables["copies_of_seats"][0, MIN_SEATS : MAX_SEATS + 1] = copies
    tables["copies_of_seats"][0, 2] = faults.number(table, "money", "copies_with_two_seats", 1, COPIES)


def _fill_scoring(table: Mapping[str, Any], tables: np.ndarray[Any, Any], faults: Faults) -> None:
    """A20: scoring A pays one place, B two, C three; a better place never less."""
    _unknown_rows(table, "scoring", SCORINGS, faults)
    for scoring, row in enumerate(SCORINGS):
        kinds = table.get(row)
        if not isinstance(kinds, list) or len(kinds) != len(KINDS):
            faults.add("scoring", row, f"does not list {len(KINDS)} kinds")
            continue
        for kind, name in enumerate(KINDS):
            points = faults.numbers({name: kinds[kind]}, f"scoring.{row}", name, 0, 50)
            if points and len(points) != scoring + 1:
                faults.add(f"scoring.{row}", name, f"pays {len(points)} places, not {scoring + 1}")
            elif points != sorted(points, reverse=True):
                faults.add(f"scoring.{row}", name, "pays more to a worse place")
            elif not faults.found:
                tables["points_of_place"][0, scoring, : len(points), kind] = points


def _unknown_rows(table: Mapping[str, Any], name: str, known: tuple[str, ...], faults: Faults) -> None:
    for row in sorted(set(table) - {"source", "confidence", *known}):
        faults.add(name, row, "unknown row")
