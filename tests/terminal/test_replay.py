"""A record walked through: with keys in a terminal, line by line in a pipe, checked, and refused when damaged."""

from __future__ import annotations

import re
import signal
import termios

import pytest

import insula
from insula import cli
from insula.terminal.keys import KEY, NAME_OF_KEY
from tests.terminal.pseudo import terminal
from tests.terminal.test_play import pipe, too_wide

LEFT, RIGHT, HOME, END, PAGE_UP, PAGE_DOWN = "\x1b[D", "\x1b[C", "\x1b[H", "\x1b[F", "\x1b[5~", "\x1b[6~"
SHOWN = "q quit"


def play(seats=3, moves=10_000):
    state = insula.load_game("alhambra", seats).new_initial_state(7)
    while not state.is_terminal() and state.seq < moves:
        state.apply_action(state.legal_actions()[-1])
    return state


@pytest.fixture(scope="module")
def state():
    return play()


@pytest.fixture
def record(state, tmp_path):
    """The file of a finished game, with names."""
    text = state.record().to_text().replace("\n[Result", '\n[Players "Anna, Bruno, Cleo"]\n[Result')
    (tmp_path / "game.txt").write_text(text, encoding="utf-8")
    return tmp_path / "game.txt"


def run(capsys, *words):
    """The command in this process: its exit code, what it printed, its error lines."""
    code = cli.main(["replay", *map(str, words)])
    printed = capsys.readouterr()
    return code, printed.out, printed.err.splitlines()


@pytest.fixture(autouse=True)
def _english(monkeypatch):
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


# --- Keys ---


def test_a_digit_says_what_a_bot_of_that_level_thinks_of_the_position(tmp_path, record, state):
    with terminal(tmp_path, "replay", str(record), columns=80, lines=60) as screen:
        screen.until(SHOWN)
        screen.press("2")
        shown = screen.until(SHOWN)
        assert "What a bot would do (casual)" in shown
        assert re.search(r"Take \w+ \d.* \d\.\d", shown)
        screen.press("5")
        assert "before the rules are compiled" in screen.until(SHOWN)
        screen.press(END)
        assert "What a bot" not in screen.until(SHOWN)
        screen.press("2")
        assert "The match is over." in screen.until(SHOWN)


def test_arrow_keys_walk_through_a_record(tmp_path, record, state):
    last, turns = state.seq, [turn for turn, *_ in state.log()]
    second_turn, last_turn = turns.index(turns[0] + 1), turns.index(turns[-1])
    with terminal(tmp_path, "replay", str(record), columns=80, lines=40) as screen:
        assert "Move 0 of" in screen.until(SHOWN)
        for key, move in (
            (RIGHT, 1), (RIGHT, 2), (LEFT, 1), (LEFT, 0), (LEFT, 0), (END, last), (RIGHT, last), (PAGE_UP, last_turn),
            (HOME, 0), (PAGE_DOWN, second_turn), (PAGE_UP, 0), (PAGE_UP, 0), (" ", 1), ("x", 1), (END, last),
        ):  # fmt: skip
            screen.press(key)
            shown = screen.until(SHOWN)
            assert f"Move {move} of {last}" in shown
            assert too_wide(shown, 80) == []
        assert "wins." in shown
        screen.press("q")
        assert screen.end() == 0
    assert screen.raw.rstrip().endswith(b"\x1b[?1049l")


def test_keys_that_come_all_at_once_are_told_apart(tmp_path, record):
    with terminal(tmp_path, "replay", str(record)) as screen:
        screen.until(SHOWN)
        screen.press(RIGHT * 3 + "\x1bOC" + LEFT)
        screen.until("Move 4 of")
        screen.press("q")
        assert screen.end() == 0
    assert "Move 3 of" in screen.text[screen.text.index("Move 4 of") :]


@pytest.mark.parametrize("how", ["q", "й", "\x1b", "\x03", signal.SIGTERM, signal.SIGHUP])
def test_the_terminal_is_put_back_however_one_leaves(tmp_path, record, how):
    with terminal(tmp_path, "replay", str(record)) as screen:
        before = termios.tcgetattr(screen.master)
        screen.until(SHOWN)
        assert termios.tcgetattr(screen.master) != before
        if isinstance(how, str):
            screen.press(how)
        else:
            screen.process.send_signal(how)
        code = screen.end()
        assert code == (130 if how == "\x03" else 128 + how if not isinstance(how, str) else 0)
        assert termios.tcgetattr(screen.master) == before
    assert b"\x1b[?25h\x1b[?1049l" in screen.raw


@pytest.mark.parametrize(("keys", "names"), [(b"\x1b[D\x1b[6~q", ["left", "page down", "q"]), ("й".encode(), ["й"])])
def test_keys_have_names(keys, names):
    assert [NAME_OF_KEY.get(key, key.decode()) for key in KEY.findall(keys)] == names


# --- Pipes ---


def test_in_a_pipe_every_move_is_a_line(tmp_path, record, state):
    done = pipe(tmp_path, "replay", str(record))
    assert (done.returncode, done.stderr) == (0, "")
    assert "\x1b" not in done.stdout
    moves = re.findall(r"^ +(\d+)  \d+\. (?:Anna|Bruno|Cleo): (.+)$", done.stdout, re.MULTILINE)
    texts = [
        f"({state.action_to_string(move)})" if forced else state.action_to_string(move)
        for *_, move, forced in state.log()
    ]
    assert moves == [(str(number), text) for number, text in enumerate(texts, start=1)]
    assert "Scoring C" in done.stdout
    assert too_wide(done.stdout, 80) == []


