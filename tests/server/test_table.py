"""What a match's log adds up to, without a server around it."""

from __future__ import annotations

import functools
import random
from collections.abc import Callable, Iterable
from typing import Any

import pytest

from insula import load_game
from insula.core.errors import InsulaError, MoveError
from insula.core.events import Event
from insula.core.layout import EVERYBODY, NOBODY
from insula.core.state import State
from insula.server import table as table_module
from insula.server.loading import line_of
from insula.server.log import Entry
from insula.server.table import Change, LogLine, Seat, Table
from insula.server.telling import _happening
from tests.core.tables import played

SEED = 7
"""Two seats: seat 1 begins and may buy blue with an exact 5. Three seats: seat 0 begins."""
ANNA, BERT, CLEO = (Seat(kind="person", name=name) for name in ("Anna", "Bert", "Cleo"))
ROBOT = Seat(kind="bot", level="random")
OPEN = Seat(kind="open")
STATE_KINDS = ("move", "undo", "back", "reroll")


class Log:
    """A table and the log that it came from: what the server does with a match, without storing it."""

    def __init__(self, *seats: Seat, start: State | None = None) -> None:
        start = load_game("alhambra", len(seats)).new_initial_state(SEED, salt="pepper") if start is None else start
        self._start = State.unsettled(start.game, start.seed, start.salt)
        self._seats = seats
        self.entries: list[Entry] = []
        self.table = Table(self._start.clone(), seats)
        self.add(self.table.change(*line_of(start)))

    def add(self, change: Change) -> Log:
        self.entries += change.entries
        self.table = change.table
        return self

    def folded(self) -> Table:
        """The table from the log alone."""
        table = Table(self._start.clone(), self._seats)
        for entry in self.entries:
            table.fold(entry)
        return table

    # What people do, in short.

    def play(self, *moves: str) -> Log:
        return self.add(self.table.play(self.table.state.current_player(), moves))

    def answer(self, seat: int, *, agree: bool) -> Change:
        """An answer to the newest that was asked."""
        return self.table.answer(seat, self.table.seq, agree=agree)

    def take(self) -> Log:
        """A turn of the seat to act that needs no thought."""
        return self.play("take 1")

    @property
    def kinds(self) -> list[str]:
        return [entry.kind for entry in self.entries]


def contents(table: Table) -> tuple[Any, ...]:
    """All that a table holds."""
    state = table.state
    return (
        state.digest(), state.history(), state.choices, state.rerolls, state.undo_limit, state.legal_actions(),
        state.current_player(), table.seats, table.seq, table.changed_at, list(table.seqs), bytes(table.actors),
        table.notes, table.ask, table.rematch, table.first,
    )  # fmt: skip


def code_of(call: Callable[[], object]) -> str:
    with pytest.raises(InsulaError) as caught:
        call()
    return caught.value.code


def open_views(state: State) -> list[dict[str, Any]]:
    """What all seats and a spectator see, but for how far undo goes."""
    views = [state.view(seat).to_dict() for seat in (None, *range(state.game.seats))]
    return [{name: value for name, value in view.items() if name != "undo_limit"} for view in views]


def test_a_log_has_an_end_and_the_match_is_played_on(monkeypatch):
    monkeypatch.setattr(table_module, "MOST_NOTES", 5)
    log = Log(ANNA, BERT)
    for number in range(5):
        log.add(log.table.join(0, f"Anna {number}"))
    for call in (lambda: log.table.join(0, "Anna"), lambda: log.table.hand_over(0, "random")):
        assert code_of(call) == "match.log_full"
    log.take().play("buy blue" if "buy blue" in legal_of(log) else "take 1")
    monkeypatch.setattr(table_module, "MOST_NOTES", 1000)
    monkeypatch.setattr(table_module, "MOST_ENTRIES", log.table.seq)
    assert code_of(lambda: log.table.join(0, "Anna")) == "match.log_full"
    log.take()


def legal_of(log: Log) -> list[str]:
    state = log.table.state
    return [state.action_to_string(action) for action in state.legal_actions()]


# --- Moves ---


def test_a_move_and_what_follows_by_force_are_the_log_entries():
    log = Log(ANNA, BERT).play("buy blue").play("pay 5")
    assert log.entries == [
        Entry(kind="move", seat=1, text="buy blue"),
        Entry(kind="move", seat=1, text="pay 5"),
        Entry(kind="move", seat=1, text="stop"),
    ]
    assert [line.forced for line in log.table.tell()] == [False, False, True]
    assert [line.move for line in log.table.tell()] == [1, 2, 3]


def test_several_moves_are_made_all_or_none():
    log = Log(ANNA, BERT)
    assert [entry.text for entry in log.table.play(1, ["buy blue", "pay 5", "stop", "keep"]).entries][:4] == [
        "buy blue", "pay 5", "stop", "keep",
    ]  # fmt: skip
    before = contents(log.table)
    assert code_of(lambda: log.table.play(1, ["buy blue", "pay 5", "stop", "pay 5"])).startswith("illegal.")
    assert contents(log.table) == before


