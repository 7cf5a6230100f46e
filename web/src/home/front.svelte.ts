// What the home page knows and does: what the server offers, the matches of this device, the match that is being made.

import {
  heldLinks,
  hold,
  isLasting,
  letGo,
  linksOf,
  myName,
  ofTab,
  recall,
  remember,
  rememberName,
  type HeldLink,
} from "../device.svelte";
import { usualLevel } from "../levels";
import type { Created, Home, Problem, Summaries, Summary, Title } from "../messages";
import { problemOf, Refused, request, tableAddress } from "../wire";
import { plain, words, Words } from "../words.svelte";
import {
  chairsFor,
  chairsOf,
  draftFrom,
  entriesOf,
  headOf,
  isWaiting,
  seatsOf,
  type Chair,
  type Draft,
  type Entry,
  type Head,
} from "./drafts";

export const LONGEST_RECORD = 500_000;
/** How soon the server is asked again: one that is gone or not ready, and one that works. */
const SOON = 4_000;
const LATER = 20_000;
/** A page that should have been left by now was not. */
const LEFT_BY = 10_000;
const GONE = ["offline", "server"];

/** A match that friends still need the links of. */
export interface Made {
  title: string;
  created: Created;
  /** The seats of friends, and those of people here. */
  friends: number[];
  here: number[];
  /** Whether it was made just now, and not before this page was opened. */
  isNew: boolean;
}

export interface Pasted extends Head {
  text: string;
  /** As it is written in its field. */
  move: string;
  chairs: Chair[];
}

/** A match that was just taken off the list. */
export interface Removed {
  match: string;
  names: string;
  isOver: boolean;
  links: HeldLink[];
  summaries: Summary[];
}

/** What a match is made from besides its seats. */
interface Rest {
  options: Record<string, string>;
  record?: string;
  move?: number;
}

const NOTHING: Pasted = { text: "", title: "", seats: 0, options: {}, move: "", chairs: [] };

const isHeld = (match: string): boolean => heldLinks().some((link) => link.match === match);

export class Front {
  home = $state.raw<Home | null>(null);
  /** Why the server could not be asked last time. */
  trouble = $state.raw<Problem | null>(null);
  /** Whether a match is being made, or the page left for it. */
  isBusy = $state(false);
  refused = $state.raw<{ problem: Problem; place: string } | null>(null);
  made = $state.raw<Made | null>(null);
  pasted = $state<Pasted>({ ...NOTHING });
  removed = $state.raw<Removed | null>(null);
  /** When the list was asked for: what “a minute ago” is counted from. */
  now = $state(Date.now());

  private drafts = $state<Record<string, Draft>>({});
  private summaries = $state.raw<Summary[]>([]);
  private writtenName = $state(myName());
  private readonly dictionaries = new Map<string, Words>();
  private timer = 0;
  private isAsking = false;
  /** Whether something changed since the server was asked. */
  private isDue = false;

  readonly entries: Entry[] = $derived(entriesOf(this.summaries));
  readonly running: Entry[] = $derived(this.entries.filter((entry) => !entry.summary.over));
  readonly finished: Entry[] = $derived(this.entries.filter((entry) => entry.summary.over));
  readonly waiting: number = $derived(this.entries.filter(isWaiting).length);
  readonly levels: { value: string; text: string }[] = $derived(
    (this.home?.levels ?? []).map((level) => ({ value: level, text: words.level(level) })),
  );

  get name(): string {
    return this.writtenName;
  }

  set name(name: string) {
    this.writtenName = name;
    rememberName(name);
  }

  // --- Words ---

  /** The words of a title, as soon as they are there. */
  wordsOf(title: string): Words {
    let found = this.dictionaries.get(title);
    if (found === undefined) {
      found = new Words();
      this.dictionaries.set(title, found);
    }
    return found;
  }

  nameOf(title: string): string {
    const own = this.wordsOf(title);
    return own.has("title") ? own.say("title") : plain(title);
  }

  /** Have the words of all titles that are shown, in the language of the page. */
  speak(): void {
    this.learn([...(this.home?.titles ?? []), ...this.summaries]).catch(() => this.askAgain(SOON));
  }

  /** Have the words of these titles. They are learnt before a title is shown, so that nothing moves when they come. */
  private async learn(named: { title: string }[]): Promise<void> {
    const titles = new Set(named.map(({ title }) => title));
    await Promise.all([...titles].map((title) => this.wordsOf(title).speak(words.language, title)));
  }

  // --- What the server says ---

