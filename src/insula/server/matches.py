"""Matches: the one place where they are made, changed and told. REST, sockets and bots come through here.

A change is decided on the match's table, appended to its log, and taken into memory only once it is durable; then
everybody who watches is told. One change at a time a match, under its lock.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import re
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping, Sequence
from typing import Any, TypeVar
from weakref import WeakValueDictionary

import msgspec
from msgspec.structs import replace

from insula.bots import DEFAULT_LEVEL, LEVELS
from insula.core.errors import InsulaError, MoveError
from insula.core.game import Game
from insula.core.record import Record
from insula.core.state import State
from insula.registry import parse, replay
from insula.server import clock, tokens
from insula.server import messages as wire
from insula.server.loading import game_at, line_of, load_table, row_of, row_of_content
from insula.server.log import HOST, Entry
from insula.server.logs import fail, warn
from insula.server.match import Access, Match, Turn, Watcher
from insula.server.metrics import Metrics
from insula.server.store import (
    Job,
    Store,
    Stored,
    abandoned,
    add_match,
    append,
    both,
    delete_match,
    expire,
    known_ids,
    put_link,
    read_exception,
    read_ids,
    read_match,
    read_on,
)
from insula.server.table import Change, Seat, Table
from insula.server.telling import (
    change_message,
    log_since,
    position_message,
    record_message,
    summary_message,
    table_message,
    trial_message,
    whole_log,
)
from insula.server.thinkers import Thinkers

T = TypeVar("T")
PLAIN_BOT = re.compile(r"random|greedy(?::[0-9]{1,3}(?:\.[0-9])?)?|search(?::[1-9][0-9]{0,6})?")
"""The bots beside the five levels that a server plays: those whose move follows from the position and the seed, in one
thread. Names of other kinds may stand for programs."""
ADVICE_SECONDS = 60.0
"""How long somebody waits for advice before they are told that the bots are busy."""
READ_AT_ONCE = 2
"""How many records are read at once."""
READING_SECONDS = 10.0
"""How long a record waits for its turn to be read."""
QUIET_MILLISECONDS = 60_000
"""Where nothing has happened for so long, what was made of the table is not kept."""
LOOKED_AT = 8
"""Of so many matches that somebody looks at and in which nothing has happened lately, it is kept all the same."""
SHORTEST_SWEEP = 0.1
"""Seconds between two looks for what can be unloaded, however short it is to be kept."""
COLLECTING_SECONDS = 3600.0
"""How often old garbage is looked for; with thousands of sockets that takes some tenths of a second."""
BOTS_ALONE = 2
"""How many matches without a person at the table play at once what is thought here, and not by a worker."""
EXPIRING_SECONDS = 3600.0
"""How often abandoned matches are looked for."""
DAY = 86_400_000
RETRY_SECONDS = 2.0
"""How long a bot's turn waits after a failure before it is tried again."""
OVERTAKEN = 10
"""How often a change is decided anew because another server was quicker."""