def test_deciding_changes_nothing():
    log = Log(ANNA, BERT).play("buy blue")
    before = contents(log.table)
    log.table.play(1, ["pay 5"])
    log.table.undo(1, None)
    log.table.hand_over(0, "random")
    log.table.resign(0, "random")
    log.table.join(0, "Ada")
    assert contents(log.table) == before


def test_a_folded_copy_leaves_the_table_it_came_from_alone():
    log = Log(ANNA, BERT).play("buy blue")
    old, before = log.table, contents(log.table)
    log.play("pay 5").add(log.table.join(0, "Ada")).add(log.table.undo(1, 0))
    assert contents(old) == before


def test_only_the_seat_to_act_may_move():
    log = Log(ANNA, BERT)
    with pytest.raises(MoveError) as caught:
        log.table.play(0, ["take 1"])
    assert (caught.value.code, caught.value.arguments) == ("out_of_turn", {"seat": 0, "to_act": 1})


def test_moves_of_one_message_do_not_reach_into_the_next_seats_turn():
    assert code_of(lambda: Log(ANNA, BERT).table.play(1, ["take 1", "take 1"])) == "too_far_ahead"


def test_what_was_chosen_at_a_log_that_has_changed_since_is_stale():
    log = Log(ANNA, BERT).take()
    assert log.table.check_current(1) is None
    for seq in (0, 2, 10**6):
        with pytest.raises(MoveError) as caught:
            log.table.check_current(seq)
        assert (caught.value.code, caught.value.arguments) == ("stale", {"seq": seq, "expected": 1})


def test_who_sits_down_or_asks_does_not_make_a_move_stale():
    log = Log(ANNA, OPEN).take()
    log.add(log.table.join(1, "Bert")).add(log.table.ask_back(1)).add(log.table.hand_over(1, "random"))
    assert log.kinds == ["move", "join", "ask", "bot"]
    for seq in range(1, 5):
        assert log.table.check_current(seq) is None


@pytest.mark.parametrize("way_back", ["undo", "back"])
def test_whatever_took_something_back_makes_everything_before_it_stale(way_back):
    if way_back == "undo":
        log = Log(ANNA, BERT).play("buy blue")
        log.add(log.table.undo(1, None))
    else:
        log = Log(ANNA, ROBOT).take()
        log.add(log.table.play(0, ["take 1"])).add(log.table.ask_back(0))
    assert log.table.changed_at == log.table.seq
    assert code_of(lambda: log.table.check_current(log.table.seq - 1)) == "stale"


# --- The same message again ---


def test_a_message_sent_again_is_known():
    table = Log(ANNA, BERT).take().table
    assert table.has_played(1, 0, ["take 1"])
    assert table.has_played(1, 0, ["  take\t 1 "])


def test_another_move_seat_or_place_is_not_that_message():
    table = Log(ANNA, BERT).take().take().table
    assert not table.has_played(1, 0, ["take 2"])
    assert not table.has_played(0, 0, ["take 1"])
    assert not table.has_played(1, 1, ["take 1"])
    assert not table.has_played(1, 0, ["take 1", "take 1"])
    assert not table.has_played(0, 2, ["take 1"])
    assert not table.has_played(0, 10**6, ["take 1"])


def test_several_moves_sent_again_are_known():
    log = Log(ANNA, BERT).play("buy blue", "pay 5", "stop", "keep")
    assert log.table.has_played(1, 0, ["buy blue", "pay 5", "stop", "keep"])
    assert log.table.has_played(1, 0, ["buy blue", "pay 5"])
    assert log.table.has_played(1, 1, ["pay 5", "stop"])
    assert not log.table.has_played(1, 0, ["buy blue", "stop"])


def test_a_message_sent_again_is_known_whatever_was_noted_between_and_since():
    log = Log(ANNA, OPEN)
    log.add(log.table.hand_over(0, "random")).add(log.table.join(1, "Bert"))
    log.play("buy blue").add(log.table.join(1, "Ada")).play("pay 5").play("keep").take().take()
    assert log.table.has_played(1, 0, ["buy blue"])
    assert log.table.has_played(1, 2, ["buy blue"])
    assert log.table.has_played(1, 0, ["buy blue", "pay 5"])
    assert log.table.has_played(1, 2, ["buy blue", "pay 5", "stop", "keep"])
    assert not log.table.has_played(1, 3, ["buy blue"])


def test_what_was_taken_back_is_no_longer_known():
    log = Log(ANNA, BERT).play("buy blue")
    log.add(log.table.undo(1, None))
    assert not log.table.has_played(1, 0, ["buy blue"])
    log.play("buy blue")
    assert not log.table.has_played(1, 0, ["buy blue"])
    assert log.table.has_played(1, 2, ["buy blue"])


