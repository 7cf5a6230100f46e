"""Matches that differ only in what nobody may know, stored in two servers; and connections that keep every byte."""

from __future__ import annotations

import dataclasses
import json
import random
import re
import socket
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from insula.core.game import Game
from insula.core.layout import NOBODY
from insula.core.seeds import commitment
from insula.core.state import Base, State
from insula.server import schema
from insula.server.loading import row_of, row_of_content
from insula.server.log import HOST, Entry
from insula.server.store import Stored, add_match, read_match
from insula.server.table import Seat, Table
from insula.server.tokens import hash_of
from tests.server.clients import Page

WATCHER = -2
"""The place of someone without a link; seats are 0 and up, the host's place is HOST."""
BATCH = 24
"""How many requests are under way at once on one connection."""
IDLE_SECONDS = 2
"""A connection that was not used for so long is made anew: the server hangs up after five."""
CLOCK = 1_700_000_000_000


# --- Truths ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class Truth:
    """A match as one server has it: its beginning, its log, and every secret of it."""

    match: str
    first: State
    seats: tuple[Seat, ...]
    entries: tuple[Entry, ...]
    secret: str
    tokens: dict[int, str]

    @property
    def commitment(self) -> str:
        """What the record publishes instead of the seed."""
        assert self.first.seed is not None
        return commitment(self.first.seed, self.first.salt)

    def now(self) -> State:
        """The state after the log."""
        table = Table(self.first.clone(), self.seats)
        for entry in self.entries:
            table.fold(entry)
        return table.state


BEGINNINGS: dict[str, State] = {}
"""The beginnings that no seed leads to, by the seed that their match is committed to."""


def substitute(load: Any) -> Any:
    """`load_table`, with the beginnings above in place of what their seeds would lead to."""

    def load_table(stored: Stored) -> Table:
        first = BEGINNINGS.get(stored.row.seed)
        if first is None:
            return load(stored)
        seats = [Seat(**seat) for seat in json.loads(stored.row.seating)]
        table = Table(first.clone(), seats)
        for entry in stored.entries:
            table.fold(entry)
        return table

    return load_table


def keep(data: Path, truth: Truth) -> None:
    """Put a match into a server's database, whether it runs or not."""
    if truth.first._base is not None:
        BEGINNINGS[str(truth.first.seed)] = truth.first
    row = row_of(truth.match, truth.first, truth.seats, truth.secret)
    content = row_of_content(truth.first.game.content)
    links = {place: hash_of(token) for place, token in truth.tokens.items()}
    engine = schema.open_engine(f"sqlite:///{(data / 'insula.sqlite').absolute()}")
    with engine.begin() as connection:
        add_match(row, content, links, list(truth.entries))(connection)
    engine.dispose()


def beginning(game: Game, rows: Any, seed: int, salt: str) -> State:
    """A game that begins with these rows and is committed to this seed, whatever that would have dealt."""
    state = State.unsettled(game, seed, salt)
    state._base = Base(game.layout.copy(rows), 0, [])
    state._begin()
    assert not game.kernels.faults(game.content.tables, state.rows, 0)
    return state


def token_of(words: random.Random) -> str:
    """A token, or a salt."""
    letters = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789_-"
    return "".join(words.choice(letters) for _ in range(22))


def name_of(words: random.Random) -> str:
    """A match's public name."""
    return "".join(words.choice("0123456789abcdefghijkmnpqrstuvwxyz") for _ in range(20))


def people(seats: int) -> tuple[Seat, ...]:
    """A person on every seat."""
    return tuple(Seat(kind="person", name=name) for name in ("Anna", "Bert", "Cleo", "Dora", "Emil", "Fritz")[:seats])


def random_line(game: Game, seed: int) -> list[int]:
    """All moves of a random game."""
    words, state = random.Random(seed), State.unsettled(game, seed)
    while not state.is_terminal():
        state.apply_literally(game.moves.texts[words.choice(state.legal_actions())])
    return state.history()


