"""One move, one run: from the frame that comes in to the last page that is told, the rules make a move once."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path
from typing import Any

import pytest

from insula import registered_names
from insula.server import messages as wire
from insula.server.match import Match
from insula.server.sockets import Page
from tests.core.process import evaluate
from tests.server.test_socket import Slow, hall, settle

FRAMES = 25
COUNT = "from tests.server.test_one_run import count_runs; count_runs({title!r})"


@pytest.mark.parametrize("title", registered_names())
def test_from_the_frame_to_the_last_page_told_a_move_is_made_once(title):
    made, runs, legal, tried = evaluate(COUNT.format(title=title), INSULA_MODE="interpreted").split()
    assert int(made) >= FRAMES
    assert runs == made
    assert tried == legal, "what each legal move would lead to is found once, for whoever is told of it"


def count_runs(title: str) -> None:
    """Print how many moves two people made over their sockets beside a spectator, and how often the rules made one.

    Then how many moves were legal on the way, and how often one was tried out.
    """
    with tempfile.TemporaryDirectory() as folder:
        counts = asyncio.run(_play(Path(folder), title))
    sys.stdout.write(" ".join(map(str, counts)))


async def _play(folder: Path, title: str) -> tuple[int, ...]:
    async with hall(folder) as server:
        people = [wire.NewSeat(kind="person", name=name) for name in ("Anna", "Bert")]
        created = await server.matches.create(wire.NewMatch(title=title, seats=people))
        match = await server.matches.find(created.match)
        ends = {link.seat: Slow() for link in created.links} | {None: Slow()}
        tokens = {link.seat: link.token for link in created.links}
        pages = [asyncio.create_task(Page(server, end).run()) for end in ends.values()]
        for seat, end in ends.items():
            end.is_reading.set()
            end.say(type="watch", protocol=wire.PROTOCOL, match=match.id, token=tokens.get(seat))
        await _until_all_are_told(match, ends)
        before = match.table.state.seq
        runs, tried = _counted(match.game)
        legal = 0
        for _ in range(FRAMES):
            state = match.table.state
            move = state.action_to_string(state.legal_actions()[-1])
            ends[match.table.to_act].say(type="play", seq=match.table.seq, moves=[move])
            await settle(lambda old=match.table: match.table is not old)
            await _until_all_are_told(match, ends)
            legal += len(match.table.state.legal_actions())
        for end in ends.values():
            await end.close(1000, "")
        await asyncio.gather(*pages)
        return match.table.state.seq - before, len(runs), legal, len(tried)


async def _until_all_are_told(match: Match, ends: dict[int | None, Slow]) -> None:
    await settle(lambda: all(end.tables() and end.tables()[-1]["seq"] == match.table.seq for end in ends.values()))


def _counted(game: Any) -> tuple[list[int], list[int]]:
    """Every move that the rules make from now on, and every move that they try out on a copy."""
    runs: list[int] = []
    tried: list[int] = []
    apply, preview = game.kernels.apply, game.loops.preview
    previewing: list[int] = []

    def counting(content: Any, states: Any, i: int, move: int, events: Any) -> None:
        if not previewing:
            runs.append(move)
        apply(content, states, i, move, events)

    def trying(content: Any, states: Any, i: int, move: int, *more: Any) -> tuple[bool, bool]:
        tried.append(move)
        previewing.append(move)
        found: tuple[bool, bool] = preview(content, states, i, move, *more)
        previewing.pop()
        return found

    object.__setattr__(game.kernels, "apply", counting)
    game.loops.apply = counting
    game.loops.preview = trying
    return runs, tried
