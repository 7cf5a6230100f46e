"""Nobody learns over the wire what their seat may not know: every byte is kept and looked at."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import pytest

from insula.server import matches, store
from insula.server.loading import game_at
from insula.server.store import HOST
from tests.server import twins
from tests.server.clients import serving
from tests.server.twins import WATCHER, Pair, body_of, status_of

TIMED = re.compile(rb"_(bucket|created|sum)\b|insula_commit_entries")


# --- Twins -----------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def two_servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """Two servers that can be given different truths of one match; their folders and their addresses."""
    folders = [tmp_path_factory.mktemp(name) for name in ("left", "right")]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(matches, "load_table", twins.substitute(matches.load_table))
        patch.setattr(store, "now", lambda: twins.CLOCK)
        with serving(folders[0]) as left, serving(folders[1]) as right:
            yield folders, (left, right)


def laid(two_servers: Any, seats: int, tracking: str, seed: int, share: float, *, hands: bool = False) -> Pair:
    """Twins of Alhambra, stored, and who may compare them."""
    game = game_at("alhambra", seats, {"tracking": tracking})
    watcher = seed % seats if hands else None
    truths = twins.twins(game, seed, share, watcher)
    for folder, truth in zip(two_servers[0], truths, strict=True):
        twins.keep(folder, truth)
    places = [*(range(seats) if watcher is None else [watcher]), WATCHER, HOST]
    return Pair(two_servers[1], truths, places)


def check_twins(pair: Pair, *, every: int = 1) -> None:
    """Insist that the twins differ, and that nobody who looks on can tell them apart, whatever they ask or do."""
    check_they_differ(pair)
    pair.open_pages()
    for place in pair.places:
        ask_everything(pair, place, every)
        ask_on_the_page(pair, place)
    seq = table_of(pair)["seq"]
    pair.same_frames(seq)
    play_quietly(pair)
    take_back_over_a_reveal(pair)
    for place in pair.places:
        ask_everything(pair, place, 10)
    compare_the_servers(pair)


def check_they_differ(pair: Pair) -> None:
    left, right = pair.truths
    differing = set(twins.hidden_differences(pair.left, pair.right))
    assert differing <= {"rng", "money_pile", "building_pile", "hands"}
    assert {"rng", "money_pile"} <= differing
    assert (pair.left.rows["rng"] != pair.right.rows["rng"]).all()
    for name in ("seed", "salt"):
        assert getattr(left.first, name) != getattr(right.first, name)
    assert left.secret != right.secret
    assert left.tokens == right.tokens


def table_of(pair: Pair, place: int = WATCHER) -> dict[str, Any]:
    """The table that both servers tell."""
    return body_of(pair.same(place, ("GET",))[0])


def ask_everything(pair: Pair, place: int, every: int = 1) -> None:
    """All that can be asked without changing anything, wrong requests included."""
    table, texts = table_of(pair, place), pair.left.game.moves.texts
    seq, last, seats = table["seq"], table["move"], range(len(table["seats"]) + 1)
    pair.same(
        place,
        *(("GET", f"?since={since}") for since in (0, seq // 2, max(0, seq - 1), seq, seq + 1, "x", -1)),
        ("GET", "/previews"),
        *(("GET", f"/refusal?move={quote(text)}") for text in (*texts, "", "fly", "pay 99", "take 1+2+3+4+5")),
        *(("GET", f"/positions/{move}") for move in {*range(0, last, every), last - 1, last, last + 1}),
        *(("GET", f"/positions/{move}?seat={seat}") for move in (0, last) for seat in seats),
        *(("GET", f"/record{form}") for form in ("", ".txt", ".ndjson")),
        ("POST", "//api/mine", {"links": held(pair, place)}),
    )
    pair.same(place, *wrong_requests(pair, place, table))
    assert table_of(pair, place)["seq"] == seq, "nothing of this changed anything"


def held(pair: Pair, place: int) -> list[dict[str, str]]:
    token = pair.truths[0].tokens.get(place, "of nobody")
    return [{"match": pair.truths[0].match, "token": token}, {"match": "0" * 20, "token": token}]


def wrong_requests(pair: Pair, place: int, table: dict[str, Any]) -> Iterator[tuple[Any, ...]]:
    """Illegal, malformed, stale, out of turn, somebody else's: nothing here can be granted."""
    seq, texts = table["seq"], pair.left.game.moves.texts
    legal = {f"{verb} {noun}".strip() for verb, nouns in table["legal"].items() for noun in nouns}
    for text in texts:
        if text not in legal:
            yield "POST", "/moves", {"seq": seq, "moves": [text]}
    for first in sorted(legal):
        for second in (*texts[::5], "fly"):
            if is_refused(pair, place, first, second):
                yield "POST", "/moves", {"seq": seq, "moves": [first, second]}
    some = sorted(legal)[:1] or [texts[0]]
    yield "POST", "/moves", {"seq": seq + 1, "moves": some}
    yield "POST", "/moves", {"seq": seq, "moves": ["fly"]}
    yield "POST", "/moves", {"seq": seq, "moves": []}
    yield "POST", "/moves", {"seq": seq, "moves": some, "more": 1}
    yield "POST", "/moves", b"{"
    yield "POST", "/undo", {"seq": seq, "move": 9999}
    yield "POST", "/undo", {"seq": seq + 1}
    yield "POST", "/ask", {"seq": seq + 1}
    yield "POST", "/answer", {"seq": seq, "agree": True}
    yield "POST", "/rematch"
    if place != HOST:
        yield "POST", "/seats/0/link"
        yield "DELETE", ""
        for seat in range(len(table["seats"]) + 1):
            if seat != place:
                yield "POST", f"/seats/{seat}/join", {"name": "Eve"}
                yield "POST", f"/seats/{seat}/bot", {"level": "random"}
                yield "POST", f"/seats/{seat}/resign", {"level": "random"}
                yield "POST", f"/seats/{seat}/person"
    yield "PUT", "/moves", {}
    yield "GET", "/nothing"