def twins(game: Game, seed: int, share: float, watcher: int | None = None) -> tuple[Truth, Truth]:
    """Two truths of Alhambra, after so large a share of a random game, that look the same.

    Both piles, the generator, seed, salt and the match's secret differ. With a watcher, so do the others' hands; only
    the watcher, the host and who has no link are then not to see it.
    """
    words = random.Random(f"{game.seats} {dict(game.options)} {seed} {share} {watcher}")
    left = State.unsettled(game, words.getrandbits(64), token_of(words))
    line = _cut(game, left.seed, share)
    at = left.clone()
    for move in line:
        at.apply_literally(game.moves.texts[move])
    entries = [Entry(kind="move", seat=seat, text=game.moves.texts[move]) for _, seat, move, _ in at.log()]
    rows, logs = game.layout.copy(left.rows), [list(entries), list(entries)]
    if any(event.name == "discard_shuffled" for event in at.all_events()):
        # What the pile is now was drawn by the generator on the way: it is drawn anew here, by two words.
        for log in logs:
            log.append(Entry(kind="reroll", seat=None, text=str(words.getrandbits(64))))
    else:
        other = at.resample_from_infostate(NOBODY, words).rows
        for pile, top in (("money_pile", "money_next"), ("building_pile", "buildings_next")):
            rows[pile][0][int(at.rows[top][0]) :] = other[pile][0][int(at.rows[top][0]) :]
        rows["rng"][0] = [words.getrandbits(64) for _ in rows["rng"][0]]
        if watcher is not None:
            _change_hands(at, rows, watcher, words)
    right = beginning(game, rows, words.getrandbits(64), token_of(words))
    match, places = name_of(words), [HOST, *range(game.seats)]
    tokens = {place: token_of(words) for place in places}
    pair = [
        Truth(
            match=match, first=first, seats=people(game.seats), entries=tuple(log), tokens=tokens,
            secret=f"{words.getrandbits(128):032x}",
        )
        for first, log in zip((left, right), logs, strict=True)
    ]  # fmt: skip
    return pair[0], pair[1]


def _cut(game: Game, seed: int | None, share: float) -> list[int]:
    """The beginning of a random game, up to a real choice: the first after this share of it, else its last."""
    assert seed is not None
    line, state, cut = random_line(game, seed), State.unsettled(game, seed), 0
    for move in line:
        if len(state.legal_actions()) > 1:
            cut = state.seq
            if cut >= share * len(line):
                break
        state.apply_literally(game.moves.texts[move])
    return line[:cut]


