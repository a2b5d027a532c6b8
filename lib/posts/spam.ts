const marks = [
  /https?:\/\/|www\./i,
  /\[url|<a\s/i,
  /\b(casino|viagra|crypto|bitcoin|forex|backlinks?|seo|porn|escort)\b/i,
  /[\p{Script=Cyrillic}\p{Script=Han}]{10,}/u,
  /(.)\1{9,}/,
];

/** Whether a visitor's comment is better read by a person first: links, sales words, shouting. */
export function looksLikeSpam(content: string): boolean {
  const letters = content.replace(/[^\p{L}]/gu, "");
  const shouting = letters.length > 20 && letters === letters.toUpperCase();
  return shouting || marks.some((mark) => mark.test(content));
}
