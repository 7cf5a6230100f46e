"""What environments of Gymnasium and PettingZoo tell a seat: spaces, and what is in them."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from insula.core.game import Game
from insula.core.state import State

Numbers = np.ndarray[Any, Any]


def has_observation(game: Game) -> bool:
    """Whether the title brings an observation. Of one that does not, a seat is told its legal moves alone."""
    return game.observation is not None


def observation_space(game: Game) -> spaces.Box:
    """The numbers that a seat is told."""
    if not has_observation(game):
        return spaces.Box(0.0, 1.0, (len(game.moves),), np.float32)
    low = np.concatenate(
        [np.full(piece.stop - piece.start, piece.low, np.float32) for piece in game.observation_pieces]
    )
    high = np.concatenate(
        [np.full(piece.stop - piece.start, piece.high, np.float32) for piece in game.observation_pieces]
    )
    return spaces.Box(low, high, dtype=np.float32)


def observed(state: State, seat: int) -> Numbers:
    """What a seat is told."""
    if not has_observation(state.game):
        return mask_of(state, seat).astype(np.float32)
    return state.observation_tensor(seat)


def mask_of(state: State, seat: int) -> Numbers:
    """For every move of the title 1 if the seat may make it now."""
    return np.array(state.legal_actions_mask(seat), np.int8)
