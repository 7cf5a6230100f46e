// Printed by `python tools/typescript.py` from src/insula/server/messages.py: change it there.

/** It is in the log, durably; `seq` is the log's length after it. */
export interface Accepted {
  seq: number;
}

/** The answer to a request that changed, or had changed, the log. */
export interface AcceptedFrame {
  type: "accepted";
  seq: number;
  id: number;
}

/** What a bot thinks of its best moves, the one it would make first, from what the seat to act knows there. */
export interface Advice {
  level: string;
  move: number;
  seat: number;
  thoughts: Thought[];
}

/** Consent to what was asked, or refuse it. */
export interface AnswerBack {
  seq: number;
  agree: boolean;
}

/** See AnswerBack. */
export interface AnswerFrame {
  type: "answer";
  seq: number;
  agree: boolean;
  id: number;
}

/** A request to go back to a move, and whose consent it still needs. */
export interface Ask {
  seat: number;
  move: number;
  needs: number[];
}

/** What a bot of a level thinks of the position after so many moves: the present one, or any once all is over. */
export interface AskAdvice {
  level: string;
  move: number;
}

/** Ask the other people to go back before this seat's last choice. */
export interface AskBack {
  seq: number;
}

/** See AskBack. */
export interface AskFrame {
  type: "ask";
  seq: number;
  id: number;
}

/**
 * The table that this socket was sent last, as it is now: what changed in it, and what happened since.
 *
 * `since` is the `seq` that it had; `log` continues from there, and its moves from the `move` that it had.
 * `previews` is a change to an empty list; absent: they are what they were.
 */
export interface ChangeFrame {
  type: "change";
  since: number;
  log: ShortHappening[];
  previews?: unknown[] | null;
  change: Record<string, unknown>;
}

/** Any of these frames; `type` says which. */
export type ClientFrame =
  | WatchFrame
  | PlayFrame
  | UndoFrame
  | AskFrame
  | AnswerFrame
  | PreviewsFrame
  | PositionFrame
  | PingFrame;

/** A title's components for proof-reading: each table of its content file, row by row, and where it comes from. */
export interface Components {
  title: string;
  rules_version: number;
  content: string;
  tables: Record<string, Record<string, unknown>>;
  sources: Source[];
}

/** A new match: the host's token, and a link for each seat that is not a bot's. */
export interface Created {
  match: string;
  host: string;
  links: Link[];
}

/** A request that was refused; without an id, something that concerns the socket itself. */
export interface ErrorFrame {
  type: "error";
  id: number | null;
  problem: Problem;
}

/** One thing that happened at move number `seq`, in the words of the title. */
export interface Event {
  seq: number;
  name: string;
  audience: number;
  arguments: Record<string, number | string>;
}

/** Let a bot of a level play a seat. */
export interface HandOver {
  level: string;
}

/**
 * An entry of the log. A move has its number, turn, whether it was without alternative, and its events.
 *
 * Other kinds: `position` (the match began at a given one), `record` (it went on after move `text` of one), `back`
 * (the match went back to move `text`, the unseen drawn anew), `ask` (to go back to move `text`), `agree`, `refuse`,
 * `join` (name), `bot` (level), `handed` (by the host; level), `person` (is back), `free` (no bot plays the seat any
 * more, nobody sits there), `resign` (level), `link` (the host made a new one for the seat, and nobody sits there),
 * `rematch` (match).
 */
export interface Happening {
  seq: number;
  kind: "agree" | "ask" | "back" | "bot" | "free" | "handed" | "join" | "link" | "move" | "person" | "position" | "record" | "refuse" | "rematch" | "resign";
  seat: number | null;
  text: string;
  move: number;
  turn: number;
  forced: boolean;
  events: Event[];
}

/** That the server works, and since when. */
export interface Health {
  status: "ok";
  version: string;
  uptime: number;
  matches: number;
  bots: "ready" | "warming";
}

/** A link that a device holds. */
export interface Held {
  match: string;
  token: string;
}

/**
 * What the server offers, and where friends reach it (None: only from this machine).
 *
 * An unfinished match that nobody goes on with is deleted after `keep_abandoned` days; with 0 never.
 */
export interface Home {
  titles: Title[];
  levels: string[];
  languages: string[];
  address: string | null;
  bots_ready: boolean;
  keep_abandoned: number;
  version: string;
}

/** A record to be looked at as a finished match. */
export interface Import {
  record: string;
}

/**
 * Sit down, or change one's name. With a token of one's own choice (128 random bits) it is the seat's new link.
 *
 * Nobody else ever had that link; the old one, which the host had too, is void.
 */
