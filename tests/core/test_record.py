"""Records: text and NDJSON, there and back; what is not a record, or not of this game, is refused."""

import dataclasses
import json
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import insula
from insula import RecordError, State, load_game, load_title
from insula.core import record as record_module
from insula.core.record import Entry, Record, parse
from insula.core.replay import positions
from insula.core.replay import replay as replay_with
from insula.core.seeds import MAX_SEED, Reroll, commitment
from insula.core.testing import transcript
from insula.registry import replay
from tests.core.tables import ALL_SEATS, fingerprint, played, taken_back

SEED = 9_876_543_210_123_456_789
FUZZ = settings(derandomize=True, deadline=None, max_examples=150)


@cache
def finished(seats=2):
    """A game that no test goes on with."""
    return played(seats, SEED, salt="pep-per")


@cache
def finished_after_take_backs():
    """A game with rerolls on its line, that no test goes on with."""
    state = taken_back(2, SEED, salt="pep-per")
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    return state


@cache
def short_record():
    """The first moves of a game, with the seed, as who holds a running match may write it down."""
    state = played(3, SEED, moves=12, salt="pep-per")
    return dataclasses.replace(state.record(), seed=SEED, salt="pep-per")


# --- There and back ---


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_a_finished_game_survives_both_forms_and_verifies(seats):
    state = finished(seats)
    record = state.record()
    for text in (record.to_text(), record.to_ndjson()):
        parsed = parse(text)
        assert parsed == record
        assert (parsed.to_text(), parsed.to_ndjson()) == (record.to_text(), record.to_ndjson())
        assert fingerprint(replay(parsed)) == fingerprint(state)
    assert (record.seed, record.salt) == (SEED, "pep-per")
    assert record.commitment == commitment(SEED, "pep-per")
    assert list(record.result) == state.scores()


def test_options_survive():
    state = load_game("alhambra", 2, {"tracking": "open"}).new_initial_state(7)
    record = dataclasses.replace(state.record(), seed=7)
    assert parse(record.to_text()).options == parse(record.to_ndjson()).options == {"tracking": "open"}
    assert replay(parse(record.to_text())).game.options == {"tracking": "open"}


@pytest.mark.parametrize("moves", [0, 1, 40])
def test_an_unfinished_game_carries_a_commitment_and_tells_its_seed_nowhere(moves):
    state = played(3, SEED, moves=moves, salt="pep-per")
    record = state.record()
    assert (record.seed, record.salt, record.result) == (None, "", None)
    assert record.commitment == commitment(SEED, "pep-per") != commitment(SEED, "")
    for text in (record.to_text(), record.to_ndjson()):
        assert parse(text) == record
        for secret in (str(SEED), f"{SEED:x}", "pep-per", "seed", "Seed", "salt", state.digest(), state.serialize()):
            assert secret not in text
        with pytest.raises(RecordError, match=r"record\.no_seed"):
            replay(parse(text))


def test_commitments_tell_seeds_and_salts_apart():
    pairs = [(seed, salt) for seed in (0, 1, 11, 2**64 - 1) for salt in ("", "1", "11", "-")]
    assert len({commitment(*pair) for pair in pairs}) == len(pairs)


def test_a_record_replays_to_every_move():
    state = finished()
    record = state.record()
    again = State.unsettled(state.game, SEED, "pep-per")
    reached = [position.digest() for position in positions(record, state.game)]
    for move in range(len(record.entries) + 1):
        assert reached[move] == again.digest()
        if move % 25 == 0 or move == len(record.entries):
            assert fingerprint(replay(record, to=move)) == fingerprint(again)
        if move < len(record.entries):
            again.apply_literally(record.entries[move].move)


def test_a_game_with_moves_taken_back_survives_both_forms_and_verifies():
    state = finished_after_take_backs()
    record = state.record()
    assert record.rerolls == state.rerolls
    assert len(record.rerolls) == 2
    (first, word, _), (second, other, _) = record.rerolls
    assert f'[Salt "pep-per"]\n[Reroll "{first} {word}"]\n[Reroll "{second} {other}"]\n[Result ' in record.to_text()
    assert json.loads(record.to_ndjson().splitlines()[0])["rerolls"] == [[first, word], [second, other]]
    for text in (record.to_text(), record.to_ndjson()):
        parsed = parse(text)
        assert parsed == record
        assert (parsed.to_text(), parsed.to_ndjson()) == (record.to_text(), record.to_ndjson())
        assert fingerprint(replay(parsed)) == fingerprint(state)


