"""The games of a batch in the memory of a CUDA device, a game a thread of it."""

from __future__ import annotations

import types
from collections.abc import Collection
from typing import Any

import numpy as np

from insula.core import jit
from insula.core.batch import AUTORESETS, Kept, Now, Numbers, new_arrays, new_kept, whole_numbers
from insula.core.device_array import DeviceArray
from insula.core.errors import InsulaError, MoveError
from insula.core.events import silent_log
from insula.core.game import Game
from insula.core.layout import NOBODY

BLOCK = 512
"""Threads of a CUDA block; each is left 128 registers. Blocks of 128 play a sixth fewer games in the same time."""
DISABLED, SAME_STEP = AUTORESETS.index("disabled"), AUTORESETS.index("same_step")
WARP = 32
"""Threads that a device runs together: few games need no whole block."""


class _Cuda:
    """Games on a CUDA device: nothing is copied to the host but what is asked for there."""

    def __init__(self, game: Game, n: int, tell: Collection[str], stream: Any) -> None:
        self._cuda = cuda_target()
        self._stream = stream_of(self._cuda, stream)
        self._loops = cuda_loops(game)
        self._game = game
        self._n = n
        self._tables = self._device(game.content.tables)
        self._options = self._device(game.option_numbers)
        self._silent = self._device(silent_log())
        self._rows = self._device(game.layout.zeros(n))
        self._kept = Kept(*map(self._device, new_kept(game, n)))
        self._now = Now(*map(self._device, new_arrays(game, n, tell)))
        self.now = Now(*(DeviceArray(array, self._stream) for array in self._now))
        self._observers = self._device(np.full(n, NOBODY, np.int32))
        self._wrong = self._device(np.zeros(1, np.int64))
        self._is_legal = self._device(np.zeros(n, np.int8))

    @property
    def rows(self) -> Numbers:
        rows = self._game.layout.zeros(self._n)
        self._rows.copy_to_host(rows, stream=self._stream)
        self._wait()
        return rows

    def begin(self, games: Numbers, seeds: Numbers) -> None:
        all_seeds = self._host(self._now.seeds)
        all_seeds[games] = seeds
        self._now.seeds.copy_to_device(all_seeds, stream=self._stream)
        begins = np.zeros(self._n, np.bool_)
        begins[games] = True
        self._kept.begins.copy_to_device(begins, stream=self._stream)
        self._begin(self._device(np.zeros(self._n, np.int64)), DISABLED)
        self._tell(self._device(games))

    def moves(self, actions: Any) -> Any:
        error = MoveError("malformed", expected=self._n)
        interface = getattr(actions, "__cuda_array_interface__", None)
        if interface is None:
            return self._device(whole_numbers(actions, self._n, np.int64, error))
        if tuple(interface["shape"]) != (self._n,) or np.dtype(interface["typestr"]).kind not in "iu":
            raise error
        return self._cuda.as_cuda_array(actions, sync=False)

    def check(self, moves: Any) -> Numbers:
        self._wrong.copy_to_device(np.zeros(1, np.int64), stream=self._stream)
        self._run(self._loops.check_games, self._n, moves, self._rows, self._kept.allowed, self._is_legal, self._wrong)
        if self._host(self._wrong)[0] == 0:
            return np.ones(1, np.int8)
        return self._host(self._is_legal)

    def step(self, moves: Any, autoreset: int) -> None:
        self._move(moves, autoreset, is_begun=False)
        if autoreset == SAME_STEP:
            self._observe(self._kept.ended_by, self._now.final_observation)
        if autoreset != DISABLED:
            self._begin(moves, autoreset)
        self._observe(self._observers, self._now.observation)

    def refused(self) -> Numbers:
        return self._host(self._kept.refused)

    def observe(self, seats: Numbers) -> DeviceArray:
        out = self._cuda.device_array((self._n, self._game.observation_tensor_size()), np.float32, stream=self._stream)
        self._observe(self._device(seats.astype(np.int32)), out)
        return DeviceArray(out, self._stream)

    def take(self, games: Numbers) -> Numbers:
        rows = self._game.layout.zeros(len(games))
        taken = self._device(rows)
        self._copy(self._rows, games, taken, np.arange(len(games)))
        taken.copy_to_host(rows, stream=self._stream)
        self._wait()
        return rows

    def put(self, games: Numbers, rows: Numbers) -> None:
        self._copy(self._device(rows), np.arange(len(games)), self._rows, games)
        self._tell(self._device(games))

    def resample(self, games: Numbers, words: Numbers) -> None:
        """On the processor: what titles draw anew there needs memory of its own."""
        rows, order = self.take(games), np.arange(len(games))
        self._game.loops.resample_games(self._game.content.tables, rows, order, 0, len(games), words)
        self.put(games, rows)

    def play_out(self) -> int:
        decisions = self._device(np.zeros(self._n, np.int32))
        self._run(
            self._loops.play_out_games, self._n, self._tables, self._rows, self._kept.rng, self._silent, decisions
        )
        self._tell(self._device(np.arange(self._n)))
        return int(self._host(decisions).sum())

    def scores(self) -> tuple[Numbers, Numbers]:
        points = self._device(np.zeros((self._n, self._game.seats), np.int64))
        utilities = self._device(np.zeros((self._n, self._game.seats)))
        self._run(self._loops.score_games, self._n, self._tables, self._rows, points, utilities)
        return self._host(points), self._host(utilities)

    def _begin(self, moves: Any, autoreset: int) -> None:
        """Begin the games that are marked."""
        self._run(
            self._loops.start_games, self._n, self._tables, self._rows, self._game.seats, self._options, self._now,
            self._kept,
        )  # fmt: skip
        self._move(moves, autoreset, is_begun=True)

    def _move(self, moves: Any, autoreset: int, *, is_begun: bool) -> None:
        self._run(
            self._loops.move_games, self._n, self._tables, self._rows, self._game.seats, moves, autoreset, is_begun,
            self._now, self._kept, self._silent, self._observers,
        )  # fmt: skip

    def _tell(self, games: Any) -> None:
        self._observers.copy_to_device(np.full(self._n, NOBODY, np.int32), stream=self._stream)
        self._run(
            self._loops.tell_games, len(games), self._tables, self._rows, games, self._now, self._kept, self._observers
        )
        self._observe(self._observers, self._now.observation)

    def _observe(self, observers: Any, out: Any) -> None:
        if out.shape[1]:
            self._run(self._loops.observe_games, self._n, self._tables, self._rows, observers, out)

    def _copy(self, source: Any, source_rows: Numbers, target: Any, target_rows: Numbers) -> None:
        width = self._game.layout.dtype.itemsize
        self._run(
            self._loops.copy_games, len(source_rows) * width, source.view(np.uint8), self._device(source_rows),
            target.view(np.uint8), self._device(target_rows), width,
        )  # fmt: skip

    def _run(self, kernel: Any, threads: int, *arguments: Any) -> None:
        if threads:
            block = min(BLOCK, -(-threads // WARP) * WARP)
            kernel[-(-threads // block), block, self._stream](*arguments)

    def _device(self, array: Numbers) -> Any:
        return self._cuda.to_device(array, stream=self._stream)

    def _host(self, array: Any) -> Numbers:
        found: Numbers = array.copy_to_host(stream=self._stream)
        self._wait()
        return found

    def _wait(self) -> None:
        if self._stream:
            self._stream.synchronize()


def place_on_device(game: Game, n: int, tell: Collection[str], stream: Any) -> Any:
    """Room for the games of a batch on a CUDA device."""
    return _Cuda(game, n, tell, stream)


def stream_of(cuda: Any, stream: Any) -> Any:
    """A caller's stream as Numba's: one of Numba's, torch's or CuPy's, or its address; without one the default."""
    if stream is None:
        return 0
    address = getattr(stream, "cuda_stream", getattr(stream, "ptr", stream))
    return cuda.external_stream(int(address)) if isinstance(address, int) and address else stream


def cuda_loops(game: Game) -> types.ModuleType:
    """The CUDA loops around a title's kernels."""
    names = (
        "start_game", "is_to_move", "move_game", "tell_game", "play_out", "rank", "is_allowed", "observe", "scores",
        "N_MOVES", "NO_MOVE", "BUFFER", "MAX_SEATS",
    )  # fmt: skip
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