export interface Join {
  name: string;
  token?: string | null;
}

/** A seat's secret; its address is `/table/MATCH#TOKEN`. */
export interface Link {
  seat: number;
  token: string;
}

/** The links that a device holds. */
export interface Mine {
  links: Held[];
}

/**
 * A match to be made.
 *
 * With a record it goes on from the position after its first `move` moves, the unseen drawn anew; with a position in
 * words it begins there, and what that leaves open is drawn.
 */
export interface NewMatch {
  title: string;
  seats: NewSeat[];
  options?: Record<string, string>;
  record?: string | null;
  move?: number | null;
  position?: string | null;
}

/** Who sits on a seat: a person with this link's holder's name, a bot of a level, or whoever follows the link. */
export interface NewSeat {
  kind: "bot" | "open" | "person";
  name?: string;
  level?: string;
}

/** Ask for a sign of life. */
export interface PingFrame {
  type: "ping";
  id: number;
}

/** One or several moves of one seat, all or none; `seq` is the length of the log that they were chosen at. */
export interface Play {
  seq: number;
  moves: string[];
}

/** See Play. */
export interface PlayFrame {
  type: "play";
  seq: number;
  moves: string[];
  id: number;
}

/** The answer to `ping`. */
export interface PongFrame {
  type: "pong";
  id: number;
}

/** The table after so many moves, as the asking seat could see it then; of a match that is over, as any could. */
export interface Position {
  type: "position";
  match: string;
  move: number;
  last: number;
  seat: number | null;
  turn: number;
  phase: string;
  to_act: number | null;
  scores: (number | null)[];
  table: unknown;
}

/** The answer to `position`. */
export interface PositionAnswer {
  type: "position";
  match: string;
  move: number;
  last: number;
  seat: number | null;
  turn: number;
  phase: string;
  to_act: number | null;
  scores: (number | null)[];
  table: unknown;
  id: number;
}

/** Ask for an earlier position; `seat` only once the match is over. */
export interface PositionFrame {
  type: "position";
  id: number;
  move: number;
  seat?: number | null;
}

/** Which seats are at the table now, and whether bots are ready to play. */
export interface PresenceFrame {
  type: "presence";
  present: boolean[];
  bots_ready: boolean;
}

/** What a legal move would lead to, as far as the seat can know. */
export interface Preview {
  move: string;
  events: Event[];
  ends_turn: boolean;
  reveals: boolean;
}

/** What each legal move would lead to, as far as the seat to act can know; to others nothing. */
export interface Previews {
  type: "previews";
  seq: number;
  previews: Preview[];
}

/** The answer to `previews`. */
export interface PreviewsAnswer {
  type: "previews";
  seq: number;
  previews: Preview[];
  id: number;
}

/** Ask for the previews of the legal moves. */
export interface PreviewsFrame {
  type: "previews";
  id: number;
}

/** Why something cannot be done (RFC 9457): a stable code, the rule's number, what a sentence about it needs. */
export interface Problem {
  title: string;
  status: number;
  code: string;
  rule?: string | null;
  arguments?: Record<string, unknown>;
  table?: Table | null;
}

/** That people may be sent to this server. */
export interface Ready {
  status: "ok";
}

/** A record as text and as NDJSON. */
export interface RecordText {
  text: string;
  ndjson: string;
}

/** Why a move cannot be made; None if it can. */
export interface Refusal {
  problem: Problem | null;
}

/** Who sits on a seat now. A seat that was resigned is a bot's for good. */
export interface SeatInfo {
  kind: "bot" | "open" | "person";
  name: string;
  level: string;
  resigned: boolean;
}

/** Any of these frames; `type` says which. */
export type ServerFrame =
  | Table
  | ChangeFrame
  | AcceptedFrame
  | PreviewsAnswer
  | PositionAnswer
  | PongFrame
  | PresenceFrame
  | ErrorFrame;

/** A Happening that follows on the last one. Without a kind it is a move. */
export interface ShortHappening {
  kind?: string;
  seat?: number | null;
  text?: string;
  turn?: number;
  forced?: boolean;
  events?: ((number | string)[])[];
}

/** What one of the legal moves would lead to: of as many as there are, in their order. */
export interface ShortPreview {
  events?: ((number | string)[])[];
  ends_turn?: boolean;
  reveals?: boolean;
}

/** Where a table of a title's components comes from and how sure that is. */
export interface Source {
  table: string;
  source: string;
  confidence: string;
}

/** How a seat ended: points, place (tied seats share one), whether it was resigned. */
export interface Standing {
  points: number;
  place: number;
  resigned: boolean;
}