def test_a_record_without_rerolls_says_nothing_of_them():
    record = finished().record()
    assert record.rerolls == ()
    assert "eroll" not in record.to_text() + record.to_ndjson()


def test_a_reroll_for_a_seat_names_it_in_both_forms():
    state = played(3, SEED, moves=20, salt="pep-per")
    state.take_back(state.choices[5], 7, 2)
    state.reroll(8)
    at = state.seq
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    record = state.record()
    assert f'[Reroll "{at} 7 2"]\n[Reroll "{at} 8"]\n' in record.to_text()
    assert json.loads(record.to_ndjson().splitlines()[0])["rerolls"] == [[at, 7, 2], [at, 8]]
    for text in (record.to_text(), record.to_ndjson()):
        assert parse(text) == record
        assert fingerprint(replay(parse(text))) == fingerprint(state)
    assert [line for line in transcript(state).splitlines() if line.startswith("reroll")] == ["reroll 7 2", "reroll 8"]


def test_a_position_of_a_record_stands_after_its_reroll():
    state = finished_after_take_backs()
    record = state.record()
    for move, position in enumerate(positions(record, state.game)):
        if move in [reroll.at for reroll in record.rerolls] or move % 25 == 0:
            assert fingerprint(position) == fingerprint(state.at(move)) == fingerprint(replay(record, to=move))
    start = dataclasses.replace(short_record(), rerolls=(Reroll(0, 5),), entries=())
    begun = played(3, SEED, moves=0)
    begun.reroll(5)
    assert replay(parse(start.to_text())) == begun


def test_a_transcript_tells_rerolls():
    state = finished_after_take_backs()
    told = transcript(state).splitlines()
    assert [line for line in told if line.startswith("reroll")] == [f"reroll {each.word}" for each in state.rerolls]


def test_a_running_game_tells_no_word_of_a_reroll():
    state = taken_back(3, SEED)
    assert len(state.rerolls) == 2
    record = state.record()
    assert record.rerolls == ()
    for text in (record.to_text(), record.to_ndjson()):
        assert "eroll" not in text
        assert not any(str(each.word) in text for each in state.rerolls)


@pytest.mark.parametrize("to", [-1, 13, 10**9, 1.5])
def test_a_move_that_is_not_in_the_record_cannot_be_replayed_to(to):
    record = short_record()
    assert len(record.entries) < 14
    with pytest.raises(RecordError, match=r"record\.no_such_move"):
        replay(record, to=to)


def test_the_record_of_a_resampled_state_tells_no_seed_and_does_not_replay():
    state = played(3, SEED, moves=20).resample_from_infostate(0, 1)
    for _ in range(2):
        record = state.record()
        assert (record.seed, record.salt, record.commitment) == (None, "", "")
        for text in (record.to_text(), record.to_ndjson()):
            assert str(SEED) not in text
            assert parse(text) == record
            with pytest.raises(RecordError, match=r"record\.no_seed"):
                replay(parse(text))
        while not state.is_terminal():
            state.apply_action(state.legal_actions()[0])


# --- Written by hand ---


@pytest.mark.parametrize(
    "rewrite",
    [
        lambda text: text.replace("\n", "\r\n"),
        lambda text: text.replace("\n", "\r"),
        lambda text: text.replace("\n", "\n\n  \n"),
        lambda text: text.replace(": ", ":  ", 3).replace(", ", " ,\t"),
        lambda text: text.replace("\n1. ", "\n{the game begins}\n1. ").replace(", ", " {well} , {played} "),
        lambda text: text.rstrip("\n") + " {the end}",
        lambda text: "{a game to remember}\n" + text,
        lambda text: "\n\n" + text.rstrip("\n"),
        lambda text: text.replace("\n", "\n[Event \"a friendly game\"]\n", 1),
    ],
    ids=["crlf", "cr", "empty lines", "spaces", "comments", "last comment", "first comment", "edges", "unknown tag"],
)  # fmt: skip
def test_line_ends_white_space_and_comments_do_not_matter(rewrite):
    record = finished().record()
    text = rewrite(record.to_text())
    assert text != record.to_text()
    parsed = parse(text)
    assert parsed == record
    assert replay(parsed).scores() == list(record.result)


@pytest.mark.parametrize("end", ["\r\n", "\n\n"])
def test_line_ends_of_ndjson_do_not_matter(end):
    record = finished().record()
    assert parse(record.to_ndjson().replace("\n", end)) == record


