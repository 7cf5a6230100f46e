"""Field tables and the records made of them."""

import numpy as np
import pytest

from insula import InsulaError
from insula.core.jit import INTERPRETED
from insula.core.layout import Layout, array, generator, number
from tests.core.process import evaluate

FIELDS = (
    generator(2),
    number("turn", 1, 40, "turns begun"),
    array("points", 3, low=-5, high=60, meaning="each seat's points"),
    array("board", 2, 3, low=0, high=20_000, meaning="what lies where"),
)
NUMBERS = {"rng": [0, 2**64 - 1], "turn": 7, "points": [-5, 0, 60], "board": [[1, 2, 3], [4, 5, 20_000]]}
IN_ANOTHER_MODE = """
from tests.core.test_layout import FIELDS, NUMBERS, Layout
layout = Layout(*FIELDS)
print(layout.digest(layout.from_numbers(NUMBERS)), sorted({str(field.dtype) for field in layout}))
"""


def layout():
    return Layout(*FIELDS)


@pytest.mark.parametrize(
    ("low", "high", "bits"),
    [
        (0, 63, 8), (0, 64, 16), (-64, 0, 8), (-65, 0, 16), (0, 16_383, 16), (0, 16_384, 32), (-16_385, 0, 32),
        (0, 2**30 - 1, 32), (0, 2**30, 64), (-(2**62), 2**62, 64),
    ],
)  # fmt: skip
def test_an_array_takes_the_narrowest_integers_that_hold_its_range_twice(low, high, bits):
    field = array("cells", 3, low=low, high=high, meaning="")
    assert field.dtype == np.dtype(f"int{64 if INTERPRETED else bits}")


def test_single_numbers_and_generator_words_are_64_bits_wide():
    assert number("turn", 0, 1, "").dtype == np.int64
    assert generator(3).dtype == np.uint64


def test_digests_are_equal_in_all_modes_and_interpreted_all_is_64_bits_wide():
    outcomes = {mode: evaluate(IN_ANOTHER_MODE, INSULA_MODE=mode) for mode in ("compiled", "interpreted")}
    digests = {mode: printed.partition(" ")[0] for mode, printed in outcomes.items()}
    mine = layout()
    assert set(digests.values()) == {mine.digest(mine.from_numbers(NUMBERS))}
    assert outcomes["interpreted"].endswith("['int64', 'uint64']")
    assert outcomes["compiled"].endswith("['int32', 'int64', 'int8', 'uint64']")


@pytest.mark.parametrize(
    "name", ["size", "take", "round", "sum", "copy", "item", "dtype", "T", "shape", "fill", "sort"]
)
def test_a_name_of_numpys_own_is_refused(name):
    with pytest.raises(InsulaError, match=r"layout\.reserved_name") as refused:
        Layout(number(name, 0, 1, ""))
    assert refused.value.arguments == {"name": name}


def test_a_field_given_twice_is_refused():
    with pytest.raises(InsulaError, match=r"layout\.field_twice"):
        Layout(number("turn", 0, 1, ""), array("turn", 2, low=0, high=1, meaning=""))


def test_the_dtype_of_zeros_and_of_copies_is_the_layouts_own():
    mine = layout()
    rows = mine.zeros(3)
    assert rows.dtype is mine.dtype
    assert mine.copy(rows).dtype is mine.dtype
    assert mine.from_numbers(NUMBERS).dtype is mine.dtype
    assert len(rows) == 3
    assert not any(rows[name].any() for name in mine.fields)


def test_a_copy_is_independent():
    mine = layout()
    rows = mine.from_numbers(NUMBERS)
    copy = mine.copy(rows)
    assert mine.differences(rows, 0, copy, 0) == []
    copy["board"][0, 1, 2] = 9
    assert mine.differences(rows, 0, copy, 0) == ["board"]
    assert mine.to_numbers(rows) == NUMBERS


def test_a_digest_tells_every_field_apart():
    mine = layout()
    rows = mine.from_numbers(NUMBERS)
    digests = {mine.digest(rows)}
    for name in mine.fields:
        changed = mine.copy(rows)
        changed[name][0] = changed[name][0] + changed[name].dtype.type(1)
        digests.add(mine.digest(changed))
    assert len(digests) == 1 + len(mine.fields)


def test_numbers_lead_back_to_the_same_row():
    mine = layout()
    assert mine.to_numbers(mine.from_numbers(NUMBERS)) == NUMBERS
    assert [field.name for field in mine] == ["rng", "turn", "points", "board"]


def test_a_plain_row_is_a_copy_made_of_pythons_own_numbers_and_lists():
    mine = layout()
    rows = mine.zeros(2)
    rows[1] = mine.from_numbers(NUMBERS)[0]
    plain = mine.plain(rows, 1)
    assert vars(plain) == NUMBERS
    assert type(plain.turn) is type(plain.rng[1]) is type(plain.board[1][2]) is int
    plain.board[1][2] = 0
    assert mine.to_numbers(rows, 1) == NUMBERS
    assert vars(mine.plain(rows)) == mine.to_numbers(rows)


def test_missing_and_strange_fields_are_refused():
    without = {name: value for name, value in NUMBERS.items() if name != "turn"}
    for numbers in (without, NUMBERS | {"extra": 1}, {}):
        with pytest.raises(InsulaError, match=r"layout\.wrong_fields"):
            layout().from_numbers(numbers)


@pytest.mark.parametrize(
    ("name", "value", "code"),
    [
        ("turn", 0, "out_of_range"),
        ("turn", 41, "out_of_range"),
        ("points", [0, -6, 0], "out_of_range"),
        ("board", [[0, 0, 0], [0, 0, 20_001]], "out_of_range"),
        ("turn", [7], "wrong_shape"),
        ("points", 7, "wrong_shape"),
        ("points", [1, 2], "wrong_shape"),
        ("board", [[1, 2], [3, 4], [5, 6]], "wrong_shape"),
        ("rng", [], "wrong_shape"),
        ("board", [[1, 2, 3], [4, 5]], ""),
        ("turn", None, "not_numbers"),
        ("turn", "seven", "not_numbers"),
        ("turn", {}, "not_numbers"),
        ("turn", 2**63, ""),
        ("turn", float("nan"), "not_numbers"),
        ("rng", [-1, 0], ""),
        ("rng", [0, 2**64], ""),
        ("turn", "7", "not_numbers"),
        ("turn", 7.9, "not_numbers"),
        ("turn", True, "not_numbers"),
        ("points", [0, 0.5, 0], "not_numbers"),
        ("rng", [0, 0.5], "not_numbers"),
    ],
)
def test_wrong_numbers_are_refused(name, value, code):
    with pytest.raises(InsulaError) as refused:
        layout().from_numbers(NUMBERS | {name: value})
    assert refused.value.code.startswith(f"layout.{code}")
    assert refused.value.arguments["field"] == name


def test_fields_that_left_their_range_are_named():
    mine = layout()
    rows = mine.from_numbers(NUMBERS)
    assert mine.range_faults(rows, 0) == []
    rows["turn"][0] = 41
    rows["points"][0, 2] = -6
    rows["rng"][0] = 2**63
    assert mine.range_faults(rows, 0) == ["turn", "points"]
