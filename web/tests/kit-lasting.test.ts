import { expect, test } from "vitest";
import { oneForEach } from "../src/kit/lasting.svelte";
import { Hand } from "./holding.svelte";
import { partThatReads } from "./part.svelte";

const GRID = { columns: 2, rows: 1, size: 10 };
const site = (square: string) => ({ move: `lay ${square}`, turn: "r0", squares: [square] });

test("what the parts of a table share is one thing for each table", () => {
  const handOf = oneForEach((table: { squares: string[] }) => new Hand(GRID, table.squares.map(site)));
  const [table, other] = [{ squares: ["a1"] }, { squares: ["b1"] }];
  expect(handOf(table)).toBe(handOf(table));
  expect(handOf(other)).not.toBe(handOf(table));
});

test("it goes on when the part that asked first is cleared away", () => {
  const handOf = oneForEach((table: { squares: string[] }) => new Hand(GRID, table.squares.map(site)));
  const table = { squares: ["a1"] };
  const clearAway = partThatReads(() => handOf(table).placing.lit);
  expect([...handOf(table).placing.lit]).toEqual(["a1"]);
  clearAway();
  handOf(table).sites = [site("b1")];
  expect([...handOf(table).placing.lit]).toEqual(["b1"]);
});
