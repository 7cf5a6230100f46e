"""`State`: one game in progress, in OpenSpiel's words.

A state is a row of the title's record and the log of its moves and rerolls. The log is the truth: events, records and
undo are replays of it. Every method that takes a move checks it first; a refused move changes nothing.
"""

from __future__ import annotations

import dataclasses
import itertools
import json
import operator
from collections.abc import Callable, Mapping, Sequence
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, Final, TypeVar

import numpy as np

from insula.core import position, serial
from insula.core.errors import CapacityError, InsulaError, MoveError, TableError
from insula.core.events import ROW, Event, covered_log, empty_log, silent_log
from insula.core.layout import EVERYBODY, NOBODY
from insula.core.observation import numbers
from insula.core.plain import drawn
from insula.core.seeds import MAX_SEED, Random, Reroll, draw_word, is_word, reroll_word
from insula.core.seen import Preview, Step, View
from insula.core.serial import Base, Line
from insula.core.trial import Trial, compare

if TYPE_CHECKING:
    from insula.core.game import Game
    from insula.core.record import Record

SPECTATOR: Final = EVERYBODY
"""The seat of someone who only watches."""
NO_MOVE: Final = -1
TERMINAL: Final = -4
"""`current_player()` once the game is over (OpenSpiel's number)."""
MAX_FORCED: Final = 64
"""A bound of the moves that follow one another without alternative."""
LITERAL: Final = 1
"""The bound with which a move is made alone."""
TRIAL_WORD: Final = 0
"""What everything hidden is drawn anew with where something is tried out: what is found depends on nothing hidden."""

_SILENT = silent_log()
_ROOM = 8
"""For so many events of each legal move there is room at first where all are looked ahead."""

T = TypeVar("T")
Rows = np.ndarray[Any, Any]


