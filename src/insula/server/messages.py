"""What travels between server and client. The one source of the wire, of OpenAPI and of the TypeScript types.

No prose travels: errors and events are ids with arguments, which a client says in its own language.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from insula.core.events import Event
from insula.core.seen import Preview
from insula.core.trial import Worth

PROTOCOL = 1
"""The version of the socket's messages."""
LONGEST_NAME = 24
LONGEST_RECORD = 500_000
LONGEST_POSITION = 10_000

Match = Annotated[str, Meta(pattern="^[0-9a-z]{20}$", description="A match's public name: who knows it may watch.")]
Token = Annotated[str, Meta(max_length=64, description="The secret of a link.")]
OwnToken = Annotated[
    str, Meta(pattern="^[0-9A-Za-z_-]{22}$", description="A secret that its holder made of 128 random bits.")
]
Name = Annotated[
    str, Meta(max_length=200, description=f"What a person is called, in at most {LONGEST_NAME} characters.")
]
Level = Annotated[str, Meta(max_length=40, description="A bot's level.")]
Seq = Annotated[int, Meta(ge=0, le=2**31 - 1, description="How long the match's log is.")]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
MoveNumber = Annotated[int, Meta(ge=0, le=2**31 - 1, description="How many moves stand.")]
Kind = Literal["person", "bot", "open"]


class Request(Struct, forbid_unknown_fields=True):
    """What a client sends: unknown fields are refused, so that a misspelt one is not passed over."""


class Message(Struct):
    """What the server sends."""


# --- Errors ----------------------------------------------------------------------------------------------------


class Problem(Message, kw_only=True, omit_defaults=True):
    """Why something cannot be done (RFC 9457): a stable code, the rule's number, what a sentence about it needs."""

    title: str
    status: int
    code: str
    rule: str | None = None
    arguments: dict[str, Any] = msgspec.field(default_factory=dict)
    table: Table | None = None


# --- Matches ---------------------------------------------------------------------------------------------------


class NewSeat(Request, kw_only=True):
    """Who sits on a seat: a person with this link's holder's name, a bot of a level, or whoever follows the link."""

    kind: Kind
    name: Name = ""
    level: Level = ""


class NewMatch(Request, kw_only=True):
    """A match to be made.

    With a record it goes on from the position after its first `move` moves, the unseen drawn anew; with a position in
    words it begins there, and what that leaves open is drawn.
    """

    title: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[str, str], Meta(max_length=20)] = msgspec.field(default_factory=dict)
    record: Annotated[str, Meta(max_length=LONGEST_RECORD)] | None = None
    move: MoveNumber | None = None
    position: Annotated[str, Meta(max_length=LONGEST_POSITION)] | None = None


class Import(Request, kw_only=True):
    """A record to be looked at as a finished match."""

    record: Annotated[str, Meta(max_length=LONGEST_RECORD)]


class Link(Message, kw_only=True):
    """A seat's secret; its address is `/table/MATCH#TOKEN`."""

    seat: int
    token: Token


class Created(Message, kw_only=True):
    """A new match: the host's token, and a link for each seat that is not a bot's."""

    match: Match
    host: Token
    links: list[Link]


class SeatInfo(Message, kw_only=True):
    """Who sits on a seat now. A seat that was resigned is a bot's for good."""

    kind: Kind
    name: str
    level: str
    resigned: bool


class Held(Request, kw_only=True):
    """A link that a device holds."""

    match: Match
    token: Token


class Mine(Request, kw_only=True):
    """The links that a device holds."""

    links: Annotated[list[Held], Meta(max_length=200)]


class Summary(Message, kw_only=True):
    """A match in a list. `seat` is the asking link's, `host` whether it is the host's."""

    match: Match
    title: str
    seats: list[SeatInfo]
    seat: int | None
    host: bool
    seq: Seq
    move: MoveNumber
    to_act: int | None
    over: bool
    scores: list[int | None]
    created: int
    changed: int


class Summaries(Message, kw_only=True):
    """The matches of the links that are valid."""

    matches: list[Summary]


