"""The plain painter draws any title from its view alone."""

from __future__ import annotations

import io
import itertools

import pytest
from rich.console import Console

from insula.core.testing import random_game
from insula.registry import load_game, registered_names
from insula.terminal import plain
from insula.terminal.painter import Look
from insula.words import Words

NAMES = ("Anna", "Bruno")


def printed(*things) -> str:
    target = io.StringIO()
    Console(file=target, width=100, color_system=None, markup=False, highlight=False).print(*things, sep="\n")
    return target.getvalue()


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("title", registered_names())
def test_every_title_can_be_drawn_and_played_plainly(title, language):
    look = Look(words=Words(language, title), names=NAMES, width=100)
    states = random_game(load_game(title, 2), 3)
    for state in itertools.islice(states, 0, None, 40):
        view = state.view(None if state.is_terminal() else state.current_player())
        drawn = printed(plain.draw(view, look), plain.draw_rest(view, look))
        assert all(name in drawn for name in NAMES)
        assert "View(" not in drawn
        assert plain.prompt(view, look)
        offered = [move for choice in plain.choices(view, look) for move in choice.moves]
        assert offered == [state.action_to_string(move) for move in state.legal_actions()]
        events = state.events(max(0, state.seq - 5))
        assert printed(*plain.tell(events, look)).count("\n") >= len(events)


def test_what_has_no_words_is_told_by_its_id():
    look = Look(words=Words("en"), names=NAMES, width=100)
    state = load_game("alhambra", 2).new_initial_state(seed=1)
    assert "Open money" in printed(plain.draw(state.view(0), look))
    view = state.view(state.current_player())
    assert plain.choices(view, look)[0].text.startswith("Take ")
    state.apply_action(state.legal_actions()[0])
    assert "Money opened: " in printed(*plain.tell(state.events(), look))
