"""The Python face of a game, on Alhambra: whose turn, moves, copies, texts, what a seat may see."""

import base64
import copy
import json
import pickle
import random
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from insula import NOBODY, SPECTATOR, TERMINAL, ContentError, MoveError, State, TableError, load_game
from insula.core import jit
from insula.core.seeds import MAX_SEED, Reroll, reroll_word
from insula.core.state import rank_utilities
from insula.games.alhambra.content import OWN_FILE
from tests.core.process import evaluate
from tests.core.tables import ALL_SEATS, fingerprint, played, taken_back

NO_ACTIONS = [True, False, 1.0, "0", "take 1", None, -1, 32, 10**30, -(10**30), np.bool_(True), np.float64(1), [0]]
NO_TEXTS = ["", "take", "take 9", "TAKE 1", "fly", 0, None, "take 1, take 2", "x" * 100_000, "таке 1"]


def texts(state, actions=None):
    return [state.action_to_string(action) for action in (state.legal_actions() if actions is None else actions)]


def illegal(state):
    return next(action for action in range(state.game.num_distinct_actions()) if action not in state.legal_actions())


def purchase():
    """A position, and the first moves of a purchase in it: all chosen, none of them reveals anything."""
    state = played(seed=1)
    at, log = State.unsettled(state.game, state.seed), state.log()
    for start, (turn, seat, move, _) in enumerate(log):
        following = log[start : start + 3]
        if all(other == turn and not forced for other, _, _, forced in following):
            moves = texts(state, [move for _, _, move, _ in following])
            if moves[0].startswith("buy") and moves[2].startswith("pay"):
                return at, seat, moves
        at.apply_literally(state.action_to_string(move))
    raise AssertionError("nobody bought anything")


# --- Whose turn, what is legal ---


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_a_game_goes_to_its_end_at_every_table(seats):
    state = load_game("alhambra", seats).new_initial_state(seats)
    assert state.game.num_players() == seats
    while not state.is_terminal():
        assert 0 <= state.current_player() < seats
        assert state.returns() == [0.0] * seats
        state.apply_action(state.legal_actions()[state.seq % len(state.legal_actions())])
    assert state.current_player() == TERMINAL
    assert state.legal_actions() == []
    assert sum(state.legal_actions_mask()) == 0
    assert 0 < state.seq <= state.game.max_game_length()
    assert sum(state.returns()) == pytest.approx(0)
    assert state.previews() == []


def test_the_mask_is_the_list_and_only_the_seat_to_act_has_one():
    state = played(moves=20)
    actor = state.current_player()
    mask = state.legal_actions_mask()
    assert len(mask) == state.game.num_distinct_actions()
    assert [action for action, is_legal in enumerate(mask) if is_legal] == state.legal_actions(actor)
    for seat in {0, 1, 2} - {actor}:
        assert state.legal_actions(seat) == []
        assert sum(state.legal_actions_mask(seat)) == 0


def test_the_legal_list_is_the_callers_own():
    state = played(moves=20)
    before = fingerprint(state)
    state.legal_actions().clear()
    state.history().clear()
    assert fingerprint(state) == before


def test_moves_have_texts_and_texts_moves():
    state = played(moves=3)
    for action in range(state.game.num_distinct_actions()):
        assert state.string_to_action(f" {state.action_to_string(action)}\n") == action
    for action in NO_ACTIONS:
        with pytest.raises(MoveError, match="malformed"):
            state.action_to_string(action)


# --- Refused moves ---


@pytest.mark.parametrize("moves", [0, 33, None])
def test_what_is_no_action_is_malformed_and_changes_nothing(moves):
    state = played(moves=moves)
    before = fingerprint(state)
    for action in NO_ACTIONS:
        with pytest.raises(MoveError) as refused:
            state.apply_action(action)
        assert refused.value.code == "malformed"
        assert fingerprint(state) == before


@pytest.mark.parametrize("moves", [0, 33, None])
def test_what_is_no_text_of_a_move_is_malformed_and_changes_nothing(moves):
    state = played(moves=moves)
    before = fingerprint(state)
    for text in NO_TEXTS:
        for refuse in (state.apply, state.apply_literally):
            with pytest.raises(MoveError) as refused:
                refuse(text)
            assert refused.value.code == "malformed"
        assert state.explain_illegal(text).code == "malformed"
        assert fingerprint(state) == before


@pytest.mark.parametrize("seed", range(4))
def test_an_illegal_move_is_refused_with_its_rule_by_number_and_by_text(seed):
    state = played(seed=seed, moves=20 + 9 * seed)
    before = fingerprint(state)
    for action in range(state.game.num_distinct_actions()):
        text = state.action_to_string(action)
        if action in state.legal_actions():
            assert state.explain_illegal(text) is None
            continue
        errors = [state.explain_illegal(text)]
        for refuse, move in ((state.apply_action, action), (state.apply, text), (state.apply_literally, text)):
            with pytest.raises(MoveError) as refused:
                refuse(move)
            errors.append(refused.value)
        assert len({str(error) for error in errors}) == 1
        assert errors[0].code.startswith("illegal.")
        assert errors[0].rule.startswith("A")
        assert errors[0].arguments["move"] == text
    assert fingerprint(state) == before


def test_once_the_game_is_over_every_move_is_refused():
    state = played()
    before = fingerprint(state)
    for text in state.game.moves.texts:
        for seat in (None, 0):
            with pytest.raises(MoveError) as refused:
                state.apply(text, seat=seat)
            assert refused.value.code == "illegal.game_over"
    assert fingerprint(state) == before


