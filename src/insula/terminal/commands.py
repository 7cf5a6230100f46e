"""The commands for people: play, replay, rules, and the menu. `cli.py` parses, this does."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from insula.bots.outside import ENGINE
from insula.core import jit
from insula.core.errors import InsulaError
from insula.registry import is_warm, kernels_of, load_game, load_title
from insula.terminal.advice import is_searching
from insula.terminal.menu import Menu, show_rules
from insula.terminal.replay import Walk, read_record, show_position, verify
from insula.terminal.saves import Match, Save, games_folder, read_save, saved_games
from insula.terminal.screen import Screen
from insula.terminal.shell import new_match, play
from insula.words import Words, pick_language

WARMING_SECONDS = 300
"""How long a compilation in the background is believed to be under way."""


def run_play(options: argparse.Namespace) -> int:
    """Play a new match, or go on with a saved one, in its language unless another is asked for."""
    screen = Screen()
    match, save = _new(options, screen) if options.resume is None else _resumed(options, screen)
    return play(match, save, screen)


def _new(options: argparse.Namespace, screen: Screen) -> tuple[Match, Save]:
    words = words_of(options)
    load_game(options.title, options.seats)
    make_ready(options.title, [options.level], options.words, screen, words)
    names = [name.strip() for name in options.names.split(",") if name.strip()]
    bots = max(0, options.seats - max(1, len(names))) if options.bots is None else options.bots
    match = new_match(
        words,
        options.title,
        seats=options.seats,
        bots=bots,
        level=options.level,
        seed=options.seed,
        names=names,
        options=options.option,
    )
    return match, Save.new(options.title)


def _resumed(options: argparse.Namespace, screen: Screen) -> tuple[Match, Save]:
    games = saved_games()
    if not options.resume and not games:
        raise InsulaError("save.none")
    saved = read_save(Path(options.resume) if options.resume else games[0])
    engines = [bot for bot in saved.bots if bot and bot.startswith(ENGINE)]
    if engines and saved.path.resolve().parent != games_folder().resolve():
        raise InsulaError("save.engine", command=engines[0].removeprefix(ENGINE), folder=str(games_folder()))
    words = Words(saved.language) if options.lang is None else words_of(options)
    make_ready(saved.title, [level for level in saved.bots if level], options.words, screen, words)
    match, save = saved.match()
    match.language = words.language
    return match, save


def run_replay(options: argparse.Namespace) -> int:
    """Check a record, show one position of it, or walk through it."""
    words = words_of(options)
    path = Path(options.file)
    make_ready(read_record(path)[0].title, [], options.words, Screen(), words)
    if options.verify:
        return verify(path, Screen(), words)
    if options.to is not None:
        return show_position(path, options.to, Screen(), words)
    return Walk.of_file(path, Screen(), words).run()


def run_rules(options: argparse.Namespace) -> int:
    """Print the rules of a title."""
    load_game(options.title)
    show_rules(options.title, Screen(), words_of(options))
    return 0


def run_menu(options: argparse.Namespace, main: Callable[[Sequence[str]], int]) -> int:
    """Let a person choose a command and run it."""
    command = Menu(Screen(), words_of(options)).run()
    return 0 if command is None else main(command)


def words_of(options: argparse.Namespace) -> Words:
    """The words in the language asked for."""
    return Words(pick_language(options.lang, os.environ))


def make_ready(title: str, levels: Sequence[str], command: Sequence[str], screen: Screen, words: Words) -> None:
    """Let nobody wait for the compiler: rules not yet compiled are interpreted, unless a bot needs the speed."""
    if is_warm(title, mark=jit.PLAY_MARK):
        return
    from insula.warm import become, warm  # noqa: PLC0415 - pulls in all that can be compiled

    if any(is_searching(level, load_title(title)) for level in levels):
        with screen.busy(words("warming")):
            warm([title], [jit.MODE], lambda _: None)
    else:
        if levels and screen.is_live:
            _warm_behind(title)
        become("interpreted", command)


def _warm_behind(title: str) -> None:
    """Compile the rules for the next game while this one is played; never twice at a time."""
    mark = jit.cache_folder(kernels_of(title)) / "warming"
    if mark.exists() and time.time() - mark.stat().st_mtime < WARMING_SECONDS:
        return
    mark.touch()
    command = [sys.executable, "-m", "insula", "warm", title]
    silent = subprocess.DEVNULL
    subprocess.Popen(command, stdin=silent, stdout=silent, stderr=silent, start_new_session=True)
