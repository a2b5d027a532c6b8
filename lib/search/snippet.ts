/** The first `length` characters of a text on one line, followed by `...` when there is more (spec 2). */
export function snippet(content: string, length: number): string {
  const characters = [...content.replace(/\s+/g, " ").trim()];
  return characters.length > length ? `${characters.slice(0, length).join("")}...` : characters.join("");
}

/** A text in parts, with those that begin a searched word marked; accents and case do not matter. */
export function marked(text: string, query: string): { text: string; hit: boolean }[] {
  const words = fold(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1);
  return text
    .split(/([\p{L}\p{M}\p{N}]+)/u)
    .filter(Boolean)
    .map((part) => ({
      text: part,
      hit: words.some((word) => fold(part).startsWith(word.slice(0, Math.max(3, word.length - 2)))),
    }));
}

function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/œ/gi, "oe")
    .replace(/æ/gi, "ae")
    .toLowerCase();
}