# --- Damaged and foreign records ---


def lines_of(record):
    return record.to_text().splitlines()


def tag(lines, name):
    return next(at for at, line in enumerate(lines) if line.startswith(f"[{name} "))


def turn(lines, number):
    return next(at for at, line in enumerate(lines) if line.startswith(f"{number}. "))


def retag(name, value):
    def edit(lines):
        lines[tag(lines, name)] = f'[{name} "{value}"]'
        return 0

    return edit


def drop(name):
    def edit(lines):
        del lines[tag(lines, name)]
        return 0

    return edit


def repeat(name):
    def edit(lines):
        at = tag(lines, name)
        lines.insert(at + 1, lines[at])
        return at + 1

    return edit


def at_turn(number, rewrite):
    def edit(lines):
        at = turn(lines, number)
        lines[at] = rewrite(lines[at])
        return at

    return edit


def insert_at(where, line):
    def edit(lines):
        at = len(lines) if where == "end" else where
        lines.insert(at, line)
        return at

    return edit


def repeat_turn(lines):
    at = turn(lines, 4)
    lines.insert(at, lines[at])
    return at + 1


def swap_turns(lines):
    at = turn(lines, 4)
    lines[at], lines[at + 1] = lines[at + 1], lines[at]
    return at


def drop_turn(lines):
    at = turn(lines, 4)
    del lines[at]
    return at


def truncate(lines):
    del lines[-1]


def other_game(lines):
    foreign = lines_of(played(2, 5, salt="x").record())
    for name in ("Commitment", "Seed", "Salt"):
        lines[tag(lines, name)] = foreign[tag(foreign, name)]


def misjudge(lines):
    at = tag(lines, "Result")
    points = [int(word) for word in lines[at].split('"')[1].split()]
    lines[at] = f'[Result "{" ".join(str(point + 1) for point in points)}"]'


def unmark(lines):
    at = next(at for at, line in enumerate(lines) if "(" in line)
    lines[at] = lines[at].replace("(", "", 1).replace(")", "", 1)
    return at


def mark(lines):
    at = turn(lines, 1)
    head, _, moves = lines[at].partition(": ")
    first, comma, rest = moves.partition(",")
    lines[at] = f"{head}: ({first}){comma}{rest}"
    return at


