"""The menu, as a person who starts `insula menu` meets it."""

from __future__ import annotations

import pytest

from tests.terminal.pseudo import ASK, terminal
from tests.terminal.test_play import QUICK, pipe, saved

MENU = "Your choice: [1] "


def test_a_new_game_from_the_menu(tmp_path):
    with terminal(tmp_path, "menu") as screen:
        shown = screen.until(MENU)
        assert "1  New game" in shown
        assert "saved game" not in shown
        screen.send("1")
        assert "1  Alhambra, The card game" in screen.until("Which game? [1] ")
        screen.send("1")
        assert "(2 to 6) [3]" in screen.until("[3] ")
        screen.send("2")
        screen.until("[1] ")
        screen.send("")
        assert "casual: makes mistakes now and then" in screen.until("[2] ")
        screen.send("1")
        screen.until("(Enter: none): ")
        screen.send("Zoë")
        assert "At the table: Zoë, Livia (bot, beginner)" in screen.until(ASK)
        screen.send("q")
        assert screen.end() == 0
    assert saved(tmp_path)["names"] == ["Zoë", "Livia"]
    assert saved(tmp_path)["bots"] == [None, "beginner"]


def test_a_saved_game_goes_on_from_the_menu(tmp_path):
    pipe(tmp_path, *QUICK, "--names", "Anna", lines="1\n")
    with terminal(tmp_path, "menu") as screen:
        assert "2  Resume the saved game" in screen.until(MENU)
        screen.send("2")
        assert "Anna, Livia, Marcus" in screen.until("[1] ")
        screen.send("")
        assert "The game resumes after" in screen.until(ASK)
        screen.send("q")
        assert screen.end() == 0


def test_a_record_is_looked_through_from_the_menu(tmp_path):
    pipe(tmp_path, *QUICK, "--seats", "2", "--bots", "2")
    [file] = (tmp_path / "records").glob("*.txt")
    with terminal(tmp_path, "menu") as screen:
        screen.until(MENU)
        screen.send("2")
        assert f"1  {file.stem}" in screen.until("path) ")
        screen.send("1")
        assert "Move 0 of" in screen.until("q quit")
        screen.press("q")
        assert screen.end() == 0


def test_language_rules_and_what_else_lead_back_to_the_menu(tmp_path):
    with terminal(tmp_path, "menu") as screen:
        screen.until(MENU)
        screen.send("9")
        assert "Please choose one of the numbers" in screen.until(MENU)
        screen.send("5")
        assert "insula replay FILE" in screen.until(MENU)
        screen.send("2")
        assert "No record is kept yet" in screen.until("path) ")
        screen.send("")
        screen.until(MENU)
        screen.send("4")
        assert "4  Русский" in screen.until("[1] ")
        screen.send("4")
        assert "Новая партия" in screen.until("[1] ")
        screen.send("3")
        assert "Альгамбра, Карточная игра" in screen.until("[1] ")
        screen.send("")
        assert "A22" in screen.until("Ваш выбор: [1] ")
        screen.send("6")
        assert screen.end() == 0


@pytest.mark.parametrize(("key", "code"), [("q\n", 0), ("й\n", 0), ("\x04", 0), ("\x03", 130)])
def test_the_menu_is_left_by_every_door(tmp_path, key, code):
    with terminal(tmp_path, "menu", "--lang", "en") as screen:
        screen.until(MENU)
        screen.press(key)
        assert screen.end() == code
    assert "Traceback" not in screen.text


def test_a_menu_fits_a_narrow_window(tmp_path):
    with terminal(tmp_path, "menu", columns=40) as screen:
        screen.until(MENU)
        screen.send("5")
        screen.until(MENU)
    assert max(len(line.rstrip()) for line in screen.text.splitlines()) <= 40
