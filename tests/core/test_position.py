"""Positions as text: written and read back, with every mistake named."""

from __future__ import annotations

import random
import subprocess
import sys

import pytest

from insula import TableError, load_game, load_title, read_position, registered_names
from insula.core.testing import tables_of
from tests.contract import toy

EVERY = 23
TABLES = [table for title in registered_names() for table in tables_of(load_title(title))]
SHORT = """
title: alhambra          # a remark
seats: 2
actor: 0
turn: 7
open_money: yellow 3, blue 5, green 2, orange 9
yard: yellow=arcades 6, blue=tower 9c, green=garden 7, orange=pavilion 2
hands 0: yellow 7, yellow 8=2
hands 1: green 1
owner: tower 13=0, seraglio 3=martin
held: A
"""


def random_states(game, seed):
    """Positions on the way of a random game."""
    state, chance = game.new_initial_state(seed), random.Random(seed)
    while not state.is_terminal():
        if state.seq % EVERY == seed % EVERY:
            yield state
        state.apply_action(chance.choice(state.legal_actions()))
    yield state


def mistakes(text, game=None):
    """What is wrong with a position."""
    read = read_position if game is None else game.from_position
    with pytest.raises(TableError) as refused:
        read(text)
    assert refused.value.code == "position.faulty"
    return refused.value.arguments["faults"]


@pytest.mark.parametrize(
    "game", TABLES, ids=lambda game: "-".join([game.name, str(game.seats), *game.options.values()])
)
def test_a_position_leads_back_to_the_same_table(game):
    for state in random_states(game, seed=game.seats):
        text = state.position()
        same = game.from_position(text)
        assert same.position() == text
        assert same.legal_actions() == state.legal_actions()
        for seat in (None, *range(game.seats)):
            assert same.view(seat).table == state.view(seat).table, state.seq
        assert same.scores() == state.scores()
        assert read_position(text) == same


@pytest.mark.parametrize("title", registered_names())
def test_what_nobody_knows_may_be_left_open_and_is_drawn_from_a_seed(title):
    game = load_game(title, 3)
    for state in random_states(game, seed=2):
        text = state.position(is_open=True)
        drawn = [game.from_position(text, seed) for seed in (1, 1, 2)]
        assert drawn[0] == drawn[1]
        assert [other.legal_actions() for other in drawn] == [state.legal_actions()] * 3
        assert [other.view(0).table for other in drawn] == [state.view(0).table] * 3
    first = game.new_initial_state(4).position(is_open=True)
    assert game.from_position(first, 1) != game.from_position(first, 2)


def test_what_somebody_knows_of_a_pile_stands_in_an_open_position():
    """C25, C34: the tiles dealt so far, boxed ones too, and the fountain cards that were put back."""
    game = load_game("carpe_diem", 3)
    for state in random_states(game, seed=2):
        text = state.position(is_open=True)
        assert read_position(text, 5).view(0).table == state.view(0).table
        told = dict(line.split(": ", 1) for line in text.splitlines())
        assert len(told["light_pile"].split(", ")) == min(84, 28 * state.view().table.game_phase)
        back = sum(len(state.view(seat).table.players[seat].put_back) for seat in range(3))
        assert (back > 0) == ("fountain_pile" in told)
        unknown = text.replace(told["light_pile"], ", ".join(["?"] * 84))
        assert read_position(unknown, 5).legal_actions() == state.legal_actions()


@pytest.mark.parametrize("title", registered_names())
def test_a_game_that_begins_at_a_position_is_played_and_kept_like_any_other(title):
    game = load_game(title, 2)
    *_, before, _ = random_states(game, seed=3)
    state, chance = game.from_position(before.position(), seed=9), random.Random(1)
    while not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
    assert game.deserialize_state(state.serialize()) == state
    assert sum(state.returns()) == 0


def test_a_position_is_written_by_hand_in_few_lines():
    state = read_position(SHORT)
    assert state.game.name == "alhambra"
    assert (state.current_player(), state.view().turn, state.view().phase) == (0, 7, "action")
    assert state.view(0).legal == {"take": ["1", "2", "3", "1+3", "4"], "buy": ["yellow"]}
    assert [(card.currency, card.value) for card in state.view().table.open_money] == [
        ("yellow", 3), ("blue", 5), ("green", 2), ("orange", 9),
    ]  # fmt: skip