def test_a_seat_that_is_not_to_act_is_out_of_turn():
    state = played(moves=10)
    before, actor = fingerprint(state), state.current_player()
    for seat in (*({0, 1, 2} - {actor}), 3, -1, "0", 0.5):
        with pytest.raises(MoveError) as refused:
            state.apply(texts(state)[0], seat=seat)
        assert refused.value.code == "out_of_turn"
        assert fingerprint(state) == before
    state.apply(texts(state)[0], seat=actor)


def test_a_move_for_another_length_of_the_log_is_stale():
    state = played(moves=10)
    before = fingerprint(state)
    for seq in (0, state.seq - 1, state.seq + 1, -1, "10"):
        with pytest.raises(MoveError) as refused:
            state.apply(texts(state)[0], seq=seq)
        assert (refused.value.code, refused.value.arguments["expected"]) == ("stale", state.seq)
        assert fingerprint(state) == before
    state.apply(texts(state)[0], seq=state.seq)


def test_stale_comes_before_out_of_turn_and_that_before_malformed():
    state = played(moves=10)
    other = (state.current_player() + 1) % 3
    for words, code in (({"seq": 0, "seat": other}, "stale"), ({"seat": other}, "out_of_turn"), ({}, "malformed")):
        with pytest.raises(MoveError) as refused:
            state.apply("nonsense", **words)
        assert refused.value.code == code


# --- Moves ---


@pytest.mark.parametrize("kind", [np.int8, np.int64, np.uint16, np.uint64, np.array])
def test_numpys_integers_are_actions(kind):
    mine, other = played(moves=12), played(moves=12)
    mine.apply_action(kind(mine.legal_actions()[-1]))
    other.apply_action(other.legal_actions()[-1])
    assert fingerprint(mine) == fingerprint(other)
    assert all(type(move) is int for move in mine.history())
    assert mine.serialize() == other.serialize()


def test_several_moves_are_made_all_or_none():
    state, seat, moves = purchase()
    before, seq = fingerprint(state), state.seq
    for wrong in ("nonsense", "keep", *NO_TEXTS[:3]):
        for broken in ([*moves, wrong], [moves[0], wrong, moves[1]], [wrong, *moves]):
            with pytest.raises(MoveError):
                state.apply(*broken, seat=seat, seq=seq)
            assert fingerprint(state) == before
    literal = state.clone()
    for text in moves:
        literal.apply_literally(text)
    state.apply(*moves, seat=seat, seq=seq)
    assert state.history()[: literal.seq] == literal.history()
    assert len(state.legal_actions()) > 1


def test_several_moves_are_refused_where_the_turn_passes_to_another_seat():
    at = State.unsettled(load_game("alhambra", 3), 1)
    log = played(seed=1).log()[:60]
    passed = 0
    for (_, seat, move, _), (_, next_seat, next_move, _) in pairwise(log):
        if seat != next_seat:
            before = fingerprint(at)
            with pytest.raises(MoveError) as refused:
                at.apply(*texts(at, [move, next_move]), seat=seat)
            assert refused.value.code == "out_of_turn"
            assert fingerprint(at) == before
            passed += 1
        at.apply_literally(at.action_to_string(move))
    assert passed > 5


def test_no_moves_at_all_change_nothing():
    state = played(moves=12)
    before = fingerprint(state)
    state.apply()
    assert fingerprint(state) == before


@pytest.mark.parametrize("seed", range(3))
def test_settled_and_literal_moves_lead_to_the_same_game(seed):
    state = played(2, seed)
    literal = State.unsettled(state.game, seed)
    chosen = state.game.new_initial_state(seed)
    for _, _, move, forced in state.log():
        literal.apply_literally(state.action_to_string(move))
        if not forced:
            chosen.apply(state.action_to_string(move))
    assert fingerprint(literal) == fingerprint(chosen) == fingerprint(state)


def test_a_move_without_alternative_is_forced_however_it_was_made():
    state = played(seed=3, moves=10)
    while len(state.legal_actions()) != 1:
        state.apply_literally(texts(state)[-1])
    by_number, by_text, literally = state.clone(), state.clone(), state.clone()
    by_number.apply_action(state.legal_actions()[0])
    by_text.apply(texts(state)[0])
    literally.apply_literally(texts(state)[0])
    assert literally.log()[-1][3]
    assert by_text.log() == by_number.log()


# --- Undo ---


def test_undo_takes_back_the_last_choice_and_nothing_that_revealed_or_passed_the_turn():
    outcomes = set()
    state, choose = played(2, 3, moves=1), random.Random(3)
    while state.seq < 80:
        before = fingerprint(state)
        after = state.clone()
        after.apply_action(choose.choice(state.legal_actions()))
        is_free = after.undo_limit <= state.seq
        outcomes.add(is_free)
        if is_free:
            back = after.clone()
            back.undo()
            assert fingerprint(back) == before
        else:
            made = fingerprint(after)
            with pytest.raises(MoveError, match="undo_limit"):
                after.undo()
            assert fingerprint(after) == made
        state = after
    assert outcomes == {True, False}


def test_nothing_can_be_undone_before_the_first_move_and_after_the_last():
    for state in (played(moves=0), played()):
        before = fingerprint(state)
        with pytest.raises(MoveError, match="undo_limit"):
            state.undo()
        assert fingerprint(state) == before


def test_undo_goes_back_choice_by_choice_within_a_turn():
    state, _, moves = purchase()
    trail = []
    for text in moves[:2]:
        trail.append(fingerprint(state))
        state.apply(text)
    for before in reversed(trail):
        state.undo()
        assert fingerprint(state) == before


