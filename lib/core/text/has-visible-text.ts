/** Whether a text has anything but spaces and invisible characters. */
export function hasVisibleText(text: string): boolean {
  return /[^\p{C}\p{Z}\p{DI}]/u.test(text);
}
