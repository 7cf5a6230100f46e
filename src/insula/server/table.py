"""What a match's log adds up to: the state, who sits where, what was asked. No input or output, no clock.

`fold` takes one entry after another; a match in memory is nothing but its row with its log folded in. What a person
wants to do is answered with a `Change`, or with an error: what goes to the log, the table with it, and what is told.
"""

from __future__ import annotations

import copy
import dataclasses
from array import array
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from insula.core.errors import InsulaError, MoveError
from insula.core.events import Event
from insula.core.layout import NOBODY
from insula.core.seen import Step
from insula.core.state import State
from insula.server.log import Entry


@dataclass(frozen=True, kw_only=True)
class Seat:
    """Who sits on a seat: a person, a bot of a level, or nobody yet. What was resigned is a bot's for good.

    `left`: a bot plays for a person who knows what the seat holds; `handed`: the host took the seat from a person;
    `own`: nobody but who sits there ever had the seat's link.
    """

    kind: Literal["person", "bot", "open"]
    name: str = ""
    level: str = ""
    resigned: bool = False
    left: bool = False
    handed: bool = False
    own: bool = False


@dataclass(frozen=True, kw_only=True)
class TakeBackRequest:
    """That a seat asked to go back to a move, where in the log, and who has agreed."""

    seat: int
    move: int
    seq: int
    agreed: frozenset[int] = frozenset()