def test_choices_are_the_moves_that_had_an_alternative():
    for state in (played(moves=0), played(2, 3), taken_back()):
        forced = [forced for _, _, _, forced in state.log()]
        assert state.choices == tuple(seq for seq, is_forced in enumerate(forced) if not is_forced)
    resampled = played(moves=30).resample_from_infostate(0, 1)
    assert resampled.choices == ()
    resampled.apply_action(resampled.legal_actions()[0])
    assert resampled.choices == (resampled.at(30).seq,) == (30,)


def test_undo_goes_back_to_any_free_choice_at_once():
    state, _, moves = purchase()
    start = state.seq
    trail = [fingerprint(state)]
    for text in moves[:2]:
        state.apply(text)
        trail.append(fingerprint(state))
    assert state.undo_limit <= start
    for to in (start, start + 1):
        back = state.clone()
        back.undo(to)
        assert fingerprint(back) == trail[to - start]


NO_CHOICES = [-1, 10**9, True, 1.0, "0", [0]]


def test_undo_to_what_was_no_choice_or_lies_beyond_the_limit_is_refused_and_changes_nothing():
    state = played(moves=40)
    before = fingerprint(state)
    forced = [seq for seq in range(state.seq) if seq not in state.choices]
    for to in (*NO_CHOICES, forced[0], state.seq):
        with pytest.raises(MoveError, match="undo_target"):
            state.undo(to)
    beyond = [to for to in state.choices if to < state.undo_limit]
    assert len(beyond) > 10
    for to in beyond:
        with pytest.raises(MoveError, match="undo_limit"):
            state.undo(to)
    assert fingerprint(state) == before


# --- Take back, reroll ---


def test_taken_back_a_game_is_for_every_seat_where_it_was_and_what_nobody_knows_is_drawn_anew():
    state = played(moves=50, salt="pepper")
    for to in state.choices:
        before, back = state.at(to), state.clone()
        back.take_back(to)
        assert back.digest() != before.digest()
        assert back.history() == before.history()
        assert back.choices == before.choices
        assert (back.seq, back.undo_limit, back.seed, back.salt) == (to, to, state.seed, "pepper")
        assert back.rerolls == (Reroll(to, reroll_word(state.seed, "pepper", 0)),)
        for seat in (0, 1, 2, None):
            mine, theirs = back.view(seat).to_dict(), before.view(seat).to_dict()
            assert mine | {"undo_limit": 0} == theirs | {"undo_limit": 0}
            assert back.events(seat=seat) == before.events(seat=seat)


def test_a_move_that_could_be_undone_is_rerolled_too_when_it_is_taken_back():
    state, _, moves = purchase()
    before = state.clone()
    state.apply(moves[0])
    assert state.undo_limit <= before.seq
    state.take_back(before.seq)
    assert state.history() == before.history()
    assert state.digest() != before.digest()
    assert state.undo_limit == before.seq


def test_one_word_is_one_draw_and_by_default_every_time_another():
    state = played(moves=50)
    to = state.choices[10]
    drawn = []
    for word in (7, 7, 8, 0, MAX_SEED):
        back = state.clone()
        back.take_back(to, word)
        assert back.rerolls == (Reroll(to, word),)
        drawn.append(back.digest())
    assert drawn[0] == drawn[1]
    assert len(set(drawn)) == 4
    seen = set()
    for made in range(5):
        state.take_back(to)
        assert state.rerolls == (Reroll(to, reroll_word(5, "", made)),)
        seen.add(state.digest())
        state.apply_action(state.legal_actions()[0])
    assert len(seen) == 5


def test_a_rerolls_word_follows_from_seed_salt_and_how_many_were_made():
    assert reroll_word(7, "pepper", 0) == 17466297494734689188
    words = {reroll_word(seed, salt, made) for seed in (0, 1, 11) for salt in ("", "1", "11") for made in range(3)}
    assert len(words) == 27
    assert reroll_word(None, "", 0) == reroll_word(0, "", 0)


def test_taking_back_further_drops_the_rerolls_beyond():
    state = played(moves=60)
    first, second = state.choices[10], state.choices[14]
    state.take_back(second, 1)
    state.take_back(first, 2)
    assert state.rerolls == (Reroll(first, 2),)
    while state.seq < 60:
        state.apply_action(state.legal_actions()[-1])
    third = next(choice for choice in state.choices if choice > first)
    state.take_back(third, 3)
    assert state.rerolls == (Reroll(first, 2), Reroll(third, 3))
    state.apply_action(state.legal_actions()[-1])
    state.take_back(third, 4)
    assert state.rerolls == (Reroll(first, 2), Reroll(third, 4))
    state.reroll(5)
    assert state.rerolls == (Reroll(first, 2), Reroll(third, 5))
    assert state.game.deserialize_state(state.serialize()) == state


def test_a_game_may_be_rerolled_where_it_stands():
    state = played(moves=0)
    before = state.clone()
    state.reroll(9)
    assert state.rerolls == (Reroll(0, 9),)
    assert state != before
    assert (state.view(0), state.legal_actions()) == (before.view(0), before.legal_actions())
    other = before.clone()
    other.reroll(4)
    other.reroll(9)
    assert other == state


