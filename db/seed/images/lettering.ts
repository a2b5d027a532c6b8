import { glyphs, marks } from "./glyphs";
import { fixed } from "./svg";

type Style = {
  x: number;
  /** Of the foot of the letters. */
  y: number;
  /** The height of capitals, in pixels. */
  size: number;
  color: string;
  weight?: number;
  tracking?: number;
  anchor?: "start" | "middle" | "end";
};

/** One line of capitals in the alphabet of one line. */
export function lettering(text: string, style: Style): string {
  const { x, y, size, color, weight = 1.15, tracking = 2.1, anchor = "start" } = style;
  const unit = size / 10;
  const width = letteringWidth(text, size, tracking);
  const left = x - (anchor === "middle" ? width / 2 : anchor === "end" ? width : 0);
  let at = 0;
  const letters = letterforms(text).map(({ letter, above }) => {
    const [wide, path] = glyphOf(letter);
    const placed = [path && shift(path, at), ...above.map((mark) => shift(marks[mark] ?? "", at + wide / 2))];
    at += wide + tracking;
    return placed.join("");
  });
  const place = `translate(${fixed(left)} ${fixed(y - size)}) scale(${fixed(unit)})`;
  return `<path transform="${place}" d="${letters.join("")}" fill="none" stroke="${color}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

export function letteringWidth(text: string, size: number, tracking = 2.1): number {
  const wide = letterforms(text).reduce((sum, { letter }) => sum + glyphOf(letter)[0] + tracking, -tracking);
  return (Math.max(0, wide) * size) / 10;
}

/** Breaks a text into lines no wider than `width` pixels. */
export function wrapLettering(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && letteringWidth(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function letterforms(text: string): { letter: string; above: string[] }[] {
  const plain = text
    .toUpperCase()
    .replace(/Œ/g, "OE")
    .replace(/\s/g, " ")
    .replace(/'/g, "’")
    .normalize("NFD");
  const forms: { letter: string; above: string[] }[] = [];
  for (const sign of plain) {
    if (/\p{M}/u.test(sign)) forms.at(-1)?.above.push(sign);
    else forms.push({ letter: sign, above: [] });
  }
  return forms;
}

function glyphOf(letter: string): [number, string] {
  const glyph = glyphs[letter];
  if (!glyph) throw new Error(`The alphabet has no ${letter}`);
  return glyph;
}

/** The path moved to the right: its first number after M, L, C, A or H is an x, in pairs. */
function shift(path: string, by: number): string {
  return path.replace(/([MLCAHVZ])([^MLCAHVZ]*)/g, (_, command: string, rest: string) => {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    return command + numbers.map((value, place) => fixed(value + (isX(command, place) ? by : 0))).join(" ");
  });
}

function isX(command: string, place: number): boolean {
  if (command === "V" || command === "Z") return false;
  if (command === "A") return place % 7 === 5;
  return command === "H" || place % 2 === 0;
}
