"""A change makes of the table that a page has the table that is there, letter by letter."""

from __future__ import annotations

import json
import random
from dataclasses import dataclass

import msgspec
import pytest

from insula import registered_names
from insula.server import messages as wire
from insula.server.changes import change_of, changed, table_after
from insula.server.match import Access
from tests.server.clients import run
from tests.server.test_socket import hall

VALUES = [
    0, 1, "a", None, True, [], {}, [1, 2, 3], [1, 2], [0, 1, 2, 3], [1, 3], [2, 3], {"a": 1}, {"a": 2}, {"b": 1},
    {"a": 1, "b": 2}, {"b": 2, "a": 1}, {"a": None}, {"a": {"b": [1]}}, {"a": {"b": [1, 2]}}, [{"a": 1}, {"a": 2}],
    [{"a": 1}, {"a": 3}], [[1], [2]], [[1], [3]], [None, None],
]  # fmt: skip


@dataclass(frozen=True)
class Pair:
    """A part of a message."""

    left: int
    right: object


def as_sent(value):
    """What a reader makes of a value."""
    return json.loads(msgspec.json.encode(value))


@pytest.mark.parametrize("old", VALUES, ids=str)
@pytest.mark.parametrize("new", VALUES, ids=str)
def test_a_change_makes_one_value_of_another(old, new):
    change = change_of(old, new)
    assert (change is None) == (old == new)
    if change is not None:
        assert json.dumps(changed(as_sent(old), as_sent(change))) == json.dumps(new)


def test_a_change_names_only_what_is_different():
    assert change_of({"a": 1, "b": {"c": 2, "d": 3}}, {"a": 1, "b": {"c": 4, "d": 3}}) == {"b": {"c": [4]}}
    assert change_of({"a": 1, "b": 2}, {"b": 2, "c": 3}) == {"a": None, "c": [3]}
    assert change_of([1, 2, 3], [1, 5, 3]) == {"1": [5]}
    assert change_of([1, 2, 3, 4], [1, 4]) == [1, 2, []]
    assert change_of(Pair(1, (2, 3)), Pair(1, (2, 4))) == {"right": {"1": [4]}}


def test_a_new_list_is_told_from_element_to_element():
    change = change_of([], [Pair(1, "a"), Pair(1, "b"), Pair(1, "b"), Pair(2, None)])
    assert change == [Pair(1, "a"), [{"right": ["b"]}, {}, {"left": [2], "right": [None]}]]
    assert changed([], as_sent(change))[2:] == [{"left": 1, "right": "b"}, {"left": 2, "right": None}]


class Reader:
    """A page that is told of a table by its changes, and looks at it now and then."""

    def __init__(self, matches, match, access):
        self.matches, self.match, self.access = matches, match, access
        self.changes = self.whole = 0
        self.seat, self.digest = access.seat, None
        self.come_back()

    def wake(self):
        """It looks when it looks."""

    def has_seen(self, seq):
        """Whether the log was told up to there."""
        return self.since == seq and self.table is not None

    def come_back(self):
        """Over a new line nothing is known but the log."""
        self.known, self.table = None, None
        self.since = random.Random(self.match.table.seq).choice([None, self.match.table.seq])

    def look(self):
        """Take the next frame: the table is then what a page that asks for all of it gets."""
        before = self.since
        frame, self.known = self.matches.frame(self.match, self.access, self.since, self.known)
        frame = json.loads(frame)
        if frame["type"] == "change":
            assert frame["since"] == self.table["seq"]
            frame = table_after(self.table, frame)
            self.changes += 1
        else:
            self.whole += 1
        self.table, self.since = frame, self.known.seq
        whole = msgspec.json.encode(self.matches.table(self.match, self.access, before))
        assert json.dumps(self.table) == json.dumps(json.loads(whole))


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("title", registered_names())
def test_whole_matches_told_by_changes_are_those_told_whole(tmp_path, title, seats):
    words = random.Random(seats)
    changes, whole = run(_told_by_changes(tmp_path, title, seats, words))
    assert changes > whole > seats, "both are told"


async def _told_by_changes(folder, title, seats, words):
    async with hall(folder) as server:
        matches = server.matches
        people = [wire.NewSeat(kind="person", name=f"P{seat}") for seat in range(seats)]
        created = await matches.create(wire.NewMatch(title=title, seats=people))
        match = await matches.find(created.match)
        sitting = [Access(seat=seat) for seat in range(seats)]
        readers = [Reader(matches, match, access) for access in [*sitting, sitting[0], Access(), Access(is_host=True)]]
        match.watchers.update(readers)
        while not match.table.is_over:
            state, seat = match.table.state, match.table.to_act
            if words.random() < 0.02 and match.table.free_undo(seat):
                await matches.undo(match, sitting[seat], wire.Undo(seq=match.table.seq))
            else:
                move = state.action_to_string(words.choice(state.legal_actions()))
                await matches.play(match, sitting[seat], wire.Play(seq=match.table.seq, moves=[move]))
            for reader in words.sample(readers, len(readers) // 2):
                if words.random() < 0.05:
                    reader.come_back()
                reader.look()
        for reader in readers:
            reader.look()
        return sum(reader.changes for reader in readers), sum(reader.whole for reader in readers)
