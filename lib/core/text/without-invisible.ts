const letter = String.raw`(?!\p{sc=Latin}|\p{sc=Greek}|\p{sc=Cyrillic})[\p{L}\p{M}]`;

/** The invisible characters that change how a word or an emoji looks. */
const seen = [
  String.raw`(?<=${letter})[\u200c\u200d](?=${letter})`,
  String.raw`(?<=[\p{ExtPict}\p{EMod}\ufe0f])\u200d(?=\p{ExtPict})`,
  String.raw`(?<=\p{ExtPict})\ufe0f|(?<=[\d#*])\ufe0f(?=\u20e3)`,
  String.raw`(?<=\u{1f3f4}[\u{e0020}-\u{e007e}]*)[\u{e0020}-\u{e007f}]`,
].join("|");

const invisible = new RegExp(String.raw`(?!${seen})[\p{Cc}\p{Cf}\p{DI}\u2800\ufffc\u{1d159}]`, "gu");

/** Used for texts that are compared: two that look the same become the same. */
export function withoutInvisible(text: string): string {
  return text.replace(invisible, "");
}
