// Pieces that travel: pictures of what was on the table, laid over it for a moment. They know nothing and decide
// nothing; the table beneath is already as the server said.

import type { Journey } from "../tables/contract";

interface Ready extends Journey {
  start: DOMRect | null;
  picture: HTMLElement | null;
  /** What stays where it goes to: a heap that it joins. */
  staying: ReadonlySet<HTMLElement>;
}

const SHORTEST = 220;
const LONGEST = 520;
const PIXELS_PER_MILLISECOND = 1.6;
const APART = 90;

const namesOf = (anchors: string): string[] => anchors.split(" ");

/** The places on the table of the first of several names that can be seen. */
function placesOf(anchors: string): HTMLElement[] {
  for (const anchor of namesOf(anchors)) {
    const places = document.querySelectorAll<HTMLElement>(`[data-anchor~="${CSS.escape(anchor)}"]`);
    const seen = [...places].filter((place) => place.getClientRects().length > 0);
    if (seen.length > 0) return seen;
  }
  return [];
}

/** What lies where a piece has yet to come to: it is not to be seen twice. */
const AWAITED = "data-awaited";

/** What is read while pieces travel, such as a name: they pass beneath it. */
const READ = "[data-read]";

/** Pixels that are left free around it. */
const FREE = 2;

const around = ({ x, y, width, height }: DOMRect): DOMRect =>
  new DOMRect(x - FREE, y - FREE, width + 2 * FREE, height + 2 * FREE);

/** All of the window but for these places. */
export function allBut(places: readonly DOMRect[], { width, height }: { width: number; height: number }): string {
  const outlines = [{ x: 0, y: 0, width, height }, ...places].map(
    ({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h${-width}z`,
  );
  return `path(evenodd, "${outlines.join("")}")`;
}

/** A copy that can be looked at, and nothing else. */
function pictureOf(place: HTMLElement): HTMLElement {
  const picture = place.cloneNode(true) as HTMLElement;
  for (const part of [picture, ...picture.querySelectorAll("*")]) {
    for (const name of ["id", "data-anchor", "data-move", AWAITED, "aria-describedby", "aria-labelledby", "tabindex"])
      part.removeAttribute(name);
  }
  picture.inert = true;
  return picture;
}

/** How long a way takes. */
export const durationOf = (distance: number): number =>
  Math.round(Math.min(LONGEST, Math.max(SHORTEST, distance / PIXELS_PER_MILLISECOND)));

export class Stage {
  private ready: Ready[] = [];
  private readonly running = new Set<Animation>();

  /** `layer` covers the window, lets everything through, and is hidden from screen readers. */
  constructor(private readonly layer: HTMLElement) {}

  /** Before the table changes: note where the journeys begin. */
  prepare(journeys: Journey[]): void {
    this.finish();
    const left = journeys.flatMap(({ from, shows }) => (shows === "to" ? [] : namesOf(from)));
    const isLeft = (anchors: string) => namesOf(anchors).some((anchor) => left.includes(anchor));
    this.ready = journeys.map((journey) => {
      const [place] = placesOf(journey.from);
      const isShown = place !== undefined && journey.shows !== "to" && journey.text === undefined;
      return {
        ...journey,
        start: place?.getBoundingClientRect() ?? null,
        picture: isShown ? pictureOf(place) : null,
        staying: new Set(isLeft(journey.to) ? [] : placesOf(journey.to)),
      };
    });
  }

  /** After it has changed: let them travel, those that may. Returns how long that takes. */
  play(may: (journey: Journey) => boolean = () => true): number {
    const read = [...document.querySelectorAll(READ)].map((each) => around(each.getBoundingClientRect()));
    this.layer.style.clipPath = allBut(read, { width: window.innerWidth, height: window.innerHeight });
    const lengths = this.ready.filter(may).map((journey, number) => this.send(journey, number * APART));
    this.ready = [];
    return Math.max(0, ...lengths);
  }

  /** For people who do not want to wait: all pieces are where they belong at once, and none stays on the layer. */
  finish(): void {
    this.ready = [];
    for (const animation of this.running) animation.cancel();
    this.running.clear();
    this.layer.replaceChildren();
  }

  /** Comes when those that travel now have come to rest. */
  async rest(): Promise<void> {
    await Promise.allSettled([...this.running].map(({ finished }) => finished));
  }

  private send({ start, picture, to, shows, text, staying }: Ready, delay: number): number {
    const places = placesOf(to);
    const fresh = places.find((each) => !staying.has(each) && !each.hasAttribute(AWAITED));
    const place = fresh ?? places[0];
    if (start === null || place === undefined) return 0;
    const end = place.getBoundingClientRect();
    const traveller = text === undefined ? (shows === "to" ? pictureOf(place) : picture) : label(text);
    if (traveller === null) return 0;
    const box = document.createElement("div");
    box.className = "traveller";
    const size = text !== undefined ? null : shows === "to" ? end : start;
    // Its own box is what the sizes within it are measured by, as they were on the table.
    if (size !== null)
      Object.assign(box.style, { width: `${size.width}px`, height: `${size.height}px`, containerType: "inline-size" });
    box.append(traveller);
    this.layer.append(box);
    const own = size ?? box.getBoundingClientRect();
    const duration = durationOf(Math.hypot(end.x - start.x, end.y - start.y));
    const frames = [frame(start, own, size !== null), frame(end, own, size !== null)];
    const animation = box.animate(frames, { duration, delay, easing: "cubic-bezier(.3,.1,.3,1)", fill: "both" });
    this.running.add(animation);
    if (text === undefined && place === fresh) place.setAttribute(AWAITED, "");
    animation.onfinish = animation.oncancel = () => {
      this.running.delete(animation);
      place.removeAttribute(AWAITED);
      box.remove();
    };
    return delay + duration;
  }
}

function label(text: string): HTMLElement {
  const element = document.createElement("span");
  element.className = "points";
  element.textContent = text;
  return element;
}

/** Where a box of its own size stands when it lies over a place: centred there, and as large if it may be scaled. */
export function frame(place: DOMRect, own: DOMRect, isScaled: boolean): Keyframe {
  const isFlat = own.width === 0 || own.height === 0;
  const scale = isScaled && !isFlat ? Math.min(place.width / own.width, place.height / own.height) : 1;
  const x = place.x + (place.width - own.width * scale) / 2;
  const y = place.y + (place.height - own.height * scale) / 2;
  return { transform: `translate(${x}px, ${y}px) scale(${scale})` };
}
