"""Many games at once: on all cores, or one game a thread of a CUDA device.

The same seeds give the same games everywhere, and the same as one-by-one play.
"""

from __future__ import annotations

import itertools
import os
from collections.abc import Callable, Collection, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np

from insula.core.errors import InsulaError, MoveError, TableError
from insula.core.events import silent_log
from insula.core.game import Game
from insula.core.layout import NOBODY
from insula.core.state import State

Numbers = np.ndarray[Any, Any]

DEVICES = ("threads", "cuda")
AUTORESETS = ("disabled", "next_step", "same_step")
"""What becomes of a game that is over, in the order of the loops' numbers: see `Batch.step`."""
WIDE = ("observation", "mask", "legal")
"""The arrays that have a number for each move, or many for each game."""


class Now(NamedTuple):
    """How the games of a batch stand, a row a game. The arrays stay: they are written anew by every step.

    `observation` is that of the seat to act; of a game that is over, of the seat that moved last. `legal` is filled up
    with -1. `rewards` are the utilities of all seats in the step that ends a game. Where a game has begun anew in the
    step that ended it, `final_observation` and `final_scores` hold how it ended.
    """

    player: Any
    observation: Any
    mask: Any
    legal: Any
    n_legal: Any
    rewards: Any
    terminated: Any
    same_seat: Any
    final_observation: Any
    final_scores: Any
    seeds: Any


class Kept(NamedTuple):
    """What a batch keeps for itself, a row a game.

    That is the generators of random players, the legal moves as bits that nobody else writes, and how many moves were
    refused in steps that were not checked; and of this step whether it begins a game anew, and whose move ended it.
    """

    rng: Any
    allowed: Any
    refused: Any
    begins: Any
    ended_by: Any


