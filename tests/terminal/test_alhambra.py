"""Alhambra drawn: every position, in every language and width, with choices that are the legal moves."""

from __future__ import annotations

import functools
import random

import pytest

import insula
from insula.terminal import alhambra
from insula.terminal.painter import Look
from insula.terminal.shell import Previews
from insula.terminal.tables import end_table, numbered, winners
from insula.words import LANGUAGES
from tests.terminal import paper
from tests.terminal.paper import printed
from tools import screenshot

COLUMNS = (30, 40, 80, 100)


look_of = functools.partial(paper.look_of, "alhambra")


def positions(seats: int, seed: int, every: int):
    """Some positions of a random game, and its end."""
    choose = random.Random(seed)
    state = insula.load_game("alhambra", seats).new_initial_state(seed)
    decision = 0
    while not state.is_terminal():
        if decision % every == 0:
            yield state
        decision += 1
        state.apply_action(choose.choice(state.legal_actions()))
    yield state


def looks(seats: int) -> list[Look]:
    return [look_of(language, columns, seats) for language in LANGUAGES for columns in COLUMNS]


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_every_position_can_be_drawn_and_told(seats):
    told = 0
    for number, state in enumerate(positions(seats, seed=seats, every=15)):
        look = looks(seats)[number % len(looks(seats))]
        for seat in (state.current_player() if not state.is_terminal() else 0, None):
            view = state.view(seat)
            assert printed(alhambra.draw(view, look), look)
            assert printed(alhambra.draw_rest(view, look), look)
        for thing in alhambra.tell(state.events(told), look):
            printed(thing, look)
        told = state.seq
    for look in looks(seats):
        assert printed(end_table(state, state.view(), look), look)
        assert any(name in winners(state, look) for name in look.names)
        for thing in alhambra.tell(state.events(), look):
            printed(thing, look)


@pytest.mark.parametrize("seats", [2, 4])
def test_choices_are_the_legal_moves_and_can_all_be_made(seats):
    phases = set()
    for number, state in enumerate(positions(seats, seed=seats, every=5)):
        if state.is_terminal():
            break
        view = state.view(state.current_player())
        phases.add(view.phase)
        look = looks(seats)[number % len(looks(seats))]
        choices, previews = alhambra.choices(view, look), Previews(state)
        legal = {state.action_to_string(action) for action in state.legal_actions()}
        assert {choice.moves[0] for choice in choices} == legal
        assert len({choice.moves for choice in choices}) == len({choice.text for choice in choices}) == len(choices)
        rows = []
        for choice in choices:
            state.clone().apply(*choice.moves, seat=view.seat)
            assert look.words.has(f"rule-{choice.rule}")
            notes = alhambra.notes(choice, previews.of(choice.moves), view, look)
            assert notes
            rows.append((choice.text, " · ".join(notes)))
        printed(numbered(rows, look), look)
        assert alhambra.prompt(view, look)
    assert {"action", "payment"} <= phases


@pytest.mark.parametrize(
    ("language", "text"), [("en", "Take {currency} {value}"), ("fr", "Prendre {value} {currency}")]
)
def test_a_choice_names_a_card_as_the_language_does(language, text):
    state = insula.load_game("alhambra", 3).new_initial_state(7)
    look = look_of(language, 80, 3)
    view = state.view(state.current_player())
    card = view.table.open_money[0]
    taken = text.format(currency=look.words(f"currency-{card.currency}"), value=card.value)
    assert taken in [choice.text for choice in alhambra.choices(view, look)]


def test_nothing_is_drawn_that_the_seat_may_not_see():
    state = insula.load_game("alhambra", 3).new_initial_state(7)
    look = look_of("en", 80, 3)
    for seat in range(3):
        other = state.resample_from_infostate(seat, 1)
        assert printed(alhambra.draw(state.view(seat), look), look) == printed(
            alhambra.draw(other.view(seat), look), look
        )
        assert printed(alhambra.draw_rest(state.view(seat), look), look) == printed(
            alhambra.draw_rest(other.view(seat), look), look
        )
    assert "Hand" not in "\n".join(printed(alhambra.draw(state.view(), look), look))


def test_the_picture_in_the_documents_is_what_the_terminal_shows():
    assert screenshot.PICTURE.read_text(encoding="utf-8") == screenshot.draw(), "run tools/screenshot.py"
