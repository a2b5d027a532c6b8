import { toLine } from "./to-line";

/** Of a text as one line, `max` characters at most, with an ellipsis where there are more. */
export function truncate(text: string, max: number): string {
  const line = toLine(text);
  const characters = Array.from(line);
  if (characters.length <= max) return line;
  return `${characters
    .slice(0, max - 1)
    .join("")
    .trimEnd()}…`;
}