DAMAGES = {
    # what was done -> how, the code, where it is told: on the edited line (True), in the header (1), somewhere (None)
    "other format": (retag("Insula", 2), "format", 1),
    "no format": (drop("Insula"), "header", 1),
    "other title": (retag("Title", "chess"), "other_title", 1),
    "no title": (drop("Title"), "header", 1),
    "other rules": (retag("Rules", 99), "other_rules", 1),
    "no rules": (drop("Rules"), "header", 1),
    "other content": (retag("Content", "0" * 32), "other_content", 1),
    "no content": (drop("Content"), "header", 1),
    "too many seats": (retag("Seats", 7), "header", 1),
    "seats in words": (retag("Seats", "two"), "header", 1),
    "other seats": (retag("Seats", 4), "", None),
    "unknown option": (retag("Option", "speed=fast"), "header", 1),
    "unknown option value": (retag("Option", "tracking=shut"), "header", 1),
    "other seed": (retag("Seed", SEED + 1), "commitment", 1),
    "seed too large": (retag("Seed", 2**64), "header", 1),
    "seed below zero": (retag("Seed", -1), "header", 1),
    "other salt": (retag("Salt", "paprika"), "commitment", 1),
    "no salt": (drop("Salt"), "commitment", 1),
    "other commitment": (retag("Commitment", "0" * 64), "commitment", 1),
    "no commitment": (drop("Commitment"), "header", 1),
    "no seed": (drop("Seed"), "no_seed", 1),
    "header of another game": (other_game, "", None),
    "other result": (misjudge, "wrong_result", None),
    "no result": (drop("Result"), "wrong_result", None),
    "result in words": (retag("Result", "won lost"), "header", 1),
    "unfinished result": (retag("Result", "*"), "wrong_result", None),
    "truncated": (truncate, "wrong_result", None),
    "tag twice": (repeat("Seats"), "tag_twice", True),
    "option twice": (repeat("Option"), "tag_twice", True),
    "tag among the moves": (insert_at("end", '[Event "x"]'), "unreadable", True),
    "move before the tags": (insert_at(0, "1. 0: take 1"), "unreadable", True),
    "garbage": (insert_at(5, "garbage"), "unreadable", True),
    "open brace": (at_turn(3, lambda line: line + " {unclosed"), "refused", True),
    "turn without moves": (at_turn(3, lambda line: line.split(":")[0] + ":"), "unreadable", True),
    "empty move": (at_turn(3, lambda line: line + ","), "unreadable", True),
    "no such move": (at_turn(3, lambda line: line.split(": ")[0] + ": fly"), "refused", True),
    "illegal move": (at_turn(3, lambda line: line.split(": ")[0] + ": keep"), "refused", True),
    "other seat": (at_turn(3, lambda line: line.replace(". 0:", ". 9:").replace(". 1:", ". 9:")), "wrong_turn", True),
    "other turn": (at_turn(3, lambda line: line.replace("3.", "33.", 1)), "wrong_turn", True),
    "turn twice": (repeat_turn, "wrong_turn", True),
    "turns swapped": (swap_turns, "wrong_turn", True),
    "turn dropped": (drop_turn, "wrong_turn", True),
    "forced mark dropped": (unmark, "wrong_mark", True),
    "forced mark added": (mark, "wrong_mark", True),
    "moves after the end": (insert_at("end", "999. 0: pass"), "refused", True),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_record_is_refused_with_line_and_code(damage):
    edit, code, where = DAMAGES[damage]
    lines = lines_of(finished().record())
    at = edit(lines)
    with pytest.raises(RecordError) as refused:
        replay(parse("\n".join(lines)))
    assert refused.value.code == f"record.{code}" if code else refused.value.code.startswith("record.")
    assert (
        refused.value.arguments["line"] == at + 1 if where is True else refused.value.arguments["line"] >= (where or 1)
    )


NO_REROLLS = [
    [[5]], [[5, 1, 2]], [[5, 1, -2]], [[5, 1, 1, 1]], [[5, 1, 1], [5, 2, 1]], [[-1, 1]], [[5, -1]],
    [[5, 2**64]], [[10**9, 1]], [[9, 1], [5, 2]], [[5, 1], [5, 2]],
    [[5, 1], [6, 2], [6, 3]], [[5, "x"]], [["", 1]], [[5, "1.0"]],
]  # fmt: skip


@pytest.mark.parametrize("rerolls", NO_REROLLS, ids=str)
def test_rerolls_that_cannot_have_been_made_are_refused_with_their_line(rerolls):
    lines = lines_of(finished().record())
    at = tag(lines, "Result")
    lines[at:at] = [f'[Reroll "{" ".join(map(str, pair))}"]' for pair in rerolls]
    with pytest.raises(RecordError) as refused:
        parse("\n".join(lines))
    assert (refused.value.code, refused.value.arguments["line"]) == ("record.reroll", at + len(rerolls))
    with pytest.raises(RecordError) as refused:
        parse(ndjson_with(1, rerolls=rerolls))
    assert (refused.value.code, refused.value.arguments["line"]) == ("record.reroll", 1)


@pytest.mark.parametrize("value", ["", "5", "5  1", " 5 1", "5,1", "5 1 ", "5\t1", "+5 1", "5 ²"])
def test_a_tag_of_a_reroll_is_two_numbers_and_a_space(value):
    lines = lines_of(finished().record())
    lines.insert(tag(lines, "Result"), f'[Reroll "{value}"]')
    with pytest.raises(RecordError, match=r"record\.reroll"):
        parse("\n".join(lines))


@pytest.mark.parametrize("rerolls", [None, 5, {}, "5 1", [5], [None], [[5, True]], [[5.0, 1]], [{"5": 1}]], ids=str)
def test_rerolls_in_ndjson_are_pairs_of_numbers(rerolls):
    with pytest.raises(RecordError, match=r"record\.reroll"):
        parse(ndjson_with(1, rerolls=rerolls))


def test_nothing_is_rerolled_once_the_game_is_over():
    record = finished().record()
    late = dataclasses.replace(record, rerolls=(Reroll(len(record.entries), 1),))
    with pytest.raises(RecordError, match=r"record\.reroll"):
        replay(parse(late.to_text()))


def test_other_rerolls_lead_to_another_game():
    record = finished_after_take_backs().record()
    first, second = record.rerolls
    for rerolls in ((), (first,), (first, second._replace(word=second.word ^ 1))):
        with pytest.raises(RecordError):
            replay(parse(dataclasses.replace(record, rerolls=rerolls).to_text()))


def ndjson_with(line, **changes):
    rows = [json.loads(row) for row in finished().record().to_ndjson().splitlines()]
    rows[line - 1] = {name: value for name, value in (rows[line - 1] | changes).items() if value is not ...}
    return "\n".join(json.dumps(row) for row in rows)


@pytest.mark.parametrize(
    ("line", "changes", "code"),
    [
        (1, {"insula": True}, "header"), (1, {"insula": 2}, "format"), (1, {"title": None}, "header"),
        (1, {"title": ["alhambra"]}, "header"), (1, {"seats": "2"}, "header"), (1, {"seats": 2.0}, "header"),
        (1, {"options": []}, "header"), (1, {"options": {"tracking": 1}}, "header"), (1, {"options": ...}, "header"),
        (1, {"seed": None}, "header"), (1, {"seed": 1.5}, "header"), (1, {"seed": True}, "header"),
        (1, {"seed": 2**64}, "header"), (1, {"seed": ...}, "no_seed"), (1, {"salt": 5}, "header"),
        (1, {"salt": "\ud800"}, ""), (1, {"result": "1 2"}, "header"), (1, {"result": [1, "2"]}, "header"),
        (1, {"result": [1.5, 2]}, "header"), (1, {"result": None}, "wrong_result"), (1, {"result": []}, "wrong_result"),
        (1, {"commitment": 5}, "header"), (1, {"content": {}}, "header"), (1, {"rules": "1"}, "header"),
        (9, {"turn": "1"}, "unreadable"), (9, {"turn": True}, "unreadable"), (9, {"seat": None}, "unreadable"),
        (9, {"move": 5}, "unreadable"), (9, {"move": ...}, "unreadable"), (9, {"forced": 1}, "unreadable"),
        (9, {"move": "fly"}, "refused"), (9, {"move": "\ud800"}, "refused"), (9, {"turn": 10**9}, "wrong_turn"),
        (9, {"seat": -1}, "wrong_turn"),
    ],
    ids=str,
)  # fmt: skip
def test_damaged_ndjson_is_refused_with_line_and_code(line, changes, code):
    with pytest.raises(RecordError) as refused:
        replay(parse(ndjson_with(line, **changes)))
    assert refused.value.code.startswith(f"record.{code}")
    assert refused.value.arguments["line"] == line or code == "wrong_result"


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "\n", "{", "{}", "{}\n{}", "[]", "null", "{\n}", '{"insula":1}', "[Insula]", '[Insula "1"]', "\0",
        "\ufeff", "1. 0: take 1", '{"a":' * 100_000, "{" * 100_000, '[Insula "' + "1" * 5000 + '"]',
        '[Insula "1"]\n' + "1" * 5000 + ". 0: take 1", '[Insula "1"]\n1. ' + "1" * 5000 + ": take 1",
        '{"insula":' + "1" * 5000 + "}", '[Seats "²"]', '[Salt "\ud800"]',
    ],
    ids=lambda text: repr(text[:20]),
)  # fmt: skip
def test_what_is_no_record_is_refused(text):
    with pytest.raises(RecordError) as refused:
        parse(text)
    assert refused.value.arguments["line"] >= 1


