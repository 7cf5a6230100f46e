"""What can be set about a server: one table, the fields of `Settings`. A flag wins over the environment's variable."""

from __future__ import annotations

import argparse
import dataclasses
import ipaddress
import os
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

from insula.core.errors import InsulaError
from insula.folders import data_folder
from insula.server.addresses import urls_of

DATABASES = ("sqlite", "postgresql")
LARGEST = 2**31 - 1
HOST_NAME = re.compile(r"[a-z0-9_]([a-z0-9_.-]*[a-z0-9_])?|[0-9a-f:.]+")
"""A name, or an address of IPv6 without brackets."""

Reader = Callable[[str, str], Any]
"""Makes a value from where it was set and its text; InsulaError if it cannot be one."""


# --- Readers ---


def _text(name: str, text: str) -> str:
    """Any word without blanks."""
    if not text or text.split() != [text]:
        raise InsulaError("settings.word", name=name, value=text[:200])
    return text


def _whole(low: int, high: int = LARGEST) -> Reader:
    def read(name: str, text: str) -> int:
        if not re.fullmatch(r"[0-9]{1,10}", text) or not low <= int(text) <= high:
            raise InsulaError("settings.number", name=name, value=text[:200], low=low, high=high)
        return int(text)

    return read


def _rate(name: str, text: str) -> float:
    if not re.fullmatch(r"[0-9]{1,6}(\.[0-9]{1,6})?", text) or not float(text):
        raise InsulaError("settings.rate", name=name, value=text[:200])
    return float(text)


def _one_of(*known: str) -> Reader:
    def read(name: str, text: str) -> str:
        if text not in known:
            raise InsulaError("settings.choice", name=name, value=text[:200], known=known)
        return text

    return read


def _url(name: str, text: str) -> str:
    """An address that people's browsers reach, without a slash at its end."""
    try:
        parts = urlsplit(text)
        is_root = parts.path in ("", "/") and not parts.query and not parts.fragment and "@" not in parts.netloc
        is_good = parts.scheme in ("http", "https") and bool(parts.hostname) and is_root and parts.port != 0
    except ValueError:
        is_good = False
    if not is_good or not HOST_NAME.fullmatch(parts.hostname or "") or text.split() != [text]:
        raise InsulaError("settings.url", name=name, value=text[:200])
    return f"{parts.scheme}://{parts.netloc.lower()}"


def _database(name: str, text: str) -> str:
    """A database's address; a wrong one is not repeated in the error, for it may hold a password."""
    kind, colon, _ = text.partition("://")
    if not colon or kind.partition("+")[0] not in DATABASES:
        raise InsulaError("settings.database", name=name, known=DATABASES)
    return text


def _folder(name: str, text: str) -> Path:
    if not text:
        raise InsulaError("settings.folder", name=name)
    return Path(text)


def _hosts(name: str, text: str) -> tuple[str, ...]:
    hosts = _parts(text.lower())
    for host in hosts:
        if not HOST_NAME.fullmatch(host):
            raise InsulaError("settings.host_name", name=name, value=host[:200])
    return hosts


def _networks(name: str, text: str) -> tuple[str, ...]:
    networks = _parts(text)
    for network in networks:
        try:
            ipaddress.ip_network(network, strict=False)
        except ValueError as error:
            raise InsulaError("settings.network", name=name, value=network[:200]) from error
    return networks


def _parts(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",") if part.strip())


# --- The table ---


def _about(read: Reader, sentence: str, default: str | None = None, variable: str | None = None) -> dict[str, Any]:
    """How a field is read, told, and told by default; a variable only where it is not `INSULA_` and the name."""
    return {"read": read, "sentence": sentence, "default": default, "variable": variable}


def _default_workers() -> int:
    processors = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, processors - 1)