class Join(Request, kw_only=True):
    """Sit down, or change one's name. With a token of one's own choice (128 random bits) it is the seat's new link.

    Nobody else ever had that link; the old one, which the host had too, is void.
    """

    name: Name
    token: OwnToken | None = None


class HandOver(Request, kw_only=True):
    """Let a bot of a level play a seat."""

    level: Level


# --- The table -------------------------------------------------------------------------------------------------


class Happening(Message, kw_only=True):
    """An entry of the log. A move has its number, turn, whether it was without alternative, and its events.

    Other kinds: `position` (the match began at a given one), `record` (it went on after move `text` of one), `back`
    (the match went back to move `text`, the unseen drawn anew), `ask` (to go back to move `text`), `agree`, `refuse`,
    `join` (name), `bot` (level), `handed` (by the host; level), `person` (is back), `free` (no bot plays the seat any
    more, nobody sits there), `resign` (level), `link` (the host made a new one for the seat, and nobody sits there),
    `rematch` (match).
    """

    seq: Seq
    kind: Literal[
        "position", "record", "move", "back", "ask", "agree", "refuse", "join", "bot", "handed", "person", "free",
        "resign", "link", "rematch",
    ]  # fmt: skip
    seat: int | None
    text: str
    move: MoveNumber = 0
    turn: int = 0
    forced: bool = False
    events: list[Event] = msgspec.field(default_factory=list)


class Ask(Message, kw_only=True):
    """A request to go back to a move, and whose consent it still needs."""

    seat: int
    move: MoveNumber
    needs: list[int]


class Standing(Message, kw_only=True):
    """How a seat ended: points, place (tied seats share one), whether it was resigned."""

    points: int
    place: int
    resigned: bool


class Table(Message, kw_only=True, tag_field="type", tag="table"):
    """All that a link's holder may know of a match, and what happened since.

    `seq` is the log's length, `move` the number of moves that stand. With `reset`, `log` is the whole log and
    replaces what the client had; else it continues it from `since`. `previews` tells the person to act what each legal
    move would lead to, as far as they can know. `undo` lists the moves that this seat may take back freely, the last
    first; `may_ask` the one it may ask to go back to. `eyes` is the seat whose knowledge this is: that of the link, but
    nobody's where its holder never sat down. `own` says that nobody else ever had that link, the host neither.
    By `origin` the match was dealt, or began at a position, or
    went on from a record, where whoever made it may know all that is hidden but what nobody had seen.
    `event_arguments` says for each kind of event what it tells, in the order in which changes tell it.
    """

    match: Match
    title: str
    options: dict[str, str]
    seq: Seq
    move: MoveNumber
    seat: int | None
    eyes: int | None
    own: bool
    host: bool
    origin: Literal["deal", "position", "record"]
    seats: list[SeatInfo]
    turn: int
    phase: str
    to_act: int | None
    legal: dict[str, list[str]]
    previews: list[Preview]
    scores: list[int | None]
    undo: list[MoveNumber]
    may_ask: MoveNumber | None
    ask: Ask | None
    over: bool
    standings: list[Standing]
    rematch: Match | None
    since: Seq
    reset: bool
    log: list[Happening]
    event_arguments: dict[str, list[str]]
    table: Any


class Play(Request, kw_only=True):
    """One or several moves of one seat, all or none; `seq` is the length of the log that they were chosen at."""

    seq: Seq
    moves: Annotated[list[MoveText], Meta(min_length=1, max_length=64)]


class Undo(Request, kw_only=True):
    """Take back freely what this seat chose since move `move` (default: its last choice)."""

    seq: Seq
    move: MoveNumber | None = None


class AskBack(Request, kw_only=True):
    """Ask the other people to go back before this seat's last choice."""

    seq: Seq


class AnswerBack(Request, kw_only=True):
    """Consent to what was asked, or refuse it."""

    seq: Seq
    agree: bool


class Accepted(Message, kw_only=True):
    """It is in the log, durably; `seq` is the log's length after it."""

    seq: Seq


