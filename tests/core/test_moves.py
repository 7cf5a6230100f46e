"""Number <-> text, and the tables that kernels read."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from insula import MoveError
from insula.core.moves import NO_MOVE, NO_VALUE, MoveTable, verb
from insula.games.alhambra.moves import MOVES

TABLE = MoveTable(
    verb("place {tile} {cell}", tile={"road": 2, "wall": 0}, cell={"a1": 0, "b2": 3}),
    verb("pay {value}", value={"1": 1, "5": 5}),
    verb("pass"),
)
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
    assert TABLE.move_of("place")[2, 3] == TABLE.number("place road b2")
    assert TABLE.move_of("place")[1].tolist() == [NO_MOVE] * 4
    assert TABLE.move_of("pay").tolist() == [NO_MOVE, 4, NO_MOVE, NO_MOVE, NO_MOVE, 5]
    assert TABLE.move_of("pass").shape == ()
    assert int(TABLE.move_of("pass")) == 6
    assert {table.dtype for table in (TABLE.verb_of_move(), TABLE.move_of("pay"))} == {np.dtype(np.int64)}


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


@settings(derandomize=True, deadline=None, max_examples=300)
@given(st.text() | st.lists(WORDS, max_size=6).map("".join) | st.lists(WORDS, max_size=4).map(" ".join))
def test_any_text_is_one_move_or_malformed(text):
    words = " ".join(text.split())
    if words in MOVES.texts:
        assert MOVES.texts[MOVES.number(text)] == words
    else:
        with pytest.raises(MoveError, match="malformed"):
            MOVES.number(text)
