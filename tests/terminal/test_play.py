"""A game in the terminal as a person meets it: in a real pseudo-terminal, and through pipes."""

from __future__ import annotations

import json
import random
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import insula
from insula import cli, load_game
from insula.bots import consider, make_bot
from insula.bots.roster import KNOWN
from insula.core.record import parse
from insula.terminal import advice
from insula.words import Words
from tests.terminal.pseudo import ASK, PATIENCE, plain, surroundings, terminal

CHOICE = re.compile(r"^ {0,3}(\d+) {2}\S", re.MULTILINE)
QUICK = ("play", "--level", "random", "--seed", "7")
SCREENS = {
    "en": ("Yard", "Open money", "Take money or buy a building.", "Your choice:", "ends the turn"),
    "fr": ("Chantier", "Argent visible", "Prenez de l’argent", "Votre choix\N{NO-BREAK SPACE}:", "finit le tour"),
    "de": ("Bauhof", "Geldauslage", "Nimm Geld oder kaufe ein Gebäude.", "Deine Wahl:", "beendet den Zug"),
    "ru": ("Рынок", "Открытые деньги", "Возьмите деньги", "Ваш выбор:", "завершает ход"),
}
LINES = "".join(f"{random.Random(number).randint(1, 6)}\n" for number in range(3000))


def last_choice(screen: str) -> str:
    """The number of the last choice on a screen."""
    return CHOICE.findall(screen[screen.rindex("▸ ") :])[-1]


def saved(folder: Path) -> dict[str, object]:
    """The one saved game."""
    [file] = (folder / "games").glob("*.json")
    return json.loads(file.read_text(encoding="utf-8"))


def moves_saved(folder: Path) -> list[str]:
    return json.loads(saved(folder)["state"])["moves"]


def pipe(folder: Path, *words: str, lines: str = "", **changes: str | None) -> subprocess.CompletedProcess[str]:
    """The command with its input and output in pipes."""
    return subprocess.run(
        [sys.executable, "-W", "error", "-m", "insula", *words],
        input=lines, env=surroundings(folder, **changes), capture_output=True, encoding="utf-8", check=False,
        timeout=PATIENCE * 2,
    )  # fmt: skip


def too_wide(text: str, columns: int) -> list[str]:
    """Lines that do not fit; a path is never broken."""
    return [
        line
        for line in text.splitlines()
        if len(line.rstrip()) > columns and ".json" not in line and ".txt" not in line
    ]


# --- Whole games ---


def test_a_whole_game_by_numbers_a_look_back_and_again_with_the_same_seats(tmp_path):
    with terminal(tmp_path, *QUICK, "--seats", "2", "--names", "Anna") as screen:
        shown = screen.until(ASK)
        while "quit:" not in shown:
            screen.send(last_choice(shown))
            shown = screen.until(ASK, "Enter quit:")
        text = screen.text
        [file] = (tmp_path / "records").glob("*.txt")
        assert list((tmp_path / "games").iterdir()) == []
        screen.send("r")
        assert "Move 0 of" in screen.until("q quit")
        screen.press("q")
        screen.until("Enter quit:")
        screen.send("a")
        assert "At the table: Anna, Livia" in screen.until(ASK)
        screen.send("q")
        assert screen.end() == 0
    for word in ("buys", "Scoring A", "Scoring B", "Scoring C", "Martin", "Total", "The game ends"):
        assert word in text
    assert re.search(r"(Anna|Livia) wins\.", text)
    assert f"The record is saved as {file}" in text
    assert too_wide(text, 80) == []
    result = parse(file.read_text(encoding="utf-8")).result
    assert all(f" {points}" in text for points in result)


def test_a_whole_game_by_notation_of_two_people(tmp_path):
    state = insula.load_game("alhambra", 2).new_initial_state(5)
    moves = []
    while not state.is_terminal():
        moves.append(state.legal_actions()[-1])
        state.apply_action(moves[-1])
    with terminal(tmp_path, "play", "--seed", "5", "--seats", "2", "--names", "Anna,Bruno") as screen:
        for move in moves:
            while ASK not in screen.until(ASK, "then press Enter. "):
                screen.send("")
            screen.send(state.action_to_string(move))
        screen.until("Enter quit:")
        screen.send("q")
        assert screen.end() == 0
    [file] = (tmp_path / "records").glob("*.txt")
    assert parse(file.read_text(encoding="utf-8")) == state.record()
    assert '[Players "Anna, Bruno"]' in file.read_text(encoding="utf-8")


