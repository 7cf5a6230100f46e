"""The page about the arena does what it says."""

from __future__ import annotations

import doctest
import re
from dataclasses import fields
from pathlib import Path

from insula.arena import BotFigures

PAGE = (Path(__file__).parents[2] / "docs" / "arena.md").read_text(encoding="utf-8")


def test_every_example_of_the_page_runs():
    examples = doctest.DocTestParser().get_doctest(PAGE, {}, "arena.md", "arena.md", 0)
    outcome = doctest.DocTestRunner().run(examples)
    assert (outcome.failed, outcome.attempted) == (0, 4)


def test_the_page_tells_every_figure_of_a_bot():
    chapter = PAGE.partition("## The figures")[2].partition("\n## ")[0]
    told = set(re.findall(r"`(\w+)`", "".join(line.split("|")[1] for line in chapter.splitlines() if "|" in line)))
    assert told == {figure.name for figure in fields(BotFigures)} - {"name", "games"}


def test_the_page_names_every_option_of_the_command(capsys):
    from insula.cli import main

    try:
        main(["arena", "--help"])
    except SystemExit:
        said = set(re.findall(r"--[a-z-]+", capsys.readouterr().out))
    shared = {"--help", "--lang", "--content", "--option", "--seats"}
    assert said - shared <= set(re.findall(r"--[a-z-]+", PAGE))
