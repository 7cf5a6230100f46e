"""The page about the arena does what it says."""

from __future__ import annotations

import doctest
import re
from dataclasses import fields
from pathlib import Path

import pytest

from insula.arena import BotFigures
from insula.cli import main
from insula.core.jit import INTERPRETED

PAGE = (Path(__file__).parents[2] / "docs" / "arena.md").read_text(encoding="utf-8")


def test_every_example_of_the_page_runs():
    examples = doctest.DocTestParser().get_doctest(PAGE, {}, "arena.md", "arena.md", 0)
    outcome = doctest.DocTestRunner().run(examples)
    assert (outcome.failed, outcome.attempted) == (0, 4)


@pytest.mark.skipif(INTERPRETED, reason="whole games of bots take a while without a compiler")
def test_the_first_table_of_the_page_is_what_the_command_prints(capsys):
    command, written = re.search(r"```\n\$ insula (.*)\n([^`]*)```", PAGE).groups()
    assert main([*command.split(), "--jobs", "1"]) == 0
    assert without_seconds(capsys.readouterr().out) == without_seconds(written)


def without_seconds(text):
    """A table without how long the bots thought, which depends on the machine."""
    return re.sub(r" +0\.\d{4} ", " N ", text)


def test_the_page_tells_every_figure_of_a_bot():
    chapter = PAGE.partition("## The figures")[2].partition("\n## ")[0]
    told = set(re.findall(r"`(\w+)`", "".join(line.split("|")[1] for line in chapter.splitlines() if "|" in line)))
    assert told == {figure.name for figure in fields(BotFigures)} - {"name", "games"}


def test_the_page_names_every_option_of_the_command(capsys):
    try:
        main(["arena", "--help"])
    except SystemExit:
        said = set(re.findall(r"--[a-z-]+", capsys.readouterr().out))
    shared = {"--help", "--lang", "--content", "--option", "--seats"}
    assert said - shared <= set(re.findall(r"--[a-z-]+", PAGE))
