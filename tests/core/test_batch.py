"""Many games at once, against games one by one."""

import numpy as np
import pytest

import insula
from insula import InsulaError, MoveError, TableError, load_game
from insula.core.batch import Batch
from insula.core.device_array import _LENT, capsule
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


def test_a_game_that_ended_stays_until_it_is_begun_anew():
    batch = new_batch(2)
    while not batch.now.terminated.all():
        over = batch.now.terminated.copy()
        batch.step(last_legal(batch))
        assert not batch.now.rewards[over].any(), "a reward is given once"
    assert batch.now.player.tolist() == [insula.NOBODY] * 2
    assert not batch.now.mask.any()
    assert not batch.now.n_legal.any()
    assert (batch.now.legal == -1).all()
    ended = batch.rows.tobytes()
    batch.step([31, -1])
    assert batch.rows.tobytes() == ended
    assert batch.now.terminated.all()
    now = batch.reset([7], [1])
    assert now.terminated.tolist() == [True, False]
    assert now.seeds.tolist() == [SEEDS[0], 7]
    assert batch.game.layout.differences(batch.rows, 1, batch.game.new_initial_state(7).rows, 0) == []


@pytest.mark.parametrize("autoreset", ["next_step", "same_step"])
def test_a_game_that_ends_begins_anew_and_its_end_is_told(autoreset):
    """Beside it the same games are played one by one, each from its seed and then from the next of its row."""
    batch = new_batch(4)
    singles, ends = [batch.game.new_initial_state(seed) for seed in SEEDS[:4]], 0
    movers = [single.current_player() for single in singles]
    for _ in range(500):
        over = [single.is_terminal() for single in singles]
        movers = [single.current_player() for single in singles]
        moves = last_legal(batch)
        now = batch.step(moves, autoreset)
        for i, single in enumerate(singles):
            if over[i]:
                singles[i] = batch.game.new_initial_state(int(now.seeds[i]))
                assert not now.terminated[i]
                assert not now.rewards[i].any()
                assert not now.same_seat[i]
                continue
            single.apply_action(moves[i])
            assert now.terminated[i] == single.is_terminal()
            assert now.rewards[i].tolist() == single.returns()
            if not single.is_terminal():
                assert now.same_seat[i] == (single.current_player() == movers[i])
                continue
            ends += 1
            last = single.observation_tensor(movers[i])
            if autoreset == "same_step":
                assert now.final_observation[i].tolist() == last.tolist()
                assert now.final_scores[i].tolist() == single.scores()
                singles[i] = batch.game.new_initial_state(int(now.seeds[i]))
            else:
                assert now.observation[i].tolist() == last.tolist()
        for i, single in enumerate(singles):
            if not single.is_terminal():
                assert now.player[i] == single.current_player()
                assert now.observation[i].tolist() == single.observation_tensor().tolist()
                assert now.legal[i, : now.n_legal[i]].tolist() == single.legal_actions()
        if ends >= 5:
            break
    assert ends >= 5


def test_the_arrays_stay_where_they_are():
    batch = new_batch()
    before = batch.now
    batch.step(last_legal(batch), "same_step")
    batch.reset(SEEDS[:N])
    assert all(one is other for one, other in zip(before, batch.now, strict=True))


def test_who_writes_into_the_arrays_harms_no_game():
    batch, other = new_batch(), new_batch()
    moves = last_legal(other)
    batch.now.mask[:] = 1
    batch.now.legal[:] = 10**6
    batch.now.n_legal[:] = 10**6
    with pytest.raises(MoveError):
        batch.step([31] * N)
    batch.step(moves)
    other.step(moves)
    assert frozen(batch) == frozen(other)
    assert batch.now.legal.tolist() == other.now.legal.tolist()


def test_states_are_taken_put_and_drawn_anew():
    batch = new_batch()
    for _ in range(20):
        batch.step(last_legal(batch))
    states = batch.take([1, 3])
    assert [batch.game.layout.differences(states, k, batch.rows, i) for k, i in enumerate((1, 3))] == [[], []]
    single = batch.game.new_initial_state(77)
    batch.put([single, single], [0, 2])
    assert batch.now.observation[2].tolist() == single.observation_tensor().tolist()
    now = batch.put(states[::-1].copy(), [1, 3])
    seen = now.observation.copy(), now.mask.copy(), batch.rows.copy()
    now = batch.resample(range(N - 1), range(1, N))
    assert (now.observation == seen[0]).all(), "nobody to act can tell"
    assert (now.mask == seen[1]).all()
    assert (batch.rows == seen[2]).tolist() == [True] + [False] * (N - 1)
    assert batch.observe(now.player).tolist() == now.observation.tolist()
    assert batch.observe(1)[0].tolist() == single.observation_tensor(1).tolist()


