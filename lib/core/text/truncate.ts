import { cutText } from "./cut-text";
import { toLine } from "./to-line";

/** Shortens a text to one line of at most `max` characters, with an ellipsis if it was longer. */
export function truncate(text: string, max: number): string {
  const line = toLine(text);
  return cutText(line, max) === line ? line : `${cutText(line, max - 1).trimEnd()}…`;
}
