"""Many games at once, against games one by one."""

import numpy as np
import pytest

from insula import InsulaError, MoveError, TableError, load_game
from insula.core.batch import Batch
from insula.core.jit import INTERPRETED
from tests.core.process import run

N = 4 if INTERPRETED else 16
SEEDS = [3, 2**64 - 1, 0, *range(100, 97 + N)]
ON_A_GPU = """
import insula
from insula.core.batch import Batch
batch = Batch(insula.load_game("alhambra", 2), 2, threads=1, device="cuda")
batch.play_out()
"""


def new_batch(n=N, seats=3, **words):
    batch = Batch(load_game("alhambra", seats), n, **words)
    batch.reset(SEEDS[:n])
    return batch


def last_legal(batch):
    """The last legal move of each game, 0 in those that are over."""
    return [int(max(np.flatnonzero(row), default=0)) for row in batch.now.mask]


def frozen(batch):
    return batch.rows.tobytes(), batch.now.player.tolist(), batch.now.mask.tobytes()


@pytest.mark.parametrize("threads", [1, 2, 3])
def test_a_batch_plays_like_games_one_by_one(threads):
    batch = new_batch(threads=threads)
    states = [batch.game.new_initial_state(seed) for seed in SEEDS[:N]]
    for _ in range(400):
        assert batch.now.mask.tolist() == [state.legal_actions_mask() for state in states]
        assert batch.now.terminated.tolist() == [state.is_terminal() for state in states]
        batch.step(last_legal(batch))
        for state in states:
            if not state.is_terminal():
                state.apply_action(state.legal_actions()[-1])
        if batch.now.terminated.all():
            break
    assert batch.now.terminated.all()
    for number, state in enumerate(states):
        assert batch.game.layout.differences(batch.rows, number, state.rows, 0) == []
    assert batch.scores().tolist() == [state.scores() for state in states]
    assert batch.returns().tolist() == [state.returns() for state in states]
    assert set(batch.now.player) == {-2}


def test_games_that_are_not_over_have_no_utility():
    batch = new_batch()
    batch.step(last_legal(batch))
    assert not batch.returns().any()
    assert batch.returns().shape == batch.scores().shape == (N, 3)


def test_threads_do_not_change_a_game():
    one, two = new_batch(threads=1), new_batch(threads=2)
    assert one.play_out() == two.play_out() > 0
    assert one.rows.tobytes() == two.rows.tobytes()
    assert one.now.terminated.all()
    assert one.play_out() == 0, "nothing is left to play"


def test_a_reset_begins_all_games_anew():
    batch = new_batch()
    before = frozen(batch)
    batch.play_out()
    batch.reset(SEEDS[:N])
    assert frozen(batch) == before
    batch.reset(np.array(SEEDS[:N], np.uint64))
    assert frozen(batch) == before


@pytest.mark.parametrize(
    "actions",
    [
        [0] * (N - 1), [0] * (N + 1), [[0]] * N, 0, None, "take 1", [0.0] * N, [True] * N, ["0"] * N, [None] * N,
        [2**64] * N, [], [[0], [0, 1]] * (N // 2), {},
    ],
    ids=repr,
)  # fmt: skip
def test_actions_of_a_wrong_shape_or_kind_are_malformed_and_change_nothing(actions):
    batch = new_batch()
    before = frozen(batch)
    with pytest.raises(MoveError) as refused:
        batch.step(actions)
    assert refused.value.code == "malformed"
    assert frozen(batch) == before


@pytest.mark.parametrize("wrong", [-1, 31, 32, 10**9, -(2**63), 2**63 - 1])
@pytest.mark.parametrize("threads", [1, 2])
def test_one_illegal_move_leaves_all_games_untouched(wrong, threads):
    batch = new_batch(threads=threads)
    before, rows = frozen(batch), batch.rows
    actions = last_legal(batch)
    actions[N - 2] = wrong
    with pytest.raises(MoveError) as refused:
        batch.step(actions)
    assert (refused.value.code, refused.value.arguments) == ("illegal.in_batch", {"games": [N - 2], "count": 1})
    assert frozen(batch) == before
    assert rows.tobytes() == before[0], "whoever holds the rows sees the same games"
    actions[N - 2] = last_legal(batch)[N - 2]
    batch.step(actions)


def test_moves_may_be_of_any_integer_type():
    batches = [new_batch() for _ in range(3)]
    for batch, kind in zip(batches, (np.int8, np.uint64, np.int64), strict=True):
        batch.step(np.array(last_legal(batch), kind))
    assert batches[0].rows.tobytes() == batches[1].rows.tobytes() == batches[2].rows.tobytes()


@pytest.mark.parametrize(
    "seeds",
    [
        [-1, 0], [2**64, 0], [1.5, 0], ["7", "8"], [None, None], [True, False], np.array([-1, 0]), np.array([1.5, 0]),
        np.zeros((2, 2), np.uint64), [[1], [2]], [[1], [2, 3]], [1], [1, 2, 3], [],
    ],
    ids=repr,
)  # fmt: skip
def test_bad_seeds_are_refused_and_change_nothing(seeds):
    batch = new_batch(2)
    batch.step(last_legal(batch))
    before = frozen(batch)
    with pytest.raises(TableError):
        batch.reset(seeds)
    assert frozen(batch) == before


@pytest.mark.parametrize(
    "words",
    [
        {"n": 0}, {"n": -1}, {"n": 2.5}, {"n": "2"}, {"n": True}, {"n": 2, "device": "gpu"}, {"n": 2, "device": None},
        {"n": 2, "threads": -1}, {"n": 2, "threads": 1.5},
    ],
    ids=str,
)  # fmt: skip
def test_a_batch_that_cannot_be_made_is_refused(words):
    with pytest.raises(TableError):
        Batch(load_game("alhambra"), **words)


def test_a_batch_of_one_game_has_no_use_for_threads():
    batch = new_batch(1, threads=8)
    batch.play_out()
    assert batch.now.terminated.tolist() == [True]


def test_without_a_gpu_a_batch_says_so():
    done = run("-c", ON_A_GPU, NUMBA_ENABLE_CUDASIM=None, CUDA_VISIBLE_DEVICES="", NUMBA_DISABLE_CUDA="1")
    assert done.returncode == 1
    assert f"{InsulaError.__module__}.InsulaError: cuda.unavailable: reason=" in done.stderr