def test_a_message_from_before_a_way_back_is_not_taken_for_a_move_after_it():
    log = Log(ROBOT, BERT).take().take()
    seq = log.table.seq
    log.add(log.table.ask_back(1)).take()
    assert log.kinds[seq:] == ["ask", "back", "move"]
    assert not log.table.has_played(1, seq, ["take 1"])
    assert log.table.has_played(1, seq + 2, ["take 1"])


# --- Free undo ---


def test_undo_is_free_for_what_a_seat_chose_since_its_turn_began_the_last_first():
    log = Log(ANNA, BERT).play("buy blue").play("pay 5").play("keep")
    assert log.table.free_undo(1) == [3, 1, 0]
    assert log.table.free_undo(0) == []


def test_undo_goes_before_the_last_choice_and_takes_what_followed_by_force():
    log = Log(ANNA, BERT).play("buy blue").play("pay 5")
    log.add(log.table.undo(1, None))
    assert log.entries[-1] == Entry(kind="undo", seat=1, text="1")
    assert log.table.state == Log(ANNA, BERT).play("buy blue").table.state
    assert [line.entry.text for line in log.table.tell()] == ["buy blue"]


def test_the_turn_can_be_begun_again():
    log = Log(ANNA, BERT).play("buy blue").play("pay 5").play("keep")
    log.add(log.table.undo(1, log.table.free_undo(1)[-1]))
    assert log.table.state == Log(ANNA, BERT).table.state
    assert list(log.table.tell()) == []


@pytest.mark.parametrize("move", [2, 4, -1, 10**6])
def test_undo_goes_only_to_where_something_was_chosen(move):
    table = Log(ANNA, BERT).play("buy blue").play("pay 5").table
    assert code_of(lambda: table.undo(1, move)) == "undo_limit"


def test_undo_ends_with_the_turn_and_what_it_revealed():
    table = Log(ANNA, BERT).take().table
    assert table.free_undo(1) == []
    assert code_of(lambda: table.undo(1, None)) == "undo_limit"
    assert code_of(lambda: table.undo(1, 0)) == "undo_limit"


def test_nobody_undoes_what_another_chose():
    table = Log(ANNA, BERT).play("buy blue").table
    assert code_of(lambda: table.undo(0, None)) == "undo_limit"
    assert code_of(lambda: table.undo(0, 0)) == "undo_limit"


def test_whose_seat_a_bot_plays_undoes_nothing():
    log = Log(ANNA, BERT).play("buy blue")
    log.add(log.table.hand_over(1, "random"))
    assert code_of(lambda: log.table.undo(1, None)) == "seat.bot"


# --- Back with consent ---


def test_back_needs_the_consent_of_the_other_person():
    log = Log(ANNA, BERT).take()
    assert log.table.ask_back(1).entries == [Entry(kind="ask", seat=1, text="0")]
    log.add(log.table.ask_back(1))
    assert (log.table.ask.seat, log.table.ask.move) == (1, 0)
    assert log.table.missing(log.table.ask, log.table.seats) == [0]
    log.add(log.answer(0, agree=True))
    assert log.kinds == ["move", "ask", "agree", "back"]
    assert log.table.ask is None
    assert (log.table.state.seq, log.table.to_act) == (0, 1)


def test_what_nobody_had_seen_is_drawn_anew_and_nothing_else():
    fresh = Log(ROBOT, BERT)
    log = Log(ROBOT, BERT).take().take()
    log.add(log.table.ask_back(1))
    assert open_views(log.table.state) == open_views(fresh.table.state)
    changed = log.table.state.game.layout.differences(log.table.state.rows, 0, fresh.table.state.rows, 0)
    assert changed
    assert all(name.split("[")[0] in ("building_pile", "money_pile", "rng") for name in changed), changed


def test_going_back_twice_draws_anew_twice():
    log = Log(ROBOT, BERT)
    words = set()
    for _ in range(4):
        log.take().take().add(log.table.ask_back(1))
        words.add(log.entries[-1].text)
    assert len(words) == 4
    assert log.table.state == log.folded().state


def test_back_goes_before_the_askers_last_choice_not_the_others():
    log = Log(ANNA, BERT).take().take().take()
    assert [log.table.last_choice(seat) for seat in (0, 1)] == [1, 2]
    log.add(log.table.ask_back(0)).add(log.answer(1, agree=True))
    assert (log.table.state.seq, log.table.to_act) == (1, 0)


def test_the_word_of_a_reroll_is_not_told():
    log = Log(ROBOT, BERT).take()
    log.take().add(log.table.ask_back(1))
    told = [line.entry.text for line in log.table.tell() if line.entry.kind == "back"]
    assert told == ["0"]
    assert log.entries[-1].text.startswith("0 ")


def test_one_who_refuses_is_enough():
    log = Log(ANNA, BERT, CLEO).take()
    log.add(log.table.ask_back(0)).add(log.answer(1, agree=True)).add(log.answer(2, agree=False))
    assert log.kinds[1:] == ["ask", "agree", "refuse"]
    assert log.table.ask is None
    assert log.table.state.seq == 1
    assert code_of(lambda: log.answer(1, agree=True)) == "undo_not_asked"


