import { describe, expect, test } from "vitest";
import { chaptersOf, find } from "../src/shell/rules";
import { blocksOf } from "../src/ui/prose";

const TEXTS: Record<string, string> = {
  "page-rules": "Rules",
  "rules-title": "A game",
  "rules-intro": "For two.",
  "chapter-turn": "A turn",
  "rule-A1": "Take one\ncard.",
  "rule-A2": "Or **buy**, as in A1.",
  "chapter-empty": "Nothing",
  "chapter-end": "End",
  "rule-A3": "It ends.",
  "example-1": "It ended.",
};
const chapters = chaptersOf(Object.keys(TEXTS), (id) => TEXTS[id]!);
const found = (sought: string) => find(chapters, sought).flatMap(({ passages }) => passages.map(({ id }) => id));

describe("chapters", () => {
  test("what follows a chapter's name belongs to it; what comes before any has none", () => {
    expect(chapters.map(({ name, passages }) => [name, passages.map(({ id }) => id)])).toEqual([
      ["", ["rules-intro"]],
      ["A turn", ["rule-A1", "rule-A2"]],
      ["End", ["rule-A3", "example-1"]],
    ]);
    expect(chapters[1]?.passages.map(({ number }) => number)).toEqual(["A1", "A2"]);
  });

  test("are searched by text over the ends of lines, by number and by name", () => {
    expect(found("ONE card")).toEqual(["rule-A1"]);
    expect(found("buy,")).toEqual(["rule-A2"]);
    expect(found("a3")).toEqual(["rule-A3"]);
    expect(found("a turn")).toEqual(["rule-A1", "rule-A2"]);
    expect(found("nowhere")).toEqual([]);
    expect(found("  ")).toHaveLength(5);
  });
});

describe("prose", () => {
  test("is paragraphs and lists, whose lines run on", () => {
    const blocks = blocksOf("One\nline.\n\n- first\n  goes on\n- second\n\nLast.");
    expect(
      blocks.map(({ isList, lines }) => [isList, lines.map((spans) => spans.map(({ text }) => text).join(""))]),
    ).toEqual([
      [false, ["One line."]],
      [true, ["first goes on", "second"]],
      [false, ["Last."]],
    ]);
  });

  test("has bold words, code, numbers of rules and what is sought", () => {
    const spans = blocksOf("**B**old `code`, A1 and A99; BA1, A12x. sought Sought", {
      isRule: (number) => number === "A1",
      sought: "SOUGHT",
    })[0]?.lines[0];
    expect(spans?.filter(({ kind }) => kind !== "text")).toEqual([
      { kind: "bold", text: "B" },
      { kind: "code", text: "code" },
      { kind: "rule", text: "A1" },
      { kind: "sought", text: "sought" },
      { kind: "sought", text: "Sought" },
    ]);
    expect(spans?.map(({ text }) => text).join("")).toBe("Bold code, A1 and A99; BA1, A12x. sought Sought");
  });

  test("is text only, whatever it holds", () => {
    const text = "<img src=x> ** `` A1";
    expect(
      blocksOf(text)[0]
        ?.lines[0]?.map((span) => span.text)
        .join(""),
    ).toBe(text);
  });
});
