const palette = 8;

export function initials(name: string): string {
  const words = name.trim().split(/\s+/u).map(firstLetter).filter(Boolean);
  const [first = "?", ...others] = words;
  return (first + (others.at(-1) ?? "")).toLocaleUpperCase("fr");
}

/** A colour from 1 to 8, stable for an id. */
export function userColor(id: number | string): number {
  let sum = 0;
  for (const letter of String(id)) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return (sum % palette) + 1;
}

function firstLetter(word: string): string {
  return word.match(/\p{L}\p{M}*|\p{N}/u)?.[0] ?? "";
}
