const letters: Record<string, string> = { æ: "ae", œ: "oe", ß: "ss", ø: "o", ł: "l", đ: "d" };

/** A text as it is compared, without accents and case: the letters become those of `fold_name` in SQL. */
export function foldText(text: string): string {
  const plain = text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");
  return plain.replace(/[æœßøłđ]/g, (letter) => letters[letter] ?? letter);
}