@dataclass(frozen=True, kw_only=True)
class Settings:
    """Everything that can be set about a server."""

    host: str = field(
        default="127.0.0.1",
        metadata=_about(_text, "the address of this machine to listen on; 0.0.0.0 is all of them"),
    )
    port: int = field(
        default=8765,
        metadata=_about(_whole(0, 65535), "the port to listen on; 0 is any free one"),
    )
    public_url: str | None = field(
        default=None,
        metadata=_about(_url, "where people reach the server, as https://games.example.org; links begin with it"),
    )
    database: str | None = field(
        default=None,
        metadata=_about(
            _database,
            "the address of the database, as SQLAlchemy writes it",
            default="insula.sqlite in the data folder",
        ),
    )
    data: Path = field(
        default_factory=data_folder,
        metadata=_about(
            _folder,
            "the folder for all that is kept",
            default="the user's data folder",
            variable="INSULA_DATA_DIR",
        ),
    )
    bot_workers: int = field(
        default_factory=_default_workers,
        metadata=_about(
            _whole(0, 1024),
            "how many processes think for bots; 0 where others do, on one PostgreSQL",
            default="one processor fewer than all",
        ),
    )
    log: Literal["json", "plain"] = field(
        default="plain",
        metadata=_about(_one_of("json", "plain"), "how the log is written: json or plain"),
    )
    rate: float = field(
        default=40.0,
        metadata=_about(_rate, "requests and frames a second from one address; four times that at once"),
    )
    connections: int = field(
        default=250,
        metadata=_about(_whole(1), "connections that one address may have open; a trusted proxy has no such limit"),
    )
    sockets: int = field(
        default=100,
        metadata=_about(_whole(1), "sockets that one address may have open: one for each page that shows a match"),
    )
    creations: int = field(
        default=20,
        metadata=_about(_whole(1), "matches that one address may make in an hour; three times that at once"),
    )
    imports: int = field(
        default=30,
        metadata=_about(_whole(1), "records that one address may bring in an hour; three times that at once"),
    )
    search: int = field(
        default=5_000,
        metadata=_about(_whole(1), "the largest bot search:N that may be asked for from this machine"),
    )
    guest_search: int = field(
        default=1_000,
        metadata=_about(_whole(1), "the same from anywhere else"),
    )
    head_limit: int = field(
        default=32_768,
        metadata=_about(_whole(1000), "the most bytes of a request's address and headers"),
    )
    head_seconds: int = field(
        default=15,
        metadata=_about(
            _whole(1), "seconds that an address and headers may take to arrive; a body has four times that"
        ),
    )
    body_limit: int = field(
        default=1_000_000,
        metadata=_about(_whole(1000), "the most bytes of a request's body"),
    )
    frame_limit: int = field(
        default=65_536,
        metadata=_about(_whole(1000), "the most bytes of a socket's frame"),
    )
    allowed_hosts: tuple[str, ...] = field(
        default=(),
        metadata=_about(_hosts, "further names that a request may call the server by, separated by commas"),
    )
    metrics: Literal["local", "public", "off"] = field(
        default="local",
        metadata=_about(_one_of("local", "public", "off"), "who may read the metrics: local, public or off"),
    )
    trusted_proxies: tuple[str, ...] = field(
        default=(),
        metadata=_about(_networks, "addresses or networks of proxies that may say who is asking, separated by commas"),
    )
    keep_loaded: int = field(
        default=300,
        metadata=_about(_whole(0), "seconds that a match stays in memory with nobody at it"),
    )
    keep_abandoned: int = field(
        default=180,
        metadata=_about(
            _whole(0, 36_500), "days after which an unfinished match that nobody goes on with is deleted; 0: never"
        ),
    )

    @property
    def address(self) -> str | None:
        """Where others reach the server; None if only this machine does."""
        return self.public_url or next(iter(urls_of(self.host, self.port)), None)

    @property
    def database_url(self) -> str:
        """The address of the database."""
        return self.database or f"sqlite:///{(self.data / 'insula.sqlite').absolute()}"


@dataclass(frozen=True, kw_only=True)
class Setting:
    """One row of the table: its names, how it is read, what it is for, and its default in words."""

    name: str
    flag: str
    variable: str
    read: Reader
    sentence: str
    default: str


def settings_table() -> Iterator[Setting]:
    """Every setting, in the order of the fields."""
    for each in dataclasses.fields(Settings):
        about = each.metadata
        yield Setting(
            name=each.name,
            flag=f"--{each.name.replace('_', '-')}",
            variable=about["variable"] or f"INSULA_{each.name.upper()}",
            read=about["read"],
            sentence=about["sentence"],
            default=about["default"] or _told(each.default),
        )


def _told(default: object) -> str:
    return "none" if default in (None, ()) else f"{default:g}" if isinstance(default, float) else str(default)


def add_flags(parser: argparse.ArgumentParser, *names: str) -> None:
    """Give a command the flags of these settings (default: of all)."""
    for setting in settings_table():
        if not names or setting.name in names:
            parser.add_argument(setting.flag, metavar="VALUE", help=f"{setting.sentence} (default: {setting.default})")


def read_settings(flags: Mapping[str, Any], environ: Mapping[str, str] = os.environ) -> Settings:
    """The settings as flags and environment say; an empty variable says nothing."""
    values = {}
    for setting in settings_table():
        if flags.get(setting.name) is not None:
            values[setting.name] = setting.read(setting.flag, flags[setting.name])
        elif environ.get(setting.variable):
            values[setting.name] = setting.read(setting.variable, environ[setting.variable])
    return Settings(**values)


def is_set(name: str, flags: Mapping[str, Any], environ: Mapping[str, str] = os.environ) -> bool:
    """Whether a person has said what a setting is to be."""
    [setting] = [setting for setting in settings_table() if setting.name == name]
    return flags.get(name) is not None or bool(environ.get(setting.variable))
