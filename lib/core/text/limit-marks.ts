// The half-width signs of katakana become marks.
const mark = String.raw`[\p{M}\uff9e\uff9f]`;
const excessMarks = new RegExp(`(?<!${mark})(${mark}{30})${mark}+`, "gu");

/** Stream-safe text (UAX #15): to normalize the marks of a letter takes time in the square of their number. */
export function limitMarks(text: string): string {
  return text.replace(excessMarks, "$1");
}
