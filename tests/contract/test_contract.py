"""Every registered title, and the sound toy, keeps every promise at every table."""

from __future__ import annotations

import importlib

import pytest

from insula.core import testing
from insula.registry import TITLES

TABLES = [
    pytest.param(table, id=f"{table.title}-{table.seats}-{'-'.join(table.options.values())}")
    for module in (*TITLES.values(), "tests.contract.toy")
    for table in testing.tables_of(importlib.import_module(module).GAME)
]
SEEDS = {"undo": range(1), "hiding": range(2), "modes": range(3), "cuda": range(4), "batch": range(8)}


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("check", testing.CHECKS)
def test_contract(check, table):
    testing.run_check(check, table, SEEDS.get(check, range(4)))