class Refusal(Message, kw_only=True):
    """Why a move cannot be made; None if it can."""

    problem: Problem | None


class Previews(Message, kw_only=True, tag_field="type", tag="previews"):
    """What each legal move would lead to, as far as the seat to act can know; to others nothing."""

    seq: Seq
    previews: list[Preview]


class TryOut(Request, kw_only=True):
    """Moves of one's own to be tried out, none to begin with; `seq` is the length of the log that they start from."""

    seq: Seq
    moves: Annotated[list[MoveText], Meta(max_length=64)] = msgspec.field(default_factory=list)


class Trial(Message, kw_only=True):
    """What a seat's moves would lead to, as if its turn began now; nobody else is told, and nothing is logged.

    `moves` are those made, with the ones that followed without alternative: the next is tried out behind them. What
    would come to light stays covered, so `events` and `table` hold what the seat can know. `worth` is what it would
    get from each source before and after, were all scored then; a source is told by an event's name and the names in
    it, like the points of the log. With `ended` the turn is over, or nobody can know how it goes on.
    """

    seq: Seq
    seat: int
    moves: list[str]
    events: list[Event]
    worth: list[Worth]
    ended: bool
    turn: int
    phase: str
    to_act: int | None
    legal: dict[str, list[str]]
    previews: list[Preview]
    scores: list[int | None]
    table: Any


class Position(Message, kw_only=True, tag_field="type", tag="position"):
    """The table after so many moves, as the asking seat could see it then; of a match that is over, as any could."""

    match: Match
    move: MoveNumber
    last: MoveNumber
    seat: int | None
    turn: int
    phase: str
    to_act: int | None
    scores: list[int | None]
    table: Any


class AskAdvice(Request, kw_only=True):
    """What a bot of a level thinks of the position after so many moves: the present one, or any once all is over."""

    level: Level
    move: MoveNumber


class Thought(Message, kw_only=True):
    """What a bot thinks of a move: how much of its thinking went to it (0 to 1), the rank and margin it expects."""

    move: str
    share: float
    rank: float | None
    margin: float | None


class Advice(Message, kw_only=True):
    """What a bot thinks of its best moves, the one it would make first, from what the seat to act knows there."""

    level: Level
    move: MoveNumber
    seat: int
    thoughts: list[Thought]


class RecordText(Message, kw_only=True):
    """A record as text and as NDJSON."""

    text: str
    ndjson: str


# --- What is there ---------------------------------------------------------------------------------------------


class Source(Message, kw_only=True):
    """Where a table of a title's components comes from and how sure that is."""

    table: str
    source: str
    confidence: str


class Title(Message, kw_only=True):
    """A title: how many may play, its options with their values (the first is the default), its components."""

    title: str
    rules_version: int
    seat_counts: list[int]
    options: dict[str, list[str]]
    content: str
    sources: list[Source]


class Components(Message, kw_only=True):
    """A title's components for proof-reading: each table of its content file, row by row, and where it comes from."""

    title: str
    rules_version: int
    content: str
    tables: dict[str, dict[str, Any]]
    sources: list[Source]


class TitleWords(Message, kw_only=True):
    """What a title of another distribution brings for the pages.

    Its words are Fluent files, English first; what comes later holds. Its emblem is an SVG, where it has one.
    """

    title: str
    language: str
    files: list[str]
    emblem: str | None


class Home(Message, kw_only=True):
    """What the server offers, and where friends reach it (None: only from this machine).

    An unfinished match that nobody goes on with is deleted after `keep_abandoned` days; with 0 never.
    """

    titles: list[Title]
    levels: list[str]
    languages: list[str]
    address: str | None
    bots_ready: bool
    keep_abandoned: int
    version: str


class Health(Message, kw_only=True):
    """That the server works, and since when."""

    status: Literal["ok"]
    version: str
    uptime: int
    matches: int
    bots: Literal["ready", "warming"]


class Ready(Message, kw_only=True):
    """That people may be sent to this server."""

    status: Literal["ok"]


# --- The socket ------------------------------------------------------------------------------------------------

