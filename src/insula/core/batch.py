"""Many games at once: on all cores, or one game a thread of a CUDA device.

The same seeds give the same games everywhere, and the same as one-by-one play.
"""

from __future__ import annotations

import os
import types
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from insula.core import jit
from insula.core.errors import InsulaError, MoveError, TableError
from insula.core.events import silent_log
from insula.core.game import Game
from insula.core.state import rank_utilities

Numbers = np.ndarray[Any, Any]

DEVICES = ("threads", "cuda")
BLOCK = 512
"""Threads of a CUDA block; each is left 128 registers. Blocks of 128 play a sixth fewer games in the same time."""


class Batch:
    """`n` games of one table, stepped together without Python in the loop.

    >>> import insula
    >>> batch = insula.Batch(insula.load_game("alhambra", seats=3), 100)
    >>> batch.reset(range(100))
    >>> decisions = batch.random_playouts()
    >>> batch.is_terminal().all()
    np.True_
    """

    def __init__(self, game: Game, n: int, *, threads: int | None = None, device: str = "threads") -> None:
        """Room for `n` games, on `threads` threads (default: all cores) or, with `device="cuda"`, on a CUDA device."""
        if type(n) is not int or n < 1:
            raise TableError("batch.size", n=n)
        if threads is not None and (type(threads) is not int or threads < 1):
            raise TableError("batch.threads", threads=threads)
        if device not in DEVICES:
            raise TableError("batch.device", device=device, known=DEVICES)
        self.game = game
        self.n = n
        self._place = _Cuda(game, n) if device == "cuda" else _Threads(game, n, threads or os.cpu_count() or 1)
        self.reset(range(n))

    @property
    def rows(self) -> Numbers:
        """All states, a row a game; those of a CUDA device as a copy."""
        return self._place.rows

    def reset(self, seeds: Sequence[int] | Numbers) -> None:
        """Set up every game anew, game i from seed i of the list, up to its first decision."""
        self._place.begin(self._numbers(seeds, np.uint64, TableError("batch.seeds", expected=self.n)))

    def current_players(self) -> Numbers:
        """The seat to act in each game, NOBODY where it is over."""
        actors: Numbers = self.rows["actor"].copy()
        return actors

    def is_terminal(self) -> Numbers:
        """Which games are over."""
        over: Numbers = self.rows["actor"] < 0
        return over

    def legal_mask(self) -> Numbers:
        """For each game a row of zeros and ones, one a move of the title."""
        return self._place.mask()

    def step(self, actions: Sequence[int] | Numbers) -> None:
        """Make one move in each running game, then what follows by force; all or none if one is illegal."""
        moves = self._numbers(actions, np.int64, MoveError("malformed", expected=self.n))
        wrong = np.flatnonzero(self._place.check(moves) == 0)
        if len(wrong):
            raise MoveError("illegal.in_batch", games=wrong[:10].tolist(), count=len(wrong))
        self._place.step(moves)

    def scores(self) -> Numbers:
        """Each game's points, a row a game."""
        return self._scores()[0]

    def returns(self) -> Numbers:
        """Each game's utilities as `State.returns` gives them, 0 in the games that are not over."""
        utilities = np.array([rank_utilities(row) for row in self._scores()[1].tolist()])
        utilities[~self.is_terminal()] = 0.0
        return utilities

    def random_playouts(self) -> int:
        """Play every game to its end with uniformly random moves; how many decisions that took in all."""
        return self._place.play_out()

    def _scores(self) -> tuple[Numbers, Numbers]:
        points = np.zeros((2, self.n, self.game.seats), np.int64)
        self.game.loops.score_games(self.game.content.tables, self.rows, 0, self.n, points[0], points[1])
        return points[0], points[1]

    def _numbers(self, numbers: Any, kind: type[np.integer[Any]], error: InsulaError) -> Numbers:
        """One whole number a game as an array of a kind that holds them all, or the error."""
        try:
            given, is_whole = numbers, isinstance(numbers, np.ndarray) and numbers.dtype.kind in "iu"
            if not isinstance(numbers, np.ndarray):
                given = np.array(list(numbers), object)
                is_whole = all(isinstance(number, int | np.integer) and type(number) is not bool for number in given)
            limits = np.iinfo(kind)
            if given.shape != (self.n,) or not is_whole or not limits.min <= given.min() <= given.max() <= limits.max:
                raise error
        except (TypeError, ValueError) as cause:
            raise error from cause
        array: Numbers = given.astype(kind)
        return array