def test_a_text_whose_salt_cannot_be_encoded_is_refused():
    lines = lines_of(finished().record())
    retag("Salt", "\ud800")(lines)
    with pytest.raises(RecordError):
        parse("\n".join(lines))


def test_a_record_of_another_title_is_refused():
    from tests.contract import toy

    state = toy.TITLE.at_table(2).new_initial_state(1)
    while not state.is_terminal():
        state.apply_action(0)
    record = parse(state.record().to_text())
    assert replay_with(record, toy.TITLE) == state
    with pytest.raises(RecordError, match=r"record\.other_title"):
        replay(record)
    with pytest.raises(RecordError, match=r"record\.other_title"):
        replay_with(record, load_game("alhambra"))


def test_without_a_seed_both_forms_carry_the_same():
    lines = lines_of(finished().record())
    drop("Seed")(lines)
    assert parse("\n".join(lines)) == parse(ndjson_with(1, seed=...))


# --- Fuzz ---


def outcome(text):
    """The state that a text replays to; None where it is refused as a record."""
    try:
        return replay(parse(text))
    except RecordError:
        return None


@FUZZ
@given(
    st.text()
    | st.text(alphabet='{}[]()":,.0123456789 \n*Insula')
    | st.dictionaries(st.text(), st.integers()).map(json.dumps)
)
def test_any_text_is_a_record_or_refused(text):
    assert outcome(text) is None