class Batch:
    """`n` games of one table, stepped together without Python in the loop.

    >>> import insula
    >>> batch = insula.Batch(insula.load_game("alhambra", seats=3), 100)
    >>> now = batch.reset(range(100))
    >>> while not now.terminated.all():
    ...     now = batch.step(now.legal[:, 0])
    >>> now.rewards.sum(axis=1).any()
    np.False_
    """

    def __init__(
        self,
        game: Game,
        n: int,
        *,
        threads: int | None = None,
        device: str = "threads",
        stream: Any = None,
        tell: Collection[str] = WIDE,
    ) -> None:
        """Room for `n` games, on `threads` threads (default: all cores) or, with `device="cuda"`, on a CUDA device.

        There everything is done on `stream`. `tell` names the wide arrays that are kept: the others have no columns.
        """
        if type(n) is not int or n < 1:
            raise TableError("batch.size", n=n)
        if threads is not None and (type(threads) is not int or threads < 1):
            raise TableError("batch.threads", threads=threads)
        if device not in DEVICES:
            raise TableError("batch.device", device=device, known=DEVICES)
        if unknown := set(tell) - set(WIDE):
            raise TableError("batch.tell", unknown=sorted(unknown), known=WIDE)
        self.game = game
        self.n = n
        if device == "cuda":
            from insula.core.batch_cuda import place_on_device  # noqa: PLC0415 - most have no device

            self._place: Any = place_on_device(game, n, tell, stream)
        else:
            self._place = _Threads(game, n, tell, threads or os.cpu_count() or 1)
        self.reset(range(n))

    @property
    def now(self) -> Now:
        """How the games stand."""
        now: Now = self._place.now
        return now

    @property
    def rows(self) -> Numbers:
        """All states, a row a game; those of a CUDA device as a copy."""
        rows: Numbers = self._place.rows
        return rows

    def reset(self, seeds: Sequence[int] | Numbers, where: Any = None) -> Now:
        """Set up games anew, one for each seed, up to their first decision: all, or those of `where`."""
        games = self._games(where)
        self._place.begin(
            games, whole_numbers(seeds, len(games), np.uint64, TableError("batch.seeds", expected=len(games)))
        )
        return self.now

    def step(self, actions: Any, autoreset: str = "disabled", *, is_checked: bool = True) -> Now:
        """Make one move in each running game, then what follows by force; all or none if one is illegal.

        `autoreset` says what becomes of a game that is over. `disabled`: it stays. `next_step`: the next step begins it
        anew. `same_step`: it has begun anew when the step that ended it returns. Its seed is then `n` more. With
        `is_checked` off a game stays as it is whose move is illegal, and `refused` counts it.
        """
        if autoreset not in AUTORESETS:
            raise TableError("batch.autoreset", autoreset=autoreset, known=AUTORESETS)
        moves = self._place.moves(actions)
        if is_checked:
            wrong = np.flatnonzero(self._place.check(moves) == 0)
            if len(wrong):
                raise MoveError("illegal.in_batch", games=wrong[:10].tolist(), count=len(wrong))
        self._place.step(moves, AUTORESETS.index(autoreset))
        return self.now

    def refused(self) -> int:
        """How many moves were refused in steps that were not checked."""
        return int(self._place.refused().sum())

    def observe(self, seats: Any = 0) -> Any:
        """What a seat may know, or one seat of each game, in a new array."""
        if not self.game.observation_tensor_size():
            raise TableError("table.no_observation", title=self.game.name)
        whole = [seats] * self.n if isinstance(seats, int | np.integer) else seats
        numbers = whole_numbers(
            whole, self.n, np.int64, TableError("batch.seats", expected=self.n, seats=self.game.seats)
        )
        if numbers.min() < 0 or numbers.max() >= self.game.seats:
            raise TableError("batch.seats", expected=self.n, seats=self.game.seats)
        return self._place.observe(numbers)

    def take(self, where: Any = None) -> Numbers:
        """A copy of the states of some games, or of all."""
        rows: Numbers = self._place.take(self._games(where))
        return rows

    def put(self, states: State | Iterable[State] | Numbers, where: Any = None) -> Now:
        """Go on from other states: rows that were taken, or states of a game like this; as many as `where` names."""
        games = self._games(where)
        rows = self._rows_of(states)
        if len(rows) != len(games):
            raise TableError("batch.states", expected=len(games), found=len(rows))
        self._place.put(games, rows)
        return self.now

    def resample(self, words: Sequence[int] | Numbers, where: Any = None) -> Now:
        """Draw anew what the seat to act of each game cannot know, from a 64-bit word for each."""
        games = self._games(where)
        self._place.resample(
            games, whole_numbers(words, len(games), np.uint64, TableError("batch.seeds", expected=len(games)))
        )
        return self.now

    def scores(self) -> Numbers:
        """Each game's points, a row a game."""
        points: Numbers = self._place.scores()[0]
        return points

    def returns(self) -> Numbers:
        """Each game's utilities as `State.returns` gives them, 0 in the games that are not over."""
        utilities: Numbers = self._place.scores()[1]
        return utilities

    def play_out(self) -> int:
        """Play every game to its end with uniformly random moves; how many decisions that took in all."""
        decisions: int = self._place.play_out()
        return decisions

    def _games(self, where: Any) -> Numbers:
        """The numbers of the games meant, ascending."""
        if where is None:
            return np.arange(self.n)
        error = TableError("batch.where", n=self.n)
        try:
            given = np.asarray(where)
        except (TypeError, ValueError) as cause:
            raise error from cause
        if given.dtype == np.bool_ and given.shape == (self.n,):
            return np.flatnonzero(given)
        if given.shape == (0,):
            return np.zeros(0, np.int64)
        if given.dtype.kind not in "iu" or given.ndim != 1:
            raise error
        if given.min() < 0 or given.max() >= self.n or len(np.unique(given)) != len(given):
            raise error
        return given.astype(np.int64)

    def _rows_of(self, states: State | Iterable[State] | Numbers) -> Numbers:
        """States as sound rows of this table."""
        layout = self.game.layout
        if isinstance(states, np.ndarray):
            if states.dtype != layout.dtype or states.ndim != 1:
                raise TableError("batch.unsound", reason="no rows of this title")
            rows = layout.copy(np.ascontiguousarray(states))
        else:
            given = [states] if isinstance(states, State) else list(states)
            if any(not isinstance(state, State) or state.game.name != self.game.name for state in given):
                raise TableError("batch.unsound", reason="no states of this title")
            rows = layout.zeros(len(given))
            for number, state in enumerate(given):
                _bytes(rows)[number] = _bytes(state.rows)[0]
        for i in range(len(rows)):
            if layout.range_faults(rows, i) or self.game.kernels.faults(self.game.content.tables, rows, i):
                raise TableError("batch.unsound", reason=f"state {i} is not sound")
            if rows["seats"][i] != self.game.seats:
                raise TableError("batch.unsound", reason=f"state {i} has other seats")
        return rows


