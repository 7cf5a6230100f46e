"""The generator against SplitMix64 and Lemire's method in plain Python numbers."""

from itertools import pairwise

import numpy as np
import pytest

from insula.core.rng import below, draw_word, mix, stream_word
from tests.core.process import evaluate

MASK = 2**64 - 1
GOLDEN = 0x9E3779B97F4A7C15
SEEDS = (0, 1, 7, 2**32, 2**63, MASK)
HASH_OF_DRAWS = """
import hashlib
import numpy as np
from insula.core.rng import below, draw_word, stream_word
rng = np.array([stream_word(np.uint64(2**64 - 1), stream) for stream in range(4)], np.uint64)
drawn = [int(draw_word(rng, k % 4)) for k in range(2000)] + [int(below(rng, k % 4, 3 << 30)) for k in range(1, 2000)]
print(hashlib.sha256(repr(drawn).encode()).hexdigest())
"""


class Reference:
    """SplitMix64 on one word."""

    def __init__(self, word):
        self.word = word

    @staticmethod
    def mix(word):
        """A word scattered."""
        word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & MASK
        return word ^ (word >> 31)

    def draw(self):
        """The next word."""
        self.word = (self.word + GOLDEN) & MASK
        return self.mix(self.word)

    def below(self, n):
        """Lemire: of the 2**32 products those below 2**32 mod n are drawn again."""
        while True:
            product = (self.draw() >> 32) * n
            if product % 2**32 >= 2**32 % n:
                return product // 2**32


def words(*values):
    return np.array(values, np.uint64)


def chi_square(counts):
    expected = counts.sum() / len(counts)
    return ((counts - expected) ** 2 / expected).sum()


def test_the_published_values_of_splitmix64():
    rng = words(1234567)
    assert [int(draw_word(rng, 0)) for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


@pytest.mark.parametrize("seed", SEEDS)
def test_words_and_streams_are_those_of_the_reference(seed):
    rng, reference = words(seed), Reference(seed)
    assert int(mix(np.uint64(seed))) == Reference.mix(seed)
    assert [int(draw_word(rng, 0)) for _ in range(50)] == [reference.draw() for _ in range(50)]
    for stream in (0, 1, 5, 1000):
        expected = Reference.mix((Reference.mix(seed) + (stream + 1) * GOLDEN) & MASK)
        assert int(stream_word(np.uint64(seed), stream)) == expected


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 54, 110, 1000, 2**31 - 1, 2**31 + 1, 3 * 2**30, 2**32 - 1, 2**32])
def test_below_draws_like_the_reference_and_stays_in_range(n):
    for seed in SEEDS:
        rng, reference = words(seed), Reference(seed)
        drawn = [int(below(rng, 0, n)) for _ in range(60)]
        assert drawn == [reference.below(n) for _ in range(60)]
        assert 0 <= min(drawn) <= max(drawn) < n
        assert int(rng[0]) == reference.word


def test_below_draws_again_where_the_range_does_not_divide():
    rng = words(1)
    for _ in range(200):
        below(rng, 0, 3 * 2**30)
    draws = (int(rng[0]) - 1) * pow(GOLDEN, -1, 2**64) % 2**64
    assert 230 < draws < 310, "a quarter is rejected"


@pytest.mark.parametrize("n", [2, 3, 5, 6, 10, 36, 54])
def test_below_is_uniform(n):
    rng = words(n)
    counts = np.bincount([below(rng, 0, n) for _ in range(200 * n)], minlength=n)
    freedom = n - 1
    assert chi_square(counts) < freedom + 6 * (2 * freedom) ** 0.5


def test_below_is_uniform_over_the_first_draw_of_neighbouring_seeds():
    counts = np.zeros(6)
    for seed in range(3000):
        counts[below(words(stream_word(np.uint64(seed), 0)), 0, 6)] += 1
    assert chi_square(counts) < 5 + 6 * 10**0.5


def test_streams_of_one_seed_and_of_neighbouring_seeds_are_unrelated():
    begins = [int(stream_word(np.uint64(seed), stream)) for seed in range(100) for stream in range(4)]
    assert len(set(begins)) == len(begins)
    differing = [(a ^ b).bit_count() for a, b in pairwise(begins)]
    assert abs(np.mean(differing) - 32) < 6 * 4 / len(differing) ** 0.5
    draws = [{int(draw_word(rng, 0)) for _ in range(200)} for rng in (words(begin) for begin in begins[:8])]
    assert len(set.union(*draws)) == 8 * 200


def test_a_stream_is_drawn_from_without_touching_the_others():
    rng = words(1, 2, 3)
    draw_word(rng, 1)
    below(rng, 1, 6)
    assert rng[[0, 2]].tolist() == [1, 3]


def test_compiled_and_interpreted_draw_the_same():
    compiled, interpreted = (evaluate(HASH_OF_DRAWS, INSULA_MODE=mode) for mode in ("compiled", "interpreted"))
    assert compiled == interpreted
