/** Characters of categories Cn and So are visible, but for these: an emoji may be newer than the Unicode of the server. */
const visible = /[^\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Z}\p{DI}\p{NChar}\u2800\ufffc\u{1d159}]/u;

/** Whether a text has anything but spaces and invisible characters. */
export function hasVisibleText(text: string): boolean {
  return visible.test(text);
}
