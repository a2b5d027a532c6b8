/** A text's words in lower case, without accents and invisible characters, with one space around each. */
export function foldWords(text: string): string {
  const plain = text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .toLowerCase();
  const words = plain
    .replace(/œ/g, "oe")
    .replace(/æ/g, "ae")
    .replace(/ß/g, "ss")
    .match(/[\p{L}\p{N}]+/gu);
  return ` ${(words ?? []).join(" ")} `;
}

/** The first of `words` that is a whole word of the text. */
export function findHeldWord(text: string, words: readonly string[]): string | undefined {
  if (words.length === 0) return undefined;
  const folded = foldWords(text);
  return words.find((word) => folded.includes(foldWords(word)));
}
