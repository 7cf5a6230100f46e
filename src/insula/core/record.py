"""A played game as text and as NDJSON. Both carry the same and read back the same.

Text has PGN's habits: tags, then a line a turn, its moves in the title's notation, forced ones in round brackets,
comments in braces:

    [Title "alhambra"]
    [Seed "7"]
    …
    1. 2: buy blue, pay 7, pay 3, (stop), take 1 {an exact payment}

NDJSON is a header line, then a line a move.
"""

from __future__ import annotations

import dataclasses
import json
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from insula.core.errors import RecordError
from insula.core.seeds import Reroll, commitment, is_salt, is_word, read_reroll

if TYPE_CHECKING:
    from insula.core.state import State

FORMAT = 1
UNFINISHED = "*"

_TAG = re.compile(r'\[(\w+) "([^"\\]*)"\]')
_TURN = re.compile(r"(\d{1,9})\. (\d{1,9}): (.+)", re.ASCII)
_JSON = re.compile(r'\s*\{\s*"\w+"\s*:')
_COMMENT = re.compile(r"\{[^{}]*\}")
_NOT_IN_A_NAME = re.compile(r'[\x00-\x1f\x7f-\x9f\u2028\u2029"\\{},]')
_NUMBER = re.compile(r"\d{1,20}", re.ASCII)

Found = list[tuple[int, Any]]
"""Rerolls as they stand in a text, each with its line."""
Longest = Callable[["Record"], int]
"""How many moves a record may have, told from what stands before them; or RecordError."""


@dataclass(frozen=True, kw_only=True)
class Entry:
    """One move of a record: in which turn, by which seat, whether it was without alternative, on which line."""

    turn: int
    seat: int
    move: str
    forced: bool
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, kw_only=True)
class Record:
    """A game: what it was played with and every move. Seed and rerolls are told once the game is over."""

    title: str
    rules_version: int
    content: str
    seats: int
    options: dict[str, str]
    commitment: str
    seed: int | None
    salt: str
    entries: tuple[Entry, ...]
    result: tuple[int, ...] | None
    rerolls: tuple[Reroll, ...] = ()
    players: tuple[str, ...] = field(default=(), compare=False)
    resigned: tuple[int, ...] = field(default=(), compare=False)

    def with_players(self, names: Sequence[str], resigned: Sequence[int] = ()) -> Record:
        """The same game with the seats' names, as far as they fit into a tag, and who resigned."""
        players = tuple(" ".join(_NOT_IN_A_NAME.sub(" ", name).split()) or "?" for name in names)
        return dataclasses.replace(self, players=players, resigned=tuple(resigned))

    def to_text(self) -> str:
        """The record as text; `parse` reads it."""
        tags = [
            ("Insula", FORMAT),
            ("Title", self.title),
            ("Rules", self.rules_version),
            ("Content", self.content),
            ("Seats", self.seats),
            *(("Option", f"{name}={value}") for name, value in self.options.items()),
            ("Commitment", self.commitment),
        ]
        if self.seed is not None:
            tags += [("Seed", self.seed), ("Salt", self.salt)]
            tags += [("Reroll", " ".join(map(str, each.to_numbers()))) for each in self.rerolls]
        if self.players:
            tags.append(("Players", ", ".join(self.players)))
        if self.resigned:
            tags.append(("Resigned", " ".join(map(str, self.resigned))))
        tags.append(("Result", UNFINISHED if self.result is None else " ".join(map(str, self.result))))
        return "\n".join([*(f'[{name} "{value}"]' for name, value in tags), "", *self._turns(), ""])

    def to_ndjson(self) -> str:
        """The record as NDJSON; `parse` reads it."""
        header = {
            "insula": FORMAT,
            "title": self.title,
            "rules": self.rules_version,
            "content": self.content,
            "seats": self.seats,
            "options": self.options,
            "commitment": self.commitment,
            "result": None if self.result is None else list(self.result),
        }
        if self.seed is not None:
            header |= {"seed": self.seed, "salt": self.salt}
            header |= {"rerolls": [each.to_numbers() for each in self.rerolls]} if self.rerolls else {}
        header |= {"players": self.players} if self.players else {}
        header |= {"resigned": self.resigned} if self.resigned else {}
        rows: list[dict[str, Any]] = [header]
        for entry in self.entries:
            row = {"turn": entry.turn, "seat": entry.seat, "move": entry.move}
            rows.append(row | ({"forced": True} if entry.forced else {}))
        return "".join(json.dumps(row, separators=(",", ":"), ensure_ascii=False) + "\n" for row in rows)

    def _turns(self) -> Iterator[str]:
        moves: list[str] = []
        for number, entry in enumerate(self.entries):
            moves.append(f"({entry.move})" if entry.forced else entry.move)
            following = self.entries[number + 1 : number + 2]
            if not following or (following[0].turn, following[0].seat) != (entry.turn, entry.seat):
                yield f"{entry.turn}. {entry.seat}: {', '.join(moves)}"
                moves = []


