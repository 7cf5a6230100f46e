"""Number <-> text, and the tables that kernels read."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from insula import MoveError, load_game, registered_names
from insula.core.moves import NO_MOVE, NO_VALUE, MoveTable, numbered
from insula.games.alhambra.moves import MOVES

TABLE = MoveTable()
PLACE = TABLE.add("place {tile} {cell}", rule="T1", tile={"road": 2, "wall": 0}, cell={"a1": 0, "b2": 3})
PAY = TABLE.add("pay {value}", rule="T2", value={"1": 1, "5": 5})
PASS = TABLE.add("pass", rule="T3")
WORDS = st.sampled_from([*" ".join(MOVES.texts).split(), " ", "\t", "\n", "\u00a0", "+", ",", ""])


def test_moves_are_numbered_verb_by_verb_with_the_last_field_fastest():
    assert TABLE.texts == ("place road a1", "place road b2", "place wall a1", "place wall b2", "pay 1", "pay 5", "pass")
    assert len(TABLE) == 7


@pytest.mark.parametrize("table", [TABLE, MOVES])
def test_every_text_leads_back_to_its_number(table):
    assert [table.number(text) for text in table.texts] == list(range(len(table)))


def test_tables_lead_from_moves_to_fields_and_back():
    assert TABLE.verb_of_move().tolist() == [0, 0, 0, 0, 1, 1, 2]
    assert TABLE.field_of_move("tile").tolist() == [2, 2, 0, 0, NO_VALUE, NO_VALUE, NO_VALUE]
    assert TABLE.field_of_move("value").tolist() == [NO_VALUE] * 4 + [1, 5, NO_VALUE]
    assert TABLE.move_of(PLACE)[2, 3] == TABLE.number("place road b2")
    assert TABLE.move_of(PLACE)[1].tolist() == [NO_MOVE] * 4
    assert TABLE.move_of(PAY).tolist() == [NO_MOVE, 4, NO_MOVE, NO_MOVE, NO_MOVE, 5]
    assert TABLE.move_of(PASS).shape == ()
    assert int(TABLE.move_of(PASS)) == 6
    assert {table.dtype for table in (TABLE.verb_of_move(), TABLE.move_of(PAY))} == {np.dtype(np.int64)}


def test_a_verb_is_declared_once_and_knows_its_rule():
    assert (PLACE, PAY, PASS) == (0, 1, 2)
    assert [TABLE.rule_of(verb.name) for verb in TABLE.verbs] == ["T1", "T2", "T3"]
    with pytest.raises(AssertionError, match="declared after"):
        TABLE.add("stop", rule="T4")
    twice = MoveTable()
    twice.add("stop", rule="T4")
    with pytest.raises(AssertionError, match="two verbs with one name"):
        twice.add("stop {value}", rule="T4", value={"1": 1})


def test_the_words_of_a_field_are_numbered_in_their_order():
    assert numbered(("red", 3)) == {"red": 0, "3": 1}


@pytest.mark.parametrize("text", ["  place road  a1", "place\troad\na1 ", "place\u00a0road\u2003a1"])
def test_white_space_does_not_matter(text):
    assert TABLE.number(text) == 0


@pytest.mark.parametrize(
    "text",
    [
        None, 0, 3, 1.5, True, b"pass", ["pass"], ("pass",), object, "", " ", "\n", "PASS", "Pass", "pass pass", "pas",
        "place", "place road", "place road a1 b2", "place a1 road", "pay 01", "pay +1", "pay 2", "pay ５", "pаss",
        "pass\0", "(pass)", "place {tile} {cell}", "\ud800", "x" * 1_000_000, "pass " * 10_000,
    ],
)  # fmt: skip
def test_what_is_no_move_is_malformed(text):
    with pytest.raises(MoveError) as refused:
        TABLE.number(text)
    assert refused.value.code == "malformed"
    assert len(str(refused.value)) < 400


def test_a_malformed_move_of_a_known_verb_names_the_verb():
    with pytest.raises(MoveError) as refused:
        TABLE.number("pay 3")
    assert refused.value.arguments == {"text": "pay 3", "verb": "pay"}


@pytest.mark.parametrize("title", registered_names())
def test_every_move_has_features_of_its_own(title):
    game = load_game(title)
    features = dict(zip(game.move_feature_names, game.move_features.T, strict=True))
    assert game.move_features.dtype == np.float32
    assert 0 <= game.move_features.min() <= game.move_features.max() <= 1
    assert len(np.unique(game.move_features, axis=0)) == game.num_distinct_actions()
    verbs = [verb.name for verb in game.moves.verbs]
    for number, verb in enumerate(verbs):
        assert (features[f"verb {verb}"] == (game.moves.verb_of_move() == number)).all()
    with pytest.raises(ValueError, match="read-only"):
        game.move_features[0, 0] = 2


@settings(derandomize=True, deadline=None, max_examples=300)
@given(st.text() | st.lists(WORDS, max_size=6).map("".join) | st.lists(WORDS, max_size=4).map(" ".join))
def test_any_text_is_one_move_or_malformed(text):
    words = " ".join(text.split())
    if words in MOVES.texts:
        assert MOVES.texts[MOVES.number(text)] == words
    else:
        with pytest.raises(MoveError, match="malformed"):
            MOVES.number(text)
