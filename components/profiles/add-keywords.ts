import { profileLimits } from "@/lib/profiles/limits";

type Keywords = { words: string[]; excess: string[]; tooLong: string[] };

/**
 * Appends the words of a typed text, separated by commas, without those that are listed already and those that are too
 * long; at most `max` in all, and the others are the excess.
 */
export function addKeywords(words: readonly string[], typed: string, max: number): Keywords {
  const byName = new Map(words.map((word) => [word.toLowerCase(), word]));
  const added = typed.split(",").map((part) => part.trim());
  const isTooLong = (word: string) => word.length > profileLimits.keyword;
  for (const word of added)
    if (word && !isTooLong(word) && !byName.has(word.toLowerCase())) byName.set(word.toLowerCase(), word);
  const all = [...byName.values()];
  return { words: all.slice(0, max), excess: all.slice(max), tooLong: added.filter(isTooLong) };
}
