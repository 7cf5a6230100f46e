// The rules of a title as chapters: each begins with its name, and what follows in the file belongs to it.

export interface Passage {
  id: string;
  /** The number of a rule; empty for other texts. */
  number: string;
  text: string;
}

export interface Chapter {
  id: string;
  name: string;
  passages: Passage[];
}

const TOLD = /^(rule|example|rules)-/;
const HEADING = "rules-title";

/** `ids` are all messages in the order of the files, `say` their texts. */
export function chaptersOf(ids: readonly string[], say: (id: string) => string): Chapter[] {
  const chapters: Chapter[] = [{ id: "", name: "", passages: [] }];
  for (const id of ids) {
    if (id.startsWith("chapter-")) chapters.push({ id, name: say(id), passages: [] });
    else if (TOLD.test(id) && id !== HEADING)
      chapters.at(-1)?.passages.push({ id, number: id.match(/^rule-(.+)/)?.[1] ?? "", text: say(id) });
  }
  return chapters.filter(({ passages }) => passages.length > 0);
}

/** Only the passages that hold what is sought, or bear that number; a chapter by its name is found whole. */
export function find(chapters: readonly Chapter[], sought: string): Chapter[] {
  const wanted = sought.trim().toLowerCase();
  if (wanted === "") return [...chapters];
  const isFound = (text: string) => text.toLowerCase().includes(wanted);
  return chapters
    .map((chapter) => ({
      ...chapter,
      passages: isFound(chapter.name)
        ? chapter.passages
        : chapter.passages.filter(({ number, text }) => isFound(flat(text)) || number.toLowerCase() === wanted),
    }))
    .filter(({ passages }) => passages.length > 0);
}

/** A text as it is read: the lines of the file are no lines of its own. */
const flat = (text: string): string => text.replace(/\*\*|`/g, "").replace(/\s+/g, " ");