@FUZZ
@given(st.lists(st.tuples(st.integers(-2, 16), st.integers(-2, 2) | st.integers(2**64 - 2, 2**64 + 1)), max_size=4))
def test_rerolls_are_read_alike_from_both_forms_or_refused_by_both(rerolls):
    record = dataclasses.replace(short_record(), rerolls=tuple(Reroll(*pair) for pair in rerolls))
    moves = [move for move, _ in rerolls]
    is_line = moves == sorted(set(moves)) and all(0 <= move <= len(record.entries) for move in moves)
    for text in (record.to_text(), record.to_ndjson()):
        if is_line and all(0 <= word <= MAX_SEED for _, word in rerolls):
            assert parse(text) == record
        else:
            with pytest.raises(RecordError, match=r"record\.reroll"):
                parse(text)


@FUZZ
@given(st.data(), st.sampled_from(["to_text", "to_ndjson"]), st.booleans())
def test_a_mutated_record_is_refused_or_replays_to_the_game_it_tells(data, form, is_rerolled):
    record = dataclasses.replace(
        short_record(), rerolls=(Reroll(len(short_record().entries), 2**63),) if is_rerolled else ()
    )
    text = getattr(record, form)()
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(text)))
        stop = data.draw(st.integers(start, min(len(text), start + 30)))
        elsewhere = data.draw(st.integers(0, len(text)))
        put = data.draw(
            st.sampled_from(["", " ", "\n", "9", '"', "(", "take 1", text[elsewhere : elsewhere + 20]]) | st.text()
        )
        text = text[:start] + put + text[stop:]
    state = outcome(text)
    if state is not None:
        told = [(entry.turn, entry.seat, " ".join(entry.move.split()), entry.forced) for entry in parse(text).entries]
        assert [(turn, seat, state.action_to_string(move), forced) for turn, seat, move, forced in state.log()] == told
        assert (state.seed, state.rerolls) == (SEED, parse(text).rerolls)


def test_a_record_names_its_players_and_who_resigned_in_both_forms():
    record = finished(3).record().with_players(["Anna", 'B "{x}", c', "Зоя"], [1])
    for text in (record.to_text(), record.to_ndjson()):
        read = parse(text)
        assert read == record
        assert (read.players, read.resigned) == (("Anna", "B x c", "Зоя"), (1,))


def test_names_that_do_not_fit_the_seats_are_left_out():
    record = finished(3).record().with_players(["Anna", "Bert", "Cleo"])
    text = record.to_text().replace("Anna, Bert, Cleo", "Anna, Bert")
    assert parse(text).players == ()
    assert parse(record.to_ndjson().replace('"Bert"', "7")).players == ()
    assert parse(record.to_text().replace("[Result", '[Resigned "9"]\n[Result')).resigned == ()


def flood(record: Record, moves: int) -> list[str]:
    """A record's header with any number of moves behind it, in both forms."""
    tags = [line for line in record.to_text().splitlines() if line.startswith("[")]
    text = "\n".join([*tags, "1. 0: " + ",".join("a" * moves)])
    head, move = record.to_ndjson().splitlines()[:2]
    return [text, "\n".join([head, *[move] * moves])]


@pytest.fixture
def entries_made(monkeypatch):
    """Every move that is read."""
    made = []
    monkeypatch.setattr(record_module, "Entry", lambda **fields: made.append(fields) or Entry(**fields))
    return made


def test_a_record_is_read_no_further_than_its_titles_longest_game(entries_made):
    record = finished().record()
    most = load_title("alhambra").max_moves
    for text in flood(record, most + 1):
        entries_made.clear()
        with pytest.raises(RecordError) as refused:
            insula.parse(text)
        assert (refused.value.code, refused.value.arguments["most"]) == ("record.too_long", most)
        assert len(entries_made) <= most + 1
    for text in flood(record, most):
        assert len(insula.parse(text).entries) == most


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"title": "chess"}, "record.other_title"), ({"commitment": "0" * 64}, "record.commitment"),
        ({"salt": "pepper"}, "record.commitment"), ({"seed": 8}, "record.commitment"),
    ],
    ids=str,
)  # fmt: skip
def test_a_header_that_does_not_fit_is_refused_before_any_move_is_read(changes, code, entries_made):
    for text in flood(dataclasses.replace(finished().record(), **changes), 1000):
        entries_made.clear()
        with pytest.raises(RecordError) as refused:
            insula.parse(text)
        assert refused.value.code == code
        assert len(entries_made) <= 1, "at most the first"