def test_all_other_people_must_agree():
    log = Log(ANNA, BERT, CLEO).take()
    log.add(log.table.ask_back(0)).add(log.answer(2, agree=True))
    assert log.table.missing(log.table.ask, log.table.seats) == [1]
    assert log.table.state.seq == 1
    log.add(log.answer(1, agree=True))
    assert log.kinds[1:] == ["ask", "agree", "agree", "back"]


def test_nobody_agrees_twice_and_who_asked_cannot_answer():
    log = Log(ANNA, BERT, CLEO).take()
    log.add(log.table.ask_back(0)).add(log.answer(2, agree=True))
    for seat in (0, 2):
        for agree in (True, False):
            assert code_of(lambda seat=seat, agree=agree: log.answer(seat, agree=agree)) == "undo_not_asked"


@pytest.mark.parametrize("other", [ROBOT, OPEN])
def test_bots_and_open_seats_are_not_asked(other):
    log = Log(other, BERT).take()
    log.add(log.table.change(Entry(kind="move", seat=0, text="take 1"))).add(log.table.ask_back(1))
    assert log.kinds[-2:] == ["ask", "back"]
    assert log.table.state.seq == 0


def test_a_wish_lapses_with_the_next_move():
    log = Log(ANNA, BERT).take()
    log.add(log.table.ask_back(1)).take()
    assert log.table.ask is None
    assert code_of(lambda: log.answer(0, agree=True)) == "undo_not_asked"


def test_a_wish_asked_again_keeps_the_consent_it_has():
    log = Log(ANNA, BERT, CLEO).take()
    log.add(log.table.ask_back(0)).add(log.answer(1, agree=True))
    assert log.table.ask_back(0).entries == []
    assert log.table.missing(log.table.ask, log.table.seats) == [2]


def test_one_wish_is_answered_before_the_next_is_made():
    log = Log(ANNA, BERT, CLEO).take().take()
    log.add(log.table.ask_back(0))
    assert code_of(lambda: log.table.ask_back(1)) == "undo_asked"
    log.add(log.answer(2, agree=False))
    assert [entry.kind for entry in log.table.ask_back(1).entries] == ["ask"]


def test_a_match_from_a_record_does_not_go_back_before_it_began():
    start = load_game("alhambra", 2).new_initial_state(SEED, salt="pepper")
    for _ in range(4):
        start.apply("take 1")
    start.reroll()
    log = Log(ANNA, BERT, start=start)
    begun, seat = start.seq, start.current_player()
    assert [log.table.last_choice(0), log.table.last_choice(1)] == [None, None]
    assert code_of(lambda: log.table.ask_back(seat)) == "undo_nothing"
    log.take()
    assert log.table.last_choice(seat) == begun


def test_nobody_answers_a_wish_unseen():
    log = Log(ANNA, BERT, CLEO).take().take().take()
    log.add(log.table.ask_back(1))
    seen = log.table.seq
    log.add(log.answer(2, agree=False)).add(log.table.ask_back(2))
    assert log.table.missing(log.table.ask, log.table.seats) == [0, 1]
    for seq in (seen, seen + 1):
        assert code_of(lambda seq=seq: log.table.answer(0, seq, agree=True)) == "stale"
    assert [entry.kind for entry in log.table.answer(0, seen + 2, agree=True).entries] == ["agree"]


@pytest.mark.parametrize("leave", ["hand_over", "resign"])
def test_who_leaves_the_seat_to_a_bot_consents(leave):
    log = Log(ANNA, BERT).take()
    log.add(log.table.ask_back(1)).add(getattr(log.table, leave)(0, "random"))
    assert log.kinds[-2:] == ["bot" if leave == "hand_over" else "resign", "back"]
    assert log.table.state.seq == 0


def test_the_host_cannot_consent_for_others_by_giving_their_seat_to_a_bot():
    log = Log(ANNA, BERT, CLEO).take()
    log.add(log.table.ask_back(0)).add(log.answer(1, agree=False)).add(log.table.ask_back(0))
    log.add(log.answer(2, agree=True)).add(log.table.hand_over(1, "random", by_host=True))
    assert log.kinds[-1] == "handed"
    assert (log.table.ask, log.table.state.seq) == (None, 1)
    for seat in (0, 2):
        assert log.table.last_choice(seat) is None
        assert code_of(lambda seat=seat: log.table.ask_back(seat)) == "undo_handed"
    assert log.table.seats[1].handed
    log.add(log.table.take_seat_back(1)).add(log.table.ask_back(0))
    assert log.table.missing(log.table.ask, log.table.seats) == [1, 2]
    assert contents(log.folded()) == contents(log.table)


def test_a_seat_that_nobody_sat_on_is_given_to_a_bot_without_more():
    log = Log(OPEN, BERT).take()
    log.add(log.table.hand_over(0, "random", by_host=True))
    assert not log.table.is_handed
    assert log.add(log.table.ask_back(1)).kinds[-2:] == ["ask", "back"]


