"""The walls between packages leave nothing out: import-linter holds them, these tests hold its settings."""

from __future__ import annotations

import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
CONTRACTS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]["contracts"]
MODULES = {
    path.stem
    for path in (ROOT / "src" / "insula").iterdir()
    if path.suffix == ".py" or (path / "__init__.py").exists()
} - {"__init__"}  # fmt: skip


def contract(words):
    [found] = [contract for contract in CONTRACTS if words in contract["name"]]
    return found


def test_every_module_lies_in_a_layer():
    layers = contract("Layers")
    assert layers["exhaustive"]
    assert {module for layer in layers["layers"] for module in layer.split(" | ")} == MODULES


def test_no_module_beside_the_titles_may_name_one():
    sources = {name.removeprefix("insula.") for name in contract("names titles")["source_modules"]}
    assert sources == MODULES - {"__main__", "core", "games"}