Id = Annotated[int, Meta(ge=0, le=2**53 - 1, description="The client's number of a request; the answer bears it.")]


class WatchFrame(Request, kw_only=True, tag_field="type", tag="watch"):
    """The first frame, and again to change the seat: which match, with which link, and what was seen last.

    With `changes` only the first table is sent whole, and each further one as a change to the one before it.
    """

    id: Id
    protocol: int
    match: Match
    token: Token | None = None
    since: Seq | None = None
    changes: bool = False


class PlayFrame(Play, kw_only=True, tag_field="type", tag="play"):
    """See Play."""

    id: Id


class UndoFrame(Undo, kw_only=True, tag_field="type", tag="undo"):
    """See Undo."""

    id: Id


class AskFrame(AskBack, kw_only=True, tag_field="type", tag="ask"):
    """See AskBack."""

    id: Id


class AnswerFrame(AnswerBack, kw_only=True, tag_field="type", tag="answer"):
    """See AnswerBack."""

    id: Id


class PreviewsFrame(Request, kw_only=True, tag_field="type", tag="previews"):
    """Ask for the previews of the legal moves."""

    id: Id


class PositionFrame(Request, kw_only=True, tag_field="type", tag="position"):
    """Ask for an earlier position; `seat` only once the match is over."""

    id: Id
    move: MoveNumber
    seat: int | None = None


class PingFrame(Request, kw_only=True, tag_field="type", tag="ping"):
    """Ask for a sign of life."""

    id: Id


ClientFrame = (
    WatchFrame | PlayFrame | UndoFrame | AskFrame | AnswerFrame | PreviewsFrame | PositionFrame | PingFrame
)  # fmt: skip


ShortEvent = Annotated[
    list[int | str],
    Meta(min_length=1, description="An event: its name, its arguments, and whom alone it is told, if not everybody."),
]


class ShortHappening(Message, kw_only=True, omit_defaults=True):
    """A Happening that follows on the last one. Without a kind it is a move."""

    kind: str = "move"
    seat: int | None = None
    text: str = ""
    turn: int = 0
    forced: bool = False
    events: list[ShortEvent] = msgspec.field(default_factory=list)


class ShortPreview(Message, kw_only=True, omit_defaults=True):
    """What one of the legal moves would lead to: of as many as there are, in their order."""

    events: list[ShortEvent] = msgspec.field(default_factory=list)
    ends_turn: bool = False
    reveals: bool = False


class ChangeFrame(Message, kw_only=True, omit_defaults=True, tag_field="type", tag="change"):
    """The table that this socket was sent last, as it is now: what changed in it, and what happened since.

    `since` is the `seq` that it had; `log` continues from there, and its moves from the `move` that it had.
    `previews` is a change to an empty list; absent: they are what they were.
    """

    since: Seq
    log: list[ShortHappening]
    previews: list[Any] | None = None
    change: dict[str, Any]


class AcceptedFrame(Accepted, kw_only=True, tag_field="type", tag="accepted"):
    """The answer to a request that changed, or had changed, the log."""

    id: Id


class PreviewsAnswer(Previews, kw_only=True, tag_field="type", tag="previews"):
    """The answer to `previews`."""

    id: Id


class PositionAnswer(Position, kw_only=True, tag_field="type", tag="position"):
    """The answer to `position`."""

    id: Id


class PongFrame(Message, kw_only=True, tag_field="type", tag="pong"):
    """The answer to `ping`."""

    id: Id


class PresenceFrame(Message, kw_only=True, tag_field="type", tag="presence"):
    """Which seats are at the table now, and whether bots are ready to play."""

    present: list[bool]
    bots_ready: bool


class ErrorFrame(Message, kw_only=True, tag_field="type", tag="error"):
    """A request that was refused; without an id, something that concerns the socket itself."""

    id: Id | None
    problem: Problem


ServerFrame = (
    Table | ChangeFrame | AcceptedFrame | PreviewsAnswer | PositionAnswer | PongFrame | PresenceFrame | ErrorFrame
)  # fmt: skip
