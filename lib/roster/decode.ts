import { limitMarks } from "@/lib/core/text/limit-marks";

const utf8 = new TextDecoder("utf-8", { fatal: true });
const newline = 0x0a;

// The bytes 0x80 to 0x9f of Windows-1252. TextDecoder of Node 20 reads them as control characters.
const windows1252 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/** The lines of a file, null for those of another encoding than the rest; null for a file that is no text. */
export function decodeLines(bytes: Buffer): (string | null)[] | null {
  if (bytes.includes(0)) return null;
  const whole = decodeUtf8(bytes);
  if (whole !== null) return splitLines(whole);
  const lines = [...splitBytes(bytes)];
  const decoded = lines.map(decodeUtf8);
  const isUtf8 = decoded.some((line) => line !== null && /\P{ASCII}/u.test(line));
  if (isUtf8) return decoded.map((line) => line?.replace(/\r$/, "") ?? null);
  return splitLines(decodeWindows1252(bytes));
}

function decodeWindows1252(bytes: Buffer): string {
  const firstCode = 0x80;
  return bytes
    .toString("latin1")
    .replace(
      /[\u0080-\u009f]/g,
      (character) => windows1252[character.charCodeAt(0) - firstCode] ?? character,
    );
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return limitMarks(utf8.decode(bytes));
  } catch {
    return null;
  }
}

function splitLines(text: string): string[] {
  return text.split(/\r\n|\n|\r/);
}

function* splitBytes(bytes: Buffer): Generator<Buffer> {
  let start = 0;
  for (let end = bytes.indexOf(newline); end !== -1; end = bytes.indexOf(newline, start)) {
    yield bytes.subarray(start, end);
    start = end + 1;
  }
  yield bytes.subarray(start);
}

// UTF-8 that was read as Windows-1252 and saved again: "Ã©" for "é".
const doubleEncoded =
  /[ÃÂ][\u00a0-\u00bf\u20ac\u201a-\u201e\u2026\u2020-\u2022\u02c6\u2030\u0160\u2039\u0152\u017d\u2018-\u201d\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u017e\u0178]/;

export function isWronglyDecoded(text: string): boolean {
  return text.includes("\ufffd") || /[\u0080-\u009f]/.test(text) || doubleEncoded.test(text);
}