def record_of(state: State) -> Record:
    """The record of a game so far. A state that was resampled has no seed, so its record does not replay.

    While the game runs it holds what everybody may know: of a private move its verb alone.
    """
    game = state.game
    seed = state.seed if state.is_terminal() else None
    text_of = game.moves.texts.__getitem__ if state.is_terminal() else game.moves.told
    return Record(
        title=game.name,
        rules_version=game.rules_version,
        content=game.content.digest,
        seats=game.seats,
        options=dict(game.options),
        commitment="" if state.seed is None else commitment(state.seed, state.salt),
        seed=seed,
        salt=state.salt if seed is not None else "",
        entries=tuple(
            Entry(turn=turn, seat=seat, move=text_of(move), forced=forced) for turn, seat, move, forced in state.log()
        ),
        result=tuple(state.scores()) if state.is_terminal() else None,
        rerolls=state.rerolls if seed is not None else (),
    )


def parse(text: str, longest: Longest | None = None) -> Record:
    """A record from text or NDJSON; RecordError names the line and what is wrong with it.

    `longest` is asked before the first move is read: how many there may be at most, or an error.
    """
    return _parse_ndjson(text, longest) if _JSON.match(text) else _parse_text(text, longest)


class _Reading:
    """A record on its way in: its header, checked before any move, then moves as long as there may be any."""

    def __init__(self, header: dict[str, Any], longest: Longest | None) -> None:
        self.record = _head(header)
        self._most = None if longest is None else longest(self.record)
        self._entries: list[Entry] = []

    def add(self, entries: Iterable[Entry], count: int, line: int) -> None:
        """Take in so many moves of a line; refused before they are read if they are too many."""
        if self._most is not None and len(self._entries) + count > self._most:
            raise RecordError("record.too_long", line=line, most=self._most)
        self._entries += entries

    def finished(self, rerolls: Found) -> Record:
        """The record with its moves, and the rerolls along them."""
        checked = _rerolls(rerolls, self.record.seats, len(self._entries))
        return dataclasses.replace(
            self.record,
            entries=tuple(self._entries),
            rerolls=() if self.record.seed is None else checked,
        )


def _parse_text(text: str, longest: Longest | None) -> Record:
    tags: dict[str, str] = {}
    options: dict[str, str] = {}
    rerolls: Found = []
    reading: _Reading | None = None
    for line, raw in enumerate(text.splitlines(), start=1):
        words = _COMMENT.sub(" ", raw).strip()
        tag, turn = _TAG.fullmatch(words), _TURN.fullmatch(words)
        if not words:
            continue
        if tag and reading is None:
            name, value = tag.groups()
            if name == "Option":
                key, _, value = value.partition("=")
                if key in options:
                    raise RecordError("record.tag_twice", line=line, tag=f"{name} {key}")
                options[key] = value
            elif name == "Reroll":
                rerolls.append((line, [_number(word) for word in value.split(" ")]))
            elif name in tags:
                raise RecordError("record.tag_twice", line=line, tag=name)
            else:
                tags[name] = value
        elif turn and tags:
            reading = reading or _Reading(_header(tags, options), longest)
            reading.add(_parse_turn(turn, line), turn[3].count(",") + 1, line)
        else:
            raise RecordError("record.unreadable", line=line, text=raw.strip()[:80])
    reading = reading or _Reading(_header(tags, options), longest)
    return reading.finished(rerolls)


def _header(tags: dict[str, str], options: dict[str, str]) -> dict[str, Any]:
    """The tags as NDJSON has them."""
    result = tags.get("Result")
    header: dict[str, Any] = {
        "insula": _number(tags.get("Insula")),
        "title": tags.get("Title"),
        "rules": _number(tags.get("Rules")),
        "content": tags.get("Content"),
        "seats": _number(tags.get("Seats")),
        "options": options,
        "commitment": tags.get("Commitment"),
        "result": None if result in (None, UNFINISHED) else [_number(word) for word in result.split()],
    }
    if "Seed" in tags:
        header["seed"] = _number(tags["Seed"])
    header["salt"] = tags.get("Salt", "")
    header["players"] = [name.strip() for name in tags["Players"].split(",")] if "Players" in tags else []
    header["resigned"] = [_number(word) for word in tags.get("Resigned", "").split()]
    return header


