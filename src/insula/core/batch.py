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
BLOCK = 128


class Batch:
    """`n` games of one table, stepped together without Python in the loop.

    >>> import insula
    >>> from insula.core.batch import Batch
    >>> batch = Batch(insula.load_game("alhambra", seats=3), 100)
    >>> batch.reset(range(100))
    >>> decisions = batch.random_playouts()
    >>> batch.is_terminal().all()
    np.True_
    """

    def __init__(self, game: Game, n: int, *, threads: int | None = None, device: str = "threads") -> None:
        """Room for `n` games; `device` is where `random_playouts` runs."""
        if type(n) is not int or n < 1:
            raise TableError("batch.size", n=n)
        if threads is not None and (type(threads) is not int or threads < 1):
            raise TableError("batch.threads", threads=threads)
        if device not in DEVICES:
            raise TableError("batch.device", device=device, known=DEVICES)
        self.game = game
        self.n = n
        self.threads = threads or os.cpu_count() or 1
        self.device = device
        self.rows = game.layout.zeros(n)
        self._rng = np.zeros(n, np.uint64)
        self._silent = silent_log()
        self._seeds = np.zeros(n, np.uint64)
        self.reset(range(n))

    def reset(self, seeds: Sequence[int] | Numbers) -> None:
        """Set up every game anew, game i from seed i of the list, up to its first decision."""
        self._seeds = self._numbers(seeds, np.uint64, TableError("batch.seeds", expected=self.n))
        game, loops = self.game, self.game.loops
        self._spread(
            lambda first, last: loops.set_up_games(
                game.content.tables, self.rows, first, last, game.seats, game.option_numbers, self._seeds
            )
        )
        self._spread(lambda first, last: loops.settle_games(game.content.tables, self.rows, first, last, self._silent))
        loops.seed_players(self._rng, self._seeds, 0, self.n)

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
        mask = np.zeros((self.n, len(self.game.moves)), np.int8)
        tables, loops = self.game.content.tables, self.game.loops
        self._spread(lambda first, last: loops.mask_games(tables, self.rows, first, last, mask))
        return mask

    def step(self, actions: Sequence[int] | Numbers) -> None:
        """Make one move in each running game, then what follows by force; all or none if one is illegal."""
        moves = self._numbers(actions, np.int64, MoveError("malformed", expected=self.n))
        before = self.rows.tobytes()
        is_legal = np.zeros(self.n, np.int8)
        tables, loops = self.game.content.tables, self.game.loops
        self._spread(
            lambda first, last: loops.step_games(tables, self.rows, first, last, moves, self._silent, is_legal)
        )
        if not is_legal.all():
            self.rows.view(np.uint8)[:] = np.frombuffer(before, np.uint8)
            wrong = np.flatnonzero(is_legal == 0)
            raise MoveError("illegal.in_batch", games=wrong[:10].tolist(), count=len(wrong))

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
        return self._playouts_on_cuda() if self.device == "cuda" else self._playouts_on_threads()

    def _scores(self) -> tuple[Numbers, Numbers]:
        points = np.zeros((2, self.n, self.game.seats), np.int64)
        tables, loops = self.game.content.tables, self.game.loops
        self._spread(lambda first, last: loops.score_games(tables, self.rows, first, last, points[0], points[1]))
        return points[0], points[1]

    def _playouts_on_threads(self) -> int:
        tables, loops = self.game.content.tables, self.game.loops
        return sum(
            self._spread(
                lambda first, last: loops.play_out_games(tables, self.rows, first, last, self._rng, self._silent)
            )
        )

    def _playouts_on_cuda(self) -> int:
        cuda, loops = cuda_target(), cuda_loops(self.game)
        tables, rows = cuda.to_device(self.game.content.tables), cuda.to_device(self.rows)
        rng, silent = cuda.to_device(self._rng), cuda.to_device(self._silent)
        decisions = cuda.to_device(np.zeros(self.n, np.int32))
        blocks = (self.n + BLOCK - 1) // BLOCK
        loops.play_out_games[blocks, BLOCK](tables, rows, rng, silent, decisions)
        rows.copy_to_host(self.rows)
        rng.copy_to_host(self._rng)
        return int(decisions.copy_to_host().sum())

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

    def _spread(self, work: Callable[[int, int], Any]) -> list[Any]:
        """Do the work in one piece a thread; kernels do not hold the GIL."""
        threads = min(self.threads, self.n)
        bounds = [self.n * k // threads for k in range(threads + 1)]
        if threads == 1:
            return [work(0, self.n)]
        with ThreadPoolExecutor(threads) as pool:
            return list(pool.map(work, bounds[:-1], bounds[1:]))


def cuda_loops(game: Game) -> types.ModuleType:
    """The CUDA loops around a title's kernels."""
    loops = game.loops
    return jit.instantiate(
        "insula.core.loops_cuda",
        game.module,
        setup=game.kernels.setup,
        play_out=loops.play_out,
        player_word=loops.player_word,
        N_MOVES=len(game.moves),
    )


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
