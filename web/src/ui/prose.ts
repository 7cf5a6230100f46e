// The little Markdown of our language files: paragraphs, lists with dashes, bold words, code, and numbers of rules.

export interface Span {
  kind: "text" | "bold" | "code" | "rule" | "sought";
  text: string;
}

export interface Block {
  isList: boolean;
  /** One for a paragraph, one an item for a list. */
  lines: Span[][];
}

const MARKUP = /(\*\*.+?\*\*|`[^`]+`)/s;
const NUMBER = /(?<![\p{L}\p{N}])([A-Z]\d{1,3}[a-z]?)(?![\p{L}\p{N}])/u;

interface Reading {
  /** Whether a number is that of a rule, to which one may go. */
  isRule?: (number: string) => boolean;
  /** What is searched for, and to be marked. */
  sought?: string;
}

export function blocksOf(text: string, reading: Reading = {}): Block[] {
  return text.split(/\n{2,}/).map((block) => {
    const isList = block.startsWith("- ");
    const lines = isList ? block.split(/\n?^- /m).filter(Boolean) : [block];
    return { isList, lines: lines.map((line) => spansOf(line.replace(/\s*\n\s*/g, " "), reading)) };
  });
}

function spansOf(line: string, reading: Reading): Span[] {
  const parts = line.split(MARKUP).filter(Boolean);
  return parts.flatMap((part): Span[] => {
    if (part.startsWith("**") && part.length > 4) return [{ kind: "bold", text: part.slice(2, -2) }];
    if (part.startsWith("`") && part.length > 2) return [{ kind: "code", text: part.slice(1, -1) }];
    return withRules(part, reading);
  });
}

function withRules(text: string, { isRule = () => false, sought = "" }: Reading): Span[] {
  return text.split(NUMBER).flatMap((part): Span[] => {
    if (part === "") return [];
    if (NUMBER.test(part) && isRule(part)) return [{ kind: "rule", text: part }];
    return withSought(part, sought);
  });
}

function withSought(text: string, sought: string): Span[] {
  const wanted = sought.toLowerCase();
  const place = wanted === "" ? -1 : text.toLowerCase().indexOf(wanted);
  if (place < 0) return text === "" ? [] : [{ kind: "text", text }];
  const end = place + wanted.length;
  return [
    ...withSought(text.slice(0, place), ""),
    { kind: "sought", text: text.slice(place, end) },
    ...withSought(text.slice(end), sought),
  ];
}
