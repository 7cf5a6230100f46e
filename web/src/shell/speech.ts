// Sentences, put where they are said.

/** A sentence without the name it begins with, where it is plain who is meant. */
export function withoutName(sentence: string, name: string): string {
  if (!sentence.startsWith(name)) return sentence;
  return sentence.slice(name.length).match(/^\s?:\s*(.+)$/s)?.[1] ?? sentence;
}