def test_a_batch_tells_what_is_asked_for():
    batch, all_of_it = new_batch(tell=["legal"]), new_batch()
    moves = last_legal(all_of_it)
    assert batch.step(moves).legal.tolist() == all_of_it.step(moves).legal.tolist()
    assert batch.now.mask.shape == batch.now.observation.shape == (N, 0)


def test_tensors_are_moves():
    class Tensor:
        """As torch's: no array, but it becomes one."""

        def __init__(self, numbers):
            self.numbers = numbers

        def __array__(self, dtype=None, copy=None):
            return np.array(self.numbers, dtype)

    one, other = new_batch(), new_batch()
    one.step(Tensor(last_legal(one)))
    other.step(last_legal(other))
    assert one.rows.tobytes() == other.rows.tobytes()
    for wrong in (Tensor([0.5] * N), Tensor([True] * N), Tensor([0])):
        with pytest.raises(MoveError) as refused:
            one.step(wrong)
        assert refused.value.code == "malformed"


def test_without_a_check_an_illegal_move_is_counted_and_not_made():
    batch = new_batch()
    before, moves = frozen(batch), last_legal(batch)
    batch.step([31] * N, is_checked=False)
    assert frozen(batch) == before
    assert batch.refused() == N
    batch.step([10**12, *moves[1:]], is_checked=False)
    assert batch.refused() == N + 1
    assert frozen(batch) != before


@pytest.mark.parametrize(
    ("act", "code"),
    [
        (lambda batch: batch.step([0] * N, "never"), "batch.autoreset"),
        (lambda batch: batch.reset([1], [N]), "batch.where"),
        (lambda batch: batch.reset([1], [-1]), "batch.where"),
        (lambda batch: batch.reset([1, 2], [0, 0]), "batch.where"),
        (lambda batch: batch.reset([1], [0.5]), "batch.where"),
        (lambda batch: batch.reset([1], [True]), "batch.where"),
        (lambda batch: batch.reset([1, 2], [0]), "batch.seeds"),
        (lambda batch: batch.put(batch.take([0])), "batch.states"),
        (lambda batch: batch.put(np.zeros(N)), "batch.unsound"),
        (lambda batch: batch.put(batch.game.layout.zeros(N)), "batch.unsound"),
        (lambda batch: batch.put(load_game("alhambra", 2).new_initial_state(1), [0]), "batch.unsound"),
        (lambda batch: batch.put([1], [0]), "batch.unsound"),
        (lambda batch: batch.observe(3), "batch.seats"),
        (lambda batch: batch.observe([0]), "batch.seats"),
        (lambda batch: Batch(batch.game, 2, tell=["all"]), "batch.tell"),
    ],
)
def test_what_cannot_be_done_is_refused_and_changes_nothing(act, code):
    batch = new_batch()
    before = frozen(batch)
    with pytest.raises(TableError) as refused:
        act(batch)
    assert refused.value.code == code
    assert frozen(batch) == before


def test_a_device_array_is_read_where_it_lies():
    """Its capsule is DLPack's: here of this computer's memory, which NumPy can read."""

    class Lent:
        def __init__(self, array):
            self.array = array

        def __dlpack__(self, **more):
            return capsule(self.array.ctypes.data, self.array.shape, self.array.dtype, (1, 0), self.array)

        def __dlpack_device__(self):
            return 1, 0

    for kind in (np.float32, np.int8, np.int32, np.uint64, np.bool_):
        array = np.arange(12).reshape(3, 4).astype(kind)
        read = np.from_dlpack(Lent(array))
        assert read.dtype == array.dtype
        assert read.tolist() == array.tolist()
        array[1, 2] = 0
        assert read[1, 2] == 0, "the same memory"
        kept = len(_LENT)
        del read
        assert len(_LENT) == kept - 1
        Lent(array).__dlpack__()
        assert len(_LENT) == kept - 1, "what nobody read is given back"


def test_without_a_gpu_a_batch_says_so():
    done = run("-c", ON_A_GPU, NUMBA_ENABLE_CUDASIM=None, CUDA_VISIBLE_DEVICES="", NUMBA_DISABLE_CUDA="1")
    assert done.returncode == 1
    assert f"{InsulaError.__module__}.InsulaError: cuda.unavailable: reason=" in done.stderr
