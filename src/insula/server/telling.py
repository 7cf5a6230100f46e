"""Tables as messages: what the holder of a link may know of a match."""

from __future__ import annotations

from collections.abc import Sequence

from insula.core.events import Event
from insula.core.layout import EVERYBODY
from insula.core.seen import Preview
from insula.server import messages as wire
from insula.server.changes import change_of_nothing, changes_between
from insula.server.match import Access, Match
from insula.server.table import LogLine, Table


def table_message(match: Match, access: Access, table: Table) -> wire.Table:
    """A match's table as it is or was, without its log."""
    seat, state = access.seat, table.state
    view = state.view(table.eyes(seat))
    is_person = seat is not None and table.seats[seat].kind == "person"
    free = table.free_undo(seat) if seat is not None and is_person else []
    return wire.Table(
        match=match.id,
        title=match.game.name,
        options=view.options,
        seq=table.seq,
        move=state.seq,
        seat=seat,
        eyes=table.eyes(seat),
        own=seat is not None and table.seats[seat].own,
        host=access.is_host,
        origin=table.origin,
        seats=seat_infos(table),
        turn=view.turn,
        phase=view.phase,
        to_act=view.to_act,
        legal=view.legal if is_person else {},
        previews=state.previews(seat) if is_person else [],
        scores=view.scores,
        undo=free,
        may_ask=table.last_choice(seat) if seat is not None and is_person and not free else None,
        ask=_ask(table),
        over=table.is_over,
        standings=_standings(table),
        rematch=table.rematch,
        since=0,
        reset=True,
        log=[],
        event_arguments=match.game.events.argument_names,
        table=view.table,
    )


def log_since(match: Match, seat: int | None, since: int) -> list[wire.Happening] | None:
    """What happened since the log had that length, if it only grew and the seat's link showed the same then."""
    if seat is not None and since < match.table.opened[seat]:
        return None
    told, eyes = _told_since(match, since), match.table.eyes(seat)
    return None if told is None else [_happening(match.table, line, eyes) for line in told]


def change_message(old: wire.Table, new: wire.Table, log: Sequence[wire.Happening]) -> wire.ChangeFrame:
    """What tells whoever knows a table of a later one, and of what happened in between; in few words."""
    previews = None
    if old.previews != new.previews:
        previews = change_of_nothing([_short_preview(preview) for preview in new.previews])
    return wire.ChangeFrame(
        since=old.seq,
        log=[_short_happening(happening) for happening in log],
        previews=previews,
        change=changes_between(old, new, besides="previews"),
    )


def _short_happening(happening: wire.Happening) -> wire.ShortHappening:
    return wire.ShortHappening(
        kind=happening.kind,
        seat=happening.seat,
        text=happening.text,
        turn=happening.turn,
        forced=happening.forced,
        events=[_short_event(event) for event in happening.events],
    )


def _short_preview(preview: Preview) -> wire.ShortPreview:
    return wire.ShortPreview(
        events=[_short_event(event) for event in preview.events], ends_turn=preview.ends_turn, reveals=preview.reveals
    )


def _short_event(event: Event) -> list[int | str]:
    told = [event.name, *event.arguments.values()]
    return told if event.audience == EVERYBODY else [*told, event.audience]


def whole_log(match: Match, seat: int | None) -> list[wire.Happening]:
    """All that happened, as far as it stands."""
    eyes = match.table.eyes(seat)
    return [_happening(match.table, line, eyes) for line in match.table.tell()]


def _told_since(match: Match, since: int) -> list[LogLine] | None:
    """The log from `since` on, if it only grew; None if all of it must be told."""
    table = match.table
    if not table.nothing_was_taken_back(since):
        return None
    if since == table.seq:
        return []
    if match.recent and match.recent[0].seq <= since:
        return [line for line in match.recent if line.seq >= since]
    return [line for line in table.tell() if line.seq >= since]


def _happening(table: Table, line: LogLine, seat: int | None) -> wire.Happening:
    watcher = EVERYBODY if seat is None else seat
    return wire.Happening(
        seq=line.seq,
        kind=line.entry.kind,  # type: ignore[arg-type]  # what nobody is told of does not come here
        seat=line.entry.seat,
        text=_text(table, line, seat),
        move=line.move,
        turn=line.turn,
        forced=line.forced,
        events=[event for event in line.events if event.is_for(watcher)],
    )


def _text(table: Table, line: LogLine, seat: int | None) -> str:
    """Of a private move the others learn its verb alone until the end."""
    text = line.entry.text
    if line.entry.kind != "move" or seat == line.entry.seat or table.is_over:
        return text
    moves = table.state.game.moves
    return moves.told(moves.number(text))


def _ask(table: Table) -> wire.Ask | None:
    if table.ask is None:
        return None
    return wire.Ask(seat=table.ask.seat, move=table.ask.move, needs=table.missing(table.ask, table.seats))


def _standings(table: Table) -> list[wire.Standing]:
    """How the seats ended, once they did."""
    if not table.is_over:
        return []
    utilities = table.state.returns()
    return [
        wire.Standing(
            points=points,
            place=1 + sum(other > utilities[number] for other in utilities),
            resigned=table.seats[number].resigned,
        )
        for number, points in enumerate(table.state.scores())
    ]


def seat_infos(table: Table) -> list[wire.SeatInfo]:
    """Who sits where."""
    return [
        wire.SeatInfo(kind=seat.kind, name=seat.name, level=seat.level, resigned=seat.resigned) for seat in table.seats
    ]


def summary_message(match: Match, access: Access) -> wire.Summary:
    """A match in a list."""
    table = match.table
    return wire.Summary(
        match=match.id,
        title=match.game.name,
        seats=seat_infos(table),
        seat=access.seat,
        host=access.is_host,
        seq=table.seq,
        move=table.state.seq,
        to_act=table.to_act,
        over=table.is_over,
        scores=table.state.seen_scores(table.eyes(access.seat)),
        created=match.created,
        changed=match.changed,
    )


def position_message(match: Match, move: int, seat: int | None) -> wire.Position:
    """An earlier position as a seat could see it then."""
    seat = match.table.eyes(seat)
    view = match.table.state.at(move).view(seat)
    return wire.Position(
        match=match.id,
        move=move,
        last=match.table.state.seq,
        seat=seat,
        turn=view.turn,
        phase=view.phase,
        to_act=view.to_act,
        scores=view.scores,
        table=view.table,
    )


def trial_message(match: Match, seat: int, moves: Sequence[str]) -> wire.Trial:
    """What moves of a seat would lead to, as far as it can know."""
    trial = match.table.state.try_out(seat, *moves)
    view = trial.view
    return wire.Trial(
        seq=match.table.seq,
        seat=seat,
        moves=list(trial.moves),
        events=list(trial.events),
        worth=list(trial.worth),
        ended=trial.ended,
        turn=view.turn,
        phase=view.phase,
        to_act=view.to_act,
        legal=view.legal,
        previews=list(trial.previews),
        scores=view.scores,
        table=view.table,
    )


def record_message(match: Match) -> wire.RecordText:
    """The record so far with the seats' names, and who resigned; the seed once the match is over."""
    seats = match.table.seats
    resigned = [number for number, seat in enumerate(seats) if seat.resigned]
    record = match.table.state.record().with_players([seat.name or seat.level for seat in seats], resigned)
    return wire.RecordText(text=record.to_text(), ndjson=record.to_ndjson())
