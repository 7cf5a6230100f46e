"""Record -> states. Moves are made literally: forced ones are in the record, nothing is settled.

A reroll belongs to the position at which it was made: that position means the one after the reroll.
"""

from __future__ import annotations

from collections.abc import Iterator

from insula.core.content import Content
from insula.core.errors import InsulaError, MoveError, RecordError
from insula.core.game import Title
from insula.core.record import Record
from insula.core.state import State


def replay(record: Record, title: Title, content: Content | None = None, *, to: int | None = None) -> State:
    """The state after the first `to` moves of a record (default: all), with every claim up to there checked."""
    moves = len(record.entries)
    if to is not None and (type(to) is not int or not 0 <= to <= moves):
        raise RecordError("record.no_such_move", line=1, move=to, moves=moves)
    for state in positions(record, title, content):
        last = state
        if state.seq == to:
            break
    return last


def positions(record: Record, title: Title, content: Content | None = None) -> Iterator[State]:
    """The position before the first move and after each one; always the same state, so clone what you keep."""
    state = _first_position(record, title, content)
    _reroll(state, record, 1)
    yield state
    for entry in record.entries:
        now = (int(state.rows["turn"][0]), state.current_player())
        if not state.is_terminal() and (entry.turn, entry.seat) != now:
            raise RecordError("record.wrong_turn", line=entry.line, turn=entry.turn, seat=entry.seat, expected=now)
        if entry.forced != state.is_forced:
            raise RecordError("record.wrong_mark", line=entry.line, move=entry.move)
        try:
            state.apply_literally(entry.move)
        except MoveError as error:
            raise RecordError(
                "record.refused", rule=error.rule, line=entry.line, move=entry.move, cause=error.code
            ) from error
        _reroll(state, record, entry.line)
        yield state
    result = tuple(state.scores()) if state.is_terminal() else None
    if record.result != result:
        line = record.entries[-1].line if record.entries else 1
        raise RecordError("record.wrong_result", line=line, result=record.result, expected=result)


def _reroll(state: State, record: Record, line: int) -> None:
    """Draw anew what was drawn anew at this place."""
    try:
        for reroll in record.rerolls:
            if reroll.at == state.seq:
                state.reroll(reroll.word, reroll.seat)
    except InsulaError as error:
        raise RecordError("record.reroll", line=line, reroll=state.seq, cause=error.code) from error


def _first_position(record: Record, title: Title, content: Content | None) -> State:
    if record.title != title.name:
        raise RecordError("record.other_title", line=1, title=record.title, expected=title.name)
    if record.rules_version != title.rules_version:
        raise RecordError("record.other_rules", line=1, version=record.rules_version, expected=title.rules_version)
    if record.seed is None:
        raise RecordError("record.no_seed", line=1)
    try:
        game = title.at_table(record.seats, record.options, content)
    except InsulaError as error:
        raise RecordError("record.header", line=1, cause=error.code) from error
    if record.content != game.content.digest:
        raise RecordError("record.other_content", line=1, content=record.content, expected=game.content.digest)
    return State.unsettled(game, record.seed, record.salt)
