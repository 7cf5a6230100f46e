"""The contract suite is tested itself: a sound toy title passes, each broken one fails with the right word."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.contract.toy import VARIANTS

WORD = "from tests.contract import toy; print(toy.first_broken_promise())"


def word_for(variant: str, mode: str, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", WORD],
        env={**os.environ, "INSULA_MODE": mode, "INSULA_TOY": variant, **environment},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    return done.stdout.strip() or done.stderr[-2000:]


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_broken_title_fails_with_the_right_word(variant):
    assert word_for(variant, "interpreted") == VARIANTS[variant][1]


def test_an_out_of_bounds_write_is_found_on_the_second_warm_checked_run_too(tmp_path):
    cache = {"INSULA_CACHE_DIR": str(tmp_path)}
    assert word_for("out-of-bounds write", "checked", **cache) == "bounds"
    kernels = {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*.nbc")}
    assert word_for("out-of-bounds write", "checked", **cache) == "bounds"
    assert kernels == {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*.nbc")}, "the second run was warm"


def test_a_compiled_cache_is_not_taken_for_a_checked_one(tmp_path):
    cache = {"INSULA_CACHE_DIR": str(tmp_path)}
    assert word_for("out-of-bounds write", "compiled", **cache) != "bounds"
    assert word_for("out-of-bounds write", "checked", **cache) == "bounds"


def test_every_promise_has_a_variant_that_breaks_it():
    words = {word for _, word in VARIANTS.values()}
    promises = {"legal", "leak", "copies", "points", "undo", "take_back", "endless", "bounds", "faults", "explain"}
    assert promises | {"odds", "resample", "suppose", "trial"} <= words
