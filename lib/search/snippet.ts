/** The first `length` characters of a text on one line, followed by `...` when it is cut. */
export function snippet(content: string, length: number): string {
  const characters = [...content.replace(/\s+/g, " ").trim()];
  return characters.length > length ? `${characters.slice(0, length).join("")}...` : characters.join("");
}

/** A text in parts, with the words marked that begin as a searched one does; accents and case do not matter. */
export function marked(text: string, query: string): { text: string; hit: boolean }[] {
  const beginnings = fold(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1)
    .map((word) => word.slice(0, Math.ceil(word.length * 0.7)));
  return text
    .split(/([\p{L}\p{M}\p{N}]+)/u)
    .filter(Boolean)
    .map((part) => ({ text: part, hit: beginnings.some((beginning) => fold(part).startsWith(beginning)) }));
}

function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/œ/gi, "oe")
    .replace(/æ/gi, "ae")
    .toLowerCase();
}
