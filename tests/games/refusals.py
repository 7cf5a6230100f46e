"""A refused move names its reason, its rule and its arguments, through whichever door it comes, and changes nothing."""

from __future__ import annotations

from typing import Any

import pytest

from insula import MoveError, State


def assert_refused(state: State, text: str, reason: str, rule: str, arguments: dict[str, Any]) -> None:
    """The move is refused for that reason by every method that makes one."""
    legal = state.legal_actions()
    before = (state.digest(), state.seq, legal, state.undo_limit)
    assert state.string_to_action(text) not in legal
    explained = state.explain_illegal(text)
    assert explained is not None
    assert (explained.code, explained.rule) == (f"illegal.{reason}", rule)
    assert explained.arguments == {"move": text} | arguments
    for attempt in (state.apply, state.apply_literally, lambda text: state.apply_action(state.string_to_action(text))):
        with pytest.raises(MoveError) as caught:
            attempt(text)
        assert str(caught.value) == str(explained)
        assert (state.digest(), state.seq, state.legal_actions(), state.undo_limit) == before
