"""The `insula` command. Without a subcommand it starts a server on this machine and opens a browser."""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import subprocess
import sys
import time
import warnings
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import insula
from insula.bots import DEFAULT_LEVEL, LEVELS
from insula.core import jit
from insula.core.errors import InsulaError
from insula.core.state import State
from insula.registry import (
    TitleWarning,
    announced_names,
    is_warm,
    load_game,
    read_position,
    registered_names,
    replace_content,
)
from insula.server.settings import add_flags

if TYPE_CHECKING:
    from insula.words import Words


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; an error is a line, never a traceback."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    if words and (words[0] in announced_names() or words[0].partition("=")[0] in ("--seats", "--seed")):
        words = ["demo", *words]
    is_bare = not words or (words[0].startswith("-") and words[0] not in ("-h", "--help", "--version"))
    options = _parser().parse_args(["serve", *words] if is_bare else words)
    options.words = words
    options.is_bare = is_bare
    try:
        with warnings.catch_warnings():
            _tell_warnings(options)
            _read_table(options)
            code: int = options.run(options)
        sys.stdout.flush()
    except InsulaError as error:
        print(f"insula: {_sentence(error, options)}", file=sys.stderr)
        for fault in error.arguments.get("faults", ()):
            print(f"  {fault}", file=sys.stderr)
        return 1
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        print(f"insula: {_say('stopped', options)}", file=sys.stderr)
        return 130
    return code


def _read_table(options: argparse.Namespace) -> None:
    """The options of a title as a mapping; from here on the components of `--content` are used."""
    if "option" in options:
        options.option = dict(map(_read_option, options.option))
    if getattr(options, "content", None):
        is_resumed = getattr(options, "resume", None) is not None
        replace_content(options.content, None if is_resumed else getattr(options, "title", None))


