"""The generator: SplitMix64 on one 64-bit word a named stream, as kernels.

Every operand is `np.uint64`: mixed with a signed number, Numba would leave the unsigned ones.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from insula.core.jit import INTERPRETED, Array, kernel

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
MIX_2 = np.uint64(0x94D049BB133111EB)
S27, S30, S31, S32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)
LOW_32 = np.uint64(0xFFFFFFFF)


def wrapping(function: Callable[..., Any]) -> Callable[..., Any]:
    """The generator overflows on purpose; only interpreted NumPy would warn of it."""
    return np.errstate(over="ignore")(function) if INTERPRETED else function


@wrapping
@kernel
def mix(word: np.uint64) -> np.uint64:
    """A word scattered over all 64 bits."""
    word = (word ^ (word >> S30)) * MIX_1
    word = (word ^ (word >> S27)) * MIX_2
    return word ^ (word >> S31)


@wrapping
@kernel
def stream_word(seed: np.uint64, stream: int) -> np.uint64:
    """The first word of a named stream: streams of one seed are unrelated."""
    return mix(mix(seed) + np.uint64(stream + 1) * GOLDEN)


@wrapping
@kernel
def draw_word(rng: Array, stream: int) -> np.uint64:
    """The next 64 random bits of a stream."""
    rng[stream] += GOLDEN
    return mix(rng[stream])


@wrapping
@kernel
def below(rng: Array, stream: int, n: int) -> np.int64:
    """A number in [0, n), each exactly equally likely (Lemire's method)."""
    bound = np.uint64(n)
    product = (draw_word(rng, stream) >> S32) * bound
    if (product & LOW_32) < bound:
        rejected = ((LOW_32 - bound) + np.uint64(1)) % bound
        while (product & LOW_32) < rejected:
            product = (draw_word(rng, stream) >> S32) * bound
    return np.int64(product >> S32)
