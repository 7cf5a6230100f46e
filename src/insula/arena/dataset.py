"""The decisions of bots' games as a dataset: Parquet files of so many games each, and a card that tells of all.

A file is written whole or not at all, so a run that was broken off goes on where it was.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

import insula
from insula.arena.command import Line, names_of
from insula.arena.contest import thinking_of, word_of
from insula.arena.executors import obey
from insula.arena.players import close_all, make_player
from insula.bots import ask
from insula.core import jit
from insula.core.errors import InsulaError, TableError
from insula.core.game import Game
from insula.registry import is_warm, load_game
from insula.warm import warm

PLAN: Final = "dataset.json"
CARD: Final = "README.md"

COLUMNS: Final = {
    "title": "the game that is played",
    "rules_version": "of its rules; another version may play differently",
    "options": "the title's options, as `name=value`",
    "seats": "how many play",
    "game": "the number of the game within the dataset",
    "seed": "one seed is one shuffle: `insula.load_game(…).new_initial_state(seed)` deals it again",
    "step": "how many moves were made before this decision, forced ones included",
    "turn": "the number of the turn",
    "seat": "who decides",
    "level": "the bot that decides",
    "legal": "the legal moves in ascending order, two or more",
    "move": "the one that was chosen; `game.action_to_string(move)` tells it",
    "result": "of every seat: 1 for the first place to -1 for the last",
    "points": "of every seat, at the end",
    "observation": "what the deciding seat knew, as `game.observation_pieces` explain it",
}
"""What the columns hold; the last only where it was asked for."""


@dataclass(frozen=True, kw_only=True)
class Plan:
    """All that a dataset follows from: the same plan makes the same rows."""

    title: str
    seats: int
    options: dict[str, str]
    bots: tuple[str, ...]
    games: int
    chunk: int
    """How many games a file holds."""
    seed: int
    has_observation: bool
    version: str
    rules: int
    content: str
    thinking: str

    def files(self) -> list[str]:
        """The names of the files, in the order of their games."""
        return [f"decisions-{number:05}.parquet" for number in range(-(-self.games // self.chunk))]

    def games_of(self, number: int) -> range:
        """The games of a file."""
        return range(number * self.chunk, min(self.games, (number + 1) * self.chunk))

    def lay(self) -> Game:
        """The table."""
        return load_game(self.title, self.seats, self.options)

    def players_of(self, game: int) -> list[str]:
        """The bot at each seat; from game to game they move up by one."""
        return [self.bots[(seat + game) % len(self.bots)] for seat in range(self.seats)]


def run_dataset(options: argparse.Namespace, line: Line) -> int:
    """Write what is still missing, then the card."""
    arrow = arrow_with_parquet()
    game = load_game(options.title, options.seats, options.option)
    if min(options.games, options.jobs, options.chunk) < 1:
        raise InsulaError("arena.numbers", games=options.games, jobs=options.jobs)
    if options.observation and game.observation is None:
        raise TableError("table.no_observation", title=game.name)
    bots = tuple(names_of(options.bots))
    close_all([make_player(name) for name in bots])
    plan = Plan(
        title=game.name,
        seats=game.seats,
        options=dict(game.options),
        bots=bots,
        games=options.games,
        chunk=options.chunk,
        seed=options.seed,
        has_observation=options.observation,
        version=insula.__version__,
        rules=game.rules_version,
        content=game.content.digest,
        thinking=thinking_of(game.name),
    )
    if not is_warm(game.name):
        warm([game.name], [jit.MODE], line.say)
    folder: Path = options.out
    _begin(plan, folder)
    missing = [number for number, name in enumerate(plan.files()) if not (folder / name).exists()]
    done = len(plan.files()) - len(missing)
    for _ in _written(plan, folder, missing, options.jobs):
        done += 1
        line.say(f"{done} of {len(plan.files())} files", is_kept=True)
    line.clear()
    decisions = sum(arrow.parquet.read_metadata(folder / name).num_rows for name in plan.files())
    size = sum((folder / name).stat().st_size for name in plan.files())
    _write(folder / CARD, card(plan, game, decisions, size))
    print(f"{decisions} decisions of {plan.games} games in {folder}")
    return 0


def _begin(plan: Plan, folder: Path) -> None:
    """The folder with its plan, which must be this one if there is one."""
    file = folder / PLAN
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not file.exists():
            _write(file, json.dumps(asdict(plan), indent=1) + "\n")
        found = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise InsulaError("arena.file", file=str(file), reason=str(error)) from error
    wanted = json.loads(json.dumps(asdict(plan)))
    if found != wanted:
        fields = [name for name in wanted if not isinstance(found, dict) or found.get(name) != wanted[name]]
        raise InsulaError("arena.other_contest", file=str(file), fields=fields)


def _written(plan: Plan, folder: Path, numbers: list[int], jobs: int) -> Iterator[None]:
    """Write files, each in a process if there are several."""
    if min(jobs, len(numbers)) < 2:
        for number in numbers:
            write_file(plan, folder, number)
            yield
        return
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(jobs, len(numbers)), mp_context=spawn, initializer=obey) as pool:
        for future in [pool.submit(write_file, plan, folder, number) for number in numbers]:
            future.result()
            yield


def write_file(plan: Plan, folder: Path, number: int) -> None:
    """Play the games of a file and write it."""
    game, arrow = plan.lay(), arrow_with_parquet()
    columns: dict[str, list[Any]] = {name: [] for name in _names(plan)}
    for index in plan.games_of(number):
        for row in decisions_of(plan, game, index):
            for name, values in columns.items():
                values.append(row[name])
    table = arrow.table(columns, schema=_schema(plan, game))
    file = folder / plan.files()[number]
    unfinished = file.with_suffix(f".{os.getpid()}.unfinished")
    try:
        arrow.parquet.write_table(table, unfinished, compression="zstd")
        unfinished.replace(file)
    except OSError as error:
        raise InsulaError("arena.file", file=str(file), reason=str(error)) from error


def decisions_of(plan: Plan, game: Game, index: int) -> list[dict[str, Any]]:
    """Play one game and return its decisions, row by row."""
    seed = word_of(plan.seed, index)
    state = game.new_initial_state(seed)
    names = plan.players_of(index)
    bots = [make_player(name) for name in names]
    rows: list[dict[str, Any]] = []
    try:
        while not state.is_terminal():
            seat, legal = state.current_player(), state.legal_actions()
            move = ask(bots[seat], state, word_of(seed, seat, state.seq))
            if len(legal) > 1:
                row = {"step": state.seq, "turn": int(state.rows["turn"][0]), "seat": seat, "level": names[seat]}
                row |= {"legal": legal, "move": int(move)}
                if plan.has_observation:
                    row["observation"] = state.observation_tensor(seat)
                rows.append(row)
            state.apply_action(int(move))
    finally:
        close_all(bots)
    options = " ".join(f"{name}={value}" for name, value in plan.options.items())
    of_all = {"title": plan.title, "rules_version": plan.rules, "options": options, "seats": plan.seats, "game": index}
    of_all |= {"seed": seed, "result": state.returns(), "points": state.scores()}
    return [row | of_all for row in rows]


def card(plan: Plan, game: Game, decisions: int, size: int) -> str:
    """What the dataset is, how it was made and what its columns hold."""
    options = "".join(f" --option {name}={value}" for name, value in plan.options.items())
    observation = " --observation" if plan.has_observation else ""
    command = (
        f"insula dataset {plan.title} --seats {plan.seats}{options} --bots {','.join(plan.bots)} --games {plan.games} "
        f"--chunk {plan.chunk} --seed {plan.seed}{observation} --out FOLDER"
    )
    pieces = [
        f"| {piece.start} to {piece.stop - 1} | {piece.name} | {piece.meaning} |" for piece in game.observation_pieces
    ]
    lines = [
        "---",
        "license: cc0-1.0",
        "tags: [board games, reinforcement learning, imitation learning]",
        "configs: [{config_name: default, data_files: decisions-*.parquet}]",
        "---",
        "",
        f"# Decisions of bots in {plan.title}",
        "",
        f"{decisions} decisions of {plan.games} whole games of {plan.title} with {plan.seats} seats, in "
        f"{len(plan.files())} Parquet files of {size} bytes. Bots played them: {', '.join(plan.bots)}; from game to "
        "game they move up by one seat. A move without alternative is no decision and stands in no row.",
        "",
        "## How it was made",
        "",
        "```",
        command,
        "```",
        "",
        f"with insula {plan.version}, rules version {plan.rules}, components `{plan.content}`, judgement of the bots "
        f"`{plan.thinking}`. The same command with the same of these makes the same rows, but for bots that are told "
        "to think for a time.",
        "",
        "## Columns",
        "",
        "| column | type | what it holds |",
        "|---|---|---|",
        *(f"| `{field.name}` | {field.type} | {COLUMNS[field.name]} |" for field in _schema(plan, game)),
        "",
        *(["| numbers | part | meaning |", "|---|---|---|", *pieces, ""] if plan.has_observation else []),
        "## Licence",
        "",
        "CC0 1.0: do with it what you like. The rows are facts about games between programs and tell of no person.",
        "",
    ]
    return "\n".join(lines)


def _names(plan: Plan) -> list[str]:
    """The columns of a plan."""
    return [name for name in COLUMNS if plan.has_observation or name != "observation"]


def _schema(plan: Plan, game: Game) -> Any:
    """The columns and their types."""
    arrow = arrow_with_parquet()
    word = arrow.dictionary(arrow.int8(), arrow.string())
    types = {
        "title": word,
        "rules_version": arrow.int16(),
        "options": word,
        "seats": arrow.int8(),
        "game": arrow.int32(),
        "seed": arrow.uint64(),
        "step": arrow.int16(),
        "turn": arrow.int16(),
        "seat": arrow.int8(),
        "level": word,
        "legal": arrow.list_(arrow.int16()),
        "move": arrow.int16(),
        "result": arrow.list_(arrow.float32()),
        "points": arrow.list_(arrow.int16()),
        "observation": arrow.list_(arrow.float32(), max(1, game.observation_tensor_size())),
    }
    return arrow.schema([(name, types[name]) for name in _names(plan)])


def arrow_with_parquet() -> Any:
    """What reads and writes Parquet."""
    try:
        import pyarrow.parquet  # noqa: PLC0415 - the extra `dataset`
    except ImportError as error:
        raise InsulaError("arena.extra", package="pyarrow", extra="dataset") from error
    return pyarrow


def _write(file: Path, text: str) -> None:
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise InsulaError("arena.file", file=str(file), reason=str(error.strerror)) from error