@pytest.mark.parametrize(("title", "hands"), [("arkadia", "hand"), ("carpe_diem", "fountain_hand")])
def test_taken_back_for_a_seat_alone_the_others_hands_are_drawn_anew_too(title, hands):
    state = played(seed=7, moves=200, title=title)
    asker = state.current_player()
    to = next(move for move in reversed(state.choices) if state.at(move).current_player() == asker)
    before = state.at(to)
    drawn = []
    for word in range(8):
        back = state.clone()
        back.take_back(to, word, asker)
        assert back.rerolls == (Reroll(to, word, asker),)
        for viewer in (asker, None):
            assert back.view(viewer).table == before.view(viewer).table
            assert back.events(seat=viewer) == before.events(seat=viewer)
        assert fingerprint(back.game.deserialize_state(back.serialize())) == fingerprint(back)
        held = back.rows[hands][0]
        assert held[asker].tolist() == before.rows[hands][0][asker].tolist()
        drawn.append(str([held[seat].tolist() for seat in range(3) if seat != asker]))
    assert len(set(drawn)) > 1
    state.take_back(to, 1)
    assert state.rows[hands][0].tolist() == before.rows[hands][0].tolist()


def test_what_was_drawn_anew_for_a_seat_stays_when_what_no_seat_knows_is_drawn_anew_there():
    state = played(2, seed=7, moves=40, title="arkadia")
    seat, at = state.current_player(), state.seq
    for word, whose in ((1, seat), (2, NOBODY), (3, NOBODY), (4, 1 - seat), (5, 1 - seat)):
        state.reroll(word, whose)
    assert state.rerolls == (Reroll(at, 1, seat), Reroll(at, 3), Reroll(at, 5, 1 - seat))
    state.apply_action(state.legal_actions()[0])
    assert fingerprint(state.game.deserialize_state(state.serialize())) == fingerprint(state)
    for no_seat in (-1, 2, None, True, "0"):
        with pytest.raises(TableError, match="no_such_seat"):
            state.reroll(1, no_seat)


def test_two_lines_that_meet_are_not_the_same():
    state, _, moves = purchase()
    other = state.clone()
    state.reroll(1)
    for each in (state, other):
        each.apply(moves[0])
        each.reroll(2)
    assert state.digest() == other.digest()
    assert state != other


def test_what_was_no_choice_cannot_be_taken_back_to_and_no_word_be_drawn_from():
    state = played(moves=40)
    before = fingerprint(state), state.serialize()
    for to in (*NO_CHOICES, state.seq, None):
        with pytest.raises(MoveError, match="undo_target"):
            state.take_back(to)
    for word in (-1, MAX_SEED + 1, True, 1.0, "7", [7]):
        with pytest.raises(TableError, match=r"table\.word"):
            state.take_back(state.choices[5], word)
        with pytest.raises(TableError, match=r"table\.word"):
            state.reroll(word)
    assert (fingerprint(state), state.serialize()) == before


def test_once_the_game_is_over_nothing_is_taken_back_or_rerolled():
    state = played()
    before = fingerprint(state)
    for refuse in (lambda: state.take_back(state.choices[0], 1), state.reroll, lambda: state.reroll(1)):
        with pytest.raises(MoveError, match="take_back_over"):
            refuse()
    assert fingerprint(state) == before


def test_after_a_take_back_undo_is_free_down_to_it():
    state, seat, moves = purchase()
    to = state.seq
    state.apply(moves[0])
    state.take_back(to)
    start = fingerprint(state)
    with pytest.raises(MoveError, match="undo_limit"):
        state.undo()
    state.apply(moves[0], seat=seat)
    after = fingerprint(state)
    state.apply(moves[1], seat=seat)
    state.undo()
    assert fingerprint(state) == after
    state.undo(to)
    assert fingerprint(state) == start


def test_what_was_taken_back_is_no_longer_told():
    state = played(moves=60)
    to = state.choices[20]
    told = state.events()
    state.take_back(to)
    assert state.events() == [event for event in told if event.seq <= to]
    while state.seq < 60:
        state.apply_action(state.legal_actions()[-1])
    again = state.game.deserialize_state(state.serialize())
    assert state.events() == again.events() != told
    assert state.events()[: len(state.at(to).events())] == [event for event in told if event.seq <= to]


def test_words_go_on_after_a_state_was_kept():
    state = taken_back(salt="pepper")
    again = pickle.loads(pickle.dumps(state))
    for each in (state, again):
        each.take_back(each.choices[3])
    assert state.rerolls == again.rerolls == (Reroll(state.seq, reroll_word(5, "pepper", 3)),)
    assert state == again


def test_a_resampled_game_is_taken_back_down_to_where_it_was_resampled():
    state, choose = played(moves=30).resample_from_infostate(0, 1), random.Random(1)
    start = fingerprint(state)
    while state.seq < 50:
        state.apply_action(choose.choice(state.legal_actions()))
    with pytest.raises(MoveError, match="undo_target"):
        state.take_back(20)
    assert fingerprint(state.at(30)) == start
    state.take_back(state.choices[2])
    state.apply_action(state.legal_actions()[0])
    state.take_back(30)
    assert state.rerolls == (Reroll(30, reroll_word(None, "", 1)),)
    while state.seq < 50:
        state.apply_action(choose.choice(state.legal_actions()))
    assert fingerprint(state.game.deserialize_state(state.serialize())) == fingerprint(state)
    assert state.record().rerolls == ()


def test_a_resampled_game_remembers_no_word_of_a_reroll():
    resampled = taken_back().resample_from_infostate(1, 1)
    assert resampled.rerolls == ()
    assert "reroll" not in resampled.serialize()


