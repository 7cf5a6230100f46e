"""A title's content file: components as printed, every table with its source and how sure we are of it."""

from __future__ import annotations

import dataclasses
import functools
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np

from insula.core.errors import ContentError
from insula.core.layout import Layout

CONFIDENCE = ("printed", "sourced", "derived", "reconstructed")
"""Read off a box; agreed on by independent sources; follows from such facts; our best guess."""

ABOUT = ("source", "confidence")
"""What every table says of itself, beside its rows."""


class Faults:
    """Collects what is wrong with a content file, each fault by table, row and code."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def add(self, table: str, row: str, code: str) -> None:
        """Note one fault."""
        self.found.append(f"{table}.{row}: {code}" if row else f"{table}: {code}")

    def rows(self, table: Mapping[str, Any], name: str, known: Sequence[str]) -> list[tuple[str, Any]]:
        """The known rows of a table, in their own order; missing and unknown ones are faults."""
        for row in sorted(set(table) - {*ABOUT, *known}):
            self.add(name, row, "unknown row")
        for row in known:
            if row not in table:
                self.add(name, row, "missing row")
        return [(row, table[row]) for row in known if row in table]

    def keys(
        self, value: Any, name: str, row: str, needed: tuple[str, ...], optional: tuple[str, ...] = ()
    ) -> dict[str, Any]:
        """The known keys of a row, in their own order; missing and unknown ones are faults, and what is no table."""
        if not isinstance(value, dict):
            self.add(name, row, "not a table")
            return {}
        for key in sorted(set(value) - {*needed, *optional}):
            self.add(name, f"{row}.{key}", "unknown key")
        for key in needed:
            if key not in value:
                self.add(name, f"{row}.{key}", "missing key")
        return {key: value[key] for key in (*needed, *optional) if key in value}

    def numbers(self, table: Mapping[str, Any], name: str, row: str, low: int, high: int) -> list[int]:
        """The list of whole numbers in a row, each within a range; a fault and [] where it is not one."""
        values = table.get(row)
        if not isinstance(values, list) or not values or any(type(value) is not int for value in values):
            self.add(name, row, "not a list of whole numbers")
            return []
        for value in values:
            if not low <= value <= high:
                self.add(name, row, f"{_brief(value)} is not within {low} to {high}")
        return values

    def number(self, table: Mapping[str, Any], name: str, row: str, low: int, high: int) -> int:
        """The whole number in a row; a fault and `low` where it is not one."""
        value = table.get(row)
        if type(value) is not int or not low <= value <= high:
            self.add(name, row, f"not a whole number within {low} to {high}")
            return low
        return value


@dataclass(frozen=True, kw_only=True)
class Provenance:
    """Where a table comes from and how sure that is."""

    table: str
    source: str
    confidence: str


@dataclass(frozen=True, kw_only=True, eq=False)
class Content:
    """The components of a title as one row of tables for kernels, with where each table comes from."""

    title: str
    digest: str
    layout: Layout
    tables: np.ndarray[Any, Any]
    provenance: tuple[Provenance, ...]
    printed: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """The tables as they stand in the content file, for proof-reading; none of components that came as numbers."""

    @functools.cached_property
    def plain(self) -> SimpleNamespace:
        """The tables as plain numbers and lists, for Python to read."""
        return self.layout.plain(self.tables)

    def with_numbers(self, numbers: dict[str, Any], provenance: tuple[Provenance, ...]) -> Content:
        """Other components of the same title, from plain numbers: how content crosses processes and modes."""
        tables = self.layout.from_numbers(numbers)
        tables.flags.writeable = False
        digest = self.layout.digest(tables)
        return dataclasses.replace(self, digest=digest, tables=tables, provenance=provenance, printed={})


Fill = Callable[[Mapping[str, Any], np.ndarray[Any, Any], Faults], None]
"""A title's reader: puts a parsed content file into the tables and notes every fault."""


def read_content(path: Path, title: str, layout: Layout, table_names: tuple[str, ...], fill: Fill) -> Content:
    """Read and validate a content file; every fault is named, nothing is used of a faulty file."""
    try:
        document = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise ContentError("content.unreadable", file=str(path), reason=error.strerror) from error
    except (ValueError, RecursionError) as error:
        raise ContentError("content.not_toml", file=str(path), reason=str(error)) from error
    faults = Faults()
    if document.get("title") != title:
        faults.add("title", "", f"is not {title!r}")
    for name in sorted(set(document) - {"title", *table_names}):
        faults.add(name, "", "unknown table")
    provenance = [_provenance(document, name, faults) for name in table_names]
    tables = layout.zeros(1)
    if all(isinstance(document.get(name), dict) for name in table_names):
        fill(document, tables, faults)
    tables.flags.writeable = False
    if faults.found:
        raise ContentError("content.faulty", file=str(path), faults=faults.found)
    return Content(
        title=title, digest=layout.digest(tables), layout=layout, tables=tables, provenance=tuple(provenance),
        printed={name: _rows(document[name]) for name in table_names},
    )  # fmt: skip


def _rows(table: Mapping[str, Any]) -> dict[str, Any]:
    return {row: value for row, value in table.items() if row not in ABOUT}


def _provenance(document: Mapping[str, Any], name: str, faults: Faults) -> Provenance:
    table = document.get(name)
    if not isinstance(table, dict):
        faults.add(name, "", "missing table")
        return Provenance(table=name, source="", confidence="")
    source, confidence = table.get("source"), table.get("confidence")
    if not isinstance(source, str) or not source:
        faults.add(name, "source", "missing")
    if confidence not in CONFIDENCE:
        faults.add(name, "confidence", f"is none of {', '.join(CONFIDENCE)}")
    return Provenance(table=name, source=_text(source), confidence=_text(confidence))


def _text(value: Any) -> str:
    return value if isinstance(value, str) else ""


def _brief(value: int) -> str:
    """A number as text; Python refuses to print one of thousands of digits, which a file may well hold."""
    return str(value) if value.bit_length() <= 64 else "a huge number"
