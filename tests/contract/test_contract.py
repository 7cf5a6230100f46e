"""Every registered title, and the sound toy, keeps every promise at every table."""

from __future__ import annotations

import importlib
import itertools

import pytest

from insula.core import testing
from insula.registry import TITLES

TABLES = [
    list(testing.tables_of(importlib.import_module(module).GAME)) for module in (*TITLES.values(), "tests.contract.toy")
]
SEEDS = {"undo": range(1), "hiding": range(2), "modes": range(3), "cuda": range(4), "batch": range(8)}


def promises():
    """Every check of every table; the simulator of CUDA, which takes its time, at two tables of a title."""
    for check, tables in itertools.product(testing.CHECKS, TABLES):
        for table in tables:
            marks = [pytest.mark.long] if check == "cuda" and table not in (tables[0], tables[-1]) else []
            name = "-".join([check, table.title, str(table.seats), *table.options.values()])
            yield pytest.param(check, table, marks=marks, id=name)


@pytest.mark.parametrize(("check", "table"), list(promises()))
def test_contract(check, table):
    testing.run_check(check, table, SEEDS.get(check, range(4)))