class State:
    """One game in progress.

    >>> import insula
    >>> state = insula.load_game("alhambra", seats=3).new_initial_state(seed=7)
    >>> while not state.is_terminal():
    ...     state.apply_action(state.legal_actions()[0])
    >>> sum(state.returns())
    0.0
    """

    __slots__ = (
        "_actor", "_advance", "_base", "_chosen", "_kept", "_legal", "_made", "_moves", "_n_actions", "_n_legal",
        "_narrated", "_narrator", "_rerolled", "_rerolls", "_rows", "_tables", "_told", "_undo_limit", "game", "salt",
        "seed",
    )  # fmt: skip

    game: Game
    seed: int | None
    salt: str
    _tables: Rows
    _advance: Callable[..., tuple[int, int, int, int]]
    _n_actions: int
    _rows: Rows  # the full truth, one row
    _legal: Rows  # the legal moves, then the moves that `advance` made
    _n_legal: int
    _actor: int
    _moves: list[int]  # the log
    _chosen: list[int]  # where in the log a move had an alternative
    _undo_limit: int
    _rerolls: Mapping[int, tuple[Reroll, ...]]  # how hidden things were drawn anew, by the log's length there
    _rerolled: int  # how often that was done, on lines since taken back too
    _base: Base | None
    _narrator: Rows | None  # the position up to which events were told, its place in the log, the events
    _narrated: int
    _told: list[Event]
    _made: tuple[bytes, dict[Any, Any]]  # a position, and what was made of it once
    _kept: dict[Any, tuple[Any, Any]]  # what was made of parts of positions, which later ones may share

    def __init__(self, game: Game, seed: int, salt: str = "") -> None:
        """Set up a new game; use `Game.new_initial_state`."""
        self._lay(game, seed, salt)
        self.settle()

    @classmethod
    def unsettled(cls, game: Game, seed: int, salt: str = "") -> State:
        """A new game without the moves that follow without alternative: where a replay begins."""
        state = object.__new__(cls)
        state._lay(game, seed, salt)
        return state

    @classmethod
    def from_rows(cls, game: Game, rows: Rows) -> State:
        """A sound position of the title's record, without seed and history: where a game may begin."""
        state = cls.unsettled(game, 0)
        state.seed = None
        state._base = Base(rows, 0, [])
        state._follow([], {})
        return state

    def _lay(self, game: Game, seed: int, salt: str) -> None:
        self.game = game
        self.seed = seed
        self.salt = salt
        self._tables = game.content.tables
        self._advance = game.advance
        self._n_actions = len(game.moves)
        self._legal = np.empty(game.loops.BUFFER, np.int32)
        self._rerolled = 0
        self._base = None
        self._made = (b"", {})
        self._kept = {}
        self._begin()

    # --- Whose turn, what is legal ---

    def current_player(self) -> int:
        """The seat to act, or TERMINAL."""
        return self._actor if self._actor >= 0 else TERMINAL

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._actor == NOBODY

    def is_chance_node(self) -> bool:
        """Never: the seed decides what is drawn. `insula.environments.openspiel` has chance as nodes of its own."""
        return False

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """None: see `is_chance_node`."""
        return []

    def is_player_node(self) -> bool:
        """Whether a seat is to act."""
        return not self.is_terminal()

    def is_simultaneous_node(self) -> bool:
        """Never: one seat acts at a time."""
        return False

    def legal_actions(self, seat: int | None = None) -> list[int]:
        """The legal moves in ascending order; of another seat than the one to act: none."""
        if seat is not None and seat != self._actor:
            return []
        actions: list[int] = self._legal[: self._n_legal].tolist()
        return actions

    def legal_actions_mask(self, seat: int | None = None) -> list[int]:
        """For every move of the title 1 if it is legal, else 0."""
        mask = [0] * len(self.game.moves)
        for action in self.legal_actions(seat):
            mask[action] = 1
        return mask

    def action_to_string(self, action: int) -> str:
        """A move as text: verb, then noun."""
        return self.game.moves.texts[self._number(action)]

    def string_to_action(self, text: str) -> int:
        """The number of the move that a text stands for; MoveError `malformed` if it is none."""
        return self.game.moves.number(text)

    # --- Moves ---

    def apply_action(self, action: int) -> None:
        """Make a legal move, then those that follow without alternative."""
        if type(action) is not int or not 0 <= action < self._n_actions:
            action = self._number(action)
        is_choice = not self.is_forced
        count, actor, n_legal, barrier = self._advance(
            self._tables, self._rows, 0, action, self._legal, self._n_legal, MAX_FORCED, _SILENT
        )
        moves = self._moves
        if count == 1:
            moves.append(action)
        elif count == 0:
            raise self._refusal(action)
        else:
            moves.extend(self._legal[self._n_actions : self._n_actions + count].tolist())
        if is_choice:
            self._chosen.append(len(moves) - count)
        if barrier:
            self._undo_limit = len(moves) - count + barrier
        self._actor = actor
        self._n_legal = n_legal
        if n_legal == 1 and self.is_forced:
            raise CapacityError("moves.endless_force", moves=count)

    def child(self, action: int) -> State:
        """A copy in which a move was made."""
        copy = self.clone()
        copy.apply_action(action)
        return copy

    def apply(self, *texts: str, seat: int | None = None, seq: int | None = None) -> list[Step]:
        """Make one or several moves, all or none, then those that follow without alternative; what was made.

        Several are made literally: moves without alternative between them must be among them.
        With `seat`, refused unless that seat is to act in all of them; with `seq`, unless the log has exactly
        that length.
        """
        if seq is not None and seq != self.seq:
            raise MoveError("stale", seq=seq, expected=self.seq)
        trial = self.clone() if len(texts) > 1 else self
        steps = [trial.apply_literally(text, seat=seat) for text in texts]
        steps += trial.settle()
        if trial is not self:
            self._become(trial)
        return steps

    def apply_literally(self, text: str, *, seat: int | None = None) -> Step:
        """Make exactly one move and none that follows by force; what was made."""
        if seat is not None and self._actor not in (seat, NOBODY):
            raise MoveError("out_of_turn", seat=seat, to_act=self._actor)
        return self._make_step(self.game.moves.number(text))

    def settle(self) -> list[Step]:
        """Make the moves without alternative; what was made."""
        steps: list[Step] = []
        while self.is_forced:
            if len(steps) == MAX_FORCED:
                raise CapacityError("moves.endless_force", moves=MAX_FORCED)
            steps.append(self._make_step(int(self._legal[0])))
        return steps

    def explain_illegal(self, text: str) -> MoveError | None:
        """The error with which `apply(text)` would be refused; None for a legal move."""
        try:
            move = self.game.moves.number(text)
        except MoveError as error:
            return error
        return None if move in self.legal_actions() else self._refusal(move)

    def undo(self, to: int | None = None) -> None:
        """Take back the last chosen move with what followed by force; free until a reveal or the turn's end.

        With `to`, one of `choices`, all moves after the first `to`.
        """
        goal = max(self._chosen, default=NO_MOVE) if to is None else self._choice(to)
        if goal < self._undo_limit:
            raise MoveError("undo_limit", seq=self.seq, undo_limit=self._undo_limit)
        self._go_back(goal)

    def take_back(self, to: int, word: int | None = None, seat: int = NOBODY) -> None:
        """Go back to one of `choices`, however far, and `reroll` there: what was seen since then tells nothing."""
        self._check_reroll(word, seat)
        self._go_back(self._choice(to))
        self.reroll(word, seat)

    def reroll(self, word: int | None = None, seat: int = NOBODY) -> None:
        """Draw anew what a seat cannot know, or what no seat knows, from a 64-bit word; undo ends here.

        It is part of the line from now on. By default the word follows from seed and salt: a dealer who committed to
        them cannot choose it, and anybody who knows them can tell it.
        """
        drawn = reroll_word(self.seed, self.salt, self._rerolled) if word is None else word
        self._draw_anew(Reroll(self.seq, drawn, seat))
        self._rerolled += 1

    def at(self, move: int) -> State:
        """A copy at the position after the first `move` moves."""
        if type(move) is not int or not self._start <= move <= self.seq:
            raise TableError("table.no_such_move", move=repr(move)[:80], low=self._start, high=self.seq)
        copy = self.clone()
        copy._go_back(move)
        return copy

    @property
    def choices(self) -> tuple[int, ...]:
        """The lengths of the log at which a move was chosen among several: where `undo` and `take_back` may go."""
        return tuple(self._chosen)

    @property
    def rerolls(self) -> tuple[Reroll, ...]:
        """The rerolls of the line that stands, in their order; secret like the seed."""
        return tuple(itertools.chain.from_iterable(self._rerolls.values()))

    @property
    def undo_limit(self) -> int:
        """The length of the log down to which undo is free."""
        return self._undo_limit

    @property
    def is_forced(self) -> bool:
        """Whether the next move has no alternative and tells nothing by being made at once."""
        return self._n_legal == 1 and not self.game.moves.is_asked[self._legal[0]]

    @property
    def seq(self) -> int:
        """The length of the log: how many moves were made, forced ones included."""
        return len(self._moves)

    def history(self) -> list[int]:
        """All moves made, forced ones included."""
        return list(self._moves)

    def log(self) -> list[tuple[int, int, int, bool]]:
        """Every move as (turn, seat, move, forced)."""
        rows, start = self._replay_start()
        chosen = set(self._chosen)
        log = []
        for seq, move in enumerate(self._moves[start:], start=start):
            log.append((int(rows["turn"][0]), int(rows["actor"][0]), move, seq not in chosen))
            self._make_again(rows, seq, _SILENT)
        return log

    # --- Scores ---

    def scores(self) -> list[int]:
        """Each seat's points now."""
        return self._scores()[0]

    def seen_scores(self, seat: int | None = None) -> list[int | None]:
        """Each seat's points now, None where the table does not show them to a seat (without one: to everybody)."""
        watcher = self._check_seat(seat)
        return [
            points if self.game.is_score_seen(self, watcher, owner) else None
            for owner, points in enumerate(self.scores())
        ]

    def returns(self) -> list[float]:
        """Each seat's utility: 1 for the first place to -1 for the last, ties averaged; 0 while the game runs.

        The sum is 0.
        """
        if not self.is_terminal():
            return [0.0] * self.game.seats
        return rank_utilities(self._scores()[1])

    def rewards(self) -> list[float]:
        """What the last move brought each seat: its return where it ended the game, before that 0."""
        return self.returns()

    def player_return(self, seat: int) -> float:
        """One seat's utility."""
        return self.returns()[self._player(seat)]

    def player_reward(self, seat: int) -> float:
        """What the last move brought one seat."""
        return self.rewards()[self._player(seat)]

    def _scores(self) -> tuple[list[int], list[int]]:
        points = np.zeros((2, self.game.seats), np.int64)
        self.game.kernels.scores(self._tables, self._rows, 0, points[0], points[1])
        return points[0].tolist(), points[1].tolist()

    # --- What a seat may see ---

    def view(self, seat: int | None = None) -> View:
        """What a seat may see; without a seat, what everybody may."""
        watcher = self._check_seat(seat)
        return View(
            title=self.game.name,
            seats=self.game.seats,
            options=dict(self.game.options),
            seq=self.seq,
            seat=None if watcher == SPECTATOR else watcher,
            turn=int(self._rows["turn"][0]),
            phase=self.game.phases[int(self._rows["phase"][0])],
            to_act=None if self._actor == NOBODY else self._actor,
            legal=self._legal_words() if watcher == self._actor else {},
            undo_limit=self._undo_limit,
            scores=self.seen_scores(seat),
            table=self.game.view(self, watcher),
        )

    def observation_string(self, seat: int | None = None) -> str:
        """All that a seat can see, as text: the same for all positions that it cannot tell apart by looking.

        How it came about is not in it, nor how far undo is free. Without a seat, what everybody can see.
        """
        return dataclasses.replace(self.view(seat), seq=0, undo_limit=0).to_json()

    def information_state_string(self, seat: int | None = None) -> str:
        """All that a seat can see and was told since the beginning, as text: for whoever forgets nothing.

        The same for all that `resample_from_infostate` can give, if it remembers what was told.
        """
        told = [[event.seq, str(event)] for event in self.events(seat=seat)]
        return f"{json.dumps(told, separators=(',', ':'))}{self.observation_string(seat)}"

    def observation_tensor(self, seat: int | None = None) -> np.ndarray[Any, Any]:
        """What a seat (default: the one to act) may know, as numbers for a net; `Game.observation_pieces` explain them.

        It is the same for all that the seat cannot tell apart.
        """
        watcher = self._check_seat(self._actor if seat is None else seat)
        if watcher == SPECTATOR or self.game.observation is None:
            code = "table.no_observation" if self.game.observation is None else "table.no_such_seat"
            raise TableError(code, title=self.game.name, seat=repr(seat)[:80], seats=self.game.seats)
        out = numbers(self.game.observation_tensor_size())
        self.game.observation.observe(self._tables, self._rows, 0, watcher, out)
        return out

    def once(self, make: Callable[[State], T]) -> T:
        """What a function makes of the position, made once for all seats; it looks at nothing but `rows`."""
        position = self._rows.tobytes()
        if self._made[0] != position:
            self._made = (position, {})
        made = self._made[1]
        if make not in made:
            made[make] = make(self)
        found: T = made[make]
        return found

    def kept(self, place: Any, parts: Any, make: Callable[[], T]) -> T:
        """What a function makes of these parts of the position, and of nothing else; made again once they change.

        `place` is where it is kept: copies share it, so that a move makes anew only what it changed.
        """
        known = self._kept.get(place)
        if known is None or known[0] != parts:
            known = self._kept[place] = (parts, make())
        found: T = known[1]
        return found

    def forget(self) -> None:
        """Keep nothing that was made of the position: a game in which nothing happens needs little room."""
        self._made, self._kept = (b"", {}), {}

    def previews(self, seat: int | None = None) -> list[Preview]:
        """For each legal move what it leads to, told as far as the seat to act can know; to another seat nothing."""
        watcher = self._actor if seat is None else self._check_seat(seat)
        if watcher != self._actor or self.is_terminal():
            return []
        game, seq = self.game, self.seq + 1
        outcomes, told = self._foretold(_ROOM * self._n_legal)
        events = game.events.of_rows(told, seq)
        previews, begin = [], 0
        for move, (ends_turn, reveals, _, end) in zip(self.legal_actions(), outcomes, strict=True):
            previews.append(
                Preview(
                    move=game.moves.texts[move],
                    events=tuple(events[begin:end]),
                    ends_turn=bool(ends_turn),
                    reveals=bool(reveals),
                )
            )
            begin = end
        return previews

    def _foretold(self, room: int) -> tuple[list[list[int]], Rows]:
        """What each legal move leads to, and the events of all as rows."""
        game = self.game
        outcomes, told = np.empty((self._n_legal, 4), np.int64), np.empty((room, ROW), np.int32)
        rows = game.loops.preview(
            self._tables, self._rows, 0, self._legal, self._n_legal, self.seq, game.layout.zeros(2),
            empty_log(game.max_events), told, outcomes,
        )  # fmt: skip
        if outcomes[:, 2].any():
            raise CapacityError("events.overflow", rows=game.max_events)
        return (outcomes.tolist(), told[:rows]) if rows <= room else self._foretold(rows)

    def try_out(self, seat: int, *texts: str, word: int = TRIAL_WORD) -> Trial:
        """What moves of a seat would lead to, as if its turn began now; in the middle of its own it goes on from there.

        Moves are made literally, those without alternative follow; nothing is changed. Refused where the seat has no
        turn to come, and after a move that ends the trial. `word` must make no difference: that is for proofs.
        """
        player = self._player(seat)
        trial = self.clone()
        trial._suppose(player, word)
        foreseen = trial._foresee()
        told: list[Event] = []
        for text in texts:
            if trial._actor != player:
                raise MoveError("too_far_ahead", move=self.game.moves.texts[trial._moves[-1]])
            told += trial._make_covered(self.game.moves.number(text))
        while trial.is_forced and trial._actor == player:
            told += trial._make_covered(int(trial._legal[0]))
        return Trial(
            seat=player,
            moves=tuple(self.game.moves.texts[move] for move in trial._moves[self.seq :]),
            events=tuple(event for event in told if event.is_for(player)),
            worth=compare(player, foreseen, [*trial._foresee(), *told]),
            view=trial.view(player),
            previews=tuple(trial.previews(player)),
            ended=trial._actor != player,
        )

    def _suppose(self, seat: int, word: int) -> None:
        """Draw anew what a seat cannot know, and begin its turn."""
        self.game.loops.resample_for(self._tables, self._rows, 0, seat, np.uint64(word))
        reason = int(self.game.kernels.suppose(self._tables, self._rows, 0, seat, _SILENT))
        if reason:
            raise MoveError(f"illegal.{self.game.reasons.codes[reason]}", rule=self.game.reasons.rules[reason])
        self._actor = int(self._rows["actor"][0])
        self._n_legal = int(self.game.kernels.legal_moves(self._tables, self._rows, 0, self._legal))
        self._undo_limit = self.seq

    def _foresee(self) -> list[Event]:
        """What everybody would get if all were scored now."""
        log = empty_log(self.game.max_events)
        self.game.kernels.score_now(self._tables, self.game.layout.copy(self._rows), 0, log)
        return self.game.events.read(log, self.seq)

    def _make_covered(self, move: int) -> list[Event]:
        """Make a move so that nothing comes to light; what happens."""
        log = covered_log(self.game.max_events)
        self._make_literally(move, log)
        return self.game.events.read(log, self.seq)

    def events(self, since: int = 0, seat: int | None = None) -> list[Event]:
        """What happened after the first `since` moves, as a seat may know it; without a seat, as everybody may."""
        watcher = self._check_seat(seat)
        return [event for event in self.all_events(since) if event.is_for(watcher)]

    def all_events(self, since: int = 0) -> list[Event]:
        """What happened after the first `since` moves, secrets included: for tests, never for a client."""
        self._narrate()
        prior = [] if self._base is None else self._base.told
        return [event for event in prior + self._told if event.seq > since]

    def resample_from_infostate(self, seat: int, rng: Random, *, told: bool = True) -> State:
        """A copy in which everything that the seat cannot know is drawn anew, as the rules would.

        NOBODY (or SPECTATOR) stands for what no seat knows: only that is drawn anew.
        It remembers neither the seed nor what the seat was not told; its undo ends here. With `told` it remembers the
        events that the seat was told so far: bots do without them.
        """
        watcher = NOBODY if seat in (NOBODY, SPECTATOR) else self._check_seat(seat)
        copy = self.clone()
        self.game.loops.resample_for(self._tables, copy._rows, 0, watcher, np.uint64(draw_word(rng)))
        copy._legal = np.zeros_like(self._legal)  # behind the legal moves stood those that were made last
        copy._n_legal = int(self.game.kernels.legal_moves(self._tables, copy._rows, 0, copy._legal))
        audience = SPECTATOR if watcher == NOBODY else watcher
        copy._base = Base(self.game.layout.copy(copy._rows), self.seq, self.events(seat=audience) if told else [])
        copy._moves = [self.game.moves.concealed[move] for move in self._moves]
        copy._rerolls = {}
        copy._rerolled = 0
        copy.seed = None
        copy.salt = ""
        copy._chosen = []
        copy._undo_limit = self.seq
        copy._narrator = None
        copy._told = []
        copy._narrated = self.seq
        return copy

    # --- Copies, texts, records ---

    def clone(self) -> State:
        """An independent copy."""
        copy = object.__new__(State)
        copy._become(self)
        copy._rows = self.game.layout.copy(self._rows)
        copy._legal = self._legal.copy()
        copy._moves = self._moves.copy()
        copy._chosen = self._chosen.copy()
        copy._told = self._told.copy()
        copy._narrator = None if self._narrator is None else self.game.layout.copy(self._narrator)
        return copy

    def position(self, *, is_open: bool = False) -> str:
        """The position in words, as FEN is for chess; `Game.from_position` reads it. The generator is not told.

        All secrets stand there; `is_open` leaves open what nobody knows, such as the order of a pile.
        """
        return position.write(self.game, self._rows, is_open=is_open)

    def __str__(self) -> str:
        """The table in plain text, as everybody may see it."""
        return drawn(self.view())

    def digest(self) -> str:
        """A hash of the full truth, for tests and logs; it tells everything to who can guess, so keep it."""
        return self.game.layout.digest(self._rows)

    def record(self) -> Record:
        """The game so far as a record; it names the seed once the game is over, till then a commitment."""
        from insula.core.record import record_of  # noqa: PLC0415 - records are made of states

        return record_of(self)

    def serialize(self) -> str:
        """The whole state as text, secrets included; `Game.deserialize_state` reads it."""
        return serial.write(self.game, self._line())

    @staticmethod
    def deserialize(text: str, game: Game) -> State:
        """The state that `serialize` wrote down, for a table of the same title, seats, options and content."""
        line = serial.read(text, game)
        state = State.unsettled(game, line.seed or 0, line.salt)
        if line.base is not None:
            state.seed, state._base = None, line.base
        try:
            state._follow(line.moves, line.rerolls_by_place())
        except InsulaError as error:
            raise TableError("state.damaged", reason=repr(error)[:200]) from error
        state._rerolled = line.rerolled
        return state

    def _line(self) -> Line:
        """All that the state is rebuilt from."""
        return Line(self.seed, self.salt, self._base, self._moves, self.rerolls, self._rerolled)

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.clone()

    __copy__ = clone

    def __reduce__(self) -> tuple[Any, ...]:
        return (State.deserialize, (self.serialize(), self.game))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return (
            self.game.name == other.game.name
            and self.game.content.digest == other.game.content.digest
            and self._moves == other._moves
            and self._rerolls == other._rerolls
            and not self.game.layout.differences(self._rows, 0, other._rows, 0)
        )

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        to_act = "over" if self.is_terminal() else f"seat {self._actor} to act"
        return f"<State of {self.game.name}, {self.game.seats} seats, {self.seq} moves, {to_act}>"

    @property
    def rows(self) -> Rows:
        """The full truth as one row of the title's record: for a title's view and for tests, never for a bot."""
        return self._rows

    @property
    def plain(self) -> SimpleNamespace:
        """The full truth as plain numbers and lists, for whom `rows` is."""
        return self.once(_plain)

    # --- Inside ---

    @property
    def _start(self) -> int:
        """The length of the log where it begins to be replayed."""
        return 0 if self._base is None else self._base.seq

    def _begin(self, moves: Sequence[int] = ()) -> None:
        """Back to where a log of moves begins to be replayed: set-up, or the position that was resampled."""
        game = self.game
        self._rows = game.layout.zeros(1)
        self._moves = list(moves[: self._start])
        if self._base is None:
            self._actor, self._n_legal = self._set_up(self._rows, self._legal)
        else:
            self._rows[0] = self._base.rows[0]
            self._actor = int(self._rows["actor"][0])
            self._n_legal = int(game.kernels.legal_moves(self._tables, self._rows, 0, self._legal))
        self._chosen = []
        self._rerolls = {}
        self._undo_limit = self._start
        self._narrator = None
        self._narrated = self._start
        self._told = []

    def _follow(self, moves: Sequence[int], rerolls: Mapping[int, Sequence[Reroll]]) -> None:
        """Begin again, and go along a line of moves and rerolls."""
        self._begin(moves)
        for seq in range(self.seq, len(moves) + 1):
            for reroll in rerolls.get(seq, ()):
                self._draw_anew(reroll)
            if seq < len(moves):
                self._make_literally(moves[seq])

    def _go_back(self, to: int) -> None:
        """The position after the first `to` moves, with the reroll that was made there."""
        self._follow(self._moves[:to], {seq: made for seq, made in self._rerolls.items() if seq <= to})

    def _draw_anew(self, reroll: Reroll) -> None:
        """Reroll; of two after one another at one place, for one seat, the second alone tells all."""
        self._check_reroll(reroll.word, reroll.seat)
        self.game.loops.resample_for(self._tables, self._rows, 0, reroll.seat, np.uint64(reroll.word))
        self._n_legal = int(self.game.kernels.legal_moves(self._tables, self._rows, 0, self._legal))
        made = self._rerolls.get(self.seq, ())
        kept = made[:-1] if made and made[-1].seat == reroll.seat else made
        self._rerolls = {**self._rerolls, self.seq: (*kept, reroll)}
        self._undo_limit = self.seq

    def _set_up(self, rows: Rows, legal: Rows) -> tuple[int, int]:
        game = self.game
        begun: tuple[int, int] = game.loops.begin(
            self._tables, rows, 0, game.seats, game.option_numbers, np.uint64(self.seed or 0), legal
        )
        return begun

    def _make_literally(self, move: int, log: Rows = _SILENT) -> None:
        """Make exactly one move; it counts as chosen if there was an alternative."""
        is_choice = not self.is_forced
        count, actor, n_legal, barrier = self._advance(
            self._tables, self._rows, 0, move, self._legal, self._n_legal, LITERAL, log
        )
        if count == 0:
            raise self._refusal(move)
        if is_choice:
            self._chosen.append(len(self._moves))
        self._moves.append(move)
        if barrier:
            self._undo_limit = len(self._moves)
        self._actor = actor
        self._n_legal = n_legal

    def _make_step(self, move: int) -> Step:
        """Make exactly one move; what was made."""
        seat, turn, is_forced = self._actor, int(self._rows["turn"][0]), self.is_forced
        log = empty_log(self.game.max_events)
        self._make_literally(move, log)
        return Step(
            move=self.game.moves.texts[move],
            seat=seat,
            turn=turn,
            forced=is_forced,
            events=tuple(self.game.events.read(log, self.seq)),
        )

    def _narrate(self) -> None:
        """Replay what was not yet told, with an event log."""
        if self._narrator is None:
            self._told = []
            self._narrator, self._narrated = self._replay_start()
        while self._narrated < len(self._moves):
            log = empty_log(self.game.max_events)
            self._make_again(self._narrator, self._narrated, log)
            self._narrated += 1
            self._told += self.game.events.read(log, self._narrated)

    def _make_again(self, rows: Rows, seq: int, log: Rows) -> None:
        """Make the move that follows the first `seq` on the position there, rerolled if it was."""
        for reroll in self._rerolls.get(seq, ()):
            self.game.loops.resample_for(self._tables, rows, 0, reroll.seat, np.uint64(reroll.word))
        self.game.kernels.apply(self._tables, rows, 0, self._moves[seq], log)

    def _replay_start(self) -> tuple[Rows, int]:
        """A copy of the position from which the log is replayed, and how many moves led to it."""
        if self._base is not None:
            return self.game.layout.copy(self._base.rows), self._base.seq
        rows = self.game.layout.zeros(1)
        self._set_up(rows, self._legal.copy())
        return rows, 0

    def _become(self, other: State) -> None:
        for name in State.__slots__:
            setattr(self, name, getattr(other, name))

    def _number(self, action: int) -> int:
        """The action as a plain number of this title's moves."""
        try:
            number = operator.index(action)
        except TypeError:
            number = -1
        if isinstance(action, bool) or not 0 <= number < len(self.game.moves):
            raise MoveError("malformed", action=repr(action)[:80], actions=len(self.game.moves))
        return number

    def _choice(self, to: int) -> int:
        """A place of the log at which a move was chosen."""
        if type(to) is not int or to not in self._chosen:
            raise MoveError("undo_target", to=repr(to)[:80], choices=self.choices)
        return to

    def _check_reroll(self, word: int | None, seat: int) -> None:
        """Once the game is over its seed may be known: nothing is drawn anew any more."""
        if seat != NOBODY and self._check_seat(seat) == SPECTATOR:
            raise TableError("table.no_such_seat", seat=repr(seat)[:80], seats=self.game.seats)
        if self.is_terminal():
            raise MoveError("take_back_over")
        if word is not None and not is_word(word):
            raise TableError("table.word", word=repr(word)[:80], low=0, high=MAX_SEED)

    def _refusal(self, move: int) -> MoveError:
        reason = self.game.kernels.explain(self._tables, self._rows, 0, move)
        code, rule = self.game.reasons.codes[reason], self.game.reasons.rules[reason]
        arguments = self.game.refusal(self, move, code)
        return MoveError(f"illegal.{code}", rule=rule, move=self.game.moves.texts[move], **arguments)

    def _check_seat(self, seat: int | None) -> int:
        if seat is None:
            return SPECTATOR
        is_number = isinstance(seat, int | np.integer) and not isinstance(seat, bool)
        if not is_number or not SPECTATOR <= seat < self.game.seats:
            raise TableError("table.no_such_seat", seat=repr(seat)[:80], seats=self.game.seats)
        return int(seat)

    def _player(self, seat: int) -> int:
        """A seat that plays."""
        player = self._check_seat(seat)
        if player == SPECTATOR:
            raise TableError("table.no_such_seat", seat=repr(seat)[:80], seats=self.game.seats)
        return player

    def _legal_words(self) -> dict[str, list[str]]:
        """The legal moves as verb -> nouns."""
        words: dict[str, list[str]] = {}
        told = self.game.moves.words
        for action in self.legal_actions():
            verb, noun = told[action]
            words.setdefault(verb, []).append(noun)
        return words


def _plain(state: State) -> SimpleNamespace:
    return state.game.layout.plain(state.rows)


def rank_utilities(standing: Sequence[int]) -> list[float]:
    """1 for the first place down to -1 for the last, evenly spaced; tied seats get the mean of their places.

    >>> rank_utilities([30, 50, 30])
    [-0.5, 1.0, -0.5]
    """
    last = len(standing) - 1
    utilities = []
    for mine in standing:
        ahead = sum(theirs > mine for theirs in standing)
        level = sum(theirs == mine for theirs in standing)
        utilities.append(1.0 - (2 * ahead + level - 1) / last)
    return utilities
