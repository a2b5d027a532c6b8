import { cutText } from "@/lib/core/text/cut-text";
import { foldText } from "@/lib/core/text/fold-text";
import { toLine } from "@/lib/core/text/to-line";

/** `length` characters of a text as one line, around its best match of the query, with dots where more is left out. */
export function snippet(content: string, length: number, query = ""): string {
  const text = toLine(content);
  const characters = [...text];
  if (characters.length <= length) return text;
  const match = findMatch(text, query);
  const centered = match.start - Math.floor((length - match.length) / 2);
  const isInFront = match.start + match.length <= length;
  const start = isInFront ? 0 : Math.min(Math.max(0, centered), characters.length - length);
  const rest = text.slice(cutText(text, start).length);
  const shown = cutText(rest, length);
  return `${rest === text ? "" : "..."}${shown}${shown === rest ? "" : "..."}`;
}

function findMatch(text: string, query: string): { start: number; length: number } {
  let best = { start: 0, length: 0, score: 0 };
  let start = 0;
  for (const { text: part, score } of scoreParts(text, query)) {
    const { length } = [...part];
    if (score > best.score) best = { start, length, score };
    start += length;
  }
  return best;
}

type MatchPart = { text: string; isMatch: boolean };

/**
 * A hit begins with a searched word, regardless of accents and case. Text between two hits is one part: some screen
 * readers stop at each part.
 */
export function splitMatches(text: string, query: string): MatchPart[] {
  const parts: MatchPart[] = [];
  for (const { text: part, score } of scoreParts(text, query)) {
    const last = parts.at(-1);
    if (score === 0 && last?.isMatch === false) last.text += part;
    else parts.push({ text: part, isMatch: score > 0 });
  }
  return parts;
}

function scoreParts(text: string, query: string): { text: string; score: number }[] {
  const beginnings = foldText(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1)
    .map((word) => word.slice(0, Math.ceil(word.length * 0.7)));
  return text
    .split(/([\p{L}\p{M}\p{N}]+)/u)
    .filter(Boolean)
    .map((part) => {
      const folded = foldText(part);
      const matches = beginnings.filter((beginning) => folded.startsWith(beginning));
      return { text: part, score: Math.max(0, ...matches.map(({ length }) => length)) };
    });
}
