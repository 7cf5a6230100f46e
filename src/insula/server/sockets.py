"""The socket of a page: it is told of every change, and may do over it what concerns the table it watches.

A reader that is slow gets fewer, not older tables: what to send is made when it can be sent, from what it saw last.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from insula.core.errors import InsulaError
from insula.server import messages as wire
from insula.server.context import Server
from insula.server.gate import Gate
from insula.server.guard import VISITOR, Visitor
from insula.server.logs import fail
from insula.server.match import Access, Match
from insula.server.problems import malformed, problem_of, server_fault, to_json
from insula.server.table import Table

FIRST_FRAME_SECONDS = 10.0
SLOW_SECONDS = 20.0
"""A page that has read nothing for this long is gone."""
MOST_MISTAKES = 20
"""A socket that sends more malformed frames than this is closed: no page of ours sends any."""
CLOSE_OF_CODE = {
    "access.token": 4403, "match.unknown": 4404, "socket.slow": 4408, "socket.hello": 4400,
    "socket.mistakes": 4400,
}  # fmt: skip

_decoder = msgspec.json.Decoder(wire.ClientFrame)


class Page:
    """A page at its socket: a watcher of one match, with one link."""

    __slots__ = (
        "__weakref__", "_access", "_changed", "_is_due", "_known", "_match", "_mistakes", "_presence", "_reason",
        "_seen", "_sending", "_server", "_socket", "_takes_changes", "_visitor",
    )  # fmt: skip

    def __init__(self, server: Server, socket: WebSocket) -> None:
        self._server = server
        self._socket = socket
        self._match: Match | None = None
        self._access = Access()
        self._seen: int | None = None
        self._takes_changes = False
        self._known: Table | None = None  # the table that was sent last, if changes to it may be sent
        self._is_due = False
        self._presence: tuple[list[bool], bool] | None = None
        self._visitor: Visitor = socket.scope[VISITOR]
        self._mistakes = 0
        self._changed = Gate()
        self._sending = asyncio.Lock()
        self._reason: str | None = None

    # --- As matches see it ---

    @property
    def seat(self) -> int | None:
        """The seat whose link it has."""
        return self._access.seat

    @property
    def digest(self) -> str | None:
        """The hash of its link's token."""
        return self._access.digest

    def wake(self) -> None:
        """Something changed."""
        self._changed.set()

    def dismiss(self, code: str) -> None:
        """Close the socket for a reason."""
        self._reason = code
        self._changed.set()

    def has_seen(self, seq: int) -> bool:
        """Whether the log was told up to there."""
        return self._seen == seq and not self._is_due

    # --- Life of a socket ---

    async def run(self) -> None:
        """Read and tell until either ends: a page that no longer reads is not listened to either."""
        await self._socket.accept()
        self._server.metrics.sockets.inc()
        listening = asyncio.current_task()
        assert listening is not None
        telling = asyncio.create_task(self._tell())
        is_listening = True

        def end(_telling: object) -> None:
            if is_listening:
                listening.cancel()

        telling.add_done_callback(end)
        try:
            await self._listen()
        except asyncio.CancelledError:
            if not telling.done():
                raise
            listening.uncancel()
        except WebSocketDisconnect:
            pass
        except Exception as error:
            fail("socket.fault", error)
        finally:
            is_listening = False
            telling.cancel()
            self._server.metrics.sockets.dec()
            self._leave()
            for outcome in await asyncio.gather(telling, return_exceptions=True):
                if isinstance(outcome, Exception) and not isinstance(outcome, WebSocketDisconnect):
                    fail("socket.fault", outcome)

    async def _listen(self) -> None:
        """Read frames until the socket closes."""
        try:
            async with asyncio.timeout(FIRST_FRAME_SECONDS):
                while self._match is None:
                    await self._read()
            while True:
                await self._read()
        except TimeoutError:
            await self._close("socket.hello")

    async def _read(self) -> None:
        """Take one frame and answer it."""
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        number = None
        try:
            if self._reason is not None:
                raise InsulaError(self._reason)
            self._visitor.ask()
            frame = _frame(message.get("text"))
            number = frame.id
            await self._answer(frame)
        except InsulaError as error:
            if error.code in ("body.malformed", "rate.limit"):
                self._mistakes += 1
            await self._send(wire.ErrorFrame(id=number, problem=problem_of(error)))
            if error.code == "stale":
                self._is_due = True
                self.wake()
            if number is not None and self._match is None and error.code in CLOSE_OF_CODE:
                await self._close(error.code)
            if self._mistakes > MOST_MISTAKES:
                await self._close("socket.mistakes")
        except (WebSocketDisconnect, asyncio.CancelledError, TimeoutError):
            raise
        except Exception as error:
            fail("socket.fault", error)
            await self._send(wire.ErrorFrame(id=number, problem=problem_of(server_fault())))

    async def _answer(self, frame: Any) -> None:
        if isinstance(frame, wire.PingFrame):
            await self._send(wire.PongFrame(id=frame.id))
            return
        if isinstance(frame, wire.WatchFrame):
            await self._watch(frame)
            return
        if self._match is None:
            raise InsulaError("socket.hello")
        matches, match, access = self._server.matches, self._match, self._access
        if isinstance(frame, wire.PreviewsFrame):
            found = matches.previews(match, access)
            await self._send(wire.PreviewsAnswer(id=frame.id, seq=found.seq, previews=found.previews))
        elif isinstance(frame, wire.PositionFrame):
            at = matches.position(match, access, frame.move, frame.seat)
            await self._send(
                wire.PositionAnswer(id=frame.id, **{name: getattr(at, name) for name in at.__struct_fields__})
            )
        else:
            async with self._sending:  # whoever made a move hears that before its table: what is lit there is free
                await self._send_text(to_json(wire.AcceptedFrame(id=frame.id, seq=await self._change(frame))))

    async def _change(self, frame: Any) -> int:
        assert self._match is not None
        matches, match, access = self._server.matches, self._match, self._access
        if isinstance(frame, wire.PlayFrame):
            return await matches.play(match, access, frame)
        if isinstance(frame, wire.UndoFrame):
            return await matches.undo(match, access, frame)
        if isinstance(frame, wire.AskFrame):
            return await matches.ask(match, access, frame)
        assert isinstance(frame, wire.AnswerFrame)
        return await matches.answer(match, access, frame)

    async def _watch(self, frame: wire.WatchFrame) -> None:
        """Watch a match with a link, instead of what was watched before."""
        if frame.protocol != wire.PROTOCOL:
            raise InsulaError("socket.protocol", found=frame.protocol, known=wire.PROTOCOL)
        match = await self._server.matches.find(frame.match)
        await self._server.matches.catch_up(match)
        async with self._sending:  # nothing of the old seat leaves after this
            access = self._server.matches.access(match, frame.token)
            self._leave()
            self._match, self._access = match, access
            self._seen, self._is_due, self._presence = frame.since, True, None
            self._takes_changes, self._known = frame.changes, None
            self._server.matches.watch(match, self)

    def _leave(self) -> None:
        if self._match is not None:
            self._server.matches.unwatch(self._match, self)
            self._match = None

    # --- Telling ---

    async def _tell(self) -> None:
        """Send the newest table whenever there is one that was not sent."""
        while True:
            await self._changed.wait()
            self._changed.clear()
            if self._reason is not None:
                await self._close(self._reason)
                return
            await self._send_table()
            await self._send_presence()

    async def _send_table(self) -> None:
        async with self._sending:
            match = self._match
            if match is None or self._reason is not None or (self._seen == match.table.seq and not self._is_due):
                return
            frame, table = self._server.matches.frame(match, self._access, self._seen, self._known)
            await self._send_text(frame)
            self._seen, self._is_due = table.seq, False
            if self._takes_changes:
                self._known = table
        match.forget_seen()

    async def _send_presence(self) -> None:
        async with self._sending:
            if self._match is None or self._reason is not None:
                return
            presence = (self._match.present, self._server.thinkers.can_think(self._match.game.name))
            if presence != self._presence:
                self._presence = presence
                await self._send_text(to_json(wire.PresenceFrame(present=presence[0], bots_ready=presence[1])))

    async def _send(self, message: wire.Message) -> None:
        async with self._sending:
            await self._send_text(to_json(message))

    async def _send_text(self, data: bytes) -> None:
        """Send, waiting for a slow reader only so long."""
        try:
            async with asyncio.timeout(SLOW_SECONDS):
                await self._socket.send({"type": "websocket.send", "text": data.decode()})
        except TimeoutError:
            await self._close("socket.slow")
            raise WebSocketDisconnect(1006) from None
        except (RuntimeError, OSError):
            raise WebSocketDisconnect(1006) from None

    async def _close(self, code: str) -> None:
        with contextlib.suppress(RuntimeError, OSError, TimeoutError):
            async with asyncio.timeout(SLOW_SECONDS):
                await self._socket.close(CLOSE_OF_CODE[code], code)


def _frame(text: str | None) -> Any:
    if text is None:
        raise InsulaError("body.malformed", reason="frames are text")
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise malformed(error) from error
