import { expect, test } from "vitest";
import { wayToChoices } from "../src/shell/sight";

const room = { top: 100, bottom: 500 };
const at = (top: number, height = 100) => ({ top, bottom: top + height });

test("what is in sight stays where it is", () => {
  expect(wayToChoices([], room)).toBe(0);
  expect(wayToChoices([at(100), at(400)], room)).toBe(0);
});

test("all choices come into sight if there is room for all, no further than they must", () => {
  expect(wayToChoices([at(200), at(450)], room)).toBe(50);
  expect(wayToChoices([at(60), at(300)], room)).toBe(-40);
  expect(wayToChoices([at(900)], room)).toBe(500);
});

test("where there is not, one in sight is enough, and else the first comes", () => {
  expect(wayToChoices([at(0), at(350), at(600)], room)).toBe(0);
  expect(wayToChoices([at(600), at(1200)], room)).toBe(200);
  expect(wayToChoices([at(-600), at(600)], room)).toBe(-700);
});
