"""Clients that keep to no rules: raw HTTP and raw WebSocket, byte by byte; and many clients over one line."""

from __future__ import annotations

import base64
import contextlib
import functools
import json
import os
import re
import socket
import sqlite3
import struct
from pathlib import Path
from typing import Any

import httpx

from tests.server.clients import Client, Host

TEXT, BINARY, CLOSE, PING, PONG = 0x1, 0x2, 0x8, 0x9, 0xA


def line_to(url: str) -> httpx.Client:
    """A line that any number of clients may share; the one that opens it closes it."""
    return httpx.Client(base_url=url, timeout=300, verify=False)


class Voice:
    """A shared line as the holder of a link uses it."""

    def __init__(self, line: httpx.Client, token: str | None) -> None:
        self.headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        self.get = functools.partial(line.get, headers=self.headers)
        self.post = functools.partial(line.post, headers=self.headers)
        self.delete = functools.partial(line.delete, headers=self.headers)


class Guest(Client):
    """Someone who holds a link (or none) of a match, over a shared line."""

    def __init__(self, line: httpx.Client, match: str, token: str | None = None) -> None:
        self.url = str(line.base_url).rstrip("/")
        self.match = match
        self.token = token
        self.http = Voice(line, token)  # type: ignore[assignment]


class Party(Host):
    """Who made a match, and a guest for every link; seats as `Host` has them."""

    def __init__(self, line: httpx.Client, *kinds: str, **more: Any) -> None:
        known = {"open": {"kind": "open"}, "person": {"kind": "person", "name": "Anna"}}
        seats = [known.get(kind, {"kind": "bot", "level": kind}) for kind in kinds]
        response = line.post("/api/matches", json={"title": "alhambra", "seats": seats, **more})
        assert response.status_code == 201, response.text
        created = response.json()
        Guest.__init__(self, line, created["match"], created["host"])  # type: ignore[arg-type]
        self.seats = {link["seat"]: Guest(line, self.match, link["token"]) for link in created["links"]}
        self.watcher = Guest(line, self.match)


def everything(folder: Path) -> dict[str, list[tuple[Any, ...]]]:
    """All that a server has stored, table by table."""
    database = sqlite3.connect(f"file:{folder / 'insula.sqlite'}?mode=ro", uri=True)
    with contextlib.closing(database):
        names = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: sorted(database.execute(f'SELECT * FROM "{name}"'), key=repr) for name in sorted(names)}


def address_of(url: str) -> tuple[str, int]:
    """Host and port of an address."""
    host, _, port = url.removeprefix("http://").partition(":")
    return host, int(port)


def raw_http(url: str, request: bytes, timeout: float = 10) -> bytes:
    """What a server answers to these bytes until it closes or has answered once."""
    with socket.create_connection(address_of(url), timeout) as line:
        line.sendall(request)
        return read_answer(line)


def read_answer(line: socket.socket) -> bytes:
    """One answer of HTTP, as long as it says it is."""
    data = b""
    while b"\r\n\r\n" not in data:
        chunk = line.recv(65536)
        if not chunk:
            return data
        data += chunk
    head, _, body = data.partition(b"\r\n\r\n")
    length = re.search(rb"(?i)\r\ncontent-length: *(\d+)", head)
    while length and len(body) < int(length[1]):
        body += line.recv(65536)
    return head + b"\r\n\r\n" + body


class ClosedError(Exception):
    """The server closed the socket, with this code; 1006 without a word."""

    def __init__(self, code: int, reason: str = "") -> None:
        super().__init__(code, reason)
        self.code = code
        self.reason = reason


class RawSocket:
    """A WebSocket that sends any bytes, reads only when asked to, and answers neither pings nor closes by itself."""

    def __init__(self, url: str, *, receive_buffer: int = 0, timeout: float = 10, **headers: str) -> None:
        self.line = socket.socket()
        if receive_buffer:
            self.line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        self.line.settimeout(timeout)
        self.line.connect(address_of(url))
        self.number = 0
        self.texts: list[str] = []
        lines = {
            "Host": url.removeprefix("http://"), "Upgrade": "websocket", "Connection": "Upgrade",
            "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(), **headers,
        }  # fmt: skip
        head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        self.line.sendall(f"GET /api/socket HTTP/1.1\r\n{head}\r\n".encode("latin-1"))
        answer = b""
        while not answer.endswith(b"\r\n\r\n"):
            answer += self._bytes(1)
        self.status = int(answer.split()[1])

    # --- Sending ---

    def send_frame(self, payload: bytes, opcode: int = TEXT, *, final: bool = True) -> None:
        """One frame of any kind, masked with zeros."""
        length = len(payload)
        size = struct.pack("!B", 128 + length) if length < 126 else (
            struct.pack("!BH", 254, length) if length < 65536 else struct.pack("!BQ", 255, length)
        )  # fmt: skip
        self.line.sendall(bytes([128 * final + opcode]) + size + bytes(4) + payload)

    def send(self, **frame: Any) -> int:
        """A frame as our clients send it; its number."""
        self.number += 1
        self.send_frame(json.dumps({"id": self.number, **frame}).encode())
        return self.number

    def watch(self, match: str, token: str | None = None, **more: Any) -> int:
        """The first frame of a page."""
        return self.send(type="watch", protocol=1, match=match, token=token, **more)

    # --- Reading ---

    def receive_frame(self) -> tuple[int, bytes]:
        """The next frame: its kind and what it holds; ClosedError once there is none."""
        first, second = self._bytes(2)
        length = second & 127
        if length >= 126:
            [length] = struct.unpack("!H" if length == 126 else "!Q", self._bytes(2 if length == 126 else 8))
        payload = self._bytes(length)
        if first & 15 == CLOSE:
            raise ClosedError(struct.unpack("!H", payload[:2])[0] if payload else 1005, payload[2:].decode())
        return first & 15, payload

    def receive(self) -> dict[str, Any]:
        """The next frame of the server's."""
        while True:
            opcode, payload = self.receive_frame()
            if opcode == TEXT:
                self.texts.append(payload.decode())
                return dict(json.loads(payload))

    def until(self, kind: str, **fields: Any) -> dict[str, Any]:
        """The next frame of a kind with these fields."""
        while True:
            frame = self.receive()
            if frame["type"] == kind and all(frame.get(name) == value for name, value in fields.items()):
                return frame

    def ask(self, **frame: Any) -> dict[str, Any]:
        """Send a frame and wait for its answer."""
        number = self.send(**frame)
        while (answer := self.receive()).get("id") != number:
            pass
        return answer

    def until_closed(self) -> ClosedError:
        """Read to the end; how it ended."""
        while True:
            try:
                self.receive()
            except ClosedError as closed:
                return closed

    def _bytes(self, count: int) -> bytes:
        data = bytearray()
        while len(data) < count:
            try:
                chunk = self.line.recv(count - len(data))
            except ConnectionError:
                chunk = b""
            if not chunk:
                raise ClosedError(1006)
            data += chunk
        return bytes(data)

    def __enter__(self) -> RawSocket:
        return self

    def __exit__(self, *_: object) -> None:
        self.line.close()
