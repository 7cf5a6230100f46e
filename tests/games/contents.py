"""Content files with some values replaced."""

from __future__ import annotations

import copy
import datetime
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from insula import ContentError

GONE = object()
"""In place of a value: take the row away."""


def toml(value: Any) -> str:
    """A value as TOML."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_text(key)} = {toml(each)}" for key, each in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(toml(each) for each in value) + "]"
    if isinstance(value, int) and not isinstance(value, bool):
        return hex(value) if value >= 0 else str(value)
    return str(value) if isinstance(value, (float, datetime.date)) else _text(value)


def _text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def changed(own: dict[str, Any], *changes: tuple[Any, ...]) -> dict[str, Any]:
    """Components with some values replaced; a change is a path through the tables and the new value."""
    document = copy.deepcopy(own)
    for *path, last, value in changes:
        table = document
        for key in path:
            table = table[key]
        if value is GONE:
            del table[last]
        else:
            table[last] = value
    return document


def write_changed(folder: Path, own: dict[str, Any], *changes: tuple[Any, ...]) -> Path:
    """A content file of components with some values replaced."""
    path = folder / "content.toml"
    lines = [f"{key} = {toml(value)}" for key, value in changed(own, *changes).items()]
    path.write_text("\n".join(lines), encoding="utf-8")
    return path


def faults_of(load: Callable[[Path], Any], path: Path) -> list[str]:
    """What is wrong with a content file."""
    with pytest.raises(ContentError) as caught:
        load(path)
    assert caught.value.code == "content.faulty"
    assert caught.value.arguments["file"] == str(path)
    faults: list[str] = caught.value.arguments["faults"]
    return faults