class _Threads:
    """Games in this computer's memory, each piece of them on a thread; kernels do not hold the GIL."""

    def __init__(self, game: Game, n: int, tell: Collection[str], threads: int) -> None:
        self.rows = game.layout.zeros(n)
        self.now = new_arrays(game, n, tell)
        self._kept = new_kept(game, n)
        self._game = game
        self._n = n
        self._loops = game.loops
        self._tables = game.content.tables
        self._silent = silent_log()
        self._threads = min(threads, n)
        self._pool = ThreadPoolExecutor(self._threads - 1) if self._threads > 1 else None

    def begin(self, games: Numbers, seeds: Numbers) -> None:
        self.now.seeds[games] = seeds
        after = (self._game.seats, self._game.option_numbers, self.now, self._kept, self._silent)
        self._spread(len(games), self._loops.begin_games, self._tables, self.rows, games, after=after)
        self._tell(games)

    def moves(self, actions: Any) -> Numbers:
        return whole_numbers(actions, self._n, np.int64, MoveError("malformed", expected=self._n))

    def check(self, moves: Numbers) -> Numbers:
        is_legal = np.zeros(self._n, np.int8)
        self._loops.check_games(moves, self.rows, 0, self._n, self._kept.allowed, is_legal)
        return is_legal

    def step(self, moves: Numbers, autoreset: int) -> None:
        after = (self._game.seats, self._game.option_numbers, moves, autoreset, self.now, self._kept, self._silent)
        self._spread(self._n, self._loops.step_games, self._tables, self.rows, after=after)

    def refused(self) -> Numbers:
        refused: Numbers = self._kept.refused
        return refused

    def observe(self, seats: Numbers) -> Numbers:
        out = np.empty((self._n, self._game.observation_tensor_size()), np.float32)
        self._spread(self._n, self._loops.observe_games, self._tables, self.rows, after=(seats, out))
        return out

    def take(self, games: Numbers) -> Numbers:
        rows = self._game.layout.zeros(len(games))
        _bytes(rows)[:] = _bytes(self.rows)[games]
        return rows

    def put(self, games: Numbers, rows: Numbers) -> None:
        _bytes(self.rows)[games] = _bytes(rows)
        self._tell(games)

    def resample(self, games: Numbers, words: Numbers) -> None:
        self._spread(len(games), self._loops.resample_games, self._tables, self.rows, games, after=(words,))
        self._tell(games)

    def play_out(self) -> int:
        after = (self._kept.rng, self._silent)
        decisions = self._spread(self._n, self._loops.play_out_games, self._tables, self.rows, after=after)
        self._tell(np.arange(self._n))
        return sum(decisions)

    def scores(self) -> tuple[Numbers, Numbers]:
        points = np.zeros((self._n, self._game.seats), np.int64)
        utilities = np.zeros((self._n, self._game.seats))
        self._spread(self._n, self._loops.score_games, self._tables, self.rows, after=(points, utilities))
        return points, utilities

    def _tell(self, games: Numbers) -> None:
        after = (self.now, self._kept)
        self._spread(len(games), self._loops.tell_games, self._tables, self.rows, games, after=after)

    def _spread(self, n: int, work: Callable[..., Any], *before: Any, after: tuple[Any, ...]) -> list[Any]:
        """Do a piece of work on each thread, this one too: what stands before its bounds, its bounds, what follows."""
        if self._pool is None:
            return [work(*before, 0, n, *after)]
        bounds = [n * k // self._threads for k in range(self._threads + 1)]
        pieces = [
            self._pool.submit(work, *before, first, last, *after) for first, last in itertools.pairwise(bounds[1:])
        ]
        done = [work(*before, bounds[0], bounds[1], *after)]
        return done + [piece.result() for piece in pieces]


def new_arrays(game: Game, n: int, tell: Collection[str]) -> Now:
    """Arrays for `n` games, of which the wide ones have columns that are named."""
    n_moves, width = len(game.moves), game.observation_tensor_size() if "observation" in tell else 0
    return Now(
        player=np.zeros(n, np.int32),
        observation=np.zeros((n, width), np.float32),
        mask=np.zeros((n, n_moves if "mask" in tell else 0), np.int8),
        legal=np.full((n, n_moves if "legal" in tell else 0), -1, np.int32),
        n_legal=np.zeros(n, np.int32),
        rewards=np.zeros((n, game.seats), np.float32),
        terminated=np.zeros(n, np.bool_),
        same_seat=np.zeros(n, np.bool_),
        final_observation=np.zeros((n, width), np.float32),
        final_scores=np.zeros((n, game.seats), np.int32),
        seeds=np.zeros(n, np.uint64),
    )


def new_kept(game: Game, n: int) -> Kept:
    """The same of what is kept."""
    return Kept(
        rng=np.zeros(n, np.uint64),
        allowed=np.zeros((n, game.loops.N_WORDS), np.uint64),
        refused=np.zeros(n, np.int64),
        begins=np.zeros(n, np.bool_),
        ended_by=np.full(n, NOBODY, np.int32),
    )


def _bytes(rows: Numbers) -> Numbers:
    """Rows as bytes, a row a state: NumPy copies records field by field."""
    return np.ndarray((len(rows), rows.dtype.itemsize), np.uint8, rows)


def whole_numbers(numbers: Any, n: int, kind: type[np.integer[Any]], error: InsulaError) -> Numbers:
    """`n` whole numbers as an array of a kind that holds them all, or the error."""
    try:
        given = numbers
        if not isinstance(given, np.ndarray) and hasattr(given, "__array__"):
            given = np.asarray(given)
        is_whole = isinstance(given, np.ndarray) and given.dtype.kind in "iu"
        if not isinstance(given, np.ndarray):
            given = np.array(list(given), object)
            is_whole = all(isinstance(number, int | np.integer) and type(number) is not bool for number in given)
        limits = np.iinfo(kind)
        if given.shape != (n,) or not is_whole:
            raise error
        if n and not limits.min <= given.min() <= given.max() <= limits.max:
            raise error
    except (TypeError, ValueError) as cause:
        raise error from cause
    array: Numbers = given.astype(kind, copy=False)
    return array