def test_one_position_is_printed(capsys, record, state):
    code, printed, errors = run(capsys, record, "--to", "4")
    assert (code, errors) == (0, [])
    assert f"Move 4 of {state.seq}" in printed
    assert "Anna" in printed
    code, printed, _ = run(capsys, record, "--to", "0", "--lang", "ru")
    assert code == 0
    assert "Начало" in printed
    code, printed, _ = run(capsys, record, "--to", state.seq)
    assert "wins." in printed


@pytest.mark.parametrize("to", [-1, 10_000])
def test_a_position_that_is_not_there_is_told(capsys, record, state, to):
    assert run(capsys, record, f"--to={to}") == (1, "", [f"insula: There is no move {to}; the record has {state.seq}."])


def test_a_sound_record_is_told_in_one_line(capsys, record, state, tmp_path):
    code, printed, errors = run(capsys, record, "--verify")
    result = " : ".join(map(str, state.scores()))
    assert (code, errors) == (0, [])
    assert printed == f"{record}: Alhambra, 3 seats, {state.seq} moves. All moves are legal, the result is {result}.\n"
    lines = tmp_path / "game.ndjson"
    lines.write_text(state.record().to_ndjson(), encoding="utf-8")
    assert run(capsys, lines, "--verify", "--lang", "de")[1].endswith(f"das Ergebnis ist {result}.\n")
    assert "Seat 2" in run(capsys, lines, "--to", "3")[1]


def test_a_record_with_moves_taken_back_is_sound_and_one_with_other_rerolls_is_not(capsys, tmp_path):
    state = play(moves=20)
    state.take_back(state.choices[3])
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[-1])
    file, text = tmp_path / "game.txt", state.record().to_text()
    file.write_text(text, encoding="utf-8")
    assert "All moves are legal" in run(capsys, file, "--verify")[1]
    code, printed, errors = run(capsys, file)
    assert (code, errors) == (0, [])
    assert "Scoring C" in printed
    file.write_text(text.replace("[Reroll", "[Rerolled"), encoding="utf-8")
    assert run(capsys, file, "--verify")[0] == 1
    line = next(line for line, words in enumerate(text.splitlines(), start=1) if words.startswith("[Reroll"))
    file.write_text(text.replace('[Reroll "', '[Reroll "x'), encoding="utf-8")
    refusal = f"insula: Line {line}: no such reroll can have been made there."
    assert run(capsys, file, "--verify") == (1, "", [refusal])


# --- What is no record ---


@pytest.mark.parametrize(
    ("damage", "line"),
    [
        (lambda text: text.replace("1. 0: buy", "1. 0: bye", 1), "Line 13: the move “bye"),
        (lambda text: text.replace('[Seed "7"]', '[Seed "8"]'), "Line 1: the seed is not the one"),
        (lambda text: text.replace("[Seed", "[Sead"), "Line 1: an unfinished record names no seed"),
        (lambda text: text.replace('"alhambra"', '"chess"'), "Line 1: a record of “chess”, not of alhambra, arka"),
        (lambda text: text.replace('[Rules "1"]', '[Rules "9"]'), "Line 1: played by version 9 of the rules"),
        (lambda text: text.replace('[Insula "1"]', '[Insula "2"]'), "Line 1: a record of format 2"),
        (lambda text: text.replace('[Title', 'Title'), "Line 2 cannot be read: Title"),
        (lambda text: text.replace('[Result "', '[Result "1'), "The moves lead to the result"),
        (lambda text: "Once upon a time", "Line 1 cannot be read: Once upon a time"),
        (lambda text: "", "Line 1: the header does not fit"),
        (lambda text: '{"state": "{}"}', "Line 1: the header does not fit"),
    ],
)  # fmt: skip
def test_damaged_and_foreign_files_name_line_and_reason(capsys, record, damage, line):
    text = record.read_text(encoding="utf-8")
    assert damage(text) != text
    record.write_text(damage(text), encoding="utf-8")
    for words in ([], ["--verify"], ["--lang", "en"]):
        code, printed, errors = run(capsys, record, *words)
        assert (code, printed) == (1, "")
        [error] = errors
        assert error.startswith(f"insula: {line}")


def test_files_that_cannot_be_read_are_told(capsys, tmp_path):
    assert run(capsys, tmp_path / "none")[2] == [
        f"insula: {tmp_path / 'none'} cannot be read: No such file or directory."
    ]
    (tmp_path / "binary").write_bytes(b"abc\xff\x00")
    assert run(capsys, tmp_path / "binary")[2] == [f"insula: {tmp_path / 'binary'} is not a text file (byte 3)."]


def test_an_unfinished_game_has_no_record_to_walk_through(capsys, tmp_path):
    (tmp_path / "game.txt").write_text(play(moves=5).record().to_text(), encoding="utf-8")
    code, _, errors = run(capsys, tmp_path / "game.txt")
    assert (code, errors) == (1, ["insula: Line 1: an unfinished record names no seed and cannot be replayed."])
