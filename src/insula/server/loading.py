"""Rows of the store <-> tables: a match is its row with its log folded in, played with the components it began with."""

from __future__ import annotations

import functools
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from insula.core.content import Content, Provenance
from insula.core.errors import InsulaError
from insula.core.game import Game
from insula.core.seeds import Reroll
from insula.core.state import State
from insula.registry import load_game, registered_names
from insula.server import clock, schema
from insula.server.log import Entry
from insula.server.store import Stored, read_match
from insula.server.table import Seat, Table


def load_table(stored: Stored) -> Table:
    """The table of a stored match, replayed from its log with every move checked; InsulaError whatever is wrong."""
    try:
        return _replayed(stored)
    except Exception as error:  # there is no end to what can be wrong with what is stored
        code = error.code if isinstance(error, InsulaError) else type(error).__name__
        if code.startswith("storage."):
            raise
        raise InsulaError("storage.damaged", match=stored.row.id, cause=code) from error


def _replayed(stored: Stored) -> Table:
    row = stored.row
    seats = msgspec.json.decode(row.seating, type=list[Seat])
    game = _stored_game(row.title, len(seats), row.options, row.content, stored.content)
    if row.rules_version != game.rules_version:
        raise InsulaError("storage.other_rules", version=row.rules_version, expected=game.rules_version)
    table = Table(State.unsettled(game, int(row.seed), row.salt), seats)
    for entry in stored.entries:
        table.fold(entry)
    return table


def row_of(identity: str, state: State, seats: Sequence[Seat], secret: str) -> dict[str, Any]:
    """The row of a new match."""
    game = state.game
    return {
        "id": identity,
        "title": game.name,
        "rules_version": game.rules_version,
        "content": game.content.digest,
        "options": json.dumps(dict(game.options)),
        "seating": msgspec.json.encode(seats).decode(),
        "seed": str(state.seed),
        "salt": state.salt,
        "secret": secret,
        "created": clock.now(),
        "is_over": state.is_terminal(),
    }


def line_of(state: State) -> Iterator[Entry]:
    """The line that stands as entries of a log: its moves, with what was drawn anew between them."""
    rerolls = list(state.rerolls)
    for number, (_, seat, move, _) in enumerate(state.log()):
        while rerolls and rerolls[0].at == number:
            yield _entry_of(rerolls.pop(0))
        yield Entry(kind="move", seat=seat, text=state.game.moves.texts[move])
    yield from map(_entry_of, rerolls)


def _entry_of(reroll: Reroll) -> Entry:
    _, *numbers = reroll.to_numbers()
    return Entry(kind="reroll", seat=None, text=" ".join(map(str, numbers)))


def game_at(title: str, seats: int, options: Mapping[str, str]) -> Game:
    """A title at a table; equal tables are one object, so that what it caches is made once."""
    return _game_at(title, seats, tuple(sorted(options.items())))


@functools.lru_cache(maxsize=256)
def _game_at(title: str, seats: int, options: tuple[tuple[str, str], ...]) -> Game:
    return load_game(title, seats, dict(options))


def _stored_game(title: str, seats: int, options: str, digest: str, content: Any) -> Game:
    """The table of a stored match: with the title's own components, or with those it was begun with."""
    game = game_at(title, seats, json.loads(options))
    if game.content.digest == digest:
        return game
    if content is None:
        raise InsulaError("storage.no_content", digest=digest)
    return _game_with(title, seats, options, content.numbers, content.provenance)


@functools.lru_cache(maxsize=64)
def _game_with(title: str, seats: int, options: str, numbers: str, provenance: str) -> Game:
    game = game_at(title, seats, json.loads(options))
    sources = tuple(Provenance(**source) for source in json.loads(provenance))
    return game.at_table(seats, game.options, game.content.with_numbers(json.loads(numbers), sources))


@functools.lru_cache(maxsize=64)
def row_of_content(content: Content) -> dict[str, Any]:
    """The row that keeps a match's components; most matches have the same."""
    return {
        "digest": content.digest,
        "title": content.title,
        "numbers": json.dumps(content.layout.to_numbers(content.tables)),
        "provenance": msgspec.json.encode(content.provenance).decode(),
    }


def touch_games() -> None:
    """Load the rules of every title, so that nobody's first click waits for them."""
    for title in registered_names():
        game = load_game(title)
        state = game_at(title, game.seat_counts[0], {}).new_initial_state(seed=1)
        state.apply_action(state.legal_actions()[0])
        state.view(state.current_player())
        state.previews()
        state.events()
        state.explain_illegal(game.moves.texts[0])
        state.resample_from_infostate(0, 1)


def check_all(url: str, report: Callable[[str, InsulaError], None]) -> tuple[int, int]:
    """Replay every stored match and report each that does not; how many there are, and how many do not replay."""
    engine = schema.open_engine(url, read_only=True)
    faulty = 0
    try:
        with engine.connect() as connection:
            identities = _identities(connection)
            for identity in identities:
                try:
                    _check(connection, identity)
                except Exception as error:  # whatever is wrong with one match, the next is looked at
                    connection.rollback()
                    report(identity, _as_fault(identity, error))
                    faulty += 1
    except sa.exc.SQLAlchemyError as error:
        raise InsulaError("storage.failed", reason=schema.reason_of(error)) from error
    finally:
        engine.dispose()
    return len(identities), faulty


def _check(connection: Connection, identity: str) -> None:
    stored = read_match(identity)(connection)
    if stored is not None and load_table(stored).is_over != bool(stored.row.is_over):
        raise InsulaError("storage.wrong_mark", match=identity)


def _as_fault(identity: str, error: Exception) -> InsulaError:
    """What was found wrong with a match."""
    if isinstance(error, InsulaError):
        return error
    cause = schema.reason_of(error) if isinstance(error, sa.exc.SQLAlchemyError) else type(error).__name__
    return InsulaError("storage.damaged", match=identity, cause=cause)


def _identities(connection: Connection) -> list[str]:
    """The names of all matches; where a damaged page is in the way, those before it and those behind it."""
    names = sa.select(schema.match.c.id)
    found: dict[str, None] = {}
    for order in (schema.match.c.id.asc(), schema.match.c.id.desc()):
        try:
            for name in connection.execute(names.order_by(order)).scalars():
                found[name] = None
            break
        except sa.exc.DatabaseError:
            connection.rollback()
    return list(found)
