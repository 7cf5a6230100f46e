"""Nobody learns over the wire what their seat may not know: every byte is kept and looked at."""

from __future__ import annotations

import dataclasses
import io
import itertools
import json
import logging
import random
import re
import socket
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec
import numpy as np
import pytest

from insula.core import state as core_state
from insula.core.errors import MoveError
from insula.core.record import parse
from insula.core.seeds import commitment, reroll_word
from insula.core.state import State
from insula.core.testing import run_check
from insula.registry import replay
from insula.server import clock, logs, matches
from insula.server import table as tables
from insula.server.loading import game_at, load_table
from insula.server.log import HOST
from insula.server.metrics import Metrics
from insula.server.thinkers import Task, Thinkers
from tests.server import toy_with_secrets, twins
from tests.server.busy_match import BusyMatch, make, wait
from tests.server.clients import moves_of, serving
from tests.server.twins import WATCHER, Holder, Pair, Sheet, Truth, Wire, body_of, status_of

TIMED = re.compile(rb"_(bucket|created|sum)\b|insula_commit_jobs")


# --- Twins -----------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def two_servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """Two servers that can be given different truths of one match; their folders and their addresses."""
    folders = [tmp_path_factory.mktemp(name) for name in ("left", "right")]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(matches, "load_table", twins.substitute(matches.load_table))
        patch.setattr(clock, "now", lambda: twins.CLOCK)
        with serving(folders[0]) as left, serving(folders[1]) as right:
            yield folders, (left, right)


def laid(two_servers: Any, seats: int, tracking: str, seed: int, share: float, *, hands: bool = False) -> Pair:
    """Twins of Alhambra, stored, and the seats that may compare them."""
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
    pair.same_frames(table_of(pair)["seq"])
    play_quietly(pair)
    take_back_over_a_reveal(pair)
    for place in {WATCHER, pair.left.current_player()} & set(pair.places):
        ask_everything(pair, place, 20)
    compare_the_servers(pair)


def check_they_differ(pair: Pair) -> None:
    left, right = pair.truths
    differing = set(twins.hidden_differences(pair.left, pair.right))
    assert differing <= {"rng", "money_pile", "building_pile", "hands"}
    [row] = pair.left.rows
    assert "rng" in differing
    assert "building_pile" in differing or row.buildings_next > 46, "unless hardly a card is left"
    assert "money_pile" in differing or row.money_end - row.money_next < 8
    assert (pair.left.rows["rng"] != pair.right.rows["rng"]).all()
    for name in ("seed", "salt"):
        assert getattr(left.first, name) != getattr(right.first, name)
    assert left.secret != right.secret
    assert left.tokens == right.tokens


def table_of(pair: Pair, place: int = WATCHER) -> dict[str, Any]:
    """The table that both servers tell."""
    return body_of(pair.same(place, ("GET",))[0])


def ask_everything(pair: Pair, place: int, every: int = 1) -> None:
    """All that can be asked without changing anything, wrong requests included; some of it by those who may not act."""
    table, texts = table_of(pair, place), some_texts(pair, place)
    seq, last, seats = table["seq"], table["move"], range(len(table["seats"]) + 1)
    pair.same(
        place,
        *(("GET", f"?since={since}") for since in (0, max(0, seq - 1), seq, seq + 1, "x")),
        ("GET", "/previews"),
        *(("GET", f"/refusal?move={quote(text)}") for text in (*texts, "", "fly", "pay 99", "take 1+2+3+4+5")),
        *(("GET", f"/positions/{move}") for move in {*range(0, last, every), last - 1, last, last + 1}),
        *(("GET", f"/positions/{last}?seat={seat}") for seat in seats),
        *(("GET", f"/record{form}") for form in ("", ".txt", ".ndjson")),
        ("POST", "//api/mine", {"links": held(pair, place)}),
    )
    pair.same(place, *wrong_requests(pair, place, table))
    try_out_everything(pair, place, seq)
    assert table_of(pair, place)["seq"] == seq, "nothing of this changed anything"


def try_out_everything(pair: Pair, place: int, seq: int) -> None:
    """A turn of one's own, whichever seat is to act: every first move, and what may follow the last of them."""
    trial = body_of(pair.same(place, ("POST", "/trial", {"seq": seq}))[0])
    for _ in range(2):
        moves = [[*trial["moves"], move] for move in moves_of(trial)] if "moves" in trial else [["take 1"]]
        answers = pair.same(place, *(("POST", "/trial", {"seq": seq, "moves": each}) for each in moves))
        if not answers or "moves" not in body_of(answers[-1]):
            return
        trial = body_of(answers[-1])