def _read_option(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise InsulaError("play.option", text=text[:80])
    return name, value


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="insula",
        description="Board games about building a city: to play, to serve, to prove, to measure. "
        "Without a command: a server on this machine, and a browser at it.",
    )
    parser.add_argument("--version", action="version", version=f"insula {insula.__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    serve = commands.add_parser("serve", help="let people play in their browsers")
    add_flags(serve)
    serve.add_argument(
        "--browser",
        action=argparse.BooleanOptionalAction,
        help="open a browser, or do not (default: only without a command)",
    )
    _add_content(serve)
    _add_language(serve)
    serve.set_defaults(run=_serve)

    cluster = commands.add_parser("cluster", help="several servers and workers on this machine, on one PostgreSQL")
    cluster.add_argument("--servers", type=int, choices=range(1, 65), default=2, metavar="N", help="(default: 2)")
    cluster.add_argument("--workers", type=int, choices=range(1, 65), default=2, metavar="N", help="(default: 2)")
    add_flags(cluster)
    _add_language(cluster)
    cluster.set_defaults(run=_cluster)

    worker = commands.add_parser("worker", help="think for the bots of servers on one PostgreSQL")
    add_flags(worker, "database", "data", "bot_workers", "log")
    _add_language(worker)
    worker.set_defaults(run=_worker)

    play = commands.add_parser("play", help="play against bots, or several people on one screen")
    play.add_argument("title", nargs="?", default=announced_names()[0])
    _add_table(play, seats=3)
    play.add_argument("--bots", type=int, help="how many seats are bots; default: all but one, or all but the named")
    play.add_argument("--level", default=DEFAULT_LEVEL, help=f"{', '.join(LEVELS)}; also random, greedy, search:N")
    play.add_argument("--seed", type=int, help="one seed is one shuffle")
    play.add_argument("--names", default="", help="with commas, people first")
    _add_options(play)
    play.add_argument("--resume", nargs="?", const="", metavar="FILE", help="go on with a saved game (the newest)")
    _add_language(play)
    play.set_defaults(run=_play)

    replay = commands.add_parser("replay", help="walk through a record")
    replay.add_argument("file")
    replay.add_argument("--verify", action="store_true", help="check every move, print one line")
    replay.add_argument("--to", type=int, metavar="N", help="print the position after N moves")
    _add_content(replay)
    _add_language(replay)
    replay.set_defaults(run=_replay)

    rules = commands.add_parser("rules", help="the rules of a title")
    rules.add_argument("title", nargs="?", default=announced_names()[0])
    _add_language(rules)
    rules.set_defaults(run=_rules)

    menu = commands.add_parser("menu", help="choose what to do, in the terminal")
    _add_language(menu)
    menu.set_defaults(run=_menu)

    demo = commands.add_parser("demo", help="print a game of random bots")
    demo.add_argument("title", nargs="?", default=announced_names()[0])
    _add_table(demo, seats=3)
    demo.add_argument("--seed", type=int, help="one seed is one shuffle")
    _add_options(demo)
    demo.set_defaults(run=_demo)

    engine = commands.add_parser("engine", help="speak with other programs, in lines of text")
    engine.add_argument("title", nargs="?", default=announced_names()[0])
    _add_table(engine, seats=None)
    _add_options(engine)
    _add_language(engine)
    engine.set_defaults(run=_engine)

    database = commands.add_parser("db", help="look after a server's database")
    actions = database.add_subparsers(required=True, metavar="upgrade|check")
    for name, run, about in (
        ("upgrade", _upgrade, "bring it to what this version of the program reads"),
        ("check", _check, "replay every match that is stored and name every fault"),
    ):
        action = actions.add_parser(name, help=about)
        _add_database(action)
        action.set_defaults(run=run)

    backup = commands.add_parser("backup", help="copy a server's database, even while it runs")
    backup.add_argument("file", type=Path)
    _add_database(backup)
    backup.set_defaults(run=_backup)

    restore = commands.add_parser("restore", help="fill a database that has no matches from a backup")
    restore.add_argument("file", type=Path)
    _add_database(restore)
    restore.set_defaults(run=_restore)

    warm = commands.add_parser("warm", help="compile the rules of all titles once")
    warm.add_argument("titles", nargs="*", help="default: all")
    warm.add_argument("--modes", default="compiled", help="compiled, checked, or both with a comma")
    warm.add_argument("--jobs", type=int, choices=range(1, 65), default=1, metavar="N", help="how many at a time")
    warm.set_defaults(run=_warm)

    bench = commands.add_parser("bench", help="how fast the rules are on this machine")
    bench.add_argument("title")
    _add_table(bench, seats=4)
    bench.add_argument("--seconds", type=float, default=6.0, help="time for the rates together")
    bench.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    bench.add_argument("--gpu", action="store_true", help="measure a CUDA device too")
    bench.add_argument("--bots", action="store_true", help="measure the bots instead of the rules")
    bench.add_argument("--gpu-games", type=int, default=1 << 20)
    bench.add_argument("--json", action="store_true", help="one JSON object")
    bench.set_defaults(run=_bench)

    observe = commands.add_parser("observe", help="what nets see of a title, part by part")
    observe.add_argument("title")
    _add_table(observe, seats=None)
    observe.set_defaults(run=_observe)

    arena = commands.add_parser("arena", help="let bots play against each other: who is stronger, and how sure that is")
    arena.add_argument("title")
    arena.add_argument(
        "--bots",
        default="greedy,random",
        help="with commas; python:module.callable is your own, engine:COMMAND an outside program",
    )
    arena.add_argument(
        "--games",
        type=int,
        default=100,
        help="for each set of bots that meets; rounded up to whole rotations of the seats",
    )
    _add_table(arena, seats=2)
    arena.add_argument("--seed", type=int, default=0, help="other shuffles")
    arena.add_argument("--executor", choices=("processes", "ray"), default="processes", help="who plays the games")
    arena.add_argument("--jobs", type=int, metavar="N", help="how many games at a time; default: the cores, with Ray 2")
    arena.add_argument("--address", help="an existing Ray cluster, such as auto")
    arena.add_argument("--stop-when-sure", action="store_true", help="end when it is clear which of two is stronger")
    arena.add_argument("--record", type=Path, metavar="FILE", help="keep the results; another run goes on with it")
    arena.add_argument("--records", type=Path, metavar="FOLDER", help="keep the games; insula replay shows them")
    arena.add_argument("--json", action="store_true", help="one JSON object")
    arena.add_argument("--markdown", type=Path, metavar="FILE", help="write the table for a document")
    arena.add_argument("--plot", type=Path, metavar="FILE.png", help="draw the shares with their intervals")
    _add_options(arena)
    _add_language(arena)
    arena.set_defaults(run=_arena)

    dataset = commands.add_parser("dataset", help="write the decisions of bots' games as Parquet, with a card")
    dataset.add_argument("title")
    _add_table(dataset, seats=2)
    dataset.add_argument("--bots", default="greedy:3", help="with commas; who sits where moves up from game to game")
    dataset.add_argument("--games", type=int, default=1000)
    dataset.add_argument("--chunk", type=int, metavar="N", default=1000, help="how many games a file holds")
    dataset.add_argument("--seed", type=int, default=0, help="other games")
    dataset.add_argument("--jobs", type=int, metavar="N", default=os.cpu_count() or 1, help="how many files at a time")
    dataset.add_argument("--observation", action="store_true", help="what the deciding seat knew, as numbers")
    dataset.add_argument(
        "--out", type=Path, metavar="FOLDER", required=True, help="another run of the same goes on with what is there"
    )
    _add_options(dataset)
    _add_language(dataset)
    dataset.set_defaults(run=_dataset)

    tune = commands.add_parser("tune", help="find the weights of a title's evaluation: for its file, beside it")
    tune.add_argument("title")
    tune.add_argument("set", choices=("greedy", "search"), help="the weights of which bot")
    tune.add_argument(
        "--by",
        choices=("play", "choices"),
        help="what does better, or what choices bring; default: greedy by play, search by choices",
    )
    tune.add_argument("--rounds", type=int, default=300, help="of play")
    tune.add_argument("--seats", type=int, default=2, metavar="N")
    tune.add_argument(
        "--games", type=int, default=64, help="by play in each round, from both sides; by choices in each of 3 passes"
    )
    tune.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="how many games at a time")
    tune.add_argument("--seed", type=int, default=1)
    _add_language(tune)
    tune.set_defaults(run=_tune)

    fuzz = commands.add_parser("fuzz", help="random games with every invariant checked after every move")
    fuzz.add_argument("title")
    _add_table(fuzz, seats=None)
    fuzz.add_argument("--games", type=int, default=1000, help="for each number of seats")
    fuzz.add_argument("--seed", type=int, default=0, help="the first game's seed")
    _add_options(fuzz)
    _add_mode(fuzz)
    fuzz.set_defaults(run=_fuzz)

    perft = commands.add_parser("perft", help="count all lines of play to a depth")
    perft.add_argument("title")
    _add_table(perft, seats=2)
    perft.add_argument("--seed", type=int, default=1)
    perft.add_argument("--depth", type=int, default=4)
    _add_options(perft)
    _add_mode(perft)
    perft.set_defaults(run=_perft)

    show = commands.add_parser("show", help="draw a position that is written in words")
    show.add_argument("position", help="a file, or the words themselves: lines, or parts with semicolons between them")
    show.add_argument("--seed", type=int, default=0, help="draws what the position leaves open")
    show.set_defaults(run=_show)

    content = commands.add_parser("content", help="look at a title's components")
    actions = content.add_subparsers(required=True, metavar="check|show")
    for name, run, about in (
        ("check", _content_check, "validate a content file and name every fault"),
        ("show", _content_show, "where each table comes from and how sure that is"),
    ):
        action = actions.add_parser(name, help=about)
        action.add_argument("title")
        action.add_argument("file", nargs="?", type=Path, help="default: the title's own content file")
        action.set_defaults(run=run)
    return parser