@settings(derandomize=True, deadline=None, max_examples=40)
@given(st.data())
def test_whatever_is_made_undone_and_taken_back_the_line_that_stands_replays(data):
    state = played(2, data.draw(st.integers(0, 3)), moves=data.draw(st.integers(0, 40)))
    for _ in range(data.draw(st.integers(1, 12))):
        deed = data.draw(st.sampled_from(["make", "undo", "take back", "reroll"]))
        if deed == "undo" and state.choices and state.choices[-1] >= state.undo_limit:
            state.undo(data.draw(st.sampled_from([to for to in state.choices if to >= state.undo_limit])))
        elif deed == "take back" and state.choices:
            word, seat = data.draw(st.none() | st.integers(0, MAX_SEED)), data.draw(st.sampled_from([NOBODY, 0, 1]))
            state.take_back(data.draw(st.sampled_from(state.choices)), word, seat)
        elif deed == "reroll":
            state.reroll(seat=data.draw(st.sampled_from([NOBODY, 0, 1])))
        else:
            state.apply_action(data.draw(st.sampled_from(state.legal_actions())))
        if state.is_terminal():
            break
    places = [reroll.at for reroll in state.rerolls]
    assert places == sorted(places)
    assert all(at <= state.undo_limit for at in places)
    before = fingerprint(state)
    for other in (state.at(state.seq), pickle.loads(pickle.dumps(state)), state.clone()):
        assert other == state
        assert fingerprint(other) == before


# --- Other positions of the line ---


def test_a_state_can_be_seen_at_every_move_of_its_line():
    state = played(seed=6, moves=0)
    trail = [state.clone()]
    choose = random.Random(1)
    for _ in range(40):
        state.apply_literally(choose.choice(texts(state)))
        trail.append(state.clone())
    for move, then in enumerate(trail):
        assert fingerprint(state.at(move)) == fingerprint(then)
    again = taken_back()
    before = fingerprint(again)
    for reroll in again.rerolls:
        there = again.at(reroll.at)
        assert there.rerolls[-1] == reroll
        assert there.undo_limit == reroll.at
        assert reroll not in again.at(reroll.at - 1).rerolls
    there.apply_action(there.legal_actions()[0])
    assert fingerprint(again) == before


@pytest.mark.parametrize("move", [-1, 10**9, True, 1.0, "0", None])
def test_a_move_that_was_not_made_cannot_be_looked_at(move):
    for state in (played(moves=10), played(moves=10).resample_from_infostate(0, 1)):
        with pytest.raises(TableError, match=r"table\.no_such_move"):
            state.at(move)
        with pytest.raises(TableError, match=r"table\.no_such_move"):
            state.at(state.seq + 1)
    with pytest.raises(TableError, match=r"table\.no_such_move"):
        state.at(state.seq - 1)


def test_a_move_returns_its_steps_as_the_log_and_the_events_tell_them():
    for state in (played(moves=60), taken_back(), played(moves=30).resample_from_infostate(0, 1)):
        steps, before = [], state.seq
        for _ in range(20):
            steps += state.apply(texts(state)[-1])
        log = state.log()[-len(steps) :]
        told = [(step.turn, step.seat, state.string_to_action(step.move), step.forced) for step in steps]
        assert told == log
        assert any(step.forced for step in steps)
        assert [event for step in steps for event in step.events] == state.all_events(before)


def test_a_move_that_is_made_literally_returns_its_own_step_alone():
    state = load_game("alhambra", 2).new_initial_state(seed=7)
    literal = state.clone()
    steps = state.apply("buy blue", "pay 5")
    assert [(step.move, step.forced) for step in steps] == [("buy blue", False), ("pay 5", False), ("stop", True)]
    assert [literal.apply_literally(move) for move in ("buy blue", "pay 5")] == steps[:2]
    assert literal.settle() == steps[2:]
    assert literal == state
    assert state.settle() == []


def test_a_move_of_another_seat_is_refused_also_literally():
    state = played(moves=10)
    other = (state.current_player() + 1) % state.game.seats
    with pytest.raises(MoveError, match="out_of_turn"):
        state.apply_literally(texts(state)[0], seat=other)
    assert state.seq == played(moves=10).seq


# --- Copies and texts ---

DUPLICATES = {
    "clone": State.clone,
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda state: pickle.loads(pickle.dumps(state)),
    "text": lambda state: load_game("alhambra", 3).deserialize_state(state.serialize()),
}


@pytest.mark.parametrize("moves", [0, 40, None])
@pytest.mark.parametrize("duplicate", DUPLICATES.values(), ids=DUPLICATES)
def test_a_copy_is_equal_and_goes_its_own_way(moves, duplicate):
    resampled = played(moves=moves).resample_from_infostate(1, 4)
    for state in (played(moves=moves, salt="a-b_C"), resampled, taken_back(salt="a-b_C")):
        before = fingerprint(state)
        other = duplicate(state)
        assert other == state
        assert fingerprint(other) == before
        assert other.rows.dtype is state.game.layout.dtype
        while not other.is_terminal():
            other.apply_action(other.legal_actions()[0])
        other.events()
        assert fingerprint(state) == before
        assert state.is_terminal() or other != state


def test_a_copy_of_a_resampled_game_in_progress_undoes_like_the_original():
    state = played(moves=30).resample_from_infostate(0, 1)
    while state.undo_limit == state.seq:
        state.apply_action(state.legal_actions()[-1])
    other = state.game.deserialize_state(state.serialize())
    assert other.undo_limit == state.undo_limit
    for each in (state, other):
        each.undo()
    assert fingerprint(other) == fingerprint(state)


