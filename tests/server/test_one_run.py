"""One move, one run: from the frame that comes in to the last page that is told, the rules make a move once."""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
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
AUDIENCES = (0, 1, None)
"""Two people, and a spectator."""
COUNT = "from tests.server.test_one_run import count_runs; count_runs({title!r})"


@pytest.mark.parametrize("title", registered_names())
def test_from_the_frame_to_the_last_page_told_a_move_is_made_once(title):
    counts = json.loads(evaluate(COUNT.format(title=title), INSULA_MODE="interpreted"))
    assert counts["moves"] >= FRAMES
    assert counts["runs"] == counts["moves"]
    assert counts["tried"] == counts["legal"], "what each legal move would lead to is found once, for all who are told"
    assert counts["public"] == FRAMES, "what everybody may see is put together once a frame"
    assert counts["views"] == FRAMES * len(AUDIENCES), "and for a seat once, however many pages it has"


def count_runs(title: str) -> None:
    """Print what two people at three pages did over their sockets beside a spectator, and how much work it was.

    That is how many moves were made, and how often the rules made one; how many were legal, and how often one was tried
    out; how often a view was put together, and its public part.
    """
    with tempfile.TemporaryDirectory() as folder:
        counts = asyncio.run(_play(Path(folder), title))
    sys.stdout.write(json.dumps(counts))


async def _play(folder: Path, title: str) -> dict[str, int]:
    async with hall(folder) as server:
        people = [wire.NewSeat(kind="person", name=name) for name in ("Anna", "Bert")]
        created = await server.matches.create(wire.NewMatch(title=title, seats=people))
        match = await server.matches.find(created.match)
        tokens = {link.seat: link.token for link in created.links}
        ends = [(seat, Slow()) for seat in (*AUDIENCES, 0)]
        pages = [asyncio.create_task(Page(server, end).run()) for _, end in ends]
        for seat, end in ends:
            end.is_reading.set()
            end.say(type="watch", protocol=wire.PROTOCOL, match=match.id, token=tokens.get(seat))
        await _until_all_are_told(match, ends)
        before = match.table.state.seq
        counts = _counted(match.game)
        legal = 0
        for _ in range(FRAMES):
            state = match.table.state
            move = state.action_to_string(state.legal_actions()[-1])
            dict(ends)[match.table.to_act].say(type="play", seq=match.table.seq, moves=[move])
            await settle(lambda old=match.table: match.table is not old)
            await _until_all_are_told(match, ends)
            legal += len(match.table.state.legal_actions())
        for _, end in ends:
            await end.close(1000, "")
        await asyncio.gather(*pages)
        return {"moves": match.table.state.seq - before, "legal": legal, **counts}


async def _until_all_are_told(match: Match, ends: list[tuple[int | None, Slow]]) -> None:
    await settle(lambda: all(end.tables() and end.tables()[-1]["seq"] == match.table.seq for _, end in ends))


def _counted(game: Any) -> Counter[str]:
    """From now on: moves that the rules make or try out on a copy; views, and public parts of them."""
    counts = Counter(runs=0)
    previewing: list[str] = []
    views = sys.modules[game.view.__module__]

    def counting(name: str, work: Callable[..., Any]) -> Callable[..., Any]:
        def counted(*arguments: Any) -> Any:
            if not previewing:
                counts[name] += 1
            return work(*arguments)

        return counted

    def previews(*arguments: Any) -> Any:
        counts["tried"] += arguments[4]  # the legal moves
        previewing.append("")
        found = preview(*arguments)
        previewing.pop()
        return found

    apply, preview = counting("runs", game.kernels.apply), game.loops.preview
    object.__setattr__(game.kernels, "apply", apply)
    object.__setattr__(game, "view", counting("views", game.view))
    views._public_view = counting("public", views._public_view)
    game.loops.apply, game.loops.preview = apply, previews
    return counts