class _Threads:
    """Games in this computer's memory, each piece of them on a thread; kernels do not hold the GIL."""

    def __init__(self, game: Game, n: int, threads: int) -> None:
        self.rows = game.layout.zeros(n)
        self._game = game
        self._loops = game.loops
        self._tables = game.content.tables
        self._rng = np.zeros(n, np.uint64)
        self._silent = silent_log()
        threads = min(threads, n)
        self._bounds = [n * k // threads for k in range(threads + 1)]

    def begin(self, seeds: Numbers) -> None:
        seats, options = self._game.seats, self._game.option_numbers
        self._spread(
            lambda first, last: self._loops.begin_games(
                self._tables, self.rows, first, last, seats, options, seeds, self._rng, self._silent
            )
        )

    def mask(self) -> Numbers:
        mask = np.zeros((len(self.rows), len(self._game.moves)), np.int8)
        self._spread(lambda first, last: self._loops.mask_games(self._tables, self.rows, first, last, mask))
        return mask

    def check(self, moves: Numbers) -> Numbers:
        is_legal = np.zeros(len(self.rows), np.int8)
        self._spread(lambda first, last: self._loops.check_games(self._tables, self.rows, first, last, moves, is_legal))
        return is_legal

    def step(self, moves: Numbers) -> None:
        self._spread(
            lambda first, last: self._loops.step_games(self._tables, self.rows, first, last, moves, self._silent)
        )

    def play_out(self) -> int:
        return sum(
            self._spread(
                lambda first, last: self._loops.play_out_games(
                    self._tables, self.rows, first, last, self._rng, self._silent
                )
            )
        )

    def _spread(self, work: Callable[[int, int], Any]) -> list[Any]:
        if len(self._bounds) == 2:
            return [work(*self._bounds)]
        with ThreadPoolExecutor(len(self._bounds) - 1) as pool:
            return list(pool.map(work, self._bounds[:-1], self._bounds[1:]))


class _Cuda:
    """Games in the memory of a CUDA device, a game a thread of it."""

    def __init__(self, game: Game, n: int) -> None:
        self._cuda = cuda_target()
        self._loops = cuda_loops(game)
        self._game = game
        self._n = n
        self._grid = ((n + BLOCK - 1) // BLOCK, BLOCK)
        self._tables = self._cuda.to_device(game.content.tables)
        self._options = self._cuda.to_device(game.option_numbers)
        self._silent = self._cuda.to_device(silent_log())
        self._rng = self._cuda.to_device(np.zeros(n, np.uint64))
        self._rows = self._cuda.to_device(game.layout.zeros(n))

    @property
    def rows(self) -> Numbers:
        rows = self._game.layout.zeros(self._n)
        self._rows.copy_to_host(rows)
        return rows

    def begin(self, seeds: Numbers) -> None:
        self._loops.begin_games[self._grid](
            self._tables,
            self._rows,
            self._game.seats,
            self._options,
            self._cuda.to_device(seeds),
            self._rng,
            self._silent,
        )

    def mask(self) -> Numbers:
        mask = self._cuda.to_device(np.zeros((self._n, len(self._game.moves)), np.int8))
        self._loops.mask_games[self._grid](self._tables, self._rows, mask)
        legal: Numbers = mask.copy_to_host()
        return legal

    def check(self, moves: Numbers) -> Numbers:
        legal = self._cuda.to_device(np.zeros(self._n, np.int8))
        self._loops.check_games[self._grid](self._tables, self._rows, self._cuda.to_device(moves), legal)
        is_legal: Numbers = legal.copy_to_host()
        return is_legal

    def step(self, moves: Numbers) -> None:
        self._loops.step_games[self._grid](self._tables, self._rows, self._cuda.to_device(moves), self._silent)

    def play_out(self) -> int:
        decisions = self._cuda.to_device(np.zeros(self._n, np.int32))
        self._loops.play_out_games[self._grid](self._tables, self._rows, self._rng, self._silent, decisions)
        return int(decisions.copy_to_host().sum())


def cuda_loops(game: Game) -> types.ModuleType:
    """The CUDA loops around a title's kernels."""
    names = ("begin_game", "can_step", "step_game", "mask_game", "play_out", "N_MOVES", "BUFFER")
    return jit.instantiate("insula.core.loops_cuda", game.module, **{name: getattr(game.loops, name) for name in names})


def cuda_target() -> Any:
    """Numba's CUDA target, or a clear word that there is none."""
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack  # numba-cuda 0.30 still asks for it
    try:
        from numba import cuda  # noqa: PLC0415

        available = cuda.is_available()
    except ImportError as error:
        raise InsulaError("cuda.unavailable", reason=str(error)) from error
    if not available:
        raise InsulaError("cuda.unavailable", reason="no CUDA device found")
    jit.open_to_devices()
    return cuda