def _add_table(parser: argparse.ArgumentParser, seats: int | None) -> None:
    parser.add_argument("--seats", type=int, default=seats)
    _add_content(parser)


def _add_content(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--content", type=Path, metavar="FILE", help="other components than the title's own")


def _add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a rule of the title")


def _add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", metavar="en|fr|de|ru", help="default: the system's language, else English")


def _add_database(parser: argparse.ArgumentParser) -> None:
    add_flags(parser, "database", "data")
    _add_language(parser)


def _add_mode(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--mode", choices=jit.MODES, default=jit.MODE, help="how kernels run")


# --- Commands for people ---


def _serve(options: argparse.Namespace) -> int:
    from insula.server.serve import run_serve  # noqa: PLC0415 - needs what a research machine may lack

    return run_serve(options)


def _cluster(options: argparse.Namespace) -> int:
    from insula.server.cluster import run_cluster  # noqa: PLC0415

    return run_cluster(options)


def _worker(options: argparse.Namespace) -> int:
    from insula.server.taker import run_worker  # noqa: PLC0415

    return run_worker(options)


def _play(options: argparse.Namespace) -> int:
    from insula.terminal.commands import run_play  # noqa: PLC0415

    return run_play(options)


def _replay(options: argparse.Namespace) -> int:
    from insula.terminal.commands import run_replay  # noqa: PLC0415

    return run_replay(options)


def _rules(options: argparse.Namespace) -> int:
    from insula.terminal.commands import run_rules  # noqa: PLC0415

    return run_rules(options)


def _menu(options: argparse.Namespace) -> int:
    from insula.terminal.commands import run_menu  # noqa: PLC0415

    return run_menu(options, main)


# --- Commands for operators ---


def _upgrade(options: argparse.Namespace) -> int:
    from insula.server.operate import run_upgrade  # noqa: PLC0415

    return run_upgrade(options)


def _check(options: argparse.Namespace) -> int:
    from insula.server.operate import run_check  # noqa: PLC0415

    return run_check(options)


def _backup(options: argparse.Namespace) -> int:
    from insula.server.operate import run_backup  # noqa: PLC0415

    return run_backup(options)


def _restore(options: argparse.Namespace) -> int:
    from insula.server.operate import run_restore  # noqa: PLC0415

    return run_restore(options)


# --- Commands for researchers ---


def _demo(options: argparse.Namespace) -> int:
    """A game of random bots, turn by turn. It starts interpreted where nothing is compiled yet: no wait."""
    game = load_game(options.title, options.seats, options.option)
    if not is_warm(options.title):
        return _in_mode("interpreted", ["demo", *_words(options, "title", "seats", "seed", "option")])
    seed = random.SystemRandom().getrandbits(32) if options.seed is None else options.seed
    state = game.new_initial_state(seed)
    print(f"{game.name}: {game.seats} bots that play at random, seed {seed}\n")
    choose = random.Random(seed)
    while not state.is_terminal():
        before = state.seq
        turn = int(state.rows["turn"][0])
        while not state.is_terminal() and int(state.rows["turn"][0]) == turn:
            state.apply_action(choose.choice(state.legal_actions()))
        _tell_turns(state, before)
    _tell_end(state)
    print(f"\n{_say('what-else', options)}")
    return 0


def _engine(options: argparse.Namespace) -> int:
    from insula.engine import run_engine  # noqa: PLC0415 - pulls in the bots

    game, words = load_game(options.title, options.seats, options.option), _words_of(options)
    run_engine(game, lambda error, title: str(error) if words is None else words.for_title(title).refusal(error))
    return 0


def _tell_turns(state: State, since: int) -> None:
    """The moves of each turn on a line, then what scored."""
    lines: dict[tuple[int, int], list[str]] = {}
    for turn, seat, move, forced in state.log()[since:]:
        text = state.game.moves.texts[move]
        lines.setdefault((turn, seat), []).append(f"({text})" if forced else text)
    for (turn, seat), moves in lines.items():
        print(f"{turn:4}.  seat {seat}   {', '.join(moves)}")
    for event in state.events(since):
        if "points" in event.arguments:
            print(f"           {event}")


def _tell_end(state: State) -> None:
    print(f"\nThe game is over after {state.seq} moves.")
    best = max(state.returns())
    for seat, (points, utility) in enumerate(zip(state.scores(), state.returns(), strict=True)):
        print(f"  seat {seat}   {points:4} points" + ("   wins" if utility == best else ""))


def _warm(options: argparse.Namespace) -> int:
    from insula.warm import warm  # noqa: PLC0415 - pulls in all that can be compiled

    titles = options.titles or registered_names()
    modes = [mode.strip() for mode in options.modes.split(",")]
    for title in titles:
        load_game(title)
    unknown = [mode for mode in modes if mode not in jit.MODES]
    if unknown:
        raise InsulaError("jit.unknown_mode", mode=unknown[0], known=jit.MODES)
    progress = _Progress()
    is_well = warm(titles, modes, progress.say, options.jobs)
    progress.end()
    return 0 if is_well else 1


def _bench(options: argparse.Namespace) -> int:
    from insula.bench import measure, measure_bots  # noqa: PLC0415

    load_game(options.title, options.seats)
    if options.threads < 1 or options.seconds <= 0 or options.gpu_games < 1:
        raise InsulaError("bench.arguments", threads=options.threads, seconds=options.seconds)
    progress = _Progress()
    progress.say(f"measuring {options.title}; a cold start compiles all, up to a minute")
    if options.bots:
        figures = measure_bots(options.title, options.seats, options.seconds)
    else:
        figures = measure(
            options.title,
            options.seats,
            options.seconds,
            threads=options.threads,
            gpu=options.gpu,
            gpu_games=options.gpu_games,
        )
    progress.clear()
    if options.json:
        print(json.dumps(figures))
    else:
        for name, value in figures.items():
            print(f"{name:26}{value:>16,}" if isinstance(value, int | float) else f"{name:26}{value:>16}")
    return 0


def _arena(options: argparse.Namespace) -> int:
    from insula.arena.command import run_arena  # noqa: PLC0415

    progress = _Progress()
    try:
        return run_arena(options, progress)
    finally:
        progress.clear()


def _dataset(options: argparse.Namespace) -> int:
    from insula.arena.dataset import run_dataset  # noqa: PLC0415

    progress = _Progress()
    try:
        return run_dataset(options, progress)
    finally:
        progress.clear()


def _tune(options: argparse.Namespace) -> int:
    from insula.arena.tune import run_tune  # noqa: PLC0415

    progress = _Progress()
    try:
        return run_tune(options, progress)
    finally:
        progress.clear()


def _fuzz(options: argparse.Namespace) -> int:
    from insula.core.testing import fuzz_game  # noqa: PLC0415

    if options.mode != jit.MODE:
        words = ["fuzz", *_words(options, "title", "seats", "games", "seed", "mode", "option")]
        return _in_mode(options.mode, words)
    title = load_game(options.title)
    if options.games < 1:
        raise InsulaError("fuzz.games", games=options.games)
    progress = _Progress()
    for seats in title.seat_counts if options.seats is None else (options.seats,):
        game = load_game(options.title, seats, options.option)
        started, moves = time.monotonic(), 0
        for number in range(options.games):
            made, wrong = fuzz_game(game, options.seed + number)
            moves += made
            if wrong:
                progress.clear()
                print(f"{game.name}, {seats} seats, seed {options.seed + number}, move {made}: {wrong}")
                return 1
            if number % 100 == 0:
                progress.say(f"{seats} seats: {number} of {options.games} games")
        progress.clear()
        elapsed = time.monotonic() - started
        print(f"{game.name}, {seats} seats: {options.games} games, {moves} moves, no fault ({elapsed:.1f} s)")
    return 0


def _perft(options: argparse.Namespace) -> int:
    from insula.core.testing import count_lines  # noqa: PLC0415

    if options.mode != jit.MODE:
        words = ["perft", *_words(options, "title", "seats", "seed", "depth", "mode", "option")]
        return _in_mode(options.mode, words)
    game = load_game(options.title, options.seats, options.option)
    nodes, order = count_lines(game, options.seed, options.depth)
    for depth, count in enumerate(nodes):
        print(f"depth {depth}: {count}")
    print(f"order   {order}")
    return 0


def _observe(options: argparse.Namespace) -> int:
    game = load_game(options.title, options.seats)
    if game.observation is None:
        raise InsulaError("table.no_observation", title=game.name)
    width = max(len(piece.name) for piece in game.observation_pieces)
    for part, piece in zip(game.observation.parts, game.observation_pieces, strict=True):
        print(f"{piece.start:5}  {piece.name:{width}}  {part.words_of_shape()}: {part.meaning}")
    print(f"{game.observation_tensor_size():5}  in all, {game.seats} seats")
    return 0


def _show(options: argparse.Namespace) -> int:
    state = read_position(_text_or_file(options.position), options.seed)
    print(state)
    for verb, nouns in state.view(state.current_player() if not state.is_terminal() else None).legal.items():
        print(f"{verb}: {', '.join(nouns)}" if any(nouns) else verb)
    return 0


def _text_or_file(words: str) -> str:
    """The words of a file, if there is one of this name, else the words themselves."""
    try:
        return Path(words).read_text(encoding="utf-8")
    except (OSError, ValueError):
        return words


def _content_check(options: argparse.Namespace) -> int:
    game = load_game(options.title, content=options.file)
    print(f"{game.name}: content is complete, digest {game.content.digest}")
    return 0


def _content_show(options: argparse.Namespace) -> int:
    game = load_game(options.title, content=options.file)
    print(f"{game.name}: digest {game.content.digest}")
    tables = game.content.provenance
    width = max(len(table.table) for table in tables) + 2
    for table in tables:
        print(f"  {table.table:{width}}{table.confidence:15}{table.source}")
    unread = [table.table for table in tables if table.confidence != "printed"]
    guessed = [table.table for table in tables if table.confidence == "reconstructed"]
    print(f"Not read off a box: {', '.join(unread) or 'nothing'}.")
    print(f"Reconstructed: {', '.join(guessed) or 'nothing'}.")
    return 0


# --- Small things ---


def _words_of(options: argparse.Namespace) -> Words | None:
    """The words in the language asked for; None where what they need is not installed."""
    try:
        from insula.words import Words, pick_language  # noqa: PLC0415 - needs what a research machine may lack
    except ImportError:
        return None
    try:
        return Words(pick_language(getattr(options, "lang", None), os.environ))
    except InsulaError:
        return Words(pick_language(None, os.environ))


def _say(message: str, options: argparse.Namespace) -> str:
    """A message of the shell; its id where it cannot be said."""
    words = _words_of(options)
    return message if words is None else words(message)


def _sentence(error: InsulaError, options: argparse.Namespace) -> str:
    """An error in words, or its code."""
    words = _words_of(options)
    return str(error) if words is None else words.refusal(error)


def _tell_warnings(options: argparse.Namespace) -> None:
    """Say in words which titles of other distributions cannot be played; all other warnings as Python does."""
    show = warnings.showwarning

    def tell(message: Warning | str, *about: Any, **more: Any) -> None:
        if isinstance(message, TitleWarning):
            print(f"insula: {_sentence(message.error, options)}", file=sys.stderr)
        else:
            show(message, *about, **more)

    warnings.showwarning = tell


def _in_mode(mode: str, words: list[str]) -> int:
    """Run this command in a child process of another mode."""
    return subprocess.run([sys.executable, "-m", "insula", *words], env=jit.environment(mode), check=False).returncode


def _words(options: argparse.Namespace, first: str, *flags: str) -> list[str]:
    """The command line that gives these options again."""
    words = [str(getattr(options, first))]
    for flag in flags:
        value = getattr(options, flag)
        if isinstance(value, dict):
            words += [word for pair in value.items() for word in (f"--{flag}", "=".join(pair))]
        elif value is not None:
            words += [f"--{flag}", str(value)]
    return words


class _Progress:
    """One line on standard error that is written over; on anything but a terminal, only lines that are to stay."""

    def __init__(self) -> None:
        self.is_live = sys.stderr.isatty()

    def say(self, text: str, is_kept: bool = False) -> None:
        is_end = ": ready" in text or "FAILED" in text
        if self.is_live:
            width = shutil.get_terminal_size().columns - 1
            print(f"\r{text[:width]:{width}}", end="\n" if is_end else "", file=sys.stderr, flush=True)
        elif is_end or is_kept:
            print(text, file=sys.stderr, flush=True)

    def clear(self) -> None:
        if self.is_live:
            width = shutil.get_terminal_size().columns - 1
            print(f"\r{'':{width}}\r", end="", file=sys.stderr, flush=True)

    end = clear