def test_a_whole_game_through_pipes(tmp_path):
    done = pipe(tmp_path, *QUICK, "--seats", "3", lines=LINES)
    assert (done.returncode, done.stderr) == (0, "")
    assert "\x1b" not in done.stdout
    assert "wins." in done.stdout or "A shared victory" in done.stdout
    assert too_wide(done.stdout, 80) == []
    [file] = (tmp_path / "records").glob("*.txt")
    assert done.stdout.splitlines()[-1] == f"The record is saved as {file}"


def test_bots_alone_play_to_the_end(tmp_path):
    done = pipe(tmp_path, *QUICK, "--seats", "2", "--bots", "2")
    assert (done.returncode, done.stderr) == (0, "")
    assert ASK not in done.stdout
    assert "Scoring C" in done.stdout


def test_casual_bots_answer(tmp_path):
    with terminal(tmp_path, "play", "--seats", "2", "--seed", "7") as screen:
        screen.until(ASK)
        screen.send("1")
        assert "Livia: " in screen.until(ASK)


# --- One decision ---


def test_choices_tell_what_they_lead_to(tmp_path):
    with terminal(tmp_path, *QUICK) as screen:
        shown = screen.until(ASK)
        assert re.search(r"1  Take blue 7 +ends the turn · new cards appear", shown)
        assert re.search(r"4  Buy seraglio 3 with yellow +2\+1 → exact: act again · 2 ways", shown)
        assert re.search(r"5  Buy arcades 4 with blue +6 → 2 too much: the turn ends", shown)
        screen.send("4")
        shown = screen.until(ASK)
        assert re.search(r"1  yellow 2 \+ 1 = 3 +exact: act again", shown)
        assert re.search(r"2  yellow 9 +6 too much: the turn ends", shown)


def test_a_payment_is_one_choice_and_is_taken_back_whole(tmp_path):
    with terminal(tmp_path, *QUICK) as screen:
        before = screen.until(ASK)
        screen.send("4")
        screen.until(ASK)
        screen.send("1")
        assert "acts again" in screen.until(ASK)
        assert moves_saved(tmp_path) == ["buy yellow", "pay 2", "pay 1", "stop"]
        screen.send("u")
        assert "Pay for seraglio 3: 0 of 3 laid down." in screen.until(ASK)
        assert moves_saved(tmp_path) == ["buy yellow"]
        screen.send("u")
        again = screen.until(ASK)
        assert "Undone." in again
        assert CHOICE.findall(again) == CHOICE.findall(before)
        assert moves_saved(tmp_path) == []
        screen.send("u")
        assert "✗ There is nothing that could be taken back" in screen.until(ASK)


def test_several_moves_are_typed_with_commas_all_or_none(tmp_path):
    with terminal(tmp_path, *QUICK) as screen:
        screen.until(ASK)
        screen.send("buy yellow, pay 2, pay 9")
        assert "✗ Cards are paid from the highest down" in screen.until(ASK)
        assert moves_saved(tmp_path) == []
        screen.send("BUY yellow,  pay 2,pay 1")
        assert "acts again" in screen.until(ASK)


def test_a_refusal_names_its_rule_and_the_question_mark_tells_it(tmp_path):
    with terminal(tmp_path, *QUICK) as screen:
        screen.until(ASK)
        screen.send("?")
        assert "Which rule?" in screen.until(ASK)
        screen.send("take 1+2")
        shown = screen.until(ASK)
        assert "and these make 14" in shown
        assert "(rule A9)" in " ".join(shown.split())
        screen.send("?")
        shown = screen.until(ASK)
        assert "Rule A9" in shown
        assert "Take money: any one open card" in shown
        screen.send("? 4")
        assert "Rule A10" in screen.until(ASK)
        screen.send("? a20")
        assert "Rule A20" in screen.until(ASK)
        screen.send("? 99")
        assert "Which rule?" in screen.until(ASK)


def test_nonsense_is_refused_in_words_and_changes_nothing(tmp_path):
    lines = ["0", "6", "99999999999999999999", "take", "foo", "buy purple", "-1", "💰", "4;1", "take 1, take 2,"]
    done = pipe(tmp_path, *QUICK, lines="\n".join([*lines, "q\n"]))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("There is no choice") == 3
    assert done.stdout.count("✗ ") == 7
    assert moves_saved(tmp_path) == []


