"""How good a position is for a seat, title by title, as a sum of named terms; and how search judges positions.

Each evaluation has sets of weights, in a file beside it that `insula tune` finds: those of `greedy`, by which the end
of a turn is compared with other ends of the same turn, and those of `search`, by which a position is judged for what it
is worth in the end: what is good to strive for and what is good to have are not the same. Where search has other ones
with more than two seats, they are called `many`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from insula.core import jit
from insula.core.game import Title
from insula.registry import companions_of, find_module

Weights = np.ndarray[Any, Any]

SETS = ("greedy", "search", "many")


def evaluation_of(title: Title) -> Any:
    """The module of a title's evaluation; one that knows points alone, where the title brings none."""
    own = find_module(companions_of(title.module).evaluation)
    if own is not None:
        return own
    return jit.instantiate(
        "insula.bots.plain_evaluation", title.module, scores=title.kernels.scores, MAX_SEATS=max(title.seat_counts)
    )


def read_weights(module_file: str, terms: Sequence[str]) -> tuple[Weights, ...]:
    """The weights of greedy, of search and of search with many seats, each a row a term."""
    file = Path(module_file).with_suffix(".toml")
    sets = tomllib.loads(file.read_text(encoding="utf-8"))
    sets.setdefault("many", sets["search"])
    assert all(tuple(sets[name]) == tuple(terms) for name in SETS), f"{file.name} names other terms"
    return tuple(np.array(list(sets[name].values()), np.float64) for name in SETS)


def weights_text(name: str, terms: Sequence[str], weights: Weights, provenance: str) -> str:
    """A set of weights as such a file says it, and how it came about."""
    rows = [[round(float(number), 3) for number in row] for row in weights]
    lines = [f"[{name}]", f"# {provenance}"]
    lines += [f'"{term}" = {row}' for term, row in zip(terms, rows, strict=True)]
    return "\n".join(lines) + "\n"
