/** Something else than spaces and invisible characters. */
export function hasVisibleText(text: string): boolean {
  return /[^\p{C}\p{Z}\p{DI}]/u.test(text);
}
