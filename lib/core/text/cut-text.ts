/** The first `max` characters (code points). An emoji of several, or a letter with marks, is left out rather than cut. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  const characters = Array.from(text.slice(0, 2 * max));
  return cutTextAt(text, characters.slice(0, max).join("").length);
}

/** The same for a length as browsers and zod count it: in UTF-16 code units. */
export function cutTextAt(text: string, length: number): string {
  if (text.length <= length) return text;
  const segments = new Intl.Segmenter().segment(text.slice(0, length + longestCharacter));
  const end = segments.containing(length)?.index;
  return text.slice(0, end || length).replace(halfOfPair, "");
}

/** To segment a whole text would take time in its length. */
const longestCharacter = 64;

const halfOfPair = /[\ud800-\udbff]$/;