def test_against_bots_alone_all_is_drawn_anew_that_who_asks_cannot_know():
    drawn = {}
    for other in (ROBOT, OPEN, BERT):
        log = Log(ANNA, other, start=played(2, seed=7, moves=60, title="arkadia"))
        while log.table.last_choice(0) is None or log.table.free_undo(0):
            log.play(log.table.state.action_to_string(log.table.state.legal_actions()[0]))
        before = log.table.state.at(log.table.last_choice(0))
        log.add(log.table.ask_back(0))
        if other is BERT:
            log.add(log.answer(1, agree=True))
        drawn[other] = len(log.entries[-1].text.split()), log.table.state.rerolls[-1].seat
        assert log.table.state.view(0).table == before.view(0).table
        assert contents(log.folded()) == contents(log.table)
    assert drawn == {ROBOT: (3, 0), OPEN: (3, 0), BERT: (2, NOBODY)}


def test_a_link_opens_what_a_seat_knows_while_its_holder_sits_there_or_left_it_to_a_bot():
    log = Log(ANNA, BERT, OPEN, ROBOT)
    assert [log.table.eyes(seat) for seat in (None, 0, 1, 2, 3)] == [None, 0, 1, None, None]
    log.add(log.table.hand_over(1, "random")).add(log.table.join(2, "Cleo")).add(log.table.new_link(3))
    assert [log.table.eyes(seat) for seat in range(4)] == [0, 1, 2, None]
    log.add(log.table.new_link(1))
    assert log.table.eyes(1) is None
    log.add(log.table.take_seat_back(1))
    assert log.table.eyes(1) is None, "who came by the new link is not back"
    log.add(log.table.join(1, "Dora"))
    assert log.table.eyes(1) == 1
    assert log.kinds[-3:] == ["link", "free", "join"]
    log.add(log.table.new_link(0))
    assert (log.table.eyes(0), log.table.seats[0].kind) == (None, "open"), "before they sit down, which all learn"


def test_a_new_link_for_a_seat_takes_nobodys_consent():
    log = Log(ANNA, BERT).take()
    log.add(log.table.ask_back(1)).add(log.table.new_link(0))
    assert (log.table.ask, log.table.last_choice(1)) == (None, None)
    assert code_of(lambda: log.table.ask_back(1)) == "undo_handed"
    assert code_of(lambda: log.answer(0, agree=True)) == "seat.open"
    log.add(log.table.hand_over(0, "random", by_host=True))
    assert code_of(lambda: log.table.ask_back(1)) == "undo_handed"
    log.add(log.table.take_seat_back(0)).add(log.table.join(0, "Dora")).add(log.table.ask_back(1))
    assert log.table.missing(log.table.ask, log.table.seats) == [0]
    assert contents(log.folded()) == contents(log.table)


def test_nobody_gives_up_for_a_player_whose_seat_the_host_took():
    """The cheat gives the seat to a bot, makes a new link, and resigns with it: nobody would have to be asked then."""
    for take in (lambda table: table.hand_over(1, "random", by_host=True), lambda table: table.new_link(1)):
        log = Log(ANNA, BERT).take().take()
        log.add(log.table.ask_back(0)).add(log.answer(1, agree=False)).add(take(log.table))
        if log.table.seats[1].kind == "bot":
            log.add(log.table.new_link(1))
            assert code_of(lambda log=log: log.table.resign(1, "random")) == "seat.bot"
        else:
            assert code_of(lambda log=log: log.table.resign(1, "random")) == "seat.open"
            log.add(log.table.hand_over(1, "random", by_host=True))
            assert code_of(lambda log=log: log.table.resign(1, "random")) == "seat.bot"
        assert code_of(lambda log=log: log.table.ask_back(0)) == "undo_handed"


def test_who_left_a_seat_to_a_bot_or_lost_it_to_one_may_give_up():
    for by_host in (False, True):
        log = Log(ANNA, BERT).take()
        log.add(log.table.hand_over(1, "random", by_host=by_host)).add(log.table.resign(1, "greedy"))
        assert log.table.seats[1].resigned


def test_a_link_of_ones_own_is_one_until_the_host_makes_another():
    log = Log(OPEN, BERT)
    log.add(log.table.join(0, "Anna", with_own_link=True)).add(log.table.join(1, "Bea"))
    assert [seat.own for seat in log.table.seats] == [True, False]
    log.add(log.table.join(0, "Ann")).add(log.table.hand_over(0, "random")).add(log.table.take_seat_back(0))
    assert [seat.own for seat in log.table.seats] == [True, False]
    log.add(log.table.new_link(0))
    assert not log.table.seats[0].own
    assert [line.entry.kind for line in log.table.tell()][:2] == ["join", "join"], "how they came is told to nobody"
    assert contents(log.folded()) == contents(log.table)


