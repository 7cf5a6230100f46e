"""Every example in the package's docstrings is true."""

import doctest
import importlib
import pkgutil

import pytest

import insula

WITH_EXAMPLES = {"insula", "insula.registry", "insula.core.state", "insula.core.batch"}
NOT_TO_IMPORT = {"insula.__main__", "insula.core.loops", "insula.core.loops_cuda"}
"""The command itself, and templates, which are executed once for each title."""

MODULES = ["insula", *(module.name for module in pkgutil.walk_packages(insula.__path__, "insula."))]


@pytest.mark.parametrize("name", [name for name in MODULES if name not in NOT_TO_IMPORT])
def test_examples_are_true(name):
    outcome = doctest.testmod(importlib.import_module(name))
    assert outcome.failed == 0
    assert outcome.attempted > 0 or name not in WITH_EXAMPLES


def test_all_modules_are_looked_at():
    assert set(MODULES) >= WITH_EXAMPLES | NOT_TO_IMPORT
