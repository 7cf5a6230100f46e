// @ts-check
// What a table's page knows, and small questions about it.

/**
 * @typedef {import("./wire.js").Table} Table
 * @typedef {import("./wire.js").Happening} Happening
 * @typedef {import("./wire.js").Preview} Preview
 * @typedef {import("./wire.js").Position} Position
 * @typedef {import("./wire.js").Problem} Problem
 * @typedef {import("./wire.js").SeatInfo} SeatInfo
 * @typedef {import("./socket.js").LineState} LineState
 * @typedef {import("./device.js").HeldLink} HeldLink
 * @typedef {import("./words.js").Words} Words
 *
 * @typedef {object} Desk
 * @property {Words} words
 * @property {string} match
 * @property {string | null} token the link that is watched with; null for a spectator's
 * @property {number | null | undefined} seat the seat that it is for; undefined until the server has said so
 * @property {boolean} isShared several people sit at this screen, one after another
 * @property {Table | null} table
 * @property {string | null} title
 * @property {SeatInfo[]} seats who sits where; nothing secret, so it stays behind the curtain
 * @property {Happening[]} log
 * @property {Happening[]} news what others did last, to be read out
 * @property {{seq: number, of: Map<string, Preview>} | null} previews
 * @property {boolean[]} present
 * @property {boolean} areBotsReady
 * @property {LineState} line
 * @property {number | null} curtain the seat that the screen is to be handed to
 * @property {{move: number, seat: number | null, position: Position | null} | null} replay
 * @property {boolean} isSending
 * @property {number} awaited how long the log must be before the next move
 * @property {{problem: Problem, place: string} | null} refused
 * @property {string | null} rule the rule that is shown
 * @property {"help" | "settings" | "resign" | "delete" | null} dialog
 * @property {{moves: string[], preview: Preview} | null} doubt the move that is to be confirmed
 * @property {string} filter
 * @property {number} turnsShown
 * @property {Set<string>} folded
 * @property {string | null} copied
 * @property {Map<number, string>} fresh links that were re-issued
 * @property {string | null} host
 * @property {string[]} levels
 * @property {string | null} address
 *
 * @typedef {object} Deeds
 * @property {(moves: string[]) => void} choose
 * @property {(moves: string[]) => void} play
 * @property {(text: string) => void} type
 * @property {(move: number | null) => void} undo
 * @property {() => void} askBack
 * @property {(agree: boolean) => void} answer
 * @property {(move: number | null, seat?: number | null) => void} look
 * @property {(path: string, body: object, token: string | null, place: string) => Promise<any>} post
 * @property {(seat: number) => void} handTo
 * @property {() => void} show
 * @property {() => void} watchOnly
 * @property {(seat: number) => void} reissue
 * @property {() => void} deleteMatch
 * @property {() => void} rematch
 * @property {() => void} goOn
 * @property {(language: string) => void} speak
 * @property {(change: Partial<Desk>) => void} set
 */

/**
 * What the seats are called.
 * @param {Desk} desk
 * @returns {string[]}
 */
export function namesOf({ words, seats }) {
  return seats.map((seat, number) => seat.name || words.say("seat-number", { number: number + 1 }));
}

/** Whether the seat that is watched with is to choose now. @param {Desk} desk */
export function isMyTurn({ table }) {
  return table !== null && table.seat !== null && table.to_act === table.seat && Object.keys(table.legal).length > 0;
}

/** Whether a move could be sent now. @param {Desk} desk */
export const isBusy = ({ isSending, table, awaited }) => isSending || (table !== null && table.seq < awaited);

/** The legal moves as texts. @param {Table} table */
export const legalMoves = (table) =>
  Object.entries(table.legal).flatMap(([verb, nouns]) => nouns.map((noun) => `${verb} ${noun}`.trim()));

/**
 * A sentence without the name it begins with, where it is plain who is meant.
 * @param {string} sentence
 * @param {string} name
 */
export function withoutName(sentence, name) {
  if (!sentence.startsWith(name)) return sentence;
  const rest = sentence.slice(name.length).match(/^\s?:\s*(.+)$/s);
  return rest ? rest[1] : sentence;
}
