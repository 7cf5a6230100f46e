"""Errors are codes with arguments, and survive a trip between processes."""

import copy
import pickle

import pytest

from insula.core import errors
from insula.core.errors import LEGAL, FaultTable, InsulaError, MoveError, ReasonTable
from insula.core.testing import ContractError

KINDS = [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, InsulaError)]


@pytest.mark.parametrize(
    ("error", "text"),
    [
        (InsulaError("table.seed"), "table.seed"),
        (MoveError("illegal.too_poor", rule="A10"), "illegal.too_poor (A10)"),
        (MoveError("stale", seq=3, expected=4), "stale: seq=3, expected=4"),
        (MoveError("illegal.gap", rule="A9", move="take 1"), "illegal.gap (A9): move='take 1'"),
    ],
)
def test_an_error_as_text_is_code_rule_and_arguments(error, text):
    assert str(error) == text


@pytest.mark.parametrize("kind", [*KINDS, ContractError])
@pytest.mark.parametrize("rule", [None, "A10"])
@pytest.mark.parametrize("trip", [lambda e: pickle.loads(pickle.dumps(e)), copy.copy, copy.deepcopy])
def test_an_error_survives_pickle_and_copy(kind, rule, trip):
    arguments = {"line": 3, "names": ["a", "b"], "known": (2, 3), "nothing": None}
    error = kind("some.code", rule=rule, **arguments)
    same = trip(error)
    assert type(same) is kind
    assert (same.code, same.rule, same.arguments) == ("some.code", rule, arguments)
    assert str(same) == str(error)
    assert same.args == error.args


def test_all_errors_are_of_one_family():
    assert len(KINDS) >= 6
    assert all(issubclass(kind, InsulaError) for kind in KINDS)
    assert not issubclass(InsulaError, ValueError | OSError)


def test_reasons_begin_with_the_one_that_refuses_nothing():
    reasons = ReasonTable()
    assert (reasons.add("too_poor", rule="A10"), reasons.add("gap", rule="A9")) == (1, 2)
    assert reasons.codes == ("legal", "too_poor", "gap")
    assert reasons.rules == ("", "A10", "A9")
    assert reasons.codes[LEGAL] == "legal"


def test_a_reason_is_declared_once():
    reasons = ReasonTable()
    reasons.add("gap", rule="A9")
    with pytest.raises(AssertionError, match="two reasons"):
        reasons.add("gap", rule="A10")


def test_faults_are_bits_in_their_order():
    faults = FaultTable()
    assert [faults.add(name) for name in ("a card is missing", "nobody acts", "a third")] == [1, 2, 4]
    assert faults.names == ("a card is missing", "nobody acts", "a third")
