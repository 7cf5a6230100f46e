"""The contract suite is tested itself: a sound toy title passes, each broken one fails with the right word."""

from __future__ import annotations

import functools
import json

import pytest

from insula.core import jit, testing
from tests.contract.toy import TITLE, VARIANTS
from tests.core.process import evaluate

ALL_WORDS = """
import json
from tests.contract import toy

words = {}
for variant, (make, _) in toy.VARIANTS.items():
    toy.TITLE = make()
    words[variant] = toy.first_broken_promise()
print(json.dumps(words))
"""
ONE_WORD = """
from tests.contract import toy

toy.TITLE = toy.VARIANTS[{variant!r}][0]()
print(toy.first_broken_promise(*{checks!r}))
"""


@functools.cache
def words() -> dict[str, str]:
    """The word for each variant, all from one process."""
    return json.loads(evaluate(ALL_WORDS, INSULA_MODE="interpreted"))


def word_for(variant: str, *checks: str, **environment: str) -> str:
    """The word for a variant of which some promises are checked."""
    return evaluate(ONE_WORD.format(variant=variant, checks=checks), **environment)


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_broken_title_fails_with_the_right_word(variant):
    assert words()[variant] == VARIANTS[variant][1]


def test_a_preview_of_what_does_not_happen_is_found_out():
    assert word_for("undo over a reveal", "previews", INSULA_MODE="interpreted") == "preview"


def test_an_out_of_bounds_write_is_found_in_checked_mode_whatever_is_compiled(tmp_path):
    """Kernels compiled without bounds checks are not taken for checked ones, and a second run compiles nothing."""

    def word(mode: str) -> str:
        return word_for(
            "out-of-bounds write", "legal", "end", "faults", INSULA_MODE=mode, INSULA_CACHE_DIR=str(tmp_path)
        )

    assert word("compiled") != "bounds"
    assert word("checked") == "bounds"
    kernels = {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*.nbc")}
    assert word("checked") == "bounds"
    assert kernels == {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*.nbc")}, "the second run was warm"


def test_a_title_that_plays_other_games_in_another_mode_is_found_out(monkeypatch):
    testing.check_title(TITLE, games=2, checks=["modes"])
    trace = testing.trace
    monkeypatch.setattr(testing, "trace", lambda table, seeds: trace(table, seeds if table.seats == 2 else [9]))
    with pytest.raises(testing.ContractError) as broken:
        testing.check_title(TITLE, games=2, checks=["modes"])
    assert broken.value.code == "modes"
    assert broken.value.arguments["seats"] == 3
    assert broken.value.arguments["mode"] != jit.MODE


def test_every_promise_has_a_variant_that_breaks_it():
    words = {word for _, word in VARIANTS.values()}
    promises = {"legal", "leak", "copies", "points", "undo", "take_back", "endless", "bounds", "faults", "explain"}
    assert promises | {"odds", "resample", "suppose", "trial", "observation"} <= words