class Matches:
    """All matches, those in memory and those in the store."""

    def __init__(
        self, store: Store, thinkers: Thinkers, metrics: Metrics, keep_loaded: float, keep_abandoned: int = 0
    ) -> None:
        self._store = store
        self._thinkers = thinkers
        self._metrics = metrics
        self._keep_loaded = keep_loaded
        self._keep_abandoned = keep_abandoned
        self._loaded: WeakValueDictionary[str, Match] = WeakValueDictionary()  # as long as anyone has it
        self._kept: dict[str, Match] = {}
        self._loading: dict[str, asyncio.Task[Match]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._reading = asyncio.Semaphore(READ_AT_ONCE)
        self._bots_alone = asyncio.Semaphore(BOTS_ALONE)
        self.is_awake = False
        self._on_presence: Callable[[Match], None] | None = None
        self._looked_at: dict[Match, None] = {}  # of those that are not lively, the last one last
        metrics.matches.set_function(lambda: len(self._loaded))

    def start(self, on_presence: Callable[[Match], None] | None = None) -> None:
        """Let every waiting bot go on, and unload what nobody uses from time to time.

        Where other servers share the database, they are told of who comes and goes.
        """
        self._on_presence = on_presence
        self._background(self._wake_all())
        self._background(self._sweep())
        if self._keep_abandoned:
            self._background(self._keep_expiring())

    async def stop(self) -> None:
        """End what runs in the background; changes under way are finished by the store."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @property
    def count(self) -> int:
        """How many matches are in memory."""
        return len(self._loaded)

    async def touch_store(self) -> None:
        """Fail if the store does."""
        await self._store.touch()

    def wake_watchers(self) -> None:
        """Tell everyone that something about the server changed."""
        for match in self._loaded.values():
            for watcher in match.watchers:
                watcher.wake()

    # --- Finding -----------------------------------------------------------------------------------------------

    async def find(self, identity: str) -> Match:
        """A match by its public name, from memory or from the store."""
        match = self._loaded.get(identity)
        if match is None:
            if identity not in self._loading:
                task = asyncio.ensure_future(self._load(identity))
                self._loading[identity] = task
                task.add_done_callback(lambda _: self._loading.pop(identity, None))
            match = await asyncio.shield(self._loading[identity])
        match.used = time.monotonic()
        if not match.is_deleted:
            self._kept[identity] = match
        return match

    async def there(self, identities: Iterable[str]) -> set[str]:
        """Which of these names are of matches; the store is asked once."""
        wanted = set(identities)
        loaded = {identity for identity in wanted if identity in self._loaded}
        missing = sorted(wanted - loaded)
        return loaded | (set(await self._store.do(known_ids(missing))) if missing else set())

    async def _load(self, identity: str) -> Match:
        stored = await self._store.do(read_match(identity))
        if stored is None:
            raise InsulaError("match.unknown")
        match = self._loaded[identity] = Match(
            id=identity,
            table=load_table(stored),
            secret=stored.row.secret,
            created=stored.row.created,
            changed=stored.changed,
            links=_links(stored),
        )
        self._let_bot_think(match)
        return match

    # --- What other servers did ---

    async def catch_up(self, match: Match) -> None:
        """Take in what other servers did, before somebody is told of the table who may have seen it there."""
        if self._on_presence is None:
            return
        async with match.lock:
            if match.is_deleted:
                raise InsulaError("match.unknown")
            await self._read_on(match)

    @property
    def loaded(self) -> list[Match]:
        """All matches in memory."""
        return list(self._loaded.values())

    def at_hand(self, identity: str) -> Match | None:
        """A match, if it is in memory."""
        return self._loaded.get(identity)

    def look_again(self, identity: str, seq: int | None = None) -> None:
        """Take in what another server did to a match: all that there is, or up to a length of its log."""
        match = self._loaded.get(identity)
        if identity in self._loading or (match is not None and (seq is None or match.table.seq < seq)):
            self._background(self._look_again(identity, seq))

    async def _look_again(self, identity: str, seq: int | None) -> None:
        with contextlib.suppress(InsulaError):  # of the store: whoever uses the match next looks first
            if identity in self._loading:
                await asyncio.shield(self._loading[identity])
            match = self._loaded.get(identity)
            if match is None:
                return
            async with match.lock:
                if not match.is_deleted and (seq is None or match.table.seq < seq):
                    match.is_suspect = True
                    await self._read_on(match)

    def access(self, match: Match, token: str | None) -> Access:
        """What a token opens; without one, what everybody may see; a wrong one is refused."""
        if token is None:
            return Access()
        digest = tokens.hash_of(token)
        place = match.links.get(digest)
        if place is None:
            raise InsulaError("access.token")
        return Access(seat=None if place == HOST else place, is_host=place == HOST, digest=digest)

    # --- Making ------------------------------------------------------------------------------------------------

    async def create(self, body: wire.NewMatch) -> wire.Created:
        """A new match, or one that goes on from a position of a record, or begins at a position in words."""
        seats = [_new_seat(seat) for seat in body.seats]
        game = game_at(body.title, len(seats), body.options)
        if body.record is None and body.move is not None:
            raise InsulaError("record.missing")
        if body.record is not None and body.position is not None:
            raise InsulaError("body.malformed", reason="record and position")
        entries: list[Entry] = []
        if body.record is not None:
            text, move = body.record, body.move
            state = await self._read(lambda: _go_on(parse(text), move, game))
            if state.choices:
                entries = [Entry(kind="record", seat=None, text=str(state.seq))]
            else:  # nothing was chosen there: it is a match like any other, so nobody is to know its deal
                state = _new_state(game)
        elif body.position is not None:
            position, state = body.position, _new_deal(game)
            entries = await self._read(lambda: _begin_at(position, state))
        else:
            state = _new_state(game)
        return await self._add(state, seats, _new_tokens(seats), *entries)

    async def import_record(self, body: wire.Import) -> wire.Created:
        """A record as a finished match that can be looked at from all sides; only the host's link opens it."""
        state, seats = await self._read(lambda: _finished(parse(body.record)))
        return await self._add(state, seats, _new_tokens([]))

    async def _read(self, read: Callable[[], T]) -> T:
        """What a record holds. Few are read at once: it takes memory, and time that moves would wait for."""
        try:
            async with asyncio.timeout(READING_SECONDS):
                await self._reading.acquire()
        except TimeoutError as error:
            raise InsulaError("imports.busy") from error
        try:
            return await asyncio.to_thread(read)
        finally:
            self._reading.release()

    async def rematch(self, match: Match, access: Access) -> wire.Created:
        """The same seats again, opened by the same links. Asked for twice, it is the same match."""
        if not access.is_host:
            access.need_seat()

        async def begin() -> wire.Created:
            if not match.table.is_over:
                raise InsulaError("match.running")
            if match.table.rematch is None or not await self._is_there(match.table.rematch):
                seats = [_not_resigned(seat) for seat in match.table.seats]
                links = {place: digest for digest, place in match.links.items()}
                identity, add = _new_match(_new_state(match.game), seats, links)
                again = match.table.change(Entry(kind="rematch", seat=access.seat, text=identity))
                await self._append(match, again, access, add)
                await self.find(identity)
            assert match.table.rematch is not None
            return wire.Created(match=match.table.rematch, host="", links=[])

        return await self._locked(match, begin, access=access)

    async def _is_there(self, identity: str) -> bool:
        try:
            await self.find(identity)
        except InsulaError as error:
            return error.code != "match.unknown"
        return True

    async def _add(
        self, state: State, seats: Sequence[Seat], secret: Mapping[int, str], *entries: Entry
    ) -> wire.Created:
        """Store a match with new tokens, and load it."""
        hashes = {place: tokens.hash_of(token) for place, token in secret.items()}
        identity, add = _new_match(state, seats, hashes, *entries)
        await self._store.do(add)
        await self.find(identity)
        return wire.Created(
            match=identity,
            host=secret.get(HOST, ""),
            links=[wire.Link(seat=place, token=token) for place, token in secret.items() if place != HOST],
        )

    # --- Changing ----------------------------------------------------------------------------------------------

    async def play(self, match: Match, access: Access, play: wire.Play) -> int:
        """Moves through the one door: at the log's present end, by the seat to act, legal; or already in the log."""
        return await self._play(match, access.need_seat(), play.seq, play.moves, access)

    async def _play(self, match: Match, seat: int, seq: int, moves: Sequence[str], access: Access | None = None) -> int:
        """The same; without access it is a bot that plays."""

        async def change() -> int:
            table = match.table
            if table.has_played(seat, seq, moves):
                return table.seq
            table.check_current(seq)
            if access is not None:
                table.check_person(seat)
            elif table.seats[seat].kind != "bot":
                raise InsulaError("seat.no_bot", seat=seat)
            try:
                made = table.play(seat, moves)
            except MoveError as error:
                self._metrics.count_refusal(error.code.partition(".")[0])
                raise
            await self._append(match, made, access)
            self._metrics.moves.inc(len(made.entries))
            return match.table.seq

        return await self._locked(match, change, seq, access)

    async def undo(self, match: Match, access: Access, undo: wire.Undo) -> int:
        """Take back what is free."""
        seat = access.need_seat()
        return await self._change(match, access, undo.seq, lambda table: table.undo(seat, undo.move))

    async def ask(self, match: Match, access: Access, ask: wire.AskBack) -> int:
        """Ask to take back what is not free."""
        seat = access.need_seat()
        return await self._change(match, access, ask.seq, lambda table: table.ask_back(seat))

    async def answer(self, match: Match, access: Access, answer: wire.AnswerBack) -> int:
        """Answer what was asked."""
        seat = access.need_seat()
        return await self._change(
            match, access, answer.seq, lambda table: table.answer(seat, answer.seq, agree=answer.agree)
        )

    async def join(self, match: Match, access: Access, seat: int, join: wire.Join) -> int:
        """Sit down, or change one's name."""
        access.need_seat(seat)
        name = tokens.clean_name(join.name)
        if join.token is None:
            return await self._change(match, access, None, lambda table: table.join(seat, name))
        digest = tokens.hash_of(join.token)

        async def change() -> int:
            if digest in match.links:
                raise InsulaError("body.malformed", reason="this token is taken")
            await self._put_link(match, access, seat, digest, match.table.join(seat, name, with_own_link=True))
            return match.table.seq

        return await self._locked(match, change, access=access)

    async def hand_over(self, match: Match, access: Access, seat: int, body: wire.HandOver) -> int:
        """Let a bot play a seat; the seat's holder and the host may."""
        access.need_seat_or_host(_checked_seat(match, seat))
        level = _checked_level(body.level)
        by_host = access.seat != seat
        return await self._change(match, access, None, lambda table: table.hand_over(seat, level, by_host=by_host))

    async def take_seat_back(self, match: Match, access: Access, seat: int) -> int:
        """Take a seat back from its bot."""
        access.need_seat(seat)
        return await self._change(match, access, None, lambda table: table.take_seat_back(seat))

    async def resign(self, match: Match, access: Access, seat: int, body: wire.HandOver) -> int:
        """Give up a seat; a bot plays on."""
        access.need_seat(seat)
        level = _checked_level(body.level)
        return await self._change(match, access, None, lambda table: table.resign(seat, level))

    async def reissue(self, match: Match, access: Access, seat: int) -> wire.Link:
        """A new link for a seat, of which everybody is told; the old one is void."""
        access.need_host()
        _checked_seat(match, seat)

        async def change() -> wire.Link:
            token = tokens.new_token()
            await self._put_link(match, access, seat, tokens.hash_of(token), match.table.new_link(seat))
            return wire.Link(seat=seat, token=token)

        return await self._locked(match, change, access=access)

    async def _put_link(self, match: Match, access: Access, seat: int, digest: str, change: Change) -> None:
        """Make a change with which a seat gets a new link; the old one is void."""
        others = {known: place for known, place in match.links.items() if place != seat}
        put = put_link(match.id, seat, digest)
        await self._append(match, change, access, also=put, links=others | {digest: seat})

    async def delete(self, match: Match, access: Access) -> None:
        """Forget a match."""
        access.need_host()

        async def change() -> None:
            await self._store.do(delete_match(match.id))
            self._forget(match)

        await self._locked(match, change, access=access)

    def _forget(self, match: Match) -> None:
        """A match is gone for good."""
        self._loaded.pop(match.id, None)
        self._kept.pop(match.id, None)
        match.is_deleted = True
        if match.thinking is not None:
            match.thinking.cancel()
        for watcher in list(match.watchers):
            watcher.dismiss("match.unknown")

    async def _change(self, match: Match, access: Access, seq: int | None, decide: Callable[[Table], Change]) -> int:
        """Decide on the table what is to be logged, and log it. Without `seq`, whatever happened in between."""

        async def change() -> int:
            if seq is not None:
                match.table.check_current(seq)
            decided = decide(match.table)
            if decided.entries:
                await self._append(match, decided, access)
            return match.table.seq

        return await self._locked(match, change, seq, access)

    async def _locked(
        self, match: Match, change: Callable[[], Awaitable[T]], seq: int | None = None, access: Access | None = None
    ) -> T:
        """Run a change alone and to its end, also when whoever asked for it, having seen `seq`, is gone.

        A link that became void while the change waited opens nothing. If another server was quicker, what it did is
        taken in, and the change is decided anew.
        """

        async def alone() -> T:
            async with match.lock:
                chances = OVERTAKEN
                while True:
                    if match.is_deleted or self._loaded.setdefault(match.id, match) is not match:
                        raise InsulaError("match.unknown")
                    if match.is_suspect or match.table.seq < (seq or 0):
                        await self._read_on(match)
                    if access is not None and access.digest is not None and access.digest not in match.links:
                        raise InsulaError("access.token")
                    try:
                        return await change()
                    except InsulaError as error:
                        chances -= 1
                        if error.code != "storage.taken" or not chances:
                            raise
                        match.is_suspect = True

        task = self._background(alone())
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(read_exception)
            raise

    async def _append(
        self,
        match: Match,
        change: Change,
        access: Access | None,
        also: Job[None] | None = None,
        links: dict[str, int] | None = None,
    ) -> None:
        """Log a change durably, with what goes with it, then take it in; whose link is void by then is told nothing.

        If that fails, what is stored is read before memory is used again.
        """
        is_ended = change.table.is_over and not match.table.is_over
        digest = None if access is None else access.digest
        job = append(match.id, match.table.seq, change.entries, is_over=is_ended, digest=digest)
        try:
            await self._store.do(job if also is None else both(job, also))
        except BaseException:
            match.is_suspect = True
            raise
        if links is not None:
            _adopt_links(match, links)
        match.adopt(change.table, change.told)
        self._let_bot_think(match)

    async def _read_on(self, match: Match) -> None:
        """Take in what is stored of a match and not in memory: the end of its log, its links, that it is gone."""
        found = await self._store.do(read_on(match.id, match.table.seq))
        if found is None:
            self._forget(match)
            raise InsulaError("match.unknown")
        entries, links = found
        change = match.table.change(*entries)
        match.is_suspect = False
        _adopt_links(match, {digest: place for place, digest in links.items()})
        if entries:
            match.adopt(change.table, change.told)
            self._let_bot_think(match)

    # --- Bots --------------------------------------------------------------------------------------------------

    def _let_bot_think(self, match: Match) -> None:
        """If a bot is to act, let it, in the background; a thought about what is no longer so is broken off."""
        turn = _bots_turn(match.table)
        if match.thinking is not None and match.thought not in (None, turn):
            match.thinking.cancel()
            match.thinking = match.thought = None
        if match.thinking is None and turn is not None:
            match.thinking = self._background(self._think(match))

    async def _think(self, match: Match) -> None:
        """Let bots play until a person is to act. Whatever goes wrong is tried again: a table is never stuck."""
        try:
            while (turn := _bots_turn(match.table)) is not None and not match.is_deleted:
                table, (seat, level, changed_at) = match.table, turn
                match.thought = turn
                try:
                    async with self._place_for(table, level):
                        seed = tokens.bot_seed(match.secret, changed_at)
                        move = await self._thinkers.choose(table.state, level, seed, match.id)
                        match.thought = None
                        await self._play(match, seat, table.seq, [move])
                except Exception as error:
                    if match.table is table:  # else it changed meanwhile, and there is another turn to think about
                        fail("bot.failed", error)
                        await asyncio.sleep(RETRY_SECONDS)
        finally:
            if match.thinking is asyncio.current_task():
                match.thinking = match.thought = None

    def _place_for(self, table: Table, level: str) -> contextlib.AbstractAsyncContextManager[None]:
        """Where nobody waits for it, what costs no worker waits its turn: else it would keep everybody waiting."""
        is_alone = level == "random" and all(seat.kind == "bot" for seat in table.seats)
        return self._bots_alone if is_alone else contextlib.nullcontext()

    async def advise(self, match: Match, access: Access, body: wire.AskAdvice) -> wire.Advice:
        """What a bot of a level thinks of a position: the same whenever it is asked, and what it would do there."""
        level = _checked_level(body.level)
        if not self._thinkers.can_think(match.table.state.game.name) and level != "random":
            raise InsulaError("bots.warming")
        try:
            async with asyncio.timeout(ADVICE_SECONDS), match.advising:
                state, seq = match.table.advised(access.seat, body.move)
                thoughts = await self._thinkers.consider(state, level, tokens.bot_seed(match.secret, seq), match.id)
        except TimeoutError as error:
            raise InsulaError("bots.busy") from error
        return wire.Advice(level=level, move=body.move, seat=state.current_player(), thoughts=thoughts)

    async def _wake_all(self) -> None:
        """After a start, let every bot that was to act go on."""
        for identity in await self._store.do(read_ids(running=True)):
            try:
                self._let_bot_think(await self.find(identity))
            except InsulaError as error:
                warn("match.unreadable", match=identity, code=error.code)
            await asyncio.sleep(0)
        self.is_awake = True

    # --- Telling -----------------------------------------------------------------------------------------------

    def watch(self, match: Match, watcher: Watcher) -> None:
        """Tell someone of every change from now on."""
        match.watchers.add(watcher)
        if self._on_presence is not None:
            self._on_presence(match)
        for other in match.watchers:
            other.wake()

    def unwatch(self, match: Match, watcher: Watcher) -> None:
        """Tell someone no more."""
        match.watchers.discard(watcher)
        if self._on_presence is not None:
            self._on_presence(match)
        match.used = time.monotonic()
        match.forget_seen()
        if not match.watchers:
            self._looked_at.pop(match, None)
            match.forget_made()
        for other in match.watchers:
            other.wake()

    def table(self, match: Match, access: Access, since: int | None) -> wire.Table:
        """The table as a link's holder may see it, with what happened since the log had a length."""
        log = None if since is None else log_since(match, access.seat, since)
        table = self._message(match, access, match.table)
        if log is None:
            return replace(table, log=whole_log(match, access.seat))
        return replace(table, log=log, since=since, reset=False)

    def frame(self, match: Match, access: Access, since: int | None, known: Table | None) -> tuple[bytes, Table]:
        """What tells a page of the table, encoded once for all who are told the same; and the table that it then knows.

        That is what changed in the table that it knows, or else the whole table.
        """
        table = match.table
        key = (access.audience, since, known is not None)
        frame = match.encoded.get(key)
        if frame is None:
            log = None if known is None else log_since(match, access.seat, known.seq)
            if known is None or log is None:
                frame = encode(self.table(match, access, since))
            else:
                old, new = self._message(match, access, known), self._message(match, access, table)
                frame = encode(change_message(old, new, log))
            if len(match.encoded) < len(match.watchers):
                match.encoded[key] = frame
        return frame, table

    def _message(self, match: Match, access: Access, table: Table) -> wire.Table:
        """A table of a match as a link's holder may see it, without its log; made once for all who may see the same.

        The last two are kept, so that what changed can be told; where nothing happens they are made again.
        """
        messages = match.messages.setdefault(access.audience, [])
        for known, message in messages:
            if known is table:
                return message
        message = table_message(match, access, table)
        if match.watchers:
            messages[:-1] = []
            messages.append((table, message))
            self._note_look(match)
        return message

    def _note_look(self, match: Match) -> None:
        """Somebody looks at a match: of those that are not lively, keep what was made of the last ones alone."""
        self._looked_at.pop(match, None)
        if match.is_lively:
            return
        self._looked_at[match] = None
        if len(self._looked_at) > LOOKED_AT:
            longest_ago = next(iter(self._looked_at))
            del self._looked_at[longest_ago]
            longest_ago.forget_made()

    def previews(self, match: Match, access: Access) -> wire.Previews:
        """What the legal moves would lead to; nothing to anyone but the person to act."""
        table = match.table
        seat = access.need_seat()
        is_mine = table.to_act == seat and table.seats[seat].kind == "person"
        return wire.Previews(seq=table.seq, previews=table.state.previews(seat) if is_mine else [])

    def try_out(self, match: Match, access: Access, body: wire.TryOut) -> wire.Trial:
        """What a person's moves would lead to, whoever is to act; nothing is logged and nobody is told."""
        seat = access.need_seat()
        match.table.check_current(body.seq)
        match.table.check_person(seat)
        return trial_message(match, seat, body.moves)

    def refusal(self, match: Match, access: Access, text: str) -> MoveError | None:
        """Why a move cannot be made now, told to the seat to act."""
        seat = access.need_seat()
        match.table.check_person(seat)
        if match.table.to_act != seat:
            raise MoveError("out_of_turn", seat=seat, to_act=match.table.state.current_player())
        return match.table.state.explain_illegal(text)

    def position(self, match: Match, access: Access, move: int, seat: int | None) -> wire.Position:
        """An earlier position with the asking seat's knowledge; of a match that is over, with any seat's."""
        table = match.table
        if seat is None:
            seat = access.seat
        elif not table.is_over:
            access.need_seat(seat)
        else:
            _checked_seat(match, seat)
        return position_message(match, move, seat)

    def record(self, match: Match) -> wire.RecordText:
        """The record so far."""
        return record_message(match)

    def summary(self, match: Match, access: Access) -> wire.Summary:
        """A match in a list."""
        return summary_message(match, access)

    # --- Inside ------------------------------------------------------------------------------------------------

    def _background(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _sweep(self) -> None:
        """From time to time unload what nobody uses."""
        collected = time.monotonic()
        while True:
            await asyncio.sleep(min(max(self._keep_loaded, SHORTEST_SWEEP), 60))
            if time.monotonic() > collected + COLLECTING_SECONDS:
                gc.collect()
                collected = time.monotonic()
            self._unload()

    async def _keep_expiring(self) -> None:
        while True:
            try:
                await self.expire()
            except InsulaError as error:
                warn("match.not_expired", code=error.code)
            await asyncio.sleep(EXPIRING_SECONDS)

    async def expire(self) -> None:
        """Delete the unfinished matches that nobody has gone on with for so long, and that nobody looks at."""
        before = clock.now() - self._keep_abandoned * DAY
        last = ""
        while names := await self._store.do(abandoned(before, last)):
            last = names[-1]
            for identity in names:
                with contextlib.suppress(InsulaError):  # one that cannot be read may still be saved by somebody
                    await self._expire(await self.find(identity), before)

    async def _expire(self, match: Match, before: int) -> None:
        async with match.lock:
            if match.is_deleted or any(match.present) or match.watchers:
                return
            if await self._store.do(expire(match.id, before)):
                self._forget(match)
                self._metrics.expired.inc()

    def _unload(self) -> None:
        """Let go what nobody watches, plays or thinks about; who has it in hand keeps it: there is never a second."""
        deadline = time.monotonic() - self._keep_loaded
        quiet = clock.now() - QUIET_MILLISECONDS
        for identity, match in list(self._kept.items()):
            if match.is_lively and match.changed < quiet:
                match.is_lively = False
                match.forget_made()
            is_idle = not match.watchers and match.thinking is None and not match.lock.locked()
            if is_idle and match.used < deadline:
                del self._kept[identity]


# --- What is asked, checked ------------------------------------------------------------------------------------


def _new_state(game: Game) -> State:
    """A game that nobody can foresee."""
    return game.new_initial_state(secrets.randbits(64), salt=tokens.new_token())


def _new_deal(game: Game) -> State:
    """A deal that nobody can foresee, before its first move."""
    return State.unsettled(game, secrets.randbits(64), tokens.new_token())


def _new_match(state: State, seats: Sequence[Seat], links: Mapping[int, str], *entries: Entry) -> tuple[str, Job[None]]:
    """The name of a new match, and what stores it with the first entries of its log."""
    identity = tokens.new_name()
    row = row_of(identity, state, seats, secrets.token_hex(16))
    return identity, add_match(row, row_of_content(state.game.content), dict(links), [*entries, *line_of(state)])


def _new_tokens(seats: Sequence[Seat]) -> dict[int, str]:
    """A token for the host and for each seat that is not a bot's."""
    places = [HOST, *(place for place, seat in enumerate(seats) if seat.kind != "bot")]
    return {place: tokens.new_token() for place in places}


def _new_seat(seat: wire.NewSeat) -> Seat:
    if seat.kind == "bot":
        name = tokens.clean_name(seat.name) if seat.name else ""
        return Seat(kind="bot", name=name, level=_checked_level(seat.level))
    return Seat(kind="open") if seat.kind == "open" else Seat(kind="person", name=tokens.clean_name(seat.name))


def _seats_of(record: Record) -> list[Seat]:
    """Who played a record, as far as their names are fit to be shown."""
    seats = []
    for number in range(record.seats):
        name = ""
        with contextlib.suppress(InsulaError):
            name = tokens.clean_name(record.players[number] if record.players else "")
        seats.append(Seat(kind="person", name=name, resigned=number in record.resigned))
    return seats


def _not_resigned(seat: Seat) -> Seat:
    """Who sits there in another match: whoever resigned is back."""
    if not seat.resigned:
        return seat
    return Seat(kind="person", name=seat.name) if seat.name else Seat(kind="open")


def _checked_level(level: str) -> str:
    """A level that this server plays: one of the five, or a plain bot; how large a search may be is up to who asks."""
    level = level or DEFAULT_LEVEL
    if level not in LEVELS and not PLAIN_BOT.fullmatch(level):
        raise InsulaError("bots.unknown", name=level, known=LEVELS)
    return level


def _checked_seat(match: Match, seat: int) -> int:
    if not 0 <= seat < match.game.seats:
        raise InsulaError("table.no_such_seat", seat=seat, seats=match.game.seats)
    return seat


def _finished(record: Record) -> tuple[State, list[Seat]]:
    """The end of a record, and who played it."""
    state = replay(record)
    if not state.is_terminal():
        raise InsulaError("record.unfinished")
    return state, _seats_of(record)


def _go_on(record: Record, move: int | None, game: Game) -> State:
    """A position of a record, with the unseen drawn anew from a salt that nobody knows: its seed is known."""
    if (record.title, record.seats, record.options) != (game.name, game.seats, dict(game.options)):
        raise InsulaError("record.other_table", title=record.title, seats=record.seats)
    played = replay(record, to=move)
    state = State.unsettled(played.game, record.seed or 0, tokens.new_token())
    for entry in line_of(played):
        if entry.kind == "move":
            state.apply_literally(entry.text)
        elif state.seq < played.seq:  # one made here is replaced: counted twice, its word would come again
            state.reroll(*map(int, entry.text.split()))
    if state.is_terminal():
        raise InsulaError("match.over")
    state.reroll()
    return state


def _begin_at(position: str, deal: State) -> list[Entry]:
    """How the log of a match begins that begins at a position: with it, and with the moves without alternative."""
    begun = Entry(kind="position", seat=None, text=position)
    table = Table(deal, [])
    table.fold(begun)
    table.state.settle()
    if table.is_over:
        raise InsulaError("match.over")
    return [begun, *line_of(table.state)]


def _adopt_links(match: Match, links: dict[str, int]) -> None:
    """Let these links open a match, and no others."""
    match.links = links
    for watcher in list(match.watchers):
        if watcher.digest is not None and watcher.digest not in links:
            watcher.dismiss("access.token")


def _links(stored: Stored) -> dict[str, int]:
    return {digest: place for place, digest in stored.links.items()}


def _bots_turn(table: Table) -> Turn | None:
    """The seat to act with its bot's level, if a bot plays it, and where in the log."""
    seat = table.to_act
    if seat is None or table.seats[seat].kind != "bot":
        return None
    return seat, table.seats[seat].level, table.changed_at


encode = msgspec.json.Encoder().encode