def test_what_is_to_come_is_counted(tmp_path):
    with terminal(tmp_path, *QUICK) as screen:
        screen.until(ASK)
        screen.send("w")
        shown = screen.until(ASK)
        assert "Buildings still to come (50)" in shown
        assert re.search(r"pavilion +2 3 4 5 6 7 8", shown)
        assert re.search(r"yellow +2× +2× +3×", shown)
        assert "Scoring A: 17 to 34 cards down" in shown
        assert re.search(r"C +Player \+0, Livia \+0, Marcus \+0", shown)


def test_help_and_the_table_again(tmp_path):
    with terminal(tmp_path, *QUICK) as screen:
        screen.until(ASK)
        screen.send("h")
        assert "buy yellow" in screen.until(ASK)
        screen.send("t")
        assert "Alhambra · turn 1" in screen.until(ASK)
        screen.send("")
        screen.until(ASK)


def test_keys_of_a_russian_keyboard_work(tmp_path):
    done = pipe(tmp_path, *QUICK, "--lang", "ru", lines="ц\nр\nй\n")
    assert "Партия сохранена" in done.stdout
    assert "Если подсчёт сейчас" in done.stdout


def test_open_hands_are_an_option(tmp_path):
    done = pipe(tmp_path, *QUICK, "--option", "tracking=open", lines="q\n")
    assert done.returncode == 0
    assert json.loads(saved(tmp_path)["state"])["options"] == {"tracking": "open"}


# --- Several people ---


def test_the_screen_is_erased_before_it_is_handed_over(tmp_path):
    with terminal(tmp_path, *QUICK, "--names", "Anna,Bruno") as screen:
        assert "Hand over to Anna" in screen.until("then press Enter. ")
        screen.send("")
        assert "Hand, Anna" in screen.until(ASK)
        screen.send("1")
        screen.until("then press Enter. ")
        last = screen.raw[screen.raw.rindex(b"\x1b[3J") :]
        assert plain(last).strip() == "Hand over to Bruno, then press Enter."
        screen.send("")
        shown = screen.until(ASK)
        assert "Anna: takes blue 7" in shown
        assert "Hand, Bruno" in shown
        assert "Hand, Anna" not in shown
        screen.send("q")
        assert screen.end() == 0


# --- Leaving and going on ---


@pytest.mark.parametrize(
    ("how", "code"),
    [("q", 0), ("\x04", 0), ("\x03", 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129), (signal.SIGKILL, -9)],
    ids=["q", "Ctrl-D", "Ctrl-C", "SIGTERM", "SIGHUP", "kill -9"],
)
def test_however_one_leaves_nothing_is_lost(tmp_path, how, code):
    with terminal(tmp_path, *QUICK, "--names", "Anna") as screen:
        screen.until(ASK)
        screen.send("take 1")
        shown = screen.until(ASK)
        if isinstance(how, str):
            screen.press(f"{how}\n" if how == "q" else how)
        else:
            screen.process.send_signal(how)
        assert screen.end() == code
    if code >= 0:
        assert "The game is saved as " in screen.text
    moves = moves_saved(tmp_path)
    assert moves[0] == "take 1"
    with terminal(tmp_path, "play", "--resume") as screen:
        again = screen.until(ASK)
        assert f"The game resumes after {len(moves)} moves." in again
        assert again[again.index("Alhambra · turn 4") :] == shown[shown.index("Alhambra · turn 4") :]
        assert "Livia: takes blue 2" in again
        screen.send("q")
        assert screen.end() == 0
    assert moves_saved(tmp_path) == moves


def test_a_resumed_game_goes_on_as_it_would_have(tmp_path):
    whole = pipe(tmp_path / "whole", *QUICK, lines="1\n2\n3\nq\n").stdout
    pipe(tmp_path / "parts", *QUICK, lines="1\n2\n")
    rest = pipe(tmp_path / "parts", "play", "--resume", lines="3\nq\n").stdout
    assert moves_saved(tmp_path / "whole") == moves_saved(tmp_path / "parts")
    assert rest[rest.rindex("▸ ") : rest.rindex(ASK)] == whole[whole.rindex("▸ ") : whole.rindex(ASK)]


def test_a_resumed_game_speaks_its_language_unless_another_is_asked_for(tmp_path):
    pipe(tmp_path, *QUICK, "--lang", "fr", lines="1\n")
    assert "La partie reprend" in pipe(tmp_path, "play", "--resume").stdout
    assert "Die Partie geht weiter" in pipe(tmp_path, "play", "--resume", "--lang", "de").stdout


