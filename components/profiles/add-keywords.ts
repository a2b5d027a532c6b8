/** Appends the words of a typed text, separated by commas, without those that are listed already; at most `max` in all. */
export function addKeywords(words: readonly string[], typed: string, max: number): string[] {
  const byName = new Map(words.map((word) => [word.toLowerCase(), word]));
  for (const word of typed.split(",").map((part) => part.trim()))
    if (word && !byName.has(word.toLowerCase())) byName.set(word.toLowerCase(), word);
  return [...byName.values()].slice(0, max);
}
