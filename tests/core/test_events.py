"""What happened: logs, audiences, reveals."""

import numpy as np
import pytest

from insula import NOBODY, SPECTATOR, InsulaError
from insula.core.errors import CapacityError
from insula.core.events import (
    FIRST_REVEAL,
    N_ARGUMENTS,
    ROW,
    Event,
    EventTable,
    covered_log,
    emit,
    empty_log,
    reveal,
    silent_log,
)
from insula.core.layout import EVERYBODY, Layout, head

TABLE = EventTable()
DREW = TABLE.add("drew", seat=None, card=("ace", "king"))
SCORED = TABLE.add("scored", seat=None, points=None)
ENDED = TABLE.add("ended")
STATE = Layout(*head(3, 1, 10))


def write(log, *events):
    for kind, audience, *arguments in events:
        emit(log, kind, audience, *arguments, *[0] * (N_ARGUMENTS - len(arguments)))


def test_events_are_read_in_the_words_of_the_title():
    log = empty_log(4)
    write(log, (DREW, 2, 2, 1), (SCORED, EVERYBODY, 0, -5), (ENDED, NOBODY))
    assert TABLE.read(log, 9) == [
        Event(seq=9, name="drew", audience=2, arguments={"seat": 2, "card": "king"}),
        Event(seq=9, name="scored", audience=EVERYBODY, arguments={"seat": 0, "points": -5}),
        Event(seq=9, name="ended", audience=NOBODY, arguments={}),
    ]
    assert [str(event) for event in TABLE.read(log, 9)] == ["drew seat=2 card=king", "scored seat=0 points=-5", "ended"]


def test_all_five_arguments_arrive():
    table = EventTable()
    table.add("full", **dict.fromkeys("abcde"))
    log = empty_log(1)
    write(log, (0, EVERYBODY, 1, 2, 3, 4, 5))
    assert table.read(log, 1)[0].arguments == {"a": 1, "b": 2, "c": 3, "d": 4, "e": 5}


@pytest.mark.parametrize(
    ("audience", "told"),
    [(EVERYBODY, {SPECTATOR, 0, 1, 2}), (1, {1}), (0, {0}), (NOBODY, set())],
)
def test_an_event_is_for_its_audience_only(audience, told):
    event = Event(seq=1, name="drew", audience=audience, arguments={})
    assert {seat for seat in (SPECTATOR, 0, 1, 2) if event.is_for(seat)} == told


def test_a_full_log_raises_when_it_is_read_and_keeps_what_it_had():
    log = empty_log(2)
    write(log, (ENDED, EVERYBODY), (ENDED, EVERYBODY))
    assert len(TABLE.read(log, 1)) == 2
    kept = log.copy()
    write(log, (SCORED, EVERYBODY, 1, 1))
    assert np.array_equal(log[1:], kept[1:])
    with pytest.raises(CapacityError) as refused:
        TABLE.read(log, 1)
    assert (refused.value.code, refused.value.arguments) == ("events.overflow", {"rows": 2})


def test_nothing_is_written_to_a_silent_log():
    log, rows = silent_log(), STATE.zeros(1)
    write(log, (SCORED, EVERYBODY, 1, 1), (ENDED, EVERYBODY))
    reveal(rows[0], log)
    assert log.shape == (1, ROW)
    assert not log.any()
    assert TABLE.read(log, 1) == []
    assert rows["revealed"][0] == 1, "undo stops at a reveal, told or not"


def test_a_preview_reads_up_to_the_first_reveal():
    log, rows = empty_log(5), STATE.zeros(1)
    write(log, (SCORED, EVERYBODY, 0, 1))
    reveal(rows[0], log)
    write(log, (DREW, EVERYBODY, 0, 0))
    reveal(rows[0], log)
    write(log, (ENDED, EVERYBODY))
    assert [event.name for event in TABLE.of_rows(log[1 : log[0, FIRST_REVEAL]], 1)] == ["scored"]
    assert [event.name for event in TABLE.read(log, 1)] == ["scored", "drew", "ended"]
    assert rows["revealed"][0] == 2


def test_a_reveal_before_all_events_leaves_nothing_to_preview():
    log, rows = empty_log(2), STATE.zeros(1)
    reveal(rows[0], log)
    write(log, (ENDED, EVERYBODY))
    assert log[0, FIRST_REVEAL] == 1


def test_a_log_without_reveal_is_previewed_whole():
    log = empty_log(2)
    write(log, (ENDED, EVERYBODY))
    assert log[0, FIRST_REVEAL] == 0


def test_what_is_only_tried_out_stays_covered_and_is_a_reveal_all_the_same():
    rows = STATE.zeros(1)
    assert [bool(reveal(rows[0], log)) for log in (silent_log(), empty_log(2), covered_log(2))] == [False, False, True]
    assert rows["revealed"][0] == 3


def test_a_covered_log_is_read_like_any_other():
    log = covered_log(2)
    write(log, (ENDED, EVERYBODY))
    assert [event.name for event in TABLE.read(log, 1)] == ["ended"]


def test_kinds_are_numbered_in_order():
    assert (DREW, SCORED, ENDED) == (0, 1, 2)
    assert TABLE.names == ("drew", "scored", "ended")


def test_a_kind_is_declared_once():
    table = EventTable()
    table.add("drew")
    with pytest.raises(AssertionError, match="two kinds"):
        table.add("drew", seat=None)


def test_a_kind_with_too_many_arguments_is_refused():
    table = EventTable()
    table.add("full", **dict.fromkeys("abcde"))
    with pytest.raises(InsulaError, match=r"events\.too_many_arguments: event='wide'"):
        table.add("wide", **dict.fromkeys("abcdef"))
