import { toLine } from "./to-line";

/**
 * Shortens a text to one line of at most `max` characters, with an ellipsis if it was longer. Characters are code points,
 * since the database rejects half of a surrogate pair.
 */
export function truncate(text: string, max: number): string {
  const line = toLine(text);
  const characters = Array.from(line);
  if (characters.length <= max) return line;
  return `${characters
    .slice(0, max - 1)
    .join("")
    .trimEnd()}…`;
}
