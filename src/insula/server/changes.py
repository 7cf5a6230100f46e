"""What changed from one message to the next, told so that whoever has the first can make the second.

A change is JSON. An object tells by name or by index what changed in an object or a list; null: that name is gone. A
list tells what takes the old value's place:

- `[value]`: this value;
- `[start, n, values]`: of a list the `n` elements from `start` on become these;
- `[first, changes]`: a list that begins with `first`, each further element told as a change to the one before it.

Names that were there keep their order, others follow them: what is made is the same text. Who makes a message from
parts of the last one helps: what is one object is not looked into.
"""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

import msgspec

from insula.core.layout import EVERYBODY

Change = dict[str, Any] | list[Any]
PLAIN = frozenset([str, int, bool, type(None)])
"""What has no parts."""


def change_of(old: Any, new: Any) -> Change | None:
    """What changed from one value to another; None: nothing."""
    return None if old is new or old == new else _difference(old, new)


def _difference(old: Any, new: Any) -> Change:
    """The same for values that differ."""
    kind = new.__class__
    if kind is old.__class__ and kind not in PLAIN:
        names = _names_of(kind)
        if names:
            return _changes_of_fields(old, new, names)
        if kind is tuple or kind is list:
            return _change_of_list(old, new)
        if kind is dict:
            return _change_of_mapping(old, new)
    return [new]


def changes_between(old: msgspec.Struct, new: msgspec.Struct, *, besides: str = "") -> dict[str, Any]:
    """What changed from one message to another of its kind, besides what is told otherwise."""
    names = new.__struct_fields__
    return _changes_of_fields(old, new, tuple(name for name in names if name != besides) if besides else names)


def changed(old: Any, change: Any) -> Any:
    """The value that a change makes of another, both of JSON."""
    if isinstance(change, dict):
        new = old.copy()
        for name, part in change.items():
            if isinstance(new, list):
                new[int(name)] = changed(new[int(name)], part)
            elif part is None:
                del new[name]
            else:
                new[name] = changed(new.get(name), part)
        return new
    if len(change) == 1:
        return change[0]
    if len(change) == 2:
        chain = [change[0]]
        for link in change[1]:
            chain.append(changed(chain[-1], link))
        return chain
    start, n, values = change
    return [*old[:start], *values, *old[start + n :]]


def table_after(table: dict[str, Any], frame: dict[str, Any]) -> dict[str, Any]:
    """The table that a frame of changes makes of another, both of JSON."""
    after: dict[str, Any] = changed(table, frame["change"]) | {"since": frame["since"], "reset": False}
    names, move = after["event_arguments"], table["move"]
    after["log"] = log = []
    for seq, told in enumerate(frame["log"], frame["since"]):
        is_move = "kind" not in told
        move += is_move
        log.append(
            {
                "seq": seq,
                "kind": told.get("kind", "move"),
                "seat": told.get("seat"),
                "text": told.get("text", ""),
                "move": move if is_move else 0,
                "turn": told.get("turn", 0),
                "forced": told.get("forced", False),
                "events": _events(told, move, names),
            }
        )
    if "previews" in frame:
        moves = [f"{verb} {noun}".strip() for verb, nouns in after["legal"].items() for noun in nouns]
        after["previews"] = [
            {
                "move": text,
                "events": _events(told, move + 1, names),
                "ends_turn": told.get("ends_turn", False),
                "reveals": told.get("reveals", False),
            }
            for text, told in zip(moves, changed([], frame["previews"]), strict=True)
        ]
    return after


def _events(told: dict[str, Any], move: int, names: dict[str, list[str]]) -> list[dict[str, Any]]:
    """The events of a happening or a preview: behind what each tells may stand whom alone it is told."""
    events = []
    for name, *values in told.get("events", ()):
        audience = values.pop() if len(values) > len(names[name]) else EVERYBODY
        arguments = dict(zip(names[name], values, strict=True))
        events.append({"seq": move, "name": name, "audience": audience, "arguments": arguments})
    return events


@functools.cache
def _names_of(kind: Any) -> tuple[str, ...]:
    """The fields of a class that has some."""
    if issubclass(kind, msgspec.Struct):
        names: tuple[str, ...] = kind.__struct_fields__
        return names
    return tuple(field.name for field in dataclasses.fields(kind)) if dataclasses.is_dataclass(kind) else ()


def _changes_of_fields(old: Any, new: Any, names: tuple[str, ...]) -> dict[str, Any]:
    changes: dict[str, Any] = {}
    for name in names:
        before, after = getattr(old, name), getattr(new, name)
        if before is not after and before != after:
            changes[name] = _difference(before, after)
    return changes


def _change_of_mapping(old: Mapping[str, Any], new: Mapping[str, Any]) -> Change:
    if old.keys() == new.keys():
        if list(old) != list(new):
            return [new]
        return {name: _difference(old[name], value) for name, value in new.items() if old[name] != value}
    stays = [name for name in old if name in new]
    added = [name for name in new if name not in old]
    if not stays or stays + added != list(new):
        return [new]
    changes: dict[str, Any] = {name: None for name in old if name not in new}
    for name in stays:
        part = change_of(old[name], new[name])
        if part is not None:
            changes[name] = part
    return changes | {name: [new[name]] for name in added}


def _change_of_list(old: Sequence[Any], new: Sequence[Any]) -> Change:
    if len(old) == len(new):
        changes: dict[str, Any] = {}
        for place, before in enumerate(old):
            after = new[place]
            if before is not after and before != after:
                changes[str(place)] = _difference(before, after)
        return changes
    shorter = min(len(old), len(new))
    start = next((place for place in range(shorter) if old[place] != new[place]), shorter)
    end = next((place for place in range(shorter - start) if old[-1 - place] != new[-1 - place]), shorter - start)
    if start or end:
        return [start, len(old) - start - end, new[start : len(new) - end]]
    return change_of_nothing(new)


def change_of_nothing(new: Sequence[Any]) -> list[Any]:
    """What makes a list of an empty one."""
    if len(new) < 2 or not _names_of(new[0].__class__):
        return [new]
    return [new[0], [change_of(*pair) or {} for pair in pairwise(new)]]