def test_a_line_may_end_with_a_semicolon():
    assert read_position(SHORT.replace("# a remark", "").replace("\n", "; ")) == read_position(SHORT)


def test_every_mistake_is_named():
    wrong = SHORT.replace("yard: yellow=", "yard: purple=").replace("turn: 7", "turn: seven").replace("A\n", "A, D\n")
    wrong += "open_money: blue 1\nsize: 3\nhands 9: blue 1\nactor\nslot: pink\nturn 2: 3\n"
    assert mistakes(wrong) == [
        "line 12: 'open_money' stands there twice",
        "line 15: no colon",
        "line 5: turn: 'seven' is not within 1 to 2000",
        "line 7: yard has no place 'purple'",
        "line 11: held has no place 'D'",
        "line 13: no field 'size'",
        "line 14: hands has no row '9'",
        "line 16: slot: 'pink' is none of yellow, blue, green, orange",
        "line 17: turn has no rows",
    ]


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ("turn: 7", "turn: 0", "line 5: turn: '0' is not within 1 to 2000"),
        ("yellow 3, blue 5", "yellow 3, blue 5, blue 6", "line 6: open_money has 4 places, not 5"),
        ("seats: 2\n", "", "seats: missing"),
        ("seats: 2\n", "seats: 2\noptions: tracking=memory, speed=3\n", "table.unknown_option"),
    ],
)
def test_a_mistake_is_named_with_its_line(old, new, found):
    with pytest.raises(TableError) as refused:
        read_position(SHORT.replace(old, new))
    assert found in (refused.value.arguments.get("faults") or [refused.value.code])


def test_what_no_rule_allows_is_named_in_the_words_of_the_title():
    assert mistakes(SHORT.replace("hands 1: green 1", "hands 1: green 1=2, green 2=2, yellow 8")) == [
        "money is not conserved"
    ]
    assert mistakes(SHORT.replace("actor: 0", "actor: -")) == ["the seat to act does not fit the phase"]


def test_a_position_is_of_its_own_table():
    game = load_game("alhambra", 3)
    assert mistakes(SHORT, game) == ["line 3: seats is 3, not 2"]
    text = load_game("arkadia", 2, {"flip": "yes"}).new_initial_state(1).position()
    assert "options are flip=no, tracking=memory, not flip=yes" in mistakes(text, load_game("arkadia", 2))[0]
    other = game.new_initial_state(1).position() + "content: 0\n"
    assert f"content is {game.content.digest}, not 0" in mistakes(other, game)[0]


@pytest.mark.parametrize("number", ["9" * 5000, "-1", "1.0", "٣", "0x1", ""])
def test_odd_numbers_are_mistakes(number):
    assert mistakes(SHORT.replace("turn: 7", f"turn: {number}"))


def test_a_title_that_declares_no_words_has_a_notation_too():
    game = toy.TITLE.at_table(2)
    state = game.new_initial_state(5)
    state.apply("take")
    text = state.position()
    assert text.startswith("title: toy\nseats: 2\n")
    assert game.from_position(text).view(0).table == state.view(0).table
    assert "a card is missing" in mistakes(state.position(is_open=True), game)


@pytest.mark.parametrize("title", registered_names())
def test_the_table_can_be_printed(title):
    state = load_game(title, 2).new_initial_state(1)
    lines = str(state).splitlines()
    assert lines[0].startswith(f"{title}, 2 seats")
    assert str(state) == str(state.resample_from_infostate(-1, 3))
    assert len(lines) > 5


def test_the_command_shows_a_position_from_a_file_or_in_words(tmp_path):
    file = tmp_path / "position.txt"
    file.write_text(SHORT, encoding="utf-8")

    def shown(*words):
        command = [sys.executable, "-m", "insula", "show", *words]
        return subprocess.run(command, capture_output=True, text=True, check=False)

    found = [shown(str(file)), shown(SHORT.replace("# a remark", "").replace("\n", ";"))]
    assert found[0].stdout == found[1].stdout
    assert found[0].stdout.startswith("alhambra, 2 seats, tracking memory, turn 7, action, seat 0 to act")
    assert "take: 1, 2, 3, 1+3, 4" in found[0].stdout
    wrong = shown(SHORT.replace("turn: 7", "turn: x"))
    assert wrong.returncode == 1
    assert "line 5: turn: 'x' is not within 1 to 2000" in wrong.stderr