def test_a_damaged_save_is_refused_and_left_as_it_is(tmp_path):
    pipe(tmp_path, *QUICK, lines="take 1\n")
    [file] = (tmp_path / "games").glob("*.json")
    text = file.read_text(encoding="utf-8")[:-100]
    file.write_text(text, encoding="utf-8")
    done = pipe(tmp_path, "play", "--resume", lines="1\n")
    assert (done.returncode, done.stdout) == (1, "")
    [line] = done.stderr.splitlines()
    assert line.startswith(f"insula: The saved game {file} is damaged or of another version. It is left as it is.")
    assert file.read_text(encoding="utf-8") == text


def test_a_strangers_file_starts_no_program(tmp_path):
    pipe(tmp_path, *QUICK, lines="take 1\n")
    [file] = (tmp_path / "games").glob("*.json")
    proof = tmp_path / "started"
    saved = json.loads(file.read_text(encoding="utf-8"))
    saved["bots"] = [bot and f"engine:touch {proof}" for bot in saved["bots"]]
    strange = tmp_path / "strange.json"
    strange.write_text(json.dumps(saved), encoding="utf-8")
    done = pipe(tmp_path, "play", "--resume", str(strange), lines="1\n")
    assert (done.returncode, done.stdout) == (1, "")
    assert f"a program plays along: touch {proof}." in " ".join(done.stderr.split())
    assert not proof.exists()
    file.write_text(strange.read_text(encoding="utf-8"), encoding="utf-8")
    assert "a program plays along" not in pipe(tmp_path, "play", "--resume", lines="1\n").stderr


def test_two_who_resume_one_game_do_not_overwrite_each_other(tmp_path):
    pipe(tmp_path, *QUICK, lines="take 1\n")
    with terminal(tmp_path, "play", "--resume") as one, terminal(tmp_path, "play", "--resume") as other:
        one.until(ASK)
        other.until(ASK)
        one.send("1")
        one.until(ASK)
        other.send("2")
        other.until(ASK)
    files = sorted((tmp_path / "games").glob("*.json"))
    assert len(files) == 2
    first, second = (json.loads(json.loads(file.read_text(encoding="utf-8"))["state"])["moves"] for file in files)
    assert first != second


