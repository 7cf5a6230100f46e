"""How good a position is for a seat, title by title, as a sum of named terms; and how search judges positions."""

from __future__ import annotations

import importlib
from typing import Any


def evaluation_of(title: str) -> Any:
    """The module of a title's evaluation."""
    return importlib.import_module(f"insula.bots.evaluate.{title}")