def test_states_cross_modes_by_pickle_and_as_text():
    states = [played(moves=30), played(moves=30).resample_from_infostate(0, 1)]
    message = base64.b64encode(pickle.dumps([(state, state.serialize()) for state in states])).decode()
    printed = evaluate(
        "import base64, pickle\n"
        f"for state, text in pickle.loads(base64.b64decode({message!r})):\n"
        "    again = state.game.deserialize_state(text)\n"
        "    assert again == state\n"
        "    state.apply_action(state.legal_actions()[-1])\n"
        "    print(again.digest(), state.digest())",
        INSULA_MODE="compiled" if jit.INTERPRETED else "interpreted",
    )
    for state, line in zip(states, printed.splitlines(), strict=True):
        before = state.digest()
        state.apply_action(state.legal_actions()[-1])
        assert line.split() == [before, state.digest()]


def test_states_of_other_positions_logs_and_contents_are_not_equal(tmp_path):
    state = played(moves=10)
    file = tmp_path / "content.toml"
    file.write_text(OWN_FILE.read_text(encoding="utf-8").replace("[16, 8, 1]", "[17, 8, 1]"), encoding="utf-8")
    elsewhere = load_game("alhambra", 3, content=file).new_initial_state(5)
    for action in state.history():
        elsewhere.apply_literally(state.action_to_string(action))
    assert state == played(moves=10)
    assert state != played(moves=11)
    assert state != played(seed=6, moves=10)
    assert state != state.resample_from_infostate(0, 1)
    rerolled = state.clone()
    rerolled.reroll()
    assert state != rerolled
    assert state != "a state"
    assert state != elsewhere
    with pytest.raises(TypeError):
        hash(state)


def test_a_state_says_what_it_is():
    assert (
        repr(played(moves=0))
        == f"<State of alhambra, 3 seats, 0 moves, seat {played(moves=0).current_player()} to act>"
    )
    assert repr(played()).endswith(" moves, over>")


def edited(state, **changes):
    document = json.loads(state.serialize())
    for name, value in changes.items():
        at, keys = document, name.split("__")
        for key in keys[:-1]:
            at = at[key]
        if value is ...:
            del at[keys[-1]]
        else:
            at[keys[-1]] = value
    return json.dumps(document)


@pytest.mark.parametrize(
    "changes",
    [
        {"title": "carpe_diem"}, {"rules_version": 2}, {"content": "0" * 32}, {"seats": 4}, {"options": {}},
        {"options": {"tracking": "open"}}, {"title": ...}, {"seed": ...}, {"salt": ...}, {"moves": ...},
        {"seed": -1}, {"seed": 2**64}, {"seed": "7"}, {"seed": 1.0}, {"seed": True}, {"seed": None},
        {"salt": 5}, {"salt": None}, {"moves": None}, {"moves": "take 1"}, {"moves": {"take 1": 1}},
        {"moves": ["fly"]}, {"moves": [1]}, {"moves": ["pass"]}, {"moves": ["keep"]}, {"base": {}}, {"base": []},
    ],
    ids=str,
)  # fmt: skip
def test_an_edited_state_is_refused(changes):
    state = played(moves=15, salt="pepper")
    with pytest.raises(TableError):
        state.game.deserialize_state(edited(state, **changes))


@pytest.mark.parametrize(
    "changes",
    [
        {"base__seq": ...}, {"base__state": ...}, {"base__events": ...}, {"base": "state"}, {"base": 7},
        {"base__seq": -1}, {"base__seq": 999}, {"base__seq": "15"}, {"base__seq": True}, {"base__seq": 1.5},
        {"base__state": {}}, {"base__state": None}, {"base__state__turn": ...}, {"base__state__turn": 10**9},
        {"base__state__turn": "7"}, {"base__state__turn": 7.5}, {"base__state__yard": [1, 2]},
        {"base__state__rng": [-1, 0, 0, 0]}, {"base__state__extra": 1}, {"base__state__seats": 6},
        {"base__state__actor": 5}, {"base__state__actor": -2}, {"base__state__phase": 3},
        {"base__state__money_next": 110}, {"base__events": 5}, {"base__events": [5]}, {"base__events": [{"seq": 1}]},
        {"base__events": [{"seq": "x", "name": 5, "audience": None, "arguments": 3}]},
    ],
    ids=str,
)  # fmt: skip
def test_an_edited_resampled_state_is_refused(changes):
    state = played(moves=15).resample_from_infostate(0, 1)
    with pytest.raises(TableError):
        state.game.deserialize_state(edited(state, **changes))


@pytest.mark.parametrize(
    "changes",
    [
        {"rerolls": None}, {"rerolls": 5}, {"rerolls": {}}, {"rerolls": [5]}, {"rerolls": [[5]]}, {"rerolls": "5 5"},
        {"rerolls": [[5, 1], [5, 2]]}, {"rerolls": [[9, 1], [5, 2]]}, {"rerolls": [[-1, 1]]}, {"rerolls": [[61, 1]]},
        {"rerolls": [[5, -1]]}, {"rerolls": [[5, 2**64]]}, {"rerolls": [[5, "1"]]}, {"rerolls": [[5, 1.0]]},
        {"rerolls": [[True, 1]]}, {"rerolls": [["5", 1]]}, {"rerolls": [[5, 1, 9]]},
        {"rerolls": [[5, 1, -2]]}, {"rerolls": [[5, 1, 1, 1]]}, {"rerolls": [[5, 1, 1], [5, 2, 1]]}, {"rerolls": ...},
        {"rerolled": 0}, {"rerolled": -1}, {"rerolled": "3"}, {"rerolled": None}, {"rerolled": ...},
    ],
    ids=str,
)  # fmt: skip
def test_an_edited_line_of_rerolls_is_refused(changes):
    state = taken_back()
    assert (len(state.rerolls), state.seq) == (2, 60)
    with pytest.raises(TableError, match=r"state\.damaged"):
        state.game.deserialize_state(edited(state, **changes))


