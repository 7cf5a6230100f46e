// A browser to test stores in: as much of one as they use, and nothing of a page.

import { setMaxListeners } from "node:events";
import type { Environment } from "vitest/runtime";

/** What a page would have stored; it can be full, or not there at all. */
class FakeStorage {
  readonly kept = new Map<string, string>();
  isBroken = false;
  isFull = false;

  getItem(name: string): string | null {
    if (this.isBroken) throw new Error("no storage");
    return this.kept.get(name) ?? null;
  }

  setItem(name: string, value: string): void {
    if (this.isBroken || this.isFull) throw new Error("no room");
    this.kept.set(name, String(value));
  }

  removeItem(name: string): void {
    if (this.isBroken) throw new Error("no storage");
    this.kept.delete(name);
  }
}

/** The address of the page. */
class FakeLocation {
  protocol = "http:";
  host = "localhost:8000";
  hostname = "localhost";
  origin = "http://localhost:8000";
  pathname = "/";
  search = "";
  hash = "";
  href = "";
  reloads = 0;

  reload(): void {
    this.reloads++;
  }

  /** Go to an address of this server. */
  go(address: string): void {
    const url = new URL(address, this.origin);
    Object.assign(this, { pathname: url.pathname, search: url.search, hash: url.hash });
  }
}

class FakeHistory {
  state: unknown = null;
  readonly steps: string[] = [];
  isTired = false;

  constructor(private readonly place: FakeLocation) {}

  pushState(state: unknown, _: string, address: string): void {
    if (this.isTired) throw new Error("too often");
    this.steps.push(`push ${address}`);
    this.state = state;
    this.place.go(address);
  }

  replaceState(state: unknown, _: string, address: string): void {
    if (this.isTired) throw new Error("too often");
    this.steps.push(`replace ${address}`);
    this.state = state;
    this.place.go(address);
  }
}

class FakeDocument extends EventTarget {
  hidden = false;
  documentElement = { lang: "", dataset: {} };
}

export interface FakeBrowser {
  localStorage: FakeStorage;
  sessionStorage: FakeStorage;
  location: FakeLocation;
  history: FakeHistory;
  document: FakeDocument;
  /** The media queries that hold. */
  media: Set<string>;
}

function make(): FakeBrowser & Record<string, unknown> {
  const events = new EventTarget();
  const location = new FakeLocation();
  const media = new Set<string>();
  const document = new FakeDocument();
  setMaxListeners(0, events, document);
  return {
    localStorage: new FakeStorage(),
    sessionStorage: new FakeStorage(),
    location,
    history: new FakeHistory(location),
    document,
    media,
    matchMedia: (query: string) => ({ matches: media.has(query) }),
    navigator: { languages: ["en"] },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    dispatchEvent: events.dispatchEvent.bind(events),
    requestAnimationFrame: (paint: () => void) => setTimeout(paint),
    cancelAnimationFrame: (frame: number) => clearTimeout(frame),
    reportError: (error: unknown) => console.error(error),
    window: globalThis,
  };
}

/** What stands in for the browser, to be looked at and set by a test. */
export const browser = globalThis as unknown as FakeBrowser;

/** A new browser: nothing is stored, nobody listens. */
export const renew = (): void => void Object.assign(globalThis, make());

const environment: Environment = {
  name: "browser",
  viteEnvironment: "client",
  setup() {
    const before = Object.getOwnPropertyDescriptors(globalThis) as Record<string, PropertyDescriptor>;
    const made = make();
    for (const [name, value] of Object.entries(made))
      Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
    return {
      teardown() {
        for (const name of Object.keys(made)) {
          const old = before[name];
          if (old) Object.defineProperty(globalThis, name, old);
          else Reflect.deleteProperty(globalThis, name);
        }
      },
    };
  },
};

export default environment;