def _parse_turn(turn: re.Match[str], line: int) -> Iterator[Entry]:
    for words in turn[3].split(","):
        move = words.strip()
        forced = move.startswith("(") and move.endswith(")")
        move = " ".join(move[1:-1].split() if forced else move.split())
        if not move:
            raise RecordError("record.unreadable", line=line, text=turn[0][:80])
        yield Entry(turn=int(turn[1]), seat=int(turn[2]), move=move, forced=forced, line=line)


def _parse_ndjson(text: str, longest: Longest | None) -> Record:
    reading: _Reading | None = None
    rerolls: Found = []
    for line, raw in enumerate(text.splitlines(), start=1):
        if not raw.strip():
            continue
        try:
            row = json.loads(raw)
        except (ValueError, RecursionError) as error:
            raise RecordError("record.unreadable", line=line, text=raw.strip()[:80]) from error
        if not isinstance(row, dict):
            raise RecordError("record.unreadable", line=line, text=raw.strip()[:80])
        if reading is None:
            reading = _Reading(row, longest)
            found = row.get("rerolls", [])
            rerolls = [(1, pair) for pair in (found if isinstance(found, list) else [found])]
        else:
            reading.add([_parse_row(row, line)], 1, line)
    assert reading is not None  # a text that looks like JSON has a line
    return reading.finished(rerolls)


def _parse_row(row: dict[str, Any], line: int) -> Entry:
    turn, seat, move, forced = row.get("turn"), row.get("seat"), row.get("move"), row.get("forced", False)
    if type(turn) is not int or type(seat) is not int or type(move) is not str or type(forced) is not bool:
        raise RecordError("record.unreadable", line=line, text=json.dumps(row)[:80])
    return Entry(turn=turn, seat=seat, move=move, forced=forced, line=line)


def _head(header: dict[str, Any]) -> Record:
    """A record without its moves yet, from a header whose every claim about itself is checked."""
    kinds = {"insula": int, "title": str, "rules": int, "content": str, "seats": int, "commitment": str}
    for name, kind in kinds.items():
        if type(header.get(name)) is not kind:
            raise RecordError("record.header", line=1, field=name)
    options, result, seed = header.get("options"), header.get("result"), header.get("seed")
    if header["insula"] != FORMAT:
        raise RecordError("record.format", line=1, found=header["insula"], known=FORMAT)
    if not isinstance(options, dict) or any(type(value) is not str for value in options.values()):
        raise RecordError("record.header", line=1, field="options")
    if result is not None and (not isinstance(result, list) or any(type(value) is not int for value in result)):
        raise RecordError("record.header", line=1, field="result")
    if "seed" in header and not is_word(seed):
        raise RecordError("record.header", line=1, field="seed")
    if not is_salt(header.get("salt", "")):
        raise RecordError("record.header", line=1, field="salt")
    salt = header.get("salt", "") if "seed" in header else ""
    if seed is not None and header["commitment"] != commitment(seed, salt):
        raise RecordError("record.commitment", line=1)
    return Record(
        title=header["title"],
        rules_version=header["rules"],
        content=header["content"],
        seats=header["seats"],
        options=options,
        commitment=header["commitment"],
        seed=seed,
        salt=salt,
        entries=(),
        result=None if result is None else tuple(result),
    ).with_players(*_people(header))


def _people(header: dict[str, Any]) -> tuple[list[str], list[int]]:
    """The players' names and who resigned, where a record tells them of all its seats; no game depends on them."""
    names, resigned, seats = header.get("players"), header.get("resigned"), header["seats"]
    if not isinstance(names, list) or len(names) != seats or any(type(name) is not str for name in names):
        names = []
    if not isinstance(resigned, list) or any(type(seat) is not int or not 0 <= seat < seats for seat in resigned):
        resigned = []
    return names, resigned


def _rerolls(found: Found, seats: int, moves: int) -> tuple[Reroll, ...]:
    """The rerolls of a record of `moves` moves, in their order."""
    rerolls: list[Reroll] = []
    for line, numbers in found:
        reroll = read_reroll(numbers, seats, moves, rerolls[-1] if rerolls else None)
        if reroll is None:
            raise RecordError("record.reroll", line=line, reroll=repr(numbers)[:80])
        rerolls.append(reroll)
    return tuple(rerolls)


def _number(word: str | None) -> int | None:
    return int(word) if word is not None and _NUMBER.fullmatch(word) else None