def test_a_reroll_after_the_end_or_before_a_resampled_position_is_refused():
    state = played(moves=15).resample_from_infostate(0, 1)
    state.reroll(1)
    with pytest.raises(TableError, match=r"state\.damaged"):
        state.game.deserialize_state(edited(state, rerolls=[[14, 1]]))
    over = played()
    with pytest.raises(TableError, match=r"state\.damaged"):
        over.game.deserialize_state(edited(over, rerolls=[[over.seq, 1]], rerolled=1))


@pytest.mark.parametrize(
    "text", ["", "null", "[]", "7", "{", "{}", '"state"', None, 5, "nonsense", "[" * 100_000, "\0"]
)
def test_what_is_no_state_is_refused(text):
    with pytest.raises(TableError):
        load_game("alhambra", 3).deserialize_state(text)


def test_a_truncated_state_is_refused():
    state = played(moves=15)
    text = state.serialize()
    for end in range(0, len(text), 7):
        with pytest.raises(TableError, match=r"state\.not_json"):
            state.game.deserialize_state(text[:end])


# --- What a seat may see ---


@pytest.mark.parametrize("moves", [0, 21, None])
def test_a_view_is_plain_json(moves):
    state = played(moves=moves)
    for seat in (0, 1, 2, None, SPECTATOR):
        view = state.view(seat)
        assert view.to_dict() == json.loads(view.to_json())
        assert view.to_dict()["seat"] == (None if seat == SPECTATOR else seat)
        assert (view.seq, view.scores, view.undo_limit) == (state.seq, state.scores(), state.undo_limit)
        assert view.to_act == (None if state.is_terminal() else state.current_player())
        assert view.phase in state.game.phases


def test_only_the_view_of_the_seat_to_act_lists_legal_moves():
    state = played(moves=21)
    words = state.view(state.current_player()).legal
    assert sorted(f"{verb} {noun}".strip() for verb, nouns in words.items() for noun in nouns) == sorted(texts(state))
    for seat in ({0, 1, 2} - {state.current_player()}) | {SPECTATOR}:
        assert state.view(seat).legal == {}
        assert state.previews(seat) == []


def test_previews_tell_each_legal_move_and_change_nothing():
    state = played(moves=21)
    before = fingerprint(state)
    previews = state.previews()
    assert [preview.move for preview in previews] == texts(state)
    assert previews == state.previews(state.current_player())
    for preview in previews:
        after = state.clone()
        after.apply(preview.move)
        assert preview.reveals == (after.rows["revealed"][0] != state.rows["revealed"][0])
        assert {event.seq for event in preview.events} <= {state.seq + 1}
    assert fingerprint(state) == before


@pytest.mark.parametrize("seat", [3, -3, -4, 99, True, "0", 1.0, [0]])
def test_an_unknown_seat_is_refused(seat):
    state = played(moves=21)
    for look in (state.view, state.previews, lambda seat: state.events(seat=seat)):
        with pytest.raises(TableError, match=r"table\.no_such_seat"):
            look(seat)
    with pytest.raises(TableError, match=r"table\.no_such_seat"):
        state.resample_from_infostate(seat, 1)


def test_events_are_sliced_by_the_length_of_the_log():
    state = played(moves=40)
    events = state.events()
    assert [event.seq for event in events] == sorted(event.seq for event in events)
    assert {event.seq for event in events} <= set(range(1, state.seq + 1))
    for since in (0, 1, 20, state.seq - 1, state.seq, 10**6, -1):
        assert state.events(since) == [event for event in events if event.seq > since]
    for watcher in (0, 1, 2, SPECTATOR):
        assert state.events(seat=watcher) == [event for event in events if event.is_for(watcher)]


def test_events_told_on_the_way_are_those_told_at_the_end():
    state, told = played(seed=8, moves=0), []
    while not state.is_terminal():
        before = state.seq
        state.apply_action(state.legal_actions()[-1])
        told += state.events(before)
    again = State.unsettled(state.game, state.seed)
    for move in state.history():
        again.apply_literally(state.action_to_string(move))
    assert told == state.events() == again.events()


# --- Resampling ---

SOURCES = {
    "number": lambda: 11,
    "random": lambda: random.Random(11),
    "numpy": lambda: np.random.default_rng(11),
    "function": lambda: random.Random(11).random,
}


@pytest.mark.parametrize("source", SOURCES.values(), ids=SOURCES)
@pytest.mark.parametrize("seat", [0, 2, SPECTATOR, NOBODY])
def test_a_resampled_state_is_drawn_from_any_source_of_randomness(source, seat):
    state = played(moves=30, salt="pepper")
    before = fingerprint(state)
    first, second = (state.resample_from_infostate(seat, source()) for _ in range(2))
    assert fingerprint(state) == before
    assert fingerprint(first) == fingerprint(second)
    assert first.digest() != state.digest()
    assert (first.seed, first.salt) == (None, "")
    assert first.legal_actions() == state.legal_actions()
    assert first.history() == state.history()
    assert first.events() == state.events(seat=SPECTATOR if seat == NOBODY else seat)


