// What goes to the server by a path of its own: seats and links, records, advice, the same seats again.

import { hold, letGo, linksOf, newSecret, ofTab, successorOf } from "../device.svelte";
import type { Advice, Created, Link, RecordText } from "../messages";
import { matchPath, problemOf, request, tableAddress } from "../wire";
import type { Desk, Place } from "./desk.svelte";

/** A bot may think for long, and after others. */
const ADVICE_PATIENCE = 65_000;

export class Requests {
  /** Links that were issued anew, by seat. */
  fresh = $state.raw<ReadonlyMap<number, string>>(new Map());
  /** What was asked for and is not answered: it is not asked for twice. */
  private readonly underWay = new Set<string>();

  constructor(private readonly desk: Desk) {}

  /** A change that goes by its own path. */
  async post<Answer>(path: string, body: object, token: string | null, place: Place): Promise<Answer | null> {
    if (this.underWay.has(path)) return null;
    this.underWay.add(path);
    this.desk.refused = null;
    const ask = () => request<Answer>("POST", matchPath(this.desk.match) + path, { token, body });
    return this.answered(place, ask).finally(() => this.underWay.delete(path));
  }

  /** What the server answers; null if it refuses, which is said where it was asked. */
  private async answered<Answer>(place: Place, ask: () => Promise<Answer>): Promise<Answer | null> {
    const { sitting } = this.desk;
    try {
      return await ask();
    } catch (error) {
      if (sitting === this.desk.sitting) this.desk.refused = { problem: problemOf(error), place };
      return null;
    }
  }

  /**
   * Sit down, with a link that nobody else ever had: whoever made the match knew the one that led here. It is kept
   * before it is sent, so that it is not lost with an answer. Meanwhile nothing is watched: the old link becomes void.
   */
  async sitDown(name: string, place: Place = "table"): Promise<void> {
    const { match, table, token, host, wire } = this.desk;
    const path = `/seats/${table?.seat}/join`;
    if (!table || table.seat === null || token === null || this.underWay.has(path)) return;
    const { seat } = table;
    const next = successorOf(match, token) ?? newSecret();
    hold([{ match, seat, token, host, next }]);
    wire.close();
    const answer = await this.post(path, { name, token: next }, token, place);
    if (answer) this.desk.replaceLink(seat, token, next);
    wire.connect();
  }

  async reissue(seat: number): Promise<void> {
    const link = await this.post<Link>(`/seats/${seat}/link`, {}, this.desk.host, "host");
    if (link) this.fresh = new Map([...this.fresh, [seat, link.token]]);
  }

  async deleteMatch(): Promise<void> {
    const path = matchPath(this.desk.match);
    if (this.underWay.has(path)) return;
    this.underWay.add(path);
    try {
      await request("DELETE", path, { token: this.desk.host });
      letGo(this.desk.match);
      location.href = "/";
    } catch (error) {
      this.desk.refused = { problem: problemOf(error), place: "host" };
      this.underWay.delete(path);
    }
  }

  /** The same seats again: every link opens its seat there too. */
  async rematch(): Promise<void> {
    const { match, table, screen, token } = this.desk;
    const links = linksOf(match);
    const made = table?.rematch
      ? { match: table.rematch }
      : await this.post<Created>("/rematch", {}, this.anyToken(), "end");
    if (!made) return;
    hold(links.map((link) => ({ ...link, match: made.match })));
    location.href = tableAddress(made.match, screen.isShared ? null : token);
  }

  /** Play on from the position that is shown: the front page asks who sits where. */
  async goOn(): Promise<void> {
    const record = await this.record("table");
    if (record === null) return;
    ofTab("record", JSON.stringify({ text: record.text, move: this.desk.replay.at?.move ?? 0 }));
    location.href = "/";
  }

  /** What a bot of a level thinks of the position after that many moves. */
  advise(level: string, move: number): Promise<Advice> {
    const asking = { token: this.anyToken(), body: { level, move }, patience: ADVICE_PATIENCE };
    return request<Advice>("POST", `${matchPath(this.desk.match)}/advice`, asking);
  }

  /** The record so far. */
  record(place: Place): Promise<RecordText | null> {
    const { match, token } = this.desk;
    return this.answered(place, () => request<RecordText>("GET", `${matchPath(match)}/record`, { token }));
  }

  /** The link that is watched with, else one that this device holds. */
  private anyToken(): string | null {
    return this.desk.token ?? this.desk.host ?? linksOf(this.desk.match)[0]?.token ?? null;
  }
}
