import { beforeEach, describe, expect, test, vi } from "vitest";
import type { HeldLink } from "../src/device.svelte";
import { browser, renew } from "./browser";

const ONE = "a".repeat(20);
const OTHER = "b".repeat(20);

const link = (match: string, seat: number | null, token: string, host: string | null = null): HeldLink => ({
  match,
  seat,
  token,
  host,
});

/** The device as a page finds it when it opens. */
async function open(stored: Record<string, string> = {}): Promise<typeof import("../src/device.svelte")> {
  for (const [name, value] of Object.entries(stored)) browser.localStorage.kept.set(`insula.${name}`, value);
  vi.resetModules();
  return import("../src/device.svelte");
}

beforeEach(() => {
  renew();
});

describe("settings", () => {
  test("the first value is the default", async () => {
    const { settings, SETTINGS } = await open();
    expect(Object.fromEntries(Object.entries(SETTINGS).map(([name, values]) => [name, values[0]]))).toEqual({
      ...settings,
    });
  });

  test("a stored value is kept, an unknown one is not", async () => {
    const { settings } = await open({ pace: "slow", theme: "purple", motion: "", sound: "constructor" });
    expect([settings.pace, settings.theme, settings.motion, settings.sound]).toEqual([
      "slow",
      "system",
      "system",
      "off",
    ]);
  });

  test("what is chosen is stored, and found when the page opens again", async () => {
    const { choose, settings } = await open();
    choose("table", "plain");
    expect(settings.table).toBe("plain");
    expect((await open()).settings.table).toBe("plain");
  });

  test("a choice is seen by what shows it", async () => {
    const { choose, settings } = await open();
    const { flushSync } = await import("svelte");
    const { follow } = await import("./follow.svelte");
    const seen = follow(() => settings.theme);
    choose("theme", "dark");
    flushSync();
    expect(seen).toEqual(["system", "dark"]);
  });

  test("another tab's choice is followed, also one that is none", async () => {
    const { settings } = await open();
    const tell = (key: string | null, value: string) => {
      if (key) browser.localStorage.kept.set(key, value);
      dispatchEvent(Object.assign(new Event("storage"), { key }));
    };
    tell("insula.theme", "dark");
    expect(settings.theme).toBe("dark");
    tell("insula.theme", "mauve");
    expect(settings.theme).toBe("system");
    tell("insula.links", "[]");
    tell(null, "");
    expect(settings.pace).toBe("normal");
  });
});

describe("without storage", () => {
  test("the page remembers until it is closed", async () => {
    browser.localStorage.isBroken = true;
    const { choose, heldLinks, hold, isLasting, myName, rememberName, settings } = await open();
    choose("theme", "dark");
    rememberName("Anna");
    hold([link(ONE, 0, "x")]);
    expect([settings.theme, myName(), heldLinks(), isLasting()]).toEqual(["dark", "Anna", [link(ONE, 0, "x")], false]);
  });

  test("a full one keeps what it had, and the page what it was told since", async () => {
    const { heldLinks, hold, isLasting, myName, rememberName } = await open({ name: "Anna" });
    hold([link(ONE, 0, "x")]);
    browser.localStorage.isFull = true;
    rememberName("Bruno");
    hold([link(OTHER, 1, "y")]);
    expect(myName()).toBe("Bruno");
    expect(heldLinks()).toEqual([link(OTHER, 1, "y"), link(ONE, 0, "x")]);
    expect(isLasting()).toBe(false);
    browser.localStorage.isFull = false;
    rememberName("Carla");
    expect([myName(), browser.localStorage.kept.get("insula.name")]).toEqual(["Carla", "Carla"]);
  });

  test("a tab forgets", async () => {
    const { ofTab } = await open();
    browser.sessionStorage.isBroken = true;
    expect([ofTab("seat", "x"), ofTab("seat"), ofTab("seat", null)]).toEqual([null, null, null]);
  });
});