def test_a_generator_goes_on_from_state_to_state():
    state, rng = played(moves=30), random.Random(1)
    assert len({state.resample_from_infostate(0, rng).digest() for _ in range(20)}) == 20


def test_numpys_integers_are_seeds_of_a_resampled_state():
    state = played(moves=30)
    assert state.resample_from_infostate(0, np.int64(11)) == state.resample_from_infostate(0, 11)


@pytest.mark.parametrize("rng", [None, "11", 1.5, [11]])
def test_what_gives_no_random_numbers_is_refused(rng):
    with pytest.raises(TableError):
        played(moves=30).resample_from_infostate(0, rng)


def test_a_resampled_state_plays_on_and_its_undo_ends_where_it_was_resampled():
    for seed in range(5):
        state = played(seed=seed, moves=30).resample_from_infostate(seed % 3, seed)
        start = fingerprint(state)
        with pytest.raises(MoveError, match="undo_limit"):
            state.undo()
        state.apply_action(state.legal_actions()[-1])
        if state.undo_limit <= 30:
            state.undo()
            assert fingerprint(state) == start
        again = state.resample_from_infostate(0, 1)
        while not again.is_terminal():
            again.apply_action(again.legal_actions()[0])
        assert sum(again.returns()) == pytest.approx(0)


# --- Scores ---


def test_utilities_follow_the_points():
    for seed in range(10):
        state = played(4, seed)
        points, utilities = state.scores(), state.returns()
        assert sum(utilities) == pytest.approx(0)
        assert sorted(range(4), key=lambda seat: (points[seat], utilities[seat])) == sorted(
            range(4), key=lambda seat: (utilities[seat], points[seat])
        )


@settings(derandomize=True, deadline=None)
@given(st.lists(st.integers(-5, 5), min_size=2, max_size=6), st.randoms(use_true_random=False))
def test_rank_utilities_sum_to_zero_and_keep_the_order_of_seats(standing, shuffler):
    utilities = rank_utilities(standing)
    places = sorted(standing, reverse=True)
    step = 2 / (len(standing) - 1)
    assert sum(utilities) == pytest.approx(0)
    assert -1 <= min(utilities) <= max(utilities) <= 1
    for mine, utility in zip(standing, utilities, strict=True):
        shared = [1 - place * step for place, theirs in enumerate(places) if theirs == mine]
        assert utility == pytest.approx(sum(shared) / len(shared))
    order = list(range(len(standing)))
    shuffler.shuffle(order)
    assert rank_utilities([standing[seat] for seat in order]) == [utilities[seat] for seat in order]


# --- Tables ---


@pytest.mark.parametrize("seed", [-1, 2**64, 1.5, True, "7", [7], 10**30, float("nan")])
def test_a_bad_seed_is_refused(seed):
    with pytest.raises(TableError, match=r"table\.seed"):
        load_game("alhambra").new_initial_state(seed)


@pytest.mark.parametrize("seed", [0, 2**63, MAX_SEED])
def test_every_64_bit_number_is_a_seed(seed):
    state = played(seed=seed, moves=5)
    assert state == state.game.deserialize_state(state.serialize())
    assert state.seed == seed


def test_without_a_seed_one_is_drawn():
    game = load_game("alhambra")
    assert len({game.new_initial_state().seed for _ in range(10)}) == 10


@pytest.mark.parametrize("salt", ["a b", "a\n", "a:b", 'a"', "ä", "x" * 99 + "!", "{}", None, 5, b"salt", True])
def test_a_bad_salt_is_refused(salt):
    with pytest.raises(TableError, match=r"table\.salt"):
        load_game("alhambra").new_initial_state(7, salt=salt)


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ({"title": "chess"}, "unknown_title"), ({"title": ""}, "unknown_title"),
        ({"title": "Alhambra"}, "unknown_title"), ({"title": None}, "unknown_title"),
        ({"seats": 1}, "seats"), ({"seats": 7}, "seats"), ({"seats": 0}, "seats"),
        ({"seats": True}, "seats"), ({"seats": "3"}, "seats"), ({"seats": 3.0}, "seats"), ({"seats": [3]}, "seats"),
        ({"options": {"speed": "fast"}}, "unknown_option"), ({"options": {"tracking": "shut"}}, "option_value"),
        ({"options": {"tracking": None}}, "option_value"), ({"options": {"tracking": 1}}, "option_value"),
    ],
)  # fmt: skip
def test_a_table_that_cannot_be_laid_is_refused(words, code):
    with pytest.raises(TableError) as refused:
        load_game(**{"title": "alhambra"} | words)
    assert refused.value.code == f"table.{code}"


def test_numpys_number_of_seats_is_a_number_of_seats():
    state = load_game("alhambra", np.int64(3)).new_initial_state(7)
    assert state.serialize() == load_game("alhambra", 3).new_initial_state(7).serialize()


def test_content_that_is_not_there_or_of_another_title_is_refused(tmp_path):
    from tests.contract import toy

    with pytest.raises(ContentError, match=r"content\.unreadable"):
        load_game("alhambra", content=tmp_path / "nothing.toml")
    with pytest.raises((TableError, ContentError)):
        load_game("alhambra", content=toy.TITLE.at_table().content)


def test_a_game_survives_pickle():
    game = load_game("alhambra", 4, {"tracking": "open"})
    same = pickle.loads(pickle.dumps(game))
    assert (same.name, same.seats, same.options) == ("alhambra", 4, {"tracking": "open"})
    assert same.content.digest == game.content.digest
    assert same.content.provenance == game.content.provenance
    assert same.new_initial_state(7) == game.new_initial_state(7)