def test_a_disk_that_takes_nothing_is_told_once_and_the_game_goes_on(tmp_path):
    (tmp_path / "file").write_text("", encoding="utf-8")
    done = pipe(tmp_path / "file", *QUICK, lines="1\n1\nq\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("This game cannot be saved (Not a directory)") == 1
    assert "The game is saved" not in done.stdout


# --- Languages, widths, colours ---


@pytest.mark.parametrize("language", SCREENS)
def test_the_first_screen_is_in_the_language_asked_for(tmp_path, language):
    with terminal(tmp_path, *QUICK, "--seats", "6", "--lang", language) as screen:
        screen.until(SCREENS[language][3])
        screen.send("h")
        screen.until(SCREENS[language][3])
        screen.send("w")
        screen.until(SCREENS[language][3])
        screen.send("? 1")
        screen.until(SCREENS[language][3])
    for word in SCREENS[language]:
        assert word in screen.text
    assert too_wide(screen.text, 80) == []


@pytest.mark.parametrize("name", ["LC_ALL", "LC_MESSAGES", "LANG"])
def test_the_environment_says_the_language(tmp_path, name):
    assert "Ваш выбор:" in pipe(tmp_path, *QUICK, lines="q\n", **{name: "ru_RU.UTF-8"}).stdout


def test_a_terminal_gets_colours_unless_it_wishes_none(tmp_path):
    with terminal(tmp_path, *QUICK) as screen:
        screen.until(ASK)
    assert b"\x1b[" in screen.raw
    with terminal(tmp_path, *QUICK, NO_COLOR="1") as screen:
        screen.until(ASK)
        screen.send("take 1")
        screen.until(ASK)
    assert b"\x1b" not in screen.raw
    for word in ("yellow", "seraglio", "blue 7"):
        assert word in screen.text


@pytest.mark.parametrize("columns", [40, 60])
def test_a_narrow_window_gets_plain_lists(tmp_path, columns):
    with terminal(tmp_path, *QUICK, "--seats", "6", "--lang", "de", columns=columns) as screen:
        screen.until("Wahl: ")
        screen.send("1")
        screen.until("Wahl: ")
        screen.send("w")
        screen.until("Wahl: ")
    assert too_wide(screen.text, columns) == []
    assert re.search(r"^ {2}Pavillon ", screen.text, re.MULTILINE)


def test_a_window_may_change_its_width(tmp_path):
    with terminal(tmp_path, *QUICK, columns=100) as screen:
        screen.until(ASK)
        screen.resize(40, 30)
        screen.send("t")
        assert too_wide(screen.until(ASK), 40) == []


def test_at_a_hundred_and_twenty_columns_lines_fill_them(tmp_path):
    with terminal(tmp_path, *QUICK, columns=160) as screen:
        screen.until(ASK)
    assert max(map(len, screen.text.splitlines())) == 120


# --- What a bot would do ---


@pytest.mark.parametrize("columns", [100, 40])
def test_a_bot_says_which_moves_it_thinks_best_and_the_first_can_be_made_by_its_number(tmp_path, columns):
    with terminal(tmp_path, *QUICK, columns=columns) as screen:
        screen.until(ASK)
        screen.send("advice greedy")
        shown = screen.until(ASK)
        assert too_wide(shown, columns) == []
        told = re.findall(r"^ +(\d)  (\S.*?)(?:  |\n|$)", shown, re.MULTILINE)
        assert told[0] == ("4", "Buy seraglio 3 with yellow")
        assert len(told) == 5
        assert re.search(r"Expected rank.*Expected margin|Expected +Expected", shown)
        [best, *_] = consider(make_bot("greedy"), load_game("alhambra", 3).new_initial_state(7), 1)
        margin = f"{best.margin:+.1f}".replace("-", "−")
        assert re.search(rf"\s{best.rank:.1f}\W+{re.escape(margin)}\W+━+ 20%", shown)
        screen.send("ф")
        assert "What a bot would do (plays at random)" in screen.until(ASK)


@pytest.mark.parametrize(("value", "said"), [(5.44, "+5.4"), (-5.44, "−5.4"), (0.0, "+0.0"), (None, "–")])
def test_an_expected_margin_has_its_sign(value, said):
    assert advice._decimal(value, "+.1f", Words("en")) == said


def test_where_a_bot_gives_no_advice_it_says_why(tmp_path):
    done = pipe(tmp_path, *QUICK, lines="a oracle\na master\n")
    assert "Unknown bot “oracle”" in done.stdout
    assert "“master” would think for too long before the rules are compiled." in done.stdout
    several = pipe(tmp_path, *QUICK, "--names", "Anna,Bert", lines="\na\n")
    assert "While other people play along, bots give no advice" in several.stdout
    assert "What a bot would do" not in several.stdout


# --- What cannot be played ---


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--lang", "xx"], "Unknown language “xx”; choose from: en, fr, de, ru."),
        (["--lang", "fr", "--seats", "9"], "On ne joue pas à 9\xa0; nombres de joueurs possibles\xa0: 2, 3, 4, 5, 6."),
        (["chess"], "Unknown title “chess”; choose from: alhambra, arkadia, carpe_diem."),
        (["--level", "clever"], f"Unknown bot “clever”; choose from: {', '.join(KNOWN)}."),
        (["--bots", "4"], "4 bots do not fit at a table of 3 seats."),
        (["--bots", "-1"], "-1 bots do not fit at a table of 3 seats."),
        (["--names", "a,b,c,d"], "4 names are too many for 3 seats."),
        (["--option", "tracking"], "An option is given as NAME=VALUE; “tracking” is not."),
        (["--option", "tracking=dim"], "The option tracking cannot be “dim”; it can be: memory, open."),
        (["--seed", "-1"], "A seed is a whole number from 0 to 18446744073709551615, not -1."),
        (["--resume"], "There is no saved game."),
        (["--resume", "nothing.json"], "nothing.json cannot be read: No such file or directory."),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else None,
)
def test_what_cannot_be_played_is_said_in_one_line(tmp_path, monkeypatch, capsys, words, sentence):
    monkeypatch.setenv("INSULA_DATA_DIR", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert cli.main(["play", *words]) == 1
    assert capsys.readouterr() == ("", f"insula: {sentence}\n")


def test_rules_are_printed_in_every_language(capsys):
    for language, word in (("en", "Take money"), ("fr", "Prendre"), ("de", "Geld"), ("ru", "деньги")):
        assert cli.main(["rules", "alhambra", "--lang", language]) == 0
        printed = capsys.readouterr().out
        assert word in printed
        assert re.findall(r"^A\d+$", printed, re.MULTILINE) == [f"A{number}" for number in range(1, 23)]
