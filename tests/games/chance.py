"""How even a sample is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable


def assert_uniform(counts: Iterable[Counter], cells: Iterable[int]) -> None:
    """Chi-square over several tables at once, with a bound that one in some million honest samples breaks."""
    chi_square, freedom = 0.0, 0
    for table, n_cells in zip(counts, cells, strict=True):
        expected = table.total() / n_cells
        assert set(table) <= set(range(n_cells))
        chi_square += sum((table[cell] - expected) ** 2 / expected for cell in range(n_cells))
        freedom += n_cells - 1
    assert freedom > 0
    assert chi_square < freedom + 5 * (2 * freedom) ** 0.5 + 10
