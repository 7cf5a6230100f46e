"""content.toml -> one row of tables, validated."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from insula.core.content import Content, Faults, read_content
from tic_city.state import CONTENT, KINDS, MAX_COUNT, MAX_NEIGHBOUR, MAX_WISH, N_CARDS, N_KINDS, N_WISHES

OWN_FILE = Path(__file__).with_name("content.toml")


def load(path: Path = OWN_FILE) -> Content:
    """The components in a content file; ContentError names every fault."""
    return read_content(path, "tic_city", CONTENT, ("buildings", "neighbours", "wishes"), _fill)


def _fill(document: Mapping[str, Any], tables: np.ndarray[Any, Any], faults: Faults) -> None:
    buildings, wishes = document["buildings"], document["wishes"]
    cards = _row(buildings, "buildings", "cards", MAX_COUNT, faults, total=N_CARDS)
    beside = [_row(document["neighbours"], "neighbours", kind, MAX_NEIGHBOUR, faults) for kind in KINDS]
    wished = _row(wishes, "wishes", "cards", N_WISHES, faults, total=N_WISHES)
    points = faults.number(wishes, "wishes", "points", 0, MAX_WISH)
    if not faults.found:
        tables["cards_of_kind"][0] = cards
        tables["points_beside"][0] = beside
        tables["wishes_of_kind"][0] = wished
        tables["wish_points"][0] = points


def _row(
    table: Mapping[str, Any], name: str, row: str, high: int, faults: Faults, total: int | None = None
) -> list[int]:
    """A number for each kind; the rules count on their sum, where there is a `total`."""
    numbers = faults.numbers(table, name, row, 0, high)
    if numbers and len(numbers) != N_KINDS:
        faults.add(name, row, f"{len(numbers)} numbers, not {N_KINDS}")
    elif numbers and total not in (None, sum(numbers)):
        faults.add(name, row, f"{sum(numbers)} cards, not {total}")
    return numbers