def _change_hands(at: State, rows: Any, watcher: int, words: random.Random) -> None:
    """Swap cards of the others' first hands with cards of the pile that nobody has seen yet.

    Only in currencies that the seat has not paid with: else a move without alternative might have had one.
    """
    texts = at.game.moves.texts
    paid = {(seat, texts[move].split()[1]) for _, seat, move, _ in at.log() if texts[move].startswith("buy")}
    pile, top, end = rows["money_pile"][0], int(at.rows["money_next"][0]), int(rows["money_end"][0])
    hands = rows["hands"][0]
    for seat in range(at.game.seats):
        free = [n for n, name in enumerate(("yellow", "blue", "green", "orange")) if (seat, name) not in paid]
        if seat == watcher:
            continue
        for currency in free:
            held = [value for value in range(9) if hands[seat, currency, value]]
            places = [place for place in range(top, end) if pile[place] // 9 in free and pile[place] < 36]
            if not held or not places:
                continue
            value, place = words.choice(held), words.choice(places)
            card = int(pile[place])
            hands[seat, currency, value] -= 1
            pile[place] = currency * 9 + value
            hands[seat, card // 9, card % 9] += 1


def hidden_differences(left: State, right: State) -> list[str]:
    """The fields in which two states differ."""
    return left.game.layout.differences(left.rows, 0, right.rows, 0)


def non_revealing(left: State, right: State) -> list[str]:
    """The moves that both states allow, that bring nothing to light, and are followed by the same by force."""
    found = []
    for move in left.legal_actions():
        text = left.game.moves.texts[move]
        if after := _same(left, right, text):
            revealed = [int(state.rows["revealed"][0]) for state in (left, right, *after)]
            if revealed[0] == revealed[2] and revealed[1] == revealed[3]:
                found.append(text)
    return found


def revealing(left: State, right: State) -> list[str]:
    """The moves that both states allow and that bring something to light, with as many moves by force after them."""
    quiet = non_revealing(left, right)
    texts = [left.game.moves.texts[move] for move in left.legal_actions()]
    return [text for text in texts if text not in quiet and _same(left, right, text)]


def _same(left: State, right: State, text: str) -> tuple[State, State] | None:
    """Both states after a move, if both allow it and are then equally long and not over."""
    move = left.string_to_action(text)
    if move not in left.legal_actions() or move not in right.legal_actions():
        return None
    after = left.clone(), right.clone()
    for state in after:
        state.apply(text)
    is_alike = [s[1:] for s in after[0].log()[left.seq :]] == [s[1:] for s in after[1].log()[right.seq :]]
    return after if is_alike and not after[0].is_terminal() and not after[1].is_terminal() else None


# --- Connections -----------------------------------------------------------------------------------------------


def request(method: str, path: str, body: object = None, token: str | None = None) -> bytes:
    """A request as it goes over the wire; a body of bytes as it is, any other as JSON."""
    lines = [f"{method} {path} HTTP/1.1", "host: 127.0.0.1"]
    if token is not None:
        lines.append(f"authorization: Bearer {token}")
    data = b""
    if body is not None:
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        lines += ["content-type: application/json", f"content-length: {len(data)}"]
    return "\r\n".join([*lines, "", ""]).encode() + data


class Wire:
    """A connection to a server, and every byte that came over it."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.kept: list[bytes] = []
        self._connect()

    def _connect(self) -> None:
        host, _, port = self.url.removeprefix("http://").partition(":")
        self.socket = socket.create_connection((host, int(port)), timeout=300)
        self.stream = self.socket.makefile("rb")
        self.used = time.monotonic()

    def ask(self, *requests: bytes) -> list[bytes]:
        """Send requests one after another, without waiting, and read the answers."""
        if time.monotonic() - self.used > IDLE_SECONDS:
            self.close()
            self._connect()
        answers = []
        for start in range(0, len(requests), BATCH):
            batch = requests[start : start + BATCH]
            self.socket.sendall(b"".join(batch))
            answers += [self._read() for _ in batch]
        self.kept += answers
        self.used = time.monotonic()
        return answers

    def _read(self) -> bytes:
        head = [self.stream.readline()]
        assert head[0], "the server hung up"
        while head[-1] != b"\r\n":
            head.append(self.stream.readline())
        length = re.search(rb"(?im)^content-length: (\d+)", b"".join(head))
        return b"".join(head) + (self.stream.read(int(length[1])) if length else b"")

    def close(self) -> None:
        self.stream.close()
        self.socket.close()


def body_of(answer: bytes) -> Any:
    """What an answer says."""
    return json.loads(answer.partition(b"\r\n\r\n")[2] or b"null")


def status_of(answer: bytes) -> int:
    """An answer's status."""
    return int(answer.split(b" ", 2)[1])


class Sheet(Page):
    """A page, connected as long as it is open."""

    queue: int | None = None
    """How many frames may wait to be read; None: any number."""

    def __init__(
        self,
        url: str,
        match: str,
        token: str | None,
        since: int | None = None,
        sock: socket.socket | None = None,
    ) -> None:
        self.frames = []
        self.number = 0
        self._stack = ExitStack()
        address = url.replace("http", "ws", 1) + "/api/socket"
        self.socket = self._stack.enter_context(
            connect(address, compression=None, max_size=None, max_queue=self.queue, proxy=None, sock=sock)
        )
        self.send(type="watch", protocol=1, match=match, token=token, since=since)

    def take_in(self, seq: int) -> None:
        """Read up to the table of a length."""
        while last_seq(self) != seq:
            self.until("table")

    def to_the_end(self) -> int | None:
        """Read until the server closes the socket; the code it gives."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as closed:
            return None if closed.rcvd is None else closed.rcvd.code

    def close(self) -> None:
        self._stack.close()


class Holder:
    """Someone at a table of one server: a connection, a page, a link or none; all that they were sent is kept."""

    def __init__(self, url: str, match: str, token: str | None) -> None:
        self.url, self.match, self.token = url, match, token
        self.wire = Wire(url)
        self.page: Sheet | None = None
        self.older: list[str] = []

    def open_page(self, since: int | None = None) -> Sheet:
        """A page of one's own, told of the table and of who is there."""
        self.close_page()
        self.page = Sheet(self.url, self.match, self.token, since)
        self.page.until("table")
        self.page.until("presence")
        return self.page

    def close_page(self) -> None:
        if self.page is not None:
            self.older += self.page.frames
            self.page.close()
            self.page = None

    def request(self, method: str, path: str = "", body: object = None) -> bytes:
        """A request about the match, with one's link; an address that begins with two strokes is taken as it is."""
        address = path[1:] if path.startswith("//") else f"/api/matches/{self.match}{path}"
        return request(method, address, body, self.token)

    def get(self, path: str = "") -> Any:
        return body_of(self.wire.ask(self.request("GET", path))[0])

    def post(self, path: str, **body: Any) -> bytes:
        return self.wire.ask(self.request("POST", path, body))[0]

    def done(self, path: str, **body: Any) -> Any:
        """Post what must be accepted."""
        answer = self.post(path, **body)
        assert status_of(answer) in (200, 201), answer
        return body_of(answer)

    @property
    def frames(self) -> list[str]:
        """Every frame of every page."""
        return self.older + ([] if self.page is None else self.page.frames)

    @property
    def messages(self) -> list[Any]:
        """All that was said in these frames and answers, but for errors."""
        answers = [body_of(answer) for answer in self.wire.kept if b": application/json" in answer]
        return [*map(json.loads, self.frames), *answers]

    @property
    def bytes(self) -> bytes:
        """Everything that was ever sent to this one."""
        return b"\n".join(self.wire.kept + [frame.encode() for frame in self.frames])

    def close(self) -> None:
        self.close_page()
        self.wire.close()


# --- Comparing -------------------------------------------------------------------------------------------------

NOT_COMPARED = re.compile(rb"(?im)^date: .*\r\n")


class Pair:
    """Twins in their two servers, and those who look on."""

    def __init__(self, urls: Sequence[str], truths: Sequence[Truth], places: Iterable[int]) -> None:
        self.truths = truths
        self.left, self.right = (truth.now() for truth in truths)
        self.places = list(places)
        self.holders = {
            place: tuple(
                Holder(url, truth.match, truth.tokens.get(place)) for url, truth in zip(urls, truths, strict=True)
            )
            for place in {*self.places, *range(len(truths[0].seats))}
        }
        self.compared = 0

    def same(self, place: int, *requests: tuple[Any, ...]) -> list[bytes]:
        """Ask both servers the same, and insist that they answer the same, byte for byte."""
        answers = []
        for holder, truth in zip(self.holders[place], self.truths, strict=True):
            sent = [holder.request(*each) for each in requests]
            answers.append([self._masked(answer, truth) for answer in holder.wire.ask(*sent)])
        for asked, left, right in zip(requests, *answers, strict=True):
            assert left == right, f"{place} is told by {asked} what it may not know:\n{left!r}\n{right!r}"
        self.compared += len(requests)
        return answers[0]

    @staticmethod
    def _masked(answer: bytes, truth: Truth) -> bytes:
        """Without the time of day, and without the commitment, which is a hash of the secrets by intention."""
        return NOT_COMPARED.sub(b"", answer).replace(truth.commitment.encode(), b"COMMITMENT")

    def open_pages(self) -> None:
        for place in self.places:
            for holder in self.holders[place]:
                holder.open_page()

    def same_frames(self, seq: int) -> None:
        """Wait for the table of a length on every page, and insist that both servers sent the same frames."""
        for place in self.places:
            told = []
            for holder in self.holders[place]:
                assert holder.page is not None
                holder.page.take_in(seq)
                told.append([frame for frame in holder.page.frames if '"type":"presence"' not in frame])
            assert told[0] == told[1], f"{place} is told on its page what it may not know:\n{_first_of(*told)}"
            self.compared += len(told[0])

    def same_answers(self, place: int, *frames: dict[str, Any]) -> None:
        """Ask the same over both pages."""
        for frame in frames:
            left, right = (holder.page.ask(**frame) for holder in self.holders[place] if holder.page)
            assert left == right, f"{place} is told by {frame} what it may not know:\n{left}\n{right}"
            self.compared += 1

    def forget_frames(self) -> None:
        """What was sent up to here differs for good reasons."""
        for place in self.places:
            for holder in self.holders[place]:
                if holder.page is not None:
                    holder.page.frames.clear()

    def both(self, place: int, path: str, **body: Any) -> Any:
        """Do the same in both servers, for someone whose answers are not compared."""
        left, _ = (holder.done(path, **body) for holder in self.holders[place])
        return left

    def close(self) -> None:
        for holders in self.holders.values():
            for holder in holders:
                holder.close()

    def __enter__(self) -> Pair:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def last_seq(page: Page) -> int | None:
    """The length of the log that a page was told last."""
    tables = [frame for frame in page.frames if frame.startswith('{"type":"table"')]
    return json.loads(tables[-1])["seq"] if tables else None


def _first_of(left: list[str], right: list[str]) -> str:
    for mine, theirs in zip(left, right, strict=False):
        if mine != theirs:
            return f"{mine}\n{theirs}"
    return f"{len(left)} and {len(right)} frames"


# --- Looking for secrets ---------------------------------------------------------------------------------------


def spellings(word: int) -> set[str]:
    """How a 64-bit word might be written."""
    data = int(word).to_bytes(8, "big")
    return {str(int(word)), str(np.int64(np.uint64(word))), data.hex(), data[::-1].hex(), f"{int(word):x}"}


LONG_WORDS = re.compile(rb"[0-9A-Za-z_-]{10,}")


def long_words(data: bytes) -> bytes:
    """Every word of ten characters and more that stands somewhere, once: where all that is looked for would be."""
    return b" ".join(sorted({found.lower() for found in LONG_WORDS.findall(data)}))


def find_secrets(words: bytes, secrets: Iterable[str]) -> list[str]:
    """Which of these texts (of ten characters and more) are in `long_words`, in capitals or not."""
    texts = set(secrets)
    assert all(len(text) >= 10 for text in texts)
    return [text for text in texts if text.lower().encode() in words]


def secrets_of(stored: Stored, table: Table) -> dict[str, set[str]]:
    """All that is secret about a match while it runs, by what it is: read from its row and its whole log."""
    row = stored.row
    walk = Table(State.unsettled(table.state.game, int(row.seed), row.salt), people(table.state.game.seats))
    words, digests = set(), {walk.state.digest()}
    rolled = {int(word) for entry in stored.entries if entry.kind == "back" for word in entry.text.split()[1:]}
    rolled |= {int(entry.text) for entry in stored.entries if entry.kind == "reroll"}
    walk.seats = [dataclasses.replace(seat) for seat in walk.seats]
    for entry in stored.entries:
        words |= {int(word) for word in walk.state.rows["rng"][0]}
        walk.fold(entry)
        digests.add(walk.state.digest())
    return {
        "seed": spellings(int(row.seed)),
        "salt": {row.salt},
        "secret": {row.secret},
        "rerolls": {text for word in rolled for text in spellings(word) if len(text) >= 10},
        "generator": {text for word in words for text in spellings(word) if len(text) >= 10},
        "digests": digests,
        "hashes": set(stored.links.values()),
    }


def read(data: Path, match: str) -> Stored:
    """A match as it is stored."""
    engine = schema.open_engine(f"sqlite:///{(data / 'insula.sqlite').absolute()}", read_only=True)
    with engine.connect() as connection:
        stored = read_match(match)(connection)
    engine.dispose()
    assert stored is not None
    return stored


@contextmanager
def holding(url: str, match: str, tokens: dict[int, str | None]) -> Iterator[dict[int, Holder]]:
    """Holders of links by their places."""
    holders = {place: Holder(url, match, token) for place, token in tokens.items()}
    try:
        yield holders
    finally:
        for holder in holders.values():
            holder.close()