def test_who_leaves_consents_for_no_one_else():
    log = Log(ANNA, BERT, CLEO).take()
    log.add(log.table.ask_back(0)).add(log.table.hand_over(1, "random"))
    assert log.table.missing(log.table.ask, log.table.seats) == [2]
    log.add(log.table.take_seat_back(1))
    assert log.table.missing(log.table.ask, log.table.seats) == [1, 2]


def test_who_asked_and_leaves_grants_nothing():
    log = Log(ANNA, BERT).take()
    log.add(log.table.ask_back(1)).add(log.table.hand_over(1, "random"))
    assert log.kinds[-1] == "bot"
    assert log.table.missing(log.table.ask, log.table.seats) == [0]


def test_who_chose_nothing_has_nothing_to_ask_for():
    table = Log(ANNA, BERT).take().table
    assert table.last_choice(0) is None
    assert code_of(lambda: table.ask_back(0)) == "undo_nothing"


def test_nobody_is_asked_for_what_is_free():
    table = Log(ANNA, BERT).play("buy blue").table
    assert code_of(lambda: table.ask_back(1)) == "undo_is_free"


@pytest.mark.parametrize(("seat", "code"), [(ROBOT, "seat.bot"), (OPEN, "seat.open")])
def test_only_people_undo_ask_and_answer(seat, code):
    log = Log(seat, BERT).take()
    log.add(log.table.change(Entry(kind="move", seat=0, text="take 1")))
    for call in (lambda: log.table.undo(0, None), lambda: log.table.ask_back(0), lambda: log.answer(0, agree=True)):
        assert code_of(call) == code


def test_nothing_is_taken_back_once_the_match_is_over():
    state = played(seats=2, seed=3)
    table = Log(ANNA, BERT, start=state).table
    assert table.is_over
    assert table.to_act is None
    for seat in (0, 1):
        assert table.free_undo(seat) == []
        assert table.last_choice(seat) is None
        assert code_of(lambda seat=seat: table.undo(seat, None)) == "undo_limit"
        assert code_of(lambda seat=seat: table.undo(seat, state.choices[-1])) == "undo_limit"
        assert code_of(lambda seat=seat: table.ask_back(seat)) == "undo_nothing"
        assert code_of(lambda seat=seat: table.play(seat, ["take 1"])).startswith("illegal.")


# --- Seats ---


def test_an_open_seat_is_taken_by_joining_and_joining_again_renames():
    log = Log(ANNA, OPEN)
    assert code_of(lambda: log.table.check_person(1)) == "seat.open"
    log.add(log.table.join(1, "Bert"))
    assert log.table.seats[1] == BERT
    log.add(log.table.join(1, "Berta"))
    assert log.table.seats[1].name == "Berta"


def test_nobody_joins_where_a_bot_sits():
    assert code_of(lambda: Log(ANNA, ROBOT).table.join(1, "Bert")) == "seat.bot"


def test_a_seat_goes_to_a_bot_and_back_with_its_name():
    log = Log(ANNA, BERT)
    log.add(log.table.hand_over(1, "greedy"))
    assert log.table.seats[1] == Seat(kind="bot", name="Bert", level="greedy", left=True)
    log.add(log.table.hand_over(1, "random"))
    assert log.table.seats[1].level == "random"
    log.add(log.table.take_seat_back(1))
    assert log.table.seats[1] == BERT


def test_who_takes_a_seat_without_a_name_is_to_join_first():
    for seat in (ROBOT, OPEN):
        log = Log(seat, BERT)
        log.add(log.table.hand_over(0, "greedy")).add(log.table.take_seat_back(0))
        assert log.table.seats[0] == OPEN
        log.add(log.table.join(0, "Anna"))
        assert log.table.seats[0] == ANNA


def test_only_a_bots_seat_is_taken_back():
    for seat in (ANNA, OPEN):
        assert code_of(lambda seat=seat: Log(seat, BERT).table.take_seat_back(0)) == "seat.no_bot"


def test_what_was_resigned_stays_a_bots():
    log = Log(ANNA, BERT)
    log.add(log.table.resign(1, "greedy"))
    assert log.table.seats[1] == Seat(kind="bot", name="Bert", level="greedy", resigned=True, left=True)
    for call in (
        lambda: log.table.take_seat_back(1),
        lambda: log.table.hand_over(1, "random"),
        lambda: log.table.resign(1, "random"),
    ):
        assert code_of(call) == "seat.resigned"
    assert code_of(lambda: log.table.join(1, "Bert")) == "seat.bot"


def test_a_seat_that_a_bot_plays_for_someone_can_be_resigned():
    log = Log(ANNA, BERT)
    log.add(log.table.hand_over(1, "random")).add(log.table.resign(1, "greedy"))
    assert log.table.seats[1].resigned


def test_who_has_not_sat_down_has_nothing_to_resign():
    assert code_of(lambda: Log(ANNA, OPEN).table.resign(1, "random")) == "seat.open"