@dataclass(frozen=True, kw_only=True)
class LogLine:
    """An entry of the log as it is told: of a move its number, turn, whether it was forced, and all its events."""

    seq: int
    entry: Entry
    move: int = 0
    turn: int = 0
    forced: bool = False
    events: tuple[Event, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Change:
    """What is done comes to this: the entries for the log, the table with them folded in, and how they are told."""

    entries: list[Entry]
    table: Table
    told: list[LogLine]


MOST_NOTES = 1_000
"""Of a match's log: entries that are told and are no moves. Friends never come near it; the match is played on."""
MOST_ENTRIES = 20_000
"""Of a match's log, after which nothing is taken back any more: the longest games have some hundred moves."""


class Table:
    """A match as its log says. Copies are cheap; only a copy is ever folded into."""

    __slots__ = (
        "actors", "ask", "changed_at", "first", "notes", "opened", "origin", "rematch", "seats", "seq", "seqs", "state",
    )  # fmt: skip

    state: State
    seats: list[Seat]
    seq: int  # the log's length
    changed_at: int  # the log's length after its last entry that changed the state
    first: int  # the move that the match began at: 0, or where it went on from a record
    seqs: array[int]  # of each move that stands its place in the log
    actors: bytearray  # of each move that stands who made it
    notes: list[tuple[int, Entry]]  # the entries that are told and are no moves, with their places in the log
    origin: Literal["deal", "position", "record"]
    ask: TakeBackRequest | None
    rematch: str | None
    opened: list[int]  # of each seat the log's length when what its link shows last became more or less

    def __init__(self, state: State, seats: Sequence[Seat]) -> None:
        self.state = state
        self.seats = list(seats)
        self.seq = self.changed_at = self.first = 0
        self.seqs = array("i")
        self.actors = bytearray()
        self.notes = []
        self.origin = "deal"
        self.ask = None
        self.rematch = None
        self.opened = [0] * len(self.seats)

    def copy(self) -> Table:
        """A table of its own."""
        other = copy.copy(self)
        other.state = self.state.clone()
        other.seats, other.notes, other.opened = self.seats.copy(), self.notes.copy(), self.opened.copy()
        other.seqs, other.actors = self.seqs[:], self.actors[:]
        return other

    # --- Folding ---

    def fold(self, entry: Entry) -> LogLine | None:
        """Take in the next entry of the log; how it is told, if it is."""
        if entry.kind == "move":
            return self._take(self.state.apply_literally(entry.text))
        if entry.kind == "position":
            self._begin_at(entry.text)
        elif entry.kind == "record":
            self.origin = "record"
        elif entry.kind in ("undo", "back", "reroll"):
            self._fold_state(entry)
            self.ask = None
            self.changed_at = self.seq + 1
        elif entry.kind in ("ask", "agree", "refuse"):
            self._fold_request(entry)
        elif entry.kind == "rematch":
            self.rematch = entry.text
        else:
            self._fold_seat(entry)
        told = None
        if entry.kind not in ("undo", "reroll"):
            self.notes.append((self.seq, entry))
            told = LogLine(seq=self.seq, entry=_public(entry))
        self.seq += 1
        return told

    def _take(self, step: Step) -> LogLine:
        """Note a move that was made; how it is told."""
        told = LogLine(
            seq=self.seq,
            entry=Entry(kind="move", seat=step.seat, text=step.move),
            move=len(self.seqs) + 1,
            turn=step.turn,
            forced=step.forced,
            events=step.events,
        )
        self.seqs.append(self.seq)
        self.actors.append(step.seat)
        self.ask = None
        self.seq += 1
        self.changed_at = self.seq
        return told

    def _begin_at(self, position: str) -> None:
        """Begin at a position in place of the deal, whose seed and salt all chance still comes from."""
        dealt = self.state
        assert dealt.seed is not None
        self.state = dealt.game.from_position(position, dealt.seed)
        self.state.salt = dealt.salt
        self.origin = "position"

    def _fold_state(self, entry: Entry) -> None:
        if entry.kind == "reroll":
            self.state.reroll(*map(int, entry.text.split()))
            self.first = self.state.seq
            return
        move, *drawn = map(int, entry.text.split())
        if entry.kind == "undo":
            self.state.undo(move)
        else:
            self.state.take_back(move, *drawn)
        del self.seqs[move:]
        del self.actors[move:]

    def _fold_request(self, entry: Entry) -> None:
        assert entry.seat is not None
        if entry.kind == "ask":
            self.ask = TakeBackRequest(seat=entry.seat, move=int(entry.text), seq=self.seq)
        elif entry.kind == "refuse" or self.ask is None:
            self.ask = None
        else:
            self.ask = dataclasses.replace(self.ask, agreed=self.ask.agreed | {entry.seat})

    def _fold_seat(self, entry: Entry) -> None:
        assert entry.seat is not None
        seat, eyes = self.seats[entry.seat], self.eyes(entry.seat)
        if entry.kind in ("join", "sit"):
            seat = Seat(kind="person", name=entry.text, own=seat.own or entry.kind == "sit")
        elif entry.kind == "person":
            seat = Seat(kind="person" if seat.name else "open", name=seat.name, own=seat.own)
        elif entry.kind == "free":
            seat = Seat(kind="open", handed=seat.handed)
        elif entry.kind in ("bot", "handed", "resign"):
            is_handed = entry.kind == "handed" and seat.kind == "person"
            seat = dataclasses.replace(
                seat,
                kind="bot",
                level=entry.text,
                resigned=entry.kind == "resign",
                left=seat.left or seat.kind == "person",
                handed=seat.handed or is_handed,
            )
            if is_handed:
                self.ask = None
        elif entry.kind == "link":  # who has the new link knows nothing until they sit down, which all learn
            is_handed = seat.kind == "person"
            kind = "open" if is_handed else seat.kind
            seat = dataclasses.replace(seat, kind=kind, left=False, handed=seat.handed or is_handed, own=False)
            if is_handed:
                self.ask = None
        else:
            raise InsulaError("storage.unknown_entry", kind=entry.kind)
        self.seats[entry.seat] = seat
        if self.eyes(entry.seat) != eyes:
            self.opened[entry.seat] = self.seq + 1

    # --- What can be done: the change that would do it ---

    def change(self, *entries: Entry) -> Change:
        """What these entries would make of the table."""
        table = self.copy()
        told = [table.fold(entry) for entry in entries]
        return Change(entries=list(entries), table=table, told=[line for line in told if line is not None])

    @property
    def to_act(self) -> int | None:
        """The seat to act; None once the match is over."""
        return None if self.state.is_terminal() else self.state.current_player()

    @property
    def is_over(self) -> bool:
        """Whether the match is over."""
        return self.state.is_terminal()

    def check_current(self, seq: int) -> None:
        """Refuse what was chosen before the state last changed, or at a log that is not there yet."""
        if not self.changed_at <= seq <= self.seq:
            raise MoveError("stale", seq=seq, expected=self.seq)

    def has_played(self, seat: int, seq: int, moves: Sequence[str]) -> bool:
        """Whether exactly this was the next that happened after the log's first `seq` entries: a message sent again."""
        first = bisect_left(self.seqs, seq)
        last = first + len(moves)
        if last > len(self.seqs):
            return False
        end = self.seqs[last - 1] + 1
        notes = sum(seq <= place < end and entry.kind != "back" for place, entry in self.notes)
        texts = self.state.game.moves.texts
        said = [texts[move] for move in self.state.history()[first:last]]
        is_unbroken = end - seq == len(moves) + notes
        return is_unbroken and set(self.actors[first:last]) == {seat} and said == [" ".join(m.split()) for m in moves]

    def play(self, seat: int, moves: Sequence[str]) -> Change:
        """Make moves, all or none, then those that follow without alternative.

        None may follow one that brings something to light or passes the turn: its refusal would tell what.
        """
        table = self.copy()
        told: list[LogLine] = []
        for text in moves:
            if table.state.undo_limit > self.state.seq:
                raise MoveError("too_far_ahead", move=told[-1].entry.text)
            told.append(table._take(table.state.apply_literally(text, seat=seat)))
        told += [table._take(step) for step in table.state.settle()]
        return Change(entries=[line.entry for line in told], table=table, told=told)

    def undo(self, seat: int, move: int | None) -> Change:
        """Take back freely down to a move that this seat chose; by default its last."""
        self._check_room()
        self.check_person(seat)
        free = self.free_undo(seat)
        if not free or (move is not None and move not in free):
            raise MoveError("undo_limit", seq=self.state.seq, undo_limit=self.state.undo_limit)
        return self.change(Entry(kind="undo", seat=seat, text=str(free[0] if move is None else move)))

    def advised(self, seat: int | None, move: int) -> tuple[State, int]:
        """The position that a bot may be asked about, and how long the log was there.

        While the match runs, that is the present one of a seat that is to act and plays against bots alone.
        """
        if self.is_over:
            state = self.state.at(move)
            if state.is_terminal():
                raise InsulaError("match.over")
            return state, self.seqs[move - 1] + 1 if move else 0
        if seat is None:
            raise InsulaError("match.running")
        self.check_person(seat)
        if any(other.kind != "bot" for number, other in enumerate(self.seats) if number != seat):
            raise InsulaError("advice.people")
        if seat != self.to_act:
            raise MoveError("out_of_turn", seat=seat, to_act=self.to_act)
        if move != self.state.seq:
            raise MoveError("stale", seq=move, expected=self.state.seq)
        return self.state, self.changed_at

    def free_undo(self, seat: int) -> list[int]:
        """The moves to which this seat may go back freely, the last first: what it chose since the last barrier."""
        free: list[int] = []
        if not self.is_over:
            for move in reversed(self.state.choices):
                if move < self.state.undo_limit or self.actors[move] != seat:
                    break
                free.append(move)
        return free

    def last_choice(self, seat: int) -> int | None:
        """The move that a seat chose last in this match, to which it may ask to go back.

        None once the match is over, whose seed is known then, and while somebody cannot be asked whose seat the host
        took.
        """
        chosen = () if self.is_over or self.is_handed else reversed(self.state.choices)
        return next((move for move in chosen if move >= self.first and self.actors[move] == seat), None)

    @property
    def is_handed(self) -> bool:
        """Whether the host took a person's seat, for a bot or for a new link, and nobody sits there again."""
        return any(seat.handed and not seat.resigned for seat in self.seats)

    def ask_back(self, seat: int) -> Change:
        """Ask to go back before this seat's last choice; without other people nobody needs to be asked.

        Asked again, it is the same request.
        """
        self._check_room()
        self.check_person(seat)
        move = self.last_choice(seat)
        if move is None:
            raise MoveError("undo_handed" if self.is_handed else "undo_nothing", seat=seat)
        if self.free_undo(seat):
            raise MoveError("undo_is_free", seat=seat)
        if self.ask is not None:
            if self.ask.seat == seat:
                return self.change()
            raise MoveError("undo_asked", seat=self.ask.seat)
        asked = Entry(kind="ask", seat=seat, text=str(move))
        return self.change(asked, *self._granted(TakeBackRequest(seat=seat, move=move, seq=self.seq), self.seats))

    def answer(self, seat: int, seq: int, *, agree: bool) -> Change:
        """Agree to what was asked, or refuse it; not to what was asked after `seq`, which nobody answers unseen."""
        self.check_person(seat)
        if self.ask is None or seat not in self.missing(self.ask, self.seats):
            raise MoveError("undo_not_asked", seat=seat)
        if seq <= self.ask.seq:
            raise MoveError("stale", seq=seq, expected=self.seq)
        if not agree:
            return self.change(Entry(kind="refuse", seat=seat))
        agreed = dataclasses.replace(self.ask, agreed=self.ask.agreed | {seat})
        return self.change(Entry(kind="agree", seat=seat), *self._granted(agreed, self.seats))

    def missing(self, request: TakeBackRequest, seats: Sequence[Seat]) -> list[int]:
        """Whose consent a request still needs: that of the other people; bots consent."""
        people = [number for number, seat in enumerate(seats) if seat.kind == "person"]
        return [seat for seat in people if seat != request.seat and seat not in request.agreed]

    def _granted(self, request: TakeBackRequest, seats: Sequence[Seat]) -> list[Entry]:
        """The entry that grants a request, if nobody's consent is missing any more.

        Who plays with bots alone goes back as often as it likes, so that all it cannot know is drawn anew, the bots'
        hands too: else the cards that never come would tell them. What another person holds stays.
        """
        if self.missing(request, seats):
            return []
        people = [number for number, seat in enumerate(seats) if seat.kind == "person"]
        trial = self.state.clone()
        trial.take_back(request.move, seat=request.seat if people == [request.seat] else NOBODY)
        drawn = trial.rerolls[-1].to_numbers()
        return [Entry(kind="back", seat=request.seat, text=" ".join(map(str, drawn)))]

    # --- Seats ---

    def join(self, seat: int, name: str, *, with_own_link: bool = False) -> Change:
        """Sit down on an open seat, or change one's name; with a link of one's own."""
        self._check_room()
        if self.seats[seat].kind == "bot":
            raise InsulaError("seat.bot", seat=seat)
        return self.change(Entry(kind="sit" if with_own_link else "join", seat=seat, text=name))

    def hand_over(self, seat: int, level: str, *, by_host: bool = False) -> Change:
        """Let a bot play on. Who leaves so grants what was asked of this seat; the host cannot grant it for others."""
        self._check_room()
        if not by_host:
            return self._to_bot(seat, Entry(kind="bot", seat=seat, text=level))
        self._check_not_resigned(seat)
        return self.change(Entry(kind="handed", seat=seat, text=level))

    def new_link(self, seat: int) -> Change:
        """Note that the host made a new link for a seat; whoever sat there has to sit down with it."""
        self._check_room()
        self._check_not_resigned(seat)
        return self.change(Entry(kind="link", seat=seat))

    def resign(self, seat: int, level: str) -> Change:
        """Give up: a bot plays on for good, and the result says so."""
        if self.is_over:
            raise InsulaError("match.over")
        self._check_not_resigned(seat)
        if not self.seats[seat].left:  # nobody else gives up for a player: the others could go back then
            self.check_person(seat)
        return self._to_bot(seat, Entry(kind="resign", seat=seat, text=level))

    def _to_bot(self, seat: int, entry: Entry) -> Change:
        self._check_not_resigned(seat)
        if self.ask is None:
            return self.change(entry)
        seats = self.seats.copy()
        seats[seat] = Seat(kind="bot")
        return self.change(entry, *self._granted(self.ask, seats))

    def take_seat_back(self, seat: int) -> Change:
        """Take a seat back from its bot. Who did not leave it is not back: they have to sit down under their name."""
        self._check_room()
        self._check_not_resigned(seat)
        place = self.seats[seat]
        if place.kind != "bot":
            raise InsulaError("seat.no_bot", seat=seat)
        return self.change(Entry(kind="person" if place.left and place.name else "free", seat=seat))

    def _check_room(self) -> None:
        """Refuse what is no move once the log is very long."""
        if len(self.notes) >= MOST_NOTES or self.seq >= MOST_ENTRIES:
            raise InsulaError("match.log_full")

    def _check_not_resigned(self, seat: int) -> None:
        if self.seats[seat].resigned:
            raise InsulaError("seat.resigned", seat=seat)

    def check_person(self, seat: int) -> None:
        """Refuse a seat with no person on it: a bot plays it, or nobody has sat down yet."""
        if self.seats[seat].kind == "bot":
            raise InsulaError("seat.bot", seat=seat)
        if self.seats[seat].kind == "open":
            raise InsulaError("seat.open", seat=seat)

    # --- Telling ---

    def eyes(self, seat: int | None) -> int | None:
        """Whose knowledge a seat's link opens: its own while its holder sits or sat there, else nobody's."""
        if seat is None or self.is_over:
            return seat
        return seat if self.seats[seat].kind == "person" or self.seats[seat].left else None

    def nothing_was_taken_back(self, since: int) -> bool:
        """Whether all that was logged since then still stands."""
        added = len(self.seqs) - bisect_left(self.seqs, since) + sum(seq >= since for seq, _ in self.notes)
        has_gone_back = any(seq >= since and entry.kind == "back" for seq, entry in self.notes)
        return since <= self.seq and self.seq - since == added and not has_gone_back

    def tell(self) -> Iterator[LogLine]:
        """The whole log as it is told, in its order: moves that stand, and what else happened."""
        state = self.state.clone()
        events: dict[int, list[Event]] = {}
        for event in state.all_events():
            events.setdefault(event.seq, []).append(event)
        told = [
            LogLine(
                seq=self.seqs[move],
                entry=Entry(kind="move", seat=seat, text=state.game.moves.texts[number]),
                move=move + 1,
                turn=turn,
                forced=forced,
                events=tuple(events.get(move + 1, ())),
            )
            for move, (turn, seat, number, forced) in enumerate(state.log())
        ]
        notes = [LogLine(seq=seq, entry=_public(entry)) for seq, entry in self.notes]
        return iter(sorted(told + notes, key=lambda line: line.seq))


def _public(entry: Entry) -> Entry:
    """An entry as everybody may know it: a reroll's word is secret, and so is what a position lays face down."""
    if entry.kind == "position":
        return dataclasses.replace(entry, text="")
    if entry.kind == "sit":
        return dataclasses.replace(entry, kind="join")
    if entry.kind != "back":
        return entry
    return dataclasses.replace(entry, text=entry.text.partition(" ")[0])
