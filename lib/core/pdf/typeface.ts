import { readFileSync } from "node:fs";
import path from "node:path";
import { parseTrueType, type TrueTypeFont } from "./true-type";

export type Weight = 400 | 600;
type Run = { font: TrueTypeFont; glyphs: number[]; text: string[] };

/** Each is a file of its own; letters of other scripts are shown as "?". */
const scripts = ["", "-ext", "-vietnamese", "-greek", "-cyrillic"];
const loaded = new Map<Weight, TrueTypeFont[]>();

export function fontsOf(weight: Weight): TrueTypeFont[] {
  const fonts =
    loaded.get(weight) ??
    scripts.map((suffix) =>
      parseTrueType(
        readFileSync(path.join(process.cwd(), `lib/core/pdf/fonts/inter-${weight}${suffix}.ttf`)),
      ),
    );
  loaded.set(weight, fonts);
  return fonts;
}

/** A text as glyphs, each run in the font that has them; a letter of no font loses its marks, or becomes a "?". */
export function shape(text: string, weight: Weight): Run[] {
  const fonts = fontsOf(weight);
  const runs: Run[] = [];
  for (const letter of text.normalize("NFC")) {
    const [font, glyph, shown] = findGlyph(letter, fonts);
    if (runs.at(-1)?.font !== font) runs.push({ font, glyphs: [], text: [] });
    runs.at(-1)?.glyphs.push(glyph);
    runs.at(-1)?.text.push(shown);
  }
  return runs;
}

function findGlyph(letter: string, fonts: TrueTypeFont[]): [TrueTypeFont, number, string] {
  for (const shown of [letter, letter.normalize("NFKD").charAt(0), "?"])
    for (const font of fonts) {
      const glyph = font.glyphOf(shown.codePointAt(0) ?? 0);
      if (glyph > 0) return [font, glyph, shown];
    }
  throw new Error("the font has no question mark");
}

/** In points. */
export function widthOf(text: string, weight: Weight, size: number): number {
  const advances = shape(text, weight).flatMap(({ font, glyphs }) => glyphs.map(font.advanceOf));
  return (advances.reduce((sum, advance) => sum + advance, 0) * size) / 1000;
}

/** Lines of at most `width` points; a word that is wider stands alone. */
export function wrap(
  text: string,
  { weight, size, width }: { weight: Weight; size: number; width: number },
): string[] {
  return text.split("\n").flatMap((paragraph) => {
    const lines: string[] = [];
    for (const word of paragraph.split(" ")) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
      if (lines.length > 0 && widthOf(longer, weight, size) <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  });
}
