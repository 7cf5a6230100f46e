"""A state as text: the line that leads to it, which is all that it is rebuilt from."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from insula.core.errors import InsulaError, TableError
from insula.core.events import Event
from insula.core.seeds import Reroll, is_salt, is_word, read_reroll

if TYPE_CHECKING:
    from insula.core.game import Game

Rows = np.ndarray[Any, Any]

EVENT_TYPES = (int, str, int, dict)


class Base(NamedTuple):
    """A resampled position that a log goes on from, the log's length there, and what had been told by then."""

    rows: Rows
    seq: int
    told: list[Event]


class Line(NamedTuple):
    """Where a game began, and its moves since then, with what was drawn anew between them.

    `rerolled` is how often that was done, on lines since taken back too.
    """

    seed: int | None
    salt: str
    base: Base | None
    moves: Sequence[int]
    rerolls: Sequence[Reroll]
    rerolled: int

    def rerolls_by_place(self) -> dict[int, list[Reroll]]:
        """The rerolls by the length of the log where they were made."""
        made: dict[int, list[Reroll]] = {}
        for reroll in self.rerolls:
            made.setdefault(reroll.at, []).append(reroll)
        return made


def write(game: Game, line: Line) -> str:
    """The text of a line, secrets included."""
    document: dict[str, Any] = {
        "title": game.name,
        "rules_version": game.rules_version,
        "content": game.content.digest,
        "seats": game.seats,
        "options": dict(game.options),
        "seed": line.seed,
        "salt": line.salt,
        "moves": [game.moves.texts[move] for move in line.moves],
    }
    if line.rerolled:
        document |= {"rerolls": [each.to_numbers() for each in line.rerolls], "rerolled": line.rerolled}
    if line.base is not None:
        document["base"] = {
            "seq": line.base.seq,
            "state": game.layout.to_numbers(line.base.rows),
            "events": [dataclasses.asdict(event) for event in line.base.told],
        }
    return json.dumps(document, separators=(",", ":"))


def read(text: str, game: Game) -> Line:
    """The line that `write` wrote down, if it belongs to this table; its moves are not yet made."""
    document = _document(text, game)
    try:
        moves = [game.moves.number(move) for move in document["moves"]]
        base = _base(document["base"], len(moves), game) if "base" in document else None
        rerolls = _rerolls(document, base.seq if base else 0, len(moves), game.seats)
        rerolled = document.get("rerolled", 0)
        if type(rerolled) is not int or rerolled < len(rerolls):
            raise ValueError("rerolled")
    except (KeyError, TypeError, ValueError, OverflowError, InsulaError) as error:
        raise TableError("state.damaged", reason=repr(error)[:200]) from error
    return Line(document["seed"], document["salt"], base, moves, rerolls, rerolled)


def _base(base: dict[str, Any], moves: int, game: Game) -> Base:
    """A resampled position: sound, of this table, and within the line."""
    rows, seq = game.layout.from_numbers(base["state"]), base["seq"]
    if type(seq) is not int or not 0 <= seq <= moves:
        raise ValueError("base.seq")
    is_other_table = int(rows["seats"][0]) != game.seats
    if is_other_table or game.kernels.faults(game.content.tables, rows, 0):
        raise ValueError("base.state")
    told = [Event(**event) for event in base["events"]]
    for event in told:
        if (type(event.seq), type(event.name), type(event.audience), type(event.arguments)) != EVENT_TYPES:
            raise ValueError("base.events")
    return Base(rows, seq, told)


def _rerolls(document: dict[str, Any], first: int, moves: int, seats: int) -> list[Reroll]:
    """The rerolls along so many moves, in their order."""
    made: list[Reroll] = []
    for numbers in document.get("rerolls", []):
        found = read_reroll(numbers, seats, moves, made[-1] if made else None)
        if found is None or found.at < first:
            raise ValueError("rerolls")
        made.append(found)
    return made


def _document(text: str, game: Game) -> dict[str, Any]:
    """The parsed text of a state, if it belongs to this table."""
    try:
        document = json.loads(text)
    except (ValueError, TypeError, RecursionError) as error:
        raise TableError("state.not_json", reason=str(error)) from error
    if not isinstance(document, dict):
        raise TableError("state.not_json", reason="not an object")
    expected = {
        "title": game.name,
        "rules_version": game.rules_version,
        "content": game.content.digest,
        "seats": game.seats,
        "options": dict(game.options),
    }
    for name, value in expected.items():
        if document.get(name) != value:
            raise TableError("state.other_table", field=name, found=document.get(name), expected=value)
    seed, is_resampled = document.get("seed", ""), "base" in document
    if (seed is None) != is_resampled or (seed is not None and not is_word(seed)):
        raise TableError("state.damaged", reason="seed")
    if not is_salt(document.get("salt")):
        raise TableError("state.damaged", reason="salt")
    if not isinstance(document.get("moves"), list):
        raise TableError("state.damaged", reason="moves")
    return document
