type Keywords = { words: string[]; excess: string[] };

/**
 * Appends the words of a typed text, separated by commas, without those that are listed already; at most `max` in all, and
 * the others are the excess.
 */
export function addKeywords(words: readonly string[], typed: string, max: number): Keywords {
  const byName = new Map(words.map((word) => [word.toLowerCase(), word]));
  for (const word of typed.split(",").map((part) => part.trim()))
    if (word && !byName.has(word.toLowerCase())) byName.set(word.toLowerCase(), word);
  const all = [...byName.values()];
  return { words: all.slice(0, max), excess: all.slice(max) };
}