def some_texts(pair: Pair, place: int) -> tuple[str, ...]:
    """All moves of the title for the seat to act, a few for the others, who are all refused alike."""
    texts = pair.left.game.moves.texts
    return texts if place == pair.left.current_player() else texts[::9]


def held(pair: Pair, place: int) -> list[dict[str, str]]:
    token = pair.truths[0].tokens.get(place, "of nobody")
    return [{"match": pair.truths[0].match, "token": token}, {"match": "0" * 20, "token": token}]


def wrong_requests(pair: Pair, place: int, table: dict[str, Any]) -> Iterator[tuple[Any, ...]]:
    """Illegal, malformed, stale, out of turn, somebody else's: nothing here can be granted."""
    seq, texts = table["seq"], some_texts(pair, place)
    legal = set(moves_of(table))
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
        other = int(place == 0)
        yield "POST", f"/seats/{other}/join", {"name": "Eve"}
        yield "POST", f"/seats/{other}/bot", {"level": "random"}
        yield "POST", f"/seats/{other}/resign", {"level": "random"}
        yield "POST", f"/seats/{other}/person"
    yield "PUT", "/moves", {}
    yield "GET", "/nothing"


def is_refused(pair: Pair, place: int, *moves: str) -> bool:
    """Whether several moves of a seat at once are refused."""
    for state in (pair.left, pair.right):
        try:
            state.clone().apply(*moves, seat=place)
        except MoveError:
            continue
        return False
    return True


def ask_on_the_page(pair: Pair, place: int) -> None:
    """The same over the socket."""
    table, texts = table_of(pair, place), some_texts(pair, place)[::3]
    seq, last = table["seq"], table["move"]
    legal = set(moves_of(table))
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
    check_they_differ(pair)


def compare_the_servers(pair: Pair) -> None:
    """What the servers tell of themselves."""
    told = []
    for holder in pair.holders[WATCHER]:
        metrics, health = holder.wire.ask(holder.request("GET", "//metrics"), holder.request("GET", "//healthz"))
        counts = [line for line in metrics.partition(b"\r\n\r\n")[2].splitlines() if not TIMED.search(line)]
        told.append((counts, {name: value for name, value in body_of(health).items() if name != "uptime"}))
        assert status_of(metrics) == 200
    assert told[0] == told[1], "the server counts what one may not know"


@pytest.mark.parametrize(
    ("seats", "tracking", "share"),
    [
        (2, "memory", 0.0), (2, "memory", 0.9), (2, "open", 0.4), (3, "memory", 0.5), (3, "open", 0.1),
        (3, "open", 0.97), (4, "memory", 0.2), (4, "open", 0.8),
    ],
)  # fmt: skip
def test_twins_look_the_same_to_everybody(two_servers, seats, tracking, share):
    with laid(two_servers, seats, tracking, 0, share) as pair:
        check_twins(pair, every=9)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_twins_with_other_hands_look_the_same_to_who_may_not_see_these(two_servers, seats):
    for seed, share in ((0, 0.0), (1, 0.04)):
        with laid(two_servers, seats, "memory", seed, share, hands=True) as pair:
            assert "hands" in twins.hidden_differences(pair.left, pair.right)
            check_twins(pair)