def is_refused(pair: Pair, place: int, *moves: str) -> bool:
    """Whether several moves of a seat at once are refused."""
    for state in (pair.left, pair.right):
        try:
            state.clone().apply(*moves, seat=place)
        except Exception:  # noqa: BLE001, S112
            continue
        return False
    return True


def ask_on_the_page(pair: Pair, place: int) -> None:
    """The same over the socket."""
    table, texts = table_of(pair, place), pair.left.game.moves.texts
    seq, last = table["seq"], table["move"]
    legal = {f"{verb} {noun}".strip() for verb, nouns in table["legal"].items() for noun in nouns}
    pair.same_answers(
        place,
        {"type": "ping"},
        {"type": "previews"},
        *({"type": "position", "move": move} for move in (0, last // 2, last, last + 1)),
        *({"type": "position", "move": last, "seat": seat} for seat in (-1, *range(len(table["seats"])))),
        *({"type": "play", "seq": seq, "moves": [text]} for text in (*texts, "fly") if text not in legal),
        {"type": "undo", "seq": seq, "move": 9999},
        {"type": "answer", "seq": seq, "agree": False},
    )
    for frame in ({"type": "play", "seq": seq}, {"type": "dance"}, {"type": "position", "move": -1}):
        for holder in pair.holders[place]:
            holder.page.send(**frame)
            holder.page.until("error", id=None)
    for since in (None, 0, seq):
        token = pair.truths[0].tokens.get(place)
        for holder in pair.holders[place]:
            holder.page.send(
                type="watch", protocol=1, match=holder.match, token=token, **({} if since is None else {"since": since})
            )
            holder.page.until("table")
            holder.page.until("presence")


def play_quietly(pair: Pair) -> None:
    """Moves that bring nothing to light, and their undo, look the same."""
    for _ in range(3):
        quiet = [move for move in twins.non_revealing(pair.left, pair.right) if not move.startswith("take")]
        if not quiet:
            return
        actor = pair.left.current_player()
        seq = pair.both(actor, "/moves", seq=table_of(pair)["seq"], moves=quiet[:1])["seq"]
        for state in (pair.left, pair.right):
            state.apply(quiet[0])
        look_again(pair, seq)
    seq = pair.both(actor, "/undo", seq=seq)["seq"]
    for state in (pair.left, pair.right):
        state.undo()
    look_again(pair, seq)


def look_again(pair: Pair, seq: int) -> None:
    pair.same_frames(seq)
    for place in pair.places:
        pair.same(place, ("GET",), ("GET", f"?since={seq - 1}"), ("GET", "/previews"), ("GET", "/record"))


def take_back_over_a_reveal(pair: Pair) -> None:
    """What came to light differs, rightly; once it is taken back, with the consent of all, nothing does any more."""
    moves = twins.revealing(pair.left, pair.right)
    if not moves:
        return
    actor, to = pair.left.current_player(), pair.left.seq
    seq = pair.both(actor, "/moves", seq=table_of(pair)["seq"], moves=moves[:1])["seq"]
    for state in (pair.left, pair.right):
        state.apply(moves[0])
    seq = pair.both(actor, "/ask", seq=seq)["seq"]
    for other in range(pair.left.game.seats):
        if other != actor:
            seq = pair.both(other, "/answer", seq=seq, agree=True)["seq"]
    for state in (pair.left, pair.right):
        state.take_back(to)
    for holders in (pair.holders[place] for place in pair.places):
        for holder in holders:
            holder.page.until("table", seq=seq)
            del holder.page.frames[:-1]
    pair.same_frames(seq)
    assert {"rng", "money_pile"} <= set(twins.hidden_differences(pair.left, pair.right))


def compare_the_servers(pair: Pair) -> None:
    """What the servers tell of themselves."""
    told = []
    for holder in pair.holders[WATCHER]:
        metrics, health = holder.wire.ask(holder.request("GET", "//metrics"), holder.request("GET", "//healthz"))
        counts = [line for line in metrics.partition(b"\r\n\r\n")[2].splitlines() if not TIMED.search(line)]
        told.append((counts, {name: value for name, value in body_of(health).items() if name != "uptime"}))
        assert status_of(metrics) == 200
    assert told[0] == told[1]


TABLES = [(seats, tracking) for seats in (2, 3, 4) for tracking in ("memory", "open")]


@pytest.mark.parametrize(("seats", "tracking"), TABLES)
def test_twins_look_the_same_to_everybody(two_servers, seats, tracking):
    for number, share in enumerate((0.0, 0.35, 0.8)):
        with laid(two_servers, seats, tracking, seed=100 * seats + number, share=share) as pair:
            check_twins(pair, every=7)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_twins_with_other_hands_look_the_same_to_who_may_not_see_these(two_servers, seats):
    for seed, share in ((seats, 0.0), (seats + 1, 0.0), (seats, 0.05)):
        with laid(two_servers, seats, "memory", seed=seed, share=share, hands=True) as pair:
            assert "hands" in twins.hidden_differences(pair.left, pair.right)
            check_twins(pair)