def test_nobody_resigns_when_all_is_over():
    table = Log(ANNA, BERT, start=played(seats=2, seed=3)).table
    assert code_of(lambda: table.resign(0, "random")) == "match.over"


def test_an_entry_of_no_known_kind_is_refused():
    assert code_of(lambda: Log(ANNA, BERT).table.fold(Entry(kind="dance", seat=0))) == "storage.unknown_entry"


# --- Telling ---


def test_events_are_told_with_their_moves():
    log = Log(ANNA, BERT).play("buy blue", "pay 5").play("keep").take().take()
    by_move = {line.move: line.events for line in log.table.tell()}
    for event in log.table.state.all_events():
        assert event in by_move[event.seq]
    assert sum(map(len, by_move.values())) == len(log.table.state.all_events())


def test_an_event_is_told_to_whom_it_is_for():
    events = tuple(Event(seq=1, name="seen", audience=who, arguments={}) for who in (0, 1, EVERYBODY))
    line = LogLine(seq=0, entry=Entry(kind="move", seat=0, text="take 1"), move=1, turn=1, events=events)
    table = Log(ANNA, BERT).table
    told = [[event.audience for event in _happening(table, line, seat).events] for seat in (0, 1, None)]
    assert told == [[0, EVERYBODY], [1, EVERYBODY], [EVERYBODY]]


def test_a_log_only_grows_until_something_is_taken_back():
    log = Log(ANNA, BERT).play("buy blue")
    assert log.table.nothing_was_taken_back(0)
    assert log.table.nothing_was_taken_back(1)
    assert not log.table.nothing_was_taken_back(2)
    log.add(log.table.undo(1, None))
    assert [log.table.nothing_was_taken_back(seq) for seq in range(4)] == [False, False, True, False]
    log.take().add(log.table.ask_back(1)).add(log.answer(0, agree=True))
    assert [log.table.nothing_was_taken_back(seq) for seq in range(7)] == [False] * 6 + [True]
    assert log.table.seq == 6


# --- Whatever people do, in whatever order ---


@functools.cache
def late_line(seats: int) -> State:
    """A game before its last choices."""
    state = played(seats, seed=11)
    return state.at(state.choices[-6])


