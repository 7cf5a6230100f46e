// The figures and letters printed on cards, drawn here so that they look the same with every set of fonts.

import { placed, repeated } from "./shapes";

/** Stands on a line at y = 100 and is 100 high; `width` is how far it advances, its side bearings included. */
interface Glyph {
  d: string;
  width: number;
}

const SIX =
  "M52 20C52 25 48 29 43 29 37 29 33 25 33 20 33 15 36 11 40 10 38 7 36 5 32 5 23 5 19 18 18 41 22 36 28 33 35 33 49 33 57 46 57 66 57 87 46 101 30 101 12 101 2 82 2 54 2 20 14-1 33-1 45-1 52 8 52 20ZM18 66C18 86 22 95 30 95 38 95 41 86 41 67 41 49 38 41 31 41 23 41 18 50 18 66Z";

const GLYPHS: Record<string, Glyph> = {
  "0": {
    d: "M30-1C48-1 58 20 58 50S48 101 30 101 2 80 2 50 12-1 30-1ZM30 5C21 5 18 20 18 50S21 95 30 95 42 80 42 50 39 5 30 5Z",
    width: 64,
  },
  "1": { d: "M4 13 27 0H34V88C34 94 37 95 47 95V100H4V95C14 95 17 94 17 88V17L4 20Z", width: 52 },
  "2": {
    d: "M4 27C4 10 15-1 31-1 47-1 56 10 56 25 56 42 42 53 28 66 20 73 15 79 13 84H43C50 84 52 79 53 70H58L56 100H2V94C4 80 14 68 24 56 33 45 39 37 39 25 39 13 36 5 29 5 22 5 17 9 16 14 21 15 24 19 24 25 24 31 20 35 14 35 8 35 4 32 4 27Z",
    width: 63,
  },
  "3": {
    d: "M5 24C5 9 16-1 31-1 46-1 55 9 55 22 55 35 47 43 36 46 49 48 58 57 58 72 58 89 46 101 29 101 13 101 3 91 3 78 3 71 7 67 13 67 19 67 23 71 23 77 23 82 20 85 16 86 18 92 23 95 28 95 37 95 41 86 41 72 41 57 36 50 25 50H20V44H25C35 44 38.5 36 38.5 23 38.5 11 35 5 29 5 23 5 19 8 17 12 21 13 24 17 24 22 24 28 20 32 14.5 32 9 32 5 29 5 24Z",
    width: 63,
  },
  "4": {
    d: "M35 0H47V65H60V75H47V89C47 94 49 95 57 95V100H21V95C29 95 31 94 31 89V75H0V68ZM31 65V19L7 65Z",
    width: 63,
  },
  "5": {
    d: "M10 0C22 3 40 3 51 0 51 13 44 19 31 19 24 19 18 18 15 16L14 43C19 39 25 37 31 37 47 37 57 49 57 67 57 88 45 101 27 101 12 101 3 92 3 80 3 73 7 69 13 69 19 69 23 73 23 79 23 84 20 87 16 88 18 92 22 95 27 95 36 95 40 85 40 68 40 52 36 44 28 44 22 44 17 47 14 53L8 52Z",
    width: 62,
  },
  "6": { d: SIX, width: 62 },
  "7": { d: "M5 0H57V8C45 32 37 60 36 100H17C18 66 29 38 45 16H20C13 16 10 20 8 31H3Z", width: 60 },
  "8": {
    d: "M30-1C46-1 55 9 55 23 55 34 49 41 40 46 51 51 58 60 58 73 58 90 47 101 30 101 13 101 2 90 2 74 2 62 9 54 19 49 10 44 5 36 5 25 5 10 15-1 30-1ZM30 5C23 5 19 12 19 21 19 32 25 37 34 42 38 37 40 31 40 23 40 12 37 5 30 5ZM25 53C20 58 17.5 64 17.5 73 17.5 87 22 95 30.5 95 38 95 42 88 42 78 42 66 36 59 25 53Z",
    width: 63,
  },
  "9": { d: placed(SIX, 59, 100, -1), width: 62 }, // a six turned about
  A: {
    d: "M34-1H42L67 88C69 94 71 95 76 95V100H41V95C48 95 50 94 48 88L45 76H22L19 87C17 94 20 95 27 95V100H-1V95C5 95 7 94 9 87ZM33 29 24 69H43Z",
    width: 76,
  },
  B: {
    d: "M2 0H36C52 0 61 9 61 24 61 36 54 44 43 47 57 49 66 58 66 73 66 90 54 100 36 100H2V95C10 95 12 94 12 88V12C12 6 10 5 2 5ZM29 44H32C40 44 44 37 44 24 44 12 40 6 32 6H29ZM29 50V94H33C43 94 48 87 48 73 48 58 43 50 33 50Z",
    width: 70,
  },
  C: {
    d: "M64 2V34H59C56 15 50 5 41 5 28 5 21 20 21 50S28 95 41 95C51 95 57 86 61 70H66C64 90 55 101 38 101 16 101 2 81 2 50S16-1 38-1C46-1 52 2 56 6L60 2Z",
    width: 70,
  },
};

/** A text of figures as an outline so high, on the line `y`: around x, or up to it. */
export function figures(text: string, x: number, y: number, height: number, anchor: "middle" | "end"): string {
  const scale = height / 100;
  const glyphs = [...text].map((name) => GLYPHS[name]).filter((glyph) => glyph !== undefined);
  const width = glyphs.reduce((sum, glyph) => sum + glyph.width, 0) * scale;
  let left = x - width * (anchor === "end" ? 1 : 0.5);
  return repeated(glyphs, (glyph) => {
    const outline = placed(glyph.d, left, y - height, scale);
    left += glyph.width * scale;
    return outline;
  });
}