  /** Begin: what the tab was handed, then what the server has. */
  start(): void {
    this.made = this.madeBefore();
    this.takeRecord();
    void this.refresh();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  /** The page is shown again, perhaps as it was when it was left. */
  comeBack(): void {
    this.isBusy = false;
    this.made = this.madeBefore();
    void this.refresh();
  }

  /** What the server offers and how the matches stand; asked again by and by, sooner if something is amiss. */
  async refresh(): Promise<void> {
    this.isDue = true;
    if (this.isAsking) return;
    this.isAsking = true;
    while (this.isDue) {
      this.isDue = false;
      await this.ask();
    }
    this.isAsking = false;
    this.askAgain(this.trouble || !this.home?.bots_ready ? SOON : LATER);
  }

  private async ask(): Promise<void> {
    try {
      const [home, summaries] = await Promise.all([request<Home>("GET", "/api/home"), this.mine()]);
      await this.learn([...home.titles, ...summaries]);
      this.settle(home);
      this.summaries = summaries;
      this.now = Date.now();
      this.forgetMade();
      this.recover();
    } catch (error) {
      this.trouble = problemOf(error);
    }
  }

  /** The server is back: what it did not hear can be said again. */
  private recover(): void {
    if (this.trouble !== null && this.refused !== null && GONE.includes(this.refused.problem.code)) this.refused = null;
    this.trouble = null;
  }

  private askAgain(after: number): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => (document.hidden ? this.askAgain(after) : void this.refresh()), after);
  }

  private settle(home: Home): void {
    for (const title of home.titles) {
      this.drafts[title.title] ??= draftFrom(recall(`draft.${title.title}`), title, home.levels);
    }
    const isFirst = this.home === null;
    this.home = home;
    if (isFirst) this.seatRecord();
  }

  private async mine(): Promise<Summary[]> {
    const links = heldLinks().map(({ match, token }) => ({ match, token }));
    if (links.length === 0) return [];
    const { matches } = await request<Summaries>("POST", "/api/mine", { body: { links } });
    return matches.filter((summary) => isHeld(summary.match)); // one may have been removed meanwhile
  }

  // --- Making a match ---

  /** What is put together for a title. */
  draftOf({ title }: Title): Draft {
    return this.drafts[title]!;
  }

  /** Keep what was chosen for a title, for the next time. */
  keep(title: string): void {
    remember(`draft.${title}`, JSON.stringify(this.drafts[title]));
  }

  /** Do something that may be refused, once at a time, and say so beside where it was asked for. */
  private async attempt(place: string, deed: () => Promise<void>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.refused = null;
    try {
      await deed();
    } catch (error) {
      const problem = problemOf(error);
      this.refused = { problem, place };
      this.isBusy = false;
      if (GONE.includes(problem.code)) void this.refresh();
    }
  }

  refusalAt(place: string): Problem | null {
    return this.refused?.place === place ? this.refused.problem : null;
  }

  /** Make the match of a title as it was put together. */
  begin(title: Title): Promise<void> {
    const draft = this.draftOf(title);
    return this.attempt(title.title, () => this.make(title.title, chairsOf(draft), { options: draft.options }));
  }

  /** Go to the match, or show the links that others need first. */
  private async make(title: string, chairs: Chair[], rest: Rest): Promise<void> {
    const isShared = chairs.filter(({ who }) => who === "me" || who === "here").length > 1;
    if (isShared && !isLasting()) throw new Refused({ title: "", status: 0, code: "storage" });
    const body = { title, seats: seatsOf(chairs, this.name, this.defaultNames()), ...rest };
    const created = await request<Created>("POST", "/api/matches", { body });
    const isFriend = (seat: number) => chairs[seat]?.who === "friend";
    const seats = created.links.map((link) => link.seat);
    const [friends, here] = [seats.filter(isFriend), seats.filter((seat) => !isFriend(seat))];
    this.hold(created, here);
    if (friends.length === 0) return this.leave(created, here);
    this.made = { title, created, friends, here, isNew: true };
    ofTab("made", JSON.stringify({ ...this.made, isNew: false }));
    this.isBusy = false;
    void this.refresh();
  }

  private defaultNames() {
    return {
      person: words.say("person"),
      personAt: (seat: number) => words.say("person-number", { number: seat + 1 }),
      bots: words.say("bot-names").split(", "),
    };
  }

  /** Keep the links of those who play on this device, and the host's. */
  private hold(created: Created, here: number[]): void {
    const { match, host } = created;
    const links = created.links.filter((link) => here.includes(link.seat));
    hold(
      links.length > 0
        ? links.map(({ seat, token }) => ({ match, seat, token, host }))
        : [{ match, seat: null, token: host, host }],
    );
  }

  /** To the table: with one seat here to that seat, with several the table asks who looks. */
  leave(created: Created, here: number[]): void {
    const token = created.links.find((link) => here.length === 1 && link.seat === here[0])?.token ?? null;
    this.goTo(tableAddress(created.match, token));
  }

  /** Nothing else can be begun while the page is being left, so that two clicks do not make two matches. */
  private goTo(address: string): void {
    this.isBusy = true;
    setTimeout(() => (this.isBusy = false), LEFT_BY);
    location.assign(address);
  }

  forgetLinks(): void {
    this.made = null;
    ofTab("made", null);
  }

  /** Links that this tab was showing before it went to the table. */
  private madeBefore(): Made | null {
    try {
      const made: Made | null = JSON.parse(ofTab("made") ?? "null");
      return made && isHeld(made.created.match) ? made : null;
    } catch {
      return null;
    }
  }

  /** The links of a match that is over or was let go are of no use. */
  private forgetMade(): void {
    const match = this.made?.created.match;
    if (match === undefined) return;
    const isOver = this.summaries.some((summary) => summary.match === match && summary.over);
    if (isOver || !isHeld(match)) this.forgetLinks();
  }

  // --- Matches of this device ---

  /** A seat's own address; of several seats here none, the table then asks who looks. */
  addressOf({ summary, mine }: Entry): string {
    const link = linksOf(summary.match).find((each) => mine.length === 1 && each.seat === mine[0]);
    return tableAddress(summary.match, link?.token ?? null);
  }

  namesOf({ summary }: Entry): string[] {
    return summary.seats.map((seat, number) => seat.name || words.say("seat-number", { number: number + 1 }));
  }

  remove(entry: Entry): void {
    const { match, over } = entry.summary;
    const isOfMatch = (summary: Summary) => summary.match === match;
    this.removed = {
      match,
      names: this.namesOf(entry).join(", "),
      isOver: over,
      links: linksOf(match),
      summaries: this.summaries.filter(isOfMatch),
    };
    letGo(match);
    this.summaries = this.summaries.filter((summary) => !isOfMatch(summary));
    this.forgetMade();
  }

  putBack(): void {
    if (this.removed === null) return;
    hold(this.removed.links);
    this.summaries = [...this.summaries, ...this.removed.summaries];
    this.removed = null;
  }

  // --- Records ---

  /** A table may hand over a record, to play on from one of its positions. */
  private takeRecord(): void {
    try {
      const handed: { text: string; move: number } | null = JSON.parse(ofTab("record") ?? "null");
      if (handed === null) return;
      this.paste(String(handed.text));
      this.pasted.move = String(Number(handed.move));
    } catch {
      // Not ours; the page is as good without.
    } finally {
      ofTab("record", null);
    }
  }

  /** A record was pasted: its head says which title and how many seats. */
  paste(text: string): void {
    const { title, seats } = this.pasted;
    Object.assign(this.pasted, { text, ...headOf(text) });
    if (title !== this.pasted.title || seats !== this.pasted.seats) this.seatRecord();
    this.refused = null;
  }

  /** Oneself and bots at the table of a record. */
  private seatRecord(): void {
    const { seats } = this.pasted;
    const count = this.titleOfRecord?.seat_counts.find((each) => each === seats) ?? 0;
    this.pasted.chairs = chairsFor(count, `bot:${usualLevel(this.home?.levels ?? [])}`);
  }

  async readFile(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    if (file.size <= LONGEST_RECORD) return this.paste(await file.text());
    const problem = { title: "", status: 413, code: "body.too_large", arguments: { limit: LONGEST_RECORD } };
    this.refused = { problem, place: "record" };
  }

  /** The title of the record, if this server can play on from it. */
  readonly titleOfRecord: Title | null = $derived(
    this.home?.titles.find(
      ({ title, seat_counts }) => title === this.pasted.title && seat_counts.includes(this.pasted.seats),
    ) ?? null,
  );

  openRecord(): Promise<void> {
    return this.attempt("record", async () => {
      const created = await request<Created>("POST", "/api/records", { body: { record: this.pasted.text } });
      this.hold(created, []);
      this.goTo(tableAddress(created.match));
    });
  }

  goOn(): Promise<void> {
    const { title, text, options, move, chairs } = this.pasted;
    return this.attempt("record", () => this.make(title, chairs, { options, record: text, move: Number(move) }));
  }
}