class AnyLog:
    """People, bots and the host do what they can; what the log says and what is told always agree."""

    def __init__(self, seed: int) -> None:
        """A new match, or one that goes on near the end of a game, so that some come to it."""
        self.choose = random.Random(seed)
        seats = self.choose.choices([ANNA, BERT, ROBOT, OPEN], [4, 4, 1, 1], k=self.choose.choice([2, 3]))
        self.log = Log(*seats, start=late_line(len(seats)) if self.choose.random() < 0.4 else None)
        told = list(self.log.table.tell())
        self.client: list[LogLine] = told
        self.tables = [(self.log.table, told)]
        self.sent: list[tuple[int, int, list[str]]] = []

    def do(self, decide: Callable[[Table], Change]) -> bool:
        """Decide, log, and let a client follow; whether it was possible."""
        old = self.log.table
        before = contents(old)
        try:
            change = decide(old)
        except InsulaError:
            change = old.change()
        assert contents(old) == before
        if change.entries:
            table = self.log.add(change).table
            told = list(table.tell())
            self.client = self.client + change.told if table.nothing_was_taken_back(old.seq) else told
            self.tables.append((table, told))
        return bool(change.entries)

    def step(self) -> None:
        """Something happens, or is refused."""
        deeds = {
            self.play: 10, self.undo: 4, self.wish: 3, self.answer: 12 if self.log.table.ask else 0,
            self.hand_over: 1, self.resign: 0.2, self.join: 1, self.take_seat_back: 2,
        }  # fmt: skip
        self.choose.choices(list(deeds), list(deeds.values()))[0]()
        self.check()

    def seat(self, fitting: Iterable[int] = ()) -> int:
        """A seat for which something is possible, if there is one, and sometimes any."""
        likely = list(fitting)
        return self.choose.choice(likely if likely and self.choose.random() < 0.9 else range(len(self.log.table.seats)))

    def play(self) -> None:
        state = self.log.table.state.clone()
        if state.is_terminal():
            return
        seat, seq, moves = state.current_player(), self.log.table.seq, []
        for _ in range(self.choose.choice([1, 1, 2, 3])):
            if state.current_player() == seat and state.undo_limit <= self.log.table.state.seq:
                buys = [move for move in state.legal_actions() if not state.action_to_string(move).startswith("take")]
                legal = buys if buys and self.choose.random() < 0.7 else state.legal_actions()
                moves.append(state.action_to_string(self.choose.choice(legal)))
                state.apply_literally(moves[-1])
        self.log.table.check_current(seq)
        assert self.do(lambda table: table.play(seat, moves))
        self.sent.append((seat, seq, moves))
        assert self.log.table.has_played(seat, seq, moves)

    def undo(self) -> None:
        old = self.log.table
        seat = self.seat(seat for seat in range(len(old.seats)) if old.free_undo(seat))
        free = old.free_undo(seat)
        move = self.choose.choice([None, *free])
        is_possible = bool(free) and old.seats[seat].kind == "person"
        assert self.do(lambda table: table.undo(seat, move)) == is_possible
        if is_possible:
            assert self.log.table.state == old.state.at(free[0] if move is None else move)

    def wish(self) -> None:
        old, seat = self.log.table, self.seat()
        self.do(lambda table: table.ask_back(seat))
        self.check_back(old, old.last_choice(seat))

    def answer(self) -> None:
        old = self.log.table
        if old.ask is not None:
            seat = self.seat(old.missing(old.ask, old.seats))
            self.do(lambda table: table.answer(seat, table.seq, agree=self.choose.random() < 0.8))
            self.check_back(old, old.ask.move)

    def hand_over(self) -> None:
        level, seat = self.choose.choice(["random", "greedy"]), self.seat()
        self.do(lambda table: table.hand_over(seat, level))

    def resign(self) -> None:
        seat = self.seat()
        self.do(lambda table: table.resign(seat, "random"))

    def join(self) -> None:
        name, seat = self.choose.choice(["Ada", "Bo"]), self.seat()
        self.do(lambda table: table.join(seat, name))

    def take_seat_back(self) -> None:
        seat = self.seat(number for number, seat in enumerate(self.log.table.seats) if seat.kind == "bot")
        self.do(lambda table: table.take_seat_back(seat))

    def check(self) -> None:
        self.check_the_log_alone_makes_the_same_table()
        self.check_what_stands_is_where_the_table_says()
        self.check_a_wish_is_of_someone_who_chose_there_and_waits_for_people()
        self.check_every_earlier_table_is_continued_or_replaced()
        self.check_a_message_is_known_exactly_as_long_as_its_moves_stand()

    def check_back(self, old: Table, move: int | None) -> None:
        """After a way back everybody sees what was seen there, and nobody knows more."""
        if self.log.table.seq > old.seq and self.log.kinds[-1] == "back":
            assert move is not None
            assert open_views(self.log.table.state) == open_views(old.state.at(move))
            assert self.log.table.state.digest() != old.state.at(move).digest()

    def check_the_log_alone_makes_the_same_table(self) -> None:
        assert contents(self.log.folded()) == contents(self.log.table)

    def check_what_stands_is_where_the_table_says(self) -> None:
        table = self.log.table
        assert list(table.seqs) == sorted(set(table.seqs))
        made = [(self.log.entries[seq].seat, self.log.entries[seq].text) for seq in table.seqs]
        assert made == [(seat, table.state.action_to_string(move)) for _, seat, move, _ in table.state.log()]
        assert list(table.actors) == [seat for seat, _ in made]
        assert table.seq == len(self.log.entries)
        changes = [seq for seq, kind in enumerate(self.log.kinds) if kind in STATE_KINDS]
        assert table.changed_at == (changes[-1] + 1 if changes else 0)

    def check_a_wish_is_of_someone_who_chose_there_and_waits_for_people(self) -> None:
        table = self.log.table
        if table.ask is not None:
            missing = table.missing(table.ask, table.seats)
            assert missing
            assert all(table.seats[seat].kind == "person" and seat != table.ask.seat for seat in missing)
            assert table.ask.move == table.last_choice(table.ask.seat)
            assert self.log.entries[table.ask.seq] == Entry(
                kind="ask", seat=table.ask.seat, text=str(table.ask.move)
            )  # fmt: skip

    def check_every_earlier_table_is_continued_or_replaced(self) -> None:
        table, told = self.tables[-1]
        assert self.client == told
        for old, old_told in self.tables:
            has_only_grown = not {"undo", "back", "reroll"} & set(self.log.kinds[old.seq :])
            assert table.nothing_was_taken_back(old.seq) == has_only_grown
            if has_only_grown:
                assert old_told == [line for line in told if line.seq < old.seq]

    def check_a_message_is_known_exactly_as_long_as_its_moves_stand(self) -> None:
        table = self.log.table
        for seat, seq, moves in self.sent:
            for other in (seat, (seat + 1) % len(table.seats)):
                for at in (seq - 1, seq, seq + 1):
                    if at >= 0:
                        assert table.has_played(other, at, moves) == self._stands(other, at, moves)

    def _stands(self, seat: int, seq: int, moves: list[str]) -> bool:
        """Whether the next that changed the state from `seq` on was exactly this, and was not taken back."""
        changes = [at for at in range(seq, len(self.log.entries)) if self.log.kinds[at] in STATE_KINDS][: len(moves)]
        found = [self.log.entries[at] for at in changes]
        is_same = found == [Entry(kind="move", seat=seat, text=move) for move in moves]
        return is_same and set(changes) <= set(self.log.table.seqs)


@pytest.mark.parametrize("seed", range(40))
def test_whatever_people_do_the_log_and_what_is_told_agree(seed):
    match = AnyLog(seed)
    for _ in range(40):
        match.step()