@pytest.mark.long
@pytest.mark.parametrize("tracking", ["memory", "open"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_many_twins_look_the_same_to_everybody(two_servers, seats, tracking):
    for seed, share in enumerate((0.0, 0.02, 0.1, 0.3, 0.45, 0.6, 0.75, 0.85, 0.95, 0.99), start=100):
        with laid(two_servers, seats, tracking, seed, share) as pair:
            check_twins(pair)
    if tracking == "memory":
        for seed in range(200, 220):
            with laid(two_servers, seats, tracking, seed, 0.01 * (seed % 10), hands=True) as pair:
                check_twins(pair)


# Each of these tells a client something that it may not know; a comparison that does not find it proves nothing.


def leak_in_the_view(patch: pytest.MonkeyPatch) -> None:
    view = State.view

    def leaking(self: State, seat: int | None = None) -> Any:
        return dataclasses.replace(view(self, seat), turn=int(self.rows["money_pile"][0][self.rows["money_next"][0]]))

    patch.setattr(State, "view", leaking)


def leak_in_the_view_of_a_seat(patch: pytest.MonkeyPatch) -> None:
    """Only of the last seat, and only once it has moved."""
    view = State.view

    def leaking(self: State, seat: int | None = None) -> Any:
        seen = view(self, seat)
        top = int(self.rows["building_pile"][0][self.rows["buildings_next"][0]])
        return dataclasses.replace(seen, scores=[top]) if seat == 2 and seen.phase == "payment" else seen

    patch.setattr(State, "view", leaking)


def leak_in_previews(patch: pytest.MonkeyPatch) -> None:
    previews = State.previews

    def leaking(self: State, seat: int | None = None) -> Any:
        told = []
        for preview in previews(self, seat):
            after = self.clone()
            after.apply_action(self.string_to_action(preview.move))
            told.append(dataclasses.replace(preview, events=tuple(after.all_events(self.seq))))
        return told

    patch.setattr(State, "previews", leaking)


def leak_in_trials(patch: pytest.MonkeyPatch) -> None:
    """What comes to light is shown, as it really lies."""

    def leaking(self: State, seat: int, word: int) -> None:
        self.game.kernels.suppose(self._tables, self._rows, 0, seat, core_state.silent_log())
        self._actor = int(self._rows["actor"][0])
        self._n_legal = int(self.game.kernels.legal_moves(self._tables, self._rows, 0, self._legal))

    patch.setattr(State, "_suppose", leaking)
    patch.setattr(core_state, "covered_log", core_state.empty_log)


def leak_in_refusals(patch: pytest.MonkeyPatch) -> None:
    refusal = State._refusal

    def leaking(self: State, move: int) -> Any:
        error = refusal(self, move)
        error.arguments["rng"] = int(self.rows["rng"][0][0])
        return error

    patch.setattr(State, "_refusal", leaking)


def leak_in_records(patch: pytest.MonkeyPatch) -> None:
    record = matches.record_message
    patch.setattr(
        matches,
        "record_message",
        lambda match: msgspec.structs.replace(record(match), text=str(match.table.state.seed)),
    )


def leak_in_summaries(patch: pytest.MonkeyPatch) -> None:
    summary = matches.summary_message

    def leaking(match: Any, access: Any) -> Any:
        return msgspec.structs.replace(summary(match, access), created=hash(match.table.state.salt))

    patch.setattr(matches, "summary_message", leaking)


def leak_of_a_reroll(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(tables, "_public", lambda entry: entry)


def leak_of_a_hand(patch: pytest.MonkeyPatch) -> None:
    """How much money the others have, and no more than that."""
    view = State.view

    def leaking(self: State, seat: int | None = None) -> Any:
        rich = (self.rows["hands"][0] * np.arange(1, 10)).sum(axis=(1, 2)).tolist()
        return dataclasses.replace(view(self, seat), scores=rich[: self.game.seats])

    patch.setattr(State, "view", leaking)


def leak_in_counts(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Metrics, "count_refusal", lambda self, code: self.refusals.labels(code).inc(random.random()))


PLANTED = [
    leak_in_the_view, leak_in_the_view_of_a_seat, leak_in_previews, leak_in_trials, leak_in_refusals,
    leak_in_records, leak_in_summaries, leak_of_a_reroll, leak_of_a_hand, leak_in_counts,
]  # fmt: skip


@pytest.mark.parametrize("plant", PLANTED)
def test_a_planted_leak_is_found(two_servers, monkeypatch, plant):
    is_hand = plant is leak_of_a_hand
    seed = 300 + PLANTED.index(plant)
    with laid(two_servers, 3, "memory", seed=seed, share=0.02, hands=is_hand) as pair:
        plant(monkeypatch)
        with pytest.raises(AssertionError, match="may not know"):
            check_twins(pair)


# --- Secrets ---------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Path, str]]:
    """A server, its folder and its address."""
    data = tmp_path_factory.mktemp("server")
    with toy_with_secrets.registered(), serving(data) as url:
        yield data, url


def check_no_secret(secrets: dict[str, set[str]], holder: Holder, *others: str | None) -> None:
    """Nothing of what is secret, and no link, stands in anything that someone was sent."""
    links = {token for token in others if token} | ({holder.token} if holder.token else set())
    words = twins.long_words(holder.bytes)
    for kind, texts in {**secrets, "links": links}.items():
        assert not twins.find_secrets(words, texts), kind


def check_hands(place: int, holder: Holder) -> int:
    """Every hand shown is the receiver's own, every choice the receiver's; how many hands were looked at."""
    looked = 0
    for table in holder.messages:
        if not table or "owners" not in (table.get("table") or {}):
            continue
        assert table["seat"] == (place if place >= 0 else None)
        if table["phase"] == "over":
            continue
        eyes = table.get("eyes", table["seat"])
        if eyes is None and place >= 0:  # a new link shows what a spectator sees until somebody sits down with it
            assert table["seats"][place]["kind"] != "person"
        for seat, owner in enumerate(table["table"]["owners"]):
            assert owner["hand"] is None or seat == place == eyes
            assert owner["hand"] is not None or seat != eyes or "eyes" not in table
            assert owner["hand"] is None or len(owner["hand"]) == owner["hand_size"]
            looked += 1
        if table["to_act"] != place:
            assert not table.get("legal")
            assert not table["table"]["payments"]
    return looked


@pytest.mark.parametrize("seed", [1, 2, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(3, 33))])
def test_no_secret_leaves_the_server_before_the_end(server, seed):
    data, url = server
    seats = [("person", "person", "random"), ("person", "random", "person", "random"), ("person", "person")][seed % 3]
    match, links = make(url, *seats, options={"tracking": "memory"})
    with twins.holding(url, match, links) as holders, closing(Holder(url, match, links[HOST])) as host:
        for holder in holders.values():
            holder.open_page()
        promised = parse(holders[WATCHER].get("/record")["ndjson"])
        busy = BusyMatch(holders, host, seed)
        busy.play()
        assert {"move", "ask", "look"} <= busy.done
        stored = twins.read(data, match)
        secrets = twins.secrets_of(stored, load_table(stored))
        assert len(secrets["generator"]) >= 8
        former = list(itertools.chain(*busy.former.values()))
        current = {place: holder.token for place, holder in holders.items()}
        for place, holder in holders.items():
            check_no_secret(secrets, holder, *former, *current.values())
            assert check_hands(place, holder) > 20
        check_the_promise(holders[WATCHER], promised, secrets)
        check_rematch(data, url, busy, secrets)


def check_the_promise(watcher: Holder, promised: Any, secrets: dict[str, set[str]]) -> None:
    """Once the match is over its record tells the seed that it was committed to, and replays; so we would find it."""
    record = watcher.get("/record")
    told = parse(record["ndjson"])
    assert told.commitment == promised.commitment == commitment(told.seed, told.salt)
    assert promised.seed is None
    assert (promised.salt, promised.rerolls) == ("", ())
    assert replay(told).is_terminal()
    found = twins.long_words(watcher.bytes)
    for kind in ("seed", "salt"):
        assert twins.find_secrets(found, secrets[kind]), f"we do not find what is there: {kind}"
    assert bool(twins.find_secrets(found, secrets["rerolls"])) == bool(told.rerolls)
    for kind in ("secret", "hashes"):
        assert not twins.find_secrets(found, secrets[kind])


def check_rematch(data: Path, url: str, busy: BusyMatch, secrets: dict[str, set[str]]) -> None:
    """A rematch has secrets of its own, and nothing of it tells of the old ones."""
    match = busy.host.done("/rematch")["match"]
    tokens_now = {place: holder.token for place, holder in busy.holders.items()}
    host = Holder(url, match, busy.host.token)
    with twins.holding(url, match, tokens_now) as holders, closing(host):
        for holder in holders.values():
            holder.open_page()
        BusyMatch(holders, host, seed=5).play(30)
        stored = twins.read(data, match)
        fresh = twins.secrets_of(stored, load_table(stored))
        for kind in ("seed", "salt", "secret", "generator"):
            assert not fresh[kind] & secrets[kind]
        both = {kind: secrets[kind] | fresh[kind] for kind in fresh}
        for holder in holders.values():
            check_no_secret(both, holder, *tokens_now.values())


# --- Links and sockets -----------------------------------------------------------------------------------------


def test_after_another_watch_nothing_of_the_former_seat_is_sent(server):
    """A pong after a watch marks that it was taken in; moves go on all the while."""
    _, url = server
    match, links = make(url, "person", "person", "person")
    words = random.Random(7)
    with twins.holding(url, match, links) as holders, closing(Sheet(url, match, links[0])) as page:
        places: list[int] = []
        for _ in range(60):
            places.append(words.choice([place for place in (0, 1, 2, WATCHER) if [place] != places[-1:]]))
            since = words.choice([None, 0, 3])
            page.send(type="watch", protocol=1, match=match, token=links[places[-1]], since=since)
            page.send(type="ping")
            actor = holders[wait(holders[WATCHER])["to_act"]]
            mine = actor.get()
            actor.done("/moves", seq=mine["seq"], moves=[words.choice(moves_of(mine))])
        page.take_in(holders[WATCHER].get()["seq"])
        page.ask(type="ping")
    watched, tables = iter(places), 0
    allowed = {None, 0}  # the first watch, and the one under way
    now = next(watched)
    for frame in map(json.loads, page.frames):
        if frame["type"] == "pong":
            allowed, now = {seat_at(now)}, next(watched, now)
        elif frame["type"] == "table":
            assert frame["seat"] in {*allowed, seat_at(now)}
            if frame["seat"] == seat_at(now):
                allowed = {seat_at(now)}
            hands = [owner["hand"] is not None for owner in frame["table"]["owners"]]
            assert hands == [seat == frame["seat"] for seat in range(3)]
            tables += 1
    assert tables > 60


def seat_at(place: int) -> int | None:
    return place if place >= 0 else None


def test_a_link_that_becomes_void_while_its_holder_sends_a_body_opens_nothing(server):
    """A stale move is answered with a fresh table: but not to a slow sender that has no link any more."""
    _, url = server
    match, links = make(url, "person", "person")
    with twins.holding(url, match, links) as holders, closing(Wire(url)) as slow:
        sent = twins.request("POST", f"/api/matches/{match}/moves", {"seq": 99, "moves": ["take 1"]}, links[0])
        slow.socket.sendall(sent[:-5])
        time.sleep(0.1)
        holders[0].token = holders[HOST].done("/seats/0/link")["token"]
        [answer] = slow.ask(sent[-5:])
        assert status_of(answer) == 403
        assert body_of(answer) == {"title": "access.token", "status": 403, "code": "access.token"}


def test_a_page_whose_link_is_void_gets_nothing_more_even_if_it_was_slow_to_read(server):
    """The page takes nothing, so that its next table waits; till it can be sent the link has become void."""
    _, url = server
    match, links = make(url, "person", "person")
    host, _, port = url.removeprefix("http://").partition(":")
    with twins.holding(url, match, links) as holders, socket.socket() as slow:
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        slow.connect((host, int(port)))
        actor = holders[WATCHER].get()["to_act"]
        other = 1 - actor
        with closing(Stubborn(url, match, links[other], sock=slow)) as page:
            page.until("table")
            page.be_slow()
            holders[actor].done("/moves", seq=0, moves=["take 1"])
            time.sleep(0.1)
            holders[other].token = holders[HOST].done(f"/seats/{other}/link")["token"]
            holders[other].done(f"/seats/{other}/join", name="Cleo")
            mine = holders[other].get()
            last = holders[other].done("/moves", seq=mine["seq"], moves=moves_of(mine)[:1])["seq"]
            assert page.to_the_end() == 4403
            told = [json.loads(frame) for frame in page.frames]
    assert last >= 2
    assert max(frame["seq"] for frame in told if frame["type"] == "table") < 2, "a void link shows the seat's hand"


class Stubborn(Sheet):
    """A page that asks for much and reads nothing."""

    queue = 1

    def be_slow(self) -> None:
        """Ask until the server cannot send any more."""
        self.socket.socket.setblocking(True)
        for _ in range(3000):
            self.send(type="position", move=0)
        time.sleep(0.5)


# --- Bots ------------------------------------------------------------------------------------------------------


def test_bots_are_asked_with_nothing_that_their_seat_cannot_know(tmp_path, monkeypatch):
    asked: list[tuple[State, bytes]] = []
    states: list[State] = []
    words = random.Random(3)
    choose = Thinkers.choose

    async def noting(self: Thinkers, state: State, level: str, seed: int, owner: str = "") -> str:
        states.append(state.clone())
        return await choose(self, state, level, seed, owner)

    async def think(self: Thinkers, title: str, task: bytes, owner: str = "", *, is_advice: bool = False) -> str:
        asked.append((states[-1], task))
        return words.choice([states[-1].game.moves.texts[move] for move in states[-1].legal_actions()])

    monkeypatch.setattr(Thinkers, "choose", noting)
    monkeypatch.setattr(Thinkers, "think", think)
    with serving(tmp_path) as url:
        for seats in (2, 3):
            match, _ = make(url, *["greedy"] * seats)
            with twins.holding(url, match, {WATCHER: None}) as holders:
                while not holders[WATCHER].get()["over"]:
                    time.sleep(0.02)
    assert len(asked) > 200
    seen = [(truth, check_task(truth, task)) for truth, task in asked]
    check_chance(seen, "building_pile", "buildings_next")
    check_chance(seen, "money_pile", "money_next", "money_end")


def check_task(truth: State, data: bytes) -> State:
    """A task has no seed, no salt, no word of the generator, and of the state only what is no secret: that state."""
    task = msgspec.json.decode(data, type=Task)
    document = json.loads(task.state)
    assert (document["seed"], document["salt"]) == (None, "")
    assert not {"rerolls", "rerolled"} & set(document)
    known = truth.game.deserialize_state(task.state)
    assert set(twins.hidden_differences(truth, known)) <= {"rng", "money_pile", "building_pile"}
    secret = {str(word) for word in truth.rows["rng"][0].tolist()} | {str(truth.seed)}
    assert not secret & set(re.findall(r"\d+", data.decode()))
    assert truth.salt not in data.decode()
    return known


def check_chance(seen: list[tuple[State, State]], pile: str, top: str, end: str | None = None) -> None:
    """The next card of a pile as a bot has it is the true one no more often than a guess would be."""
    hits, odds = 0, []
    for states in seen:
        true, drawn = (
            state.rows[pile][0][int(state.rows[top][0]) : int(state.rows[end][0]) if end else None].tolist()
            for state in states
        )
        assert sorted(true) == sorted(drawn)
        if len(set(true)) > 4:
            hits += true[0] == drawn[0]
            odds.append(true.count(true[0]) / len(true))
            assert true != drawn or len(set(true)) < 12
    assert hits <= sum(odds) + 6 * max(1, sum(odds)) ** 0.5, f"{pile}: {hits} of {len(odds)}"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_for_twins_a_bot_is_asked_the_same(seats):
    """What it is asked with depends on nothing hidden."""
    thinkers = Thinkers(0, Metrics())
    for seed, share in itertools.product(range(3), (0.0, 0.3, 0.6, 0.9)):
        left, right = (truth.now() for truth in twins.twins(game_at("alhambra", seats, {}), seed, share))
        assert {"rng"} < set(twins.hidden_differences(left, right))
        for word in (0, 2**64 - 1):
            assert thinkers._task("move", left, "greedy", word) == thinkers._task("move", right, "greedy", word)


def test_for_twins_a_bot_moves_the_same(two_servers):
    """Here the secret of the match is the same, which is what a bot's chance comes from."""
    moved = 0
    for seed, share in itertools.product(range(2), (0.05, 0.4, 0.7)):
        truths = twins.twins(game_at("alhambra", 3, {}), 400 + seed, share)
        actor = truths[0].now().current_player()
        seats = tuple(
            dataclasses.replace(seat, kind="bot", level="random") if number == actor else seat
            for number, seat in enumerate(truths[0].seats)
        )
        truths = [dataclasses.replace(truth, seats=seats, secret=truths[0].secret) for truth in truths]
        for folder, truth in zip(two_servers[0], truths, strict=True):
            twins.keep(folder, truth)
        with Pair(two_servers[1], truths, [WATCHER]) as pair:
            start, other = len(truths[0].entries), (actor + 1) % 3
            pair.both(other, f"/seats/{other}/join", name="Eve")
            logs = [wait(holder)["log"] for holder in pair.holders[WATCHER]]
            first = [next(line for line in log if line["seq"] >= start and line["kind"] == "move") for log in logs]
            assert first[0]["seat"] == first[1]["seat"] == actor
            assert first[0]["text"] == first[1]["text"]
            moved += 1
    assert moved == 6


# --- Logs ------------------------------------------------------------------------------------------------------


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """Everything that is logged, as an operator reads it, down to the least."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(logs.Formatter("json"))
    handler.setLevel(logging.INFO)
    names = (None, logs.NAME, "uvicorn.error", "uvicorn.access", "websockets", "sqlalchemy.engine", "asyncio")
    before = [(logging.getLogger(name), logging.getLogger(name).level) for name in names]
    logging.getLogger().addHandler(handler)
    for logger, _ in before:
        logger.setLevel(logging.INFO)
    yield stream
    logging.getLogger().removeHandler(handler)
    for logger, level in before:
        logger.setLevel(level)


def test_the_log_tells_no_secret(tmp_path, monkeypatch, log):
    with serving(tmp_path) as url:
        match, links = make(url, "person", "person", "random")
        with twins.holding(url, match, links) as holders, closing(Holder(url, match, links[HOST])) as host:
            for holder in holders.values():
                holder.open_page()
            busy = BusyMatch(holders, host, seed=4)
            busy.play(60)
            go_wrong(tmp_path, holders, monkeypatch)
            stored = twins.read(tmp_path, match)
        everything = log.getvalue().encode()
    lines = [json.loads(line) for line in everything.splitlines()]
    assert {"request", "request.fault"} <= {line["event"] for line in lines}
    secrets = twins.secrets_of(stored, load_table(stored))
    links_ever = {token for token in (*links.values(), *itertools.chain(*busy.former.values())) if token}
    links_ever |= {holder.token for holder in holders.values() if holder.token}
    for kind, texts in {**secrets, "links": links_ever}.items():
        assert not twins.find_secrets(twins.long_words(everything), texts), kind
    assert b"bearer" not in everything.lower()
    assert b"authorization" not in everything.lower()


def go_wrong(data: Path, holders: dict[int, Holder], patch: pytest.MonkeyPatch) -> None:
    """Wrong links, bad bodies, a broken database, mistakes of ours with secrets in their words."""
    wire = holders[WATCHER].wire
    match, token = holders[0].match, holders[0].token
    wire.ask(
        twins.request("GET", f"/api/matches/{match}", None, "a-wrong-token-of-22-chars"),
        twins.request("POST", f"/api/matches/{match}/moves", b"{", token),
        twins.request("GET", f"/api/matches/{match}?since={token}", None, token),
        twins.request("GET", f"/table/{match}?token={token}", None, token),
    )
    with closing(sqlite3.connect(data / "insula.sqlite")) as database:
        database.execute("ALTER TABLE log RENAME TO lost")
        for seat in (seat for seat in holders if seat >= 0):
            holders[seat].post(f"/seats/{seat}/join", name="Cleo")
        database.execute("ALTER TABLE lost RENAME TO log")

    def fault(match: Any) -> Any:
        state = match.table.state
        raise ValueError(f"seed={state.seed} salt={state.salt!r} {match.secret} {list(match.links)} {state.rerolls}")

    with patch.context() as broken:
        broken.setattr(matches, "record_message", fault)
        answer = holders[WATCHER].wire.ask(holders[WATCHER].request("GET", "/record"))[0]
        assert status_of(answer) == 500
        assert body_of(answer) == {"title": "server.fault", "status": 500, "code": "server.fault"}


# --- Records ---------------------------------------------------------------------------------------------------


def test_a_match_that_goes_on_from_a_record_has_a_future_that_the_record_does_not_tell(server):
    data, url = server
    game = game_at("alhambra", 3, {})
    finished = game.new_initial_state(77, salt="known")
    words = random.Random(1)
    while not finished.is_terminal():
        finished.apply_action(words.choice(finished.legal_actions()))
    record = finished.record()
    alike = 0
    moves = [words.randrange(len(record.entries) * 3 // 4) for _ in range(25)]
    salts = set()
    for move in moves:
        match, _ = make(url, "person", "person", "person", record=record.to_text(), move=move)
        stored = twins.read(data, match)
        new, old = load_table(stored).state, finished.at(move)
        salts.add(stored.row.salt)
        [*_, last] = stored.entries
        assert last.kind == "reroll"
        assert new.history() == old.history()
        assert set(twins.hidden_differences(new, old)) <= {"rng", "money_pile", "building_pile"}
        assert (new.rows["rng"] != old.rows["rng"]).all()
        guesses = {reroll_word(seed, salt, made) for seed in (77, 0) for salt in ("known", "") for made in range(50)}
        assert int(last.text) not in guesses
        assert int(last.text) == reroll_word(77, stored.row.salt, 0)
        alike += np.array_equal(new.rows["building_pile"], old.rows["building_pile"])
        alike += np.array_equal(new.rows["money_pile"], old.rows["money_pile"])
    assert len(salts) == len(moves)
    assert alike <= 2


# --- A title whose seats have secrets of their own -------------------------------------------------------------


def test_the_toy_with_private_events_is_sound():
    for name in ("legal", "explain", "faults", "points", "replay", "hiding", "undo", "take_back", "previews", "trials"):
        run_check(name, toy_with_secrets.TITLE.at_table(3), range(2))


def test_private_events_reach_only_their_seat(server):
    """Over pages that stay open, that come back, that ask for everything; in records, previews and positions."""
    data, url = server
    found = 0
    for seed in range(2):
        match, links = make(url, "person", "person", "person", title="whisper")
        with twins.holding(url, match, links) as holders:
            for holder in holders.values():
                holder.open_page()
            play_whispers(holders, random.Random(seed))
            truth = load_table(twins.read(data, match)).state
            for place, holder in holders.items():
                found += check_whispers(truth, place, holder)
    assert found > 5


def play_whispers(holders: dict[int, Holder], words: random.Random) -> None:
    while True:
        table = holders[WATCHER].get()
        if table["over"]:
            break
        actor = holders[table["to_act"]]
        mine = actor.get()
        legal = [move for move in moves_of(mine) if move != "dare" or words.random() < 0.2]
        actor.done("/moves", seq=mine["seq"], moves=[words.choice(legal)])
        for holder in holders.values():
            ways = [holder.request("GET", way) for way in (f"?since={words.randrange(mine['seq'] + 1)}", "/previews")]
            holder.wire.ask(*ways, holder.request("GET", f"/positions/{words.randrange(table['move'] + 1)}"))
            if words.random() < 0.2:
                holder.open_page(since=words.randrange(mine["seq"] + 1))
    for holder in holders.values():
        holder.page.take_in(table["seq"])
        holder.get()


def check_whispers(truth: State, place: int, holder: Holder) -> int:
    """What one was sent holds no event for another, all of one's own, and no other's hand; how many were private."""
    sent = holder.messages
    events = [event for each in sent for line in each.get("log", []) for event in line["events"]]
    previewed = [event for each in sent for preview in each.get("previews", []) for event in preview["events"]]
    assert {event["audience"] for event in events + previewed} <= {-1, place}
    assert not [event for event in previewed if "card" in event["arguments"]], "before it comes to light"
    for table in (each["table"] for each in sent if each.get("table")):
        assert [hand is not None for hand in table["hands"]] == [seat == place for seat in range(3)]
        assert table["top"] == toy_with_secrets.GONE or place >= 0
    whole = [event for line in holder.get()["log"] for event in line["events"]]
    own = [msgspec.to_builtins(event) for event in truth.all_events() if event.audience in (-1, place)]
    assert whole == own
    return sum(event["audience"] == place for event in whole if place >= 0)


def test_twins_of_a_title_with_private_hands_look_the_same(two_servers):
    """Others draw and peek at cards that differ, and neither the seat nor a spectator can tell."""
    for seed in range(2):
        with toy_with_secrets.registered(), whispering(two_servers, seed) as pair:
            differing = twins.hidden_differences(pair.left, pair.right)
            assert {"rng", "deck", "hands"} <= set(differing) <= {"rng", "deck", "hands"}
            words = random.Random(seed)
            pair.open_pages()
            for _ in range(8):
                whisper_on(pair, words)


@contextmanager
def whispering(two_servers: Any, seed: int) -> Iterator[Pair]:
    """Twins of the toy for seat 0: what the others hold and what is in the deck differ."""
    words = random.Random(seed)
    game = game_at("whisper", 3, {})
    left = State.unsettled(game, words.getrandbits(64), twins.token_of(words))
    other = left.resample_from_infostate(0, words).rows
    right = twins.beginning(game, other, words.getrandbits(64), twins.token_of(words))
    match, links = twins.name_of(words), {place: twins.token_of(words) for place in (HOST, 0, 1, 2)}
    truths = [
        Truth(
            match=match, first=first, seats=twins.people(3), entries=(), tokens=links,
            secret=f"{words.getrandbits(128):032x}",
        )
        for first in (left, right)
    ]  # fmt: skip
    for folder, truth in zip(two_servers[0], truths, strict=True):
        twins.keep(folder, truth)
    with Pair(two_servers[1], truths, [0, WATCHER, HOST]) as pair:
        yield pair


def whisper_on(pair: Pair, words: random.Random) -> None:
    """A move that both truths allow and whose outcome the watchers cannot see, then a look from every side."""
    actor = pair.left.current_player()
    if actor < 0:
        return
    quiet = {"leave"} | ({"draw", "peek"} if actor else set())
    legal = [{state.game.moves.texts[move] for move in state.legal_actions()} for state in (pair.left, pair.right)]
    common = sorted(legal[0] & legal[1] & (quiet | {text for text in legal[0] if text.startswith("play")}))
    move = words.choice(common)
    seq = pair.both(actor, "/moves", seq=table_of(pair)["seq"], moves=[move])["seq"]
    for state in (pair.left, pair.right):
        state.apply(move)
    pair.same_frames(seq)
    if pair.left.is_terminal():
        return  # now the records name their seeds
    for place in pair.places:
        wrong = [
            ("POST", "/moves", {"seq": seq, "moves": [text, "fly"]}) for text in ("dare", "draw", "peek", "play 3")
        ]
        pair.same(
            place, ("GET",), ("GET", "?since=0"), ("GET", f"?since={seq - 1}"), ("GET", "/previews"),
            ("GET", "/record"),
            *(("GET", f"/positions/{number}") for number in range(pair.left.seq + 1)), *wrong,
        )  # fmt: skip
    for place in pair.places:
        since = words.randrange(seq + 1)
        for holder in pair.holders[place]:
            holder.open_page(since)


def test_several_moves_at_once_do_not_try_out_what_is_hidden(two_servers):
    """Else the refusal of a later one would tell what the first brings to light, and nothing would be logged."""
    for seed in range(50, 58):
        with toy_with_secrets.registered(), whispering(two_servers, seed) as pair:
            seq = table_of(pair)["seq"]
            for count in range(1, 6):
                wishes = [
                    {"seq": seq, "moves": ["dare"] * count + [last]} for last in ("fly", "leave", "play 0", "dare")
                ]
                answers = pair.same(0, *(("POST", "/moves", wish) for wish in wishes))
                assert {status_of(answer) for answer in answers} == {409}
            assert table_of(pair)["seq"] == seq
