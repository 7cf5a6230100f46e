"""The one door by which the tables of tests come in: as positions in words."""

from __future__ import annotations

from typing import Any

from insula import Game, State, TableError
from insula.core import position


def in_words(game: Game, numbers: dict[str, Any]) -> State:
    """The state of these numbers, written as a position and read from it; all that is not derived is as they say."""
    rows = game.layout.from_numbers(numbers)
    try:
        state = game.from_position(position.write(game, rows))
    except TableError as error:
        raise AssertionError(error.arguments["faults"]) from error
    other = game.layout.differences(rows, 0, state.rows, 0)
    other = [name for name in other if name != "rng" and not game.layout.fields[name].is_derived]
    assert not other, f"the position reads otherwise: {other}"
    return state


def faults(state: State) -> list[str]:
    """What is wrong with a state, in words."""
    return position.fault_names(state.game, state.rows)
