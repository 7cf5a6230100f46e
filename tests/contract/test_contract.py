"""Every registered title, and the sound toy, keeps every promise at every table."""

from __future__ import annotations

import itertools

import pytest

from insula.core import testing
from insula.core.game import title_in
from insula.registry import TITLES

TABLES = [list(testing.tables_of(title_in(module))) for module in (*TITLES.values(), "tests.contract.toy")]
SEEDS = {"undo": range(1), "hiding": range(2), "modes": range(3), "cuda": range(4), "batch": range(8)}


def name_of(check, table):
    return "-".join([check, table.name, str(table.seats), *table.options.values()])


def promises():
    """Every check of every table."""
    for check, tables in itertools.product(testing.CHECKS, TABLES):
        for table in tables:
            yield pytest.param(check, table, id=name_of(check, table))


def promises_of_modes():
    """Those of all tables of a title at once; the simulator of CUDA, which takes its time, at two of them."""
    for tables in TABLES:
        yield pytest.param("modes", tables, id=f"modes-{tables[0].name}")
        yield pytest.param("cuda", [tables[0], tables[-1]], id=f"cuda-{tables[0].name}")
        for table in tables[1:-1]:
            yield pytest.param("cuda", [table], marks=pytest.mark.long, id=name_of("cuda", table))


@pytest.mark.parametrize(("check", "table"), list(promises()))
def test_contract(check, table):
    testing.run_check(check, table, SEEDS.get(check, range(4)))


@pytest.mark.parametrize(("check", "tables"), list(promises_of_modes()))
def test_contract_in_other_modes(check, tables):
    testing.CHECKS_OF_MODES[check](tables, SEEDS[check])