/** The matches of the links that are valid. */
export interface Summaries {
  matches: Summary[];
}

/** A match in a list. `seat` is the asking link's, `host` whether it is the host's. */
export interface Summary {
  match: string;
  title: string;
  seats: SeatInfo[];
  seat: number | null;
  host: boolean;
  seq: number;
  move: number;
  to_act: number | null;
  over: boolean;
  scores: (number | null)[];
  created: number;
  changed: number;
}

/**
 * All that a link's holder may know of a match, and what happened since.
 *
 * `seq` is the log's length, `move` the number of moves that stand. With `reset`, `log` is the whole log and
 * replaces what the client had; else it continues it from `since`. `previews` tells the person to act what each legal
 * move would lead to, as far as they can know. `undo` lists the moves that this seat may take back freely, the last
 * first; `may_ask` the one it may ask to go back to. `eyes` is the seat whose knowledge this is: that of the link, but
 * nobody's where its holder never sat down. `own` says that nobody else ever had that link, the host neither.
 * By `origin` the match was dealt, or began at a position, or
 * went on from a record, where whoever made it may know all that is hidden but what nobody had seen.
 * `event_arguments` says for each kind of event what it tells, in the order in which changes tell it.
 */
export interface Table {
  type: "table";
  match: string;
  title: string;
  options: Record<string, string>;
  seq: number;
  move: number;
  seat: number | null;
  eyes: number | null;
  own: boolean;
  host: boolean;
  origin: "deal" | "position" | "record";
  seats: SeatInfo[];
  turn: number;
  phase: string;
  to_act: number | null;
  legal: Record<string, string[]>;
  previews: Preview[];
  scores: (number | null)[];
  undo: number[];
  may_ask: number | null;
  ask: Ask | null;
  over: boolean;
  standings: Standing[];
  rematch: string | null;
  since: number;
  reset: boolean;
  log: Happening[];
  event_arguments: Record<string, string[]>;
  table: unknown;
}

/** What a bot thinks of a move: how much of its thinking went to it (0 to 1), the rank and margin it expects. */
export interface Thought {
  move: string;
  share: number;
  rank: number | null;
  margin: number | null;
}

/** A title: how many may play, its options with their values (the first is the default), its components. */
export interface Title {
  title: string;
  rules_version: number;
  seat_counts: number[];
  options: Record<string, string[]>;
  content: string;
  sources: Source[];
}

/**
 * What a title of another distribution brings for the pages.
 *
 * Its words are Fluent files, English first; what comes later holds. Its emblem is an SVG, where it has one.
 */
export interface TitleWords {
  title: string;
  language: string;
  files: string[];
  emblem: string | null;
}

/**
 * What a seat's moves would lead to, as if its turn began now; nobody else is told, and nothing is logged.
 *
 * `moves` are those made, with the ones that followed without alternative: the next is tried out behind them. What
 * would come to light stays covered, so `events` and `table` hold what the seat can know. `worth` is what it would
 * get from each source before and after, were all scored then; a source is told by an event's name and the names in
 * it, like the points of the log. With `ended` the turn is over, or nobody can know how it goes on.
 */
export interface Trial {
  seq: number;
  seat: number;
  moves: string[];
  events: Event[];
  worth: Worth[];
  ended: boolean;
  turn: number;
  phase: string;
  to_act: number | null;
  legal: Record<string, string[]>;
  previews: Preview[];
  scores: (number | null)[];
  table: unknown;
}

/** Moves of one's own to be tried out, none to begin with; `seq` is the length of the log that they start from. */
export interface TryOut {
  seq: number;
  moves?: string[];
}

/** Take back freely what this seat chose since move `move` (default: its last choice). */
export interface Undo {
  seq: number;
  move?: number | null;
}

/** See Undo. */
export interface UndoFrame {
  type: "undo";
  seq: number;
  move?: number | null;
  id: number;
}

/**
 * The first frame, and again to change the seat: which match, with which link, and what was seen last.
 *
 * With `changes` only the first table is sent whole, and each further one as a change to the one before it.
 */
export interface WatchFrame {
  type: "watch";
  id: number;
  protocol: number;
  match: string;
  token?: string | null;
  since?: number | null;
  changes?: boolean;
}

/**
 * What a seat gets from one source: if all were scored as things stand, and after what was tried out.
 *
 * A source is told like points in events: `name` is that of the event, `arguments` are the names in it.
 */
export interface Worth {
  name: string;
  arguments: Record<string, string>;
  before: number;
  after: number;
}