describe("links", () => {
  test("the newest come first", async () => {
    const { heldLinks, hold } = await open();
    hold([link(ONE, 0, "x")]);
    hold([link(OTHER, 1, "y"), link(OTHER, 2, "z")]);
    expect(heldLinks().map(({ token }) => token)).toEqual(["y", "z", "x"]);
  });

  test("a new link for a seat replaces the old one, also one that had no seat yet", async () => {
    const { heldLinks, hold } = await open();
    hold([link(ONE, 0, "x"), link(ONE, 1, "y"), link(OTHER, 0, "x")]);
    hold([link(ONE, 0, "new")]);
    expect(heldLinks()).toEqual([link(ONE, 0, "new"), link(ONE, 1, "y"), link(OTHER, 0, "x")]);
    hold([link(ONE, 1, "new")]);
    expect(heldLinks().filter(({ match }) => match === ONE)).toEqual([link(ONE, 1, "new")]);
  });

  test("who made a match stays its host", async () => {
    const { hold, hostOf, linksOf } = await open();
    hold([link(ONE, 0, "x", "host")]);
    hold([link(ONE, 0, "x")]);
    hold([link(ONE, 1, "y")]);
    expect(hostOf(ONE)).toBe("host");
    expect(hostOf(OTHER)).toBe(null);
    expect(linksOf(ONE)).toEqual([link(ONE, 0, "x", "host"), link(ONE, 1, "y", "host")]);
  });

  test("the links of a match are in the order of its seats", async () => {
    const { hold, linksOf } = await open();
    hold([link(ONE, 2, "c"), link(ONE, 0, "a"), link(ONE, null, "n"), link(OTHER, 1, "o"), link(ONE, 1, "b")]);
    expect(linksOf(ONE).map(({ token }) => token)).toEqual(["n", "a", "b", "c"]);
  });

  test("one link is let go, or all of a match", async () => {
    const { heldLinks, hold, letGo } = await open();
    hold([link(ONE, 0, "x"), link(ONE, 1, "y"), link(OTHER, 0, "z")]);
    letGo(ONE, "x");
    expect(heldLinks().map(({ token }) => token)).toEqual(["y", "z"]);
    letGo(ONE);
    expect(heldLinks().map(({ token }) => token)).toEqual(["z"]);
    letGo(ONE);
    expect(heldLinks()).toHaveLength(1);
  });

  test("only so many are kept", async () => {
    const { heldLinks, hold } = await open();
    for (let count = 0; count < 210; count++) hold([link(String(count).padStart(20, "0"), 0, `t${count}`)]);
    expect(heldLinks()).toHaveLength(200);
    expect(heldLinks()[0]?.token).toBe("t209");
  });

  test.each([
    "",
    "{",
    "null",
    "7",
    '"x"',
    "{}",
    "[null, 3, [], {}]",
    '[{"match": "short", "token": "x"}]',
    `[{"match": "${ONE}"}]`,
    `[{"match": "${ONE}", "token": 4}]`,
    `[{"match": {"toString": 1}, "token": "x"}]`,
  ])("what is stored and no link is none: %s", async (text) => {
    const { heldLinks, hold } = await open({ links: text });
    expect(heldLinks()).toEqual([]);
    hold([link(ONE, 0, "x")]);
    expect(heldLinks()).toEqual([link(ONE, 0, "x")]);
  });
});

describe("hints", () => {
  test("what was seen is remembered until it is to begin anew", async () => {
    const { forgetSeen, noteSeen, wasSeen } = await open({ seen: "hint-a  hint-b" });
    expect(["hint-a", "hint-b", "hint-c", ""].map(wasSeen)).toEqual([true, true, false, false]);
    noteSeen("hint-c", "guide-x");
    expect((await open()).wasSeen("guide-x")).toBe(true);
    forgetSeen();
    expect((await open()).wasSeen("hint-a")).toBe(false);
  });
});

describe("what a device is like", () => {
  test.each([
    ["", ["pt-BR", "fr-CA", "de"], "fr"],
    ["", ["pt", "xx"], "en"],
    ["", [], "en"],
    ["ru", ["fr"], "ru"],
    ["klingon", ["DE-at"], "de"],
  ])("the language chosen is “%s”, the browser's are %j", async (language, languages, spoken) => {
    Object.assign(navigator, { languages });
    const { pickLanguage } = await open({ language });
    expect(pickLanguage()).toBe(spoken);
  });

  test.each([
    ["touch", true, true],
    ["touch", false, false],
    ["always", false, true],
    ["never", true, false],
  ])("asking is set to %s, a finger points: %s", async (confirm, isTouch, isAsked) => {
    if (isTouch) browser.media.add("(pointer: coarse)");
    const { isConfirming } = await open({ confirm });
    expect(isConfirming()).toBe(isAsked);
  });

  test.each([
    ["system", false, true],
    ["system", true, false],
    ["on", true, true],
    ["off", false, false],
  ])("motion is set to %s, the system wants little of it: %s", async (motion, isReduced, isIt) => {
    if (isReduced) browser.media.add("(prefers-reduced-motion: reduce)");
    const { isMoving } = await open({ motion });
    expect(isMoving()).toBe(isIt);
  });
});

test("a tab remembers and forgets", async () => {
  const { ofTab } = await open();
  expect(ofTab("seat.x")).toBe(null);
  expect(ofTab("seat.x", "token")).toBe("token");
  expect(ofTab("seat.x")).toBe("token");
  expect(ofTab("seat.x", null)).toBe(null);
  expect(browser.sessionStorage.kept.size).toBe(0);
});
