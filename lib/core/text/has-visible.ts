/** Something else than spaces and invisible characters. */
export function hasVisible(text: string): boolean {
  return /[^\p{C}\p{Z}\p{DI}]/u.test(text);
}
