import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import subsetFont from "subset-font";
import { runCli } from "../cli-error";
import { root } from "../services/supervised-process";

const to = path.join(root, "components/shell/fonts");
/** PDFs hold their fonts: the text face in two fixed weights. */
const toPdf = path.join(root, "lib/core/pdf/fonts");

const faces = [
  { name: "inter", family: "inter", weights: { min: 400, max: 600 } },
  { name: "bricolage", family: "bricolage-grotesque", weights: 600 },
];

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place)).join("");

/** What French and English are written with, and what our own sentences have besides. */
const basic = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}ŒœŸ\u2009\u202f–—‘’‚“”„†•…‰‹›€™←↑→↓−×`;
/** The names of the rest of Europe. */
const extended = `${between(0x100, 0x17f)}${between(0x1e00, 0x1eff)}ƒșțȘȚ₣₤₦₩₫`;

const subsets = [
  ["", "latin", basic],
  ["-ext", "latin-ext", extended],
] as const;

const pdfSubsets = [
  ["-vietnamese", "vietnamese", `ăâđêôơưĂÂĐÊÔƠƯ${between(0x1ea0, 0x1ef9)}`],
  ["-greek", "greek", between(0x370, 0x3ff)],
  ["-cyrillic", "cyrillic", between(0x400, 0x45f)],
] as const;

/**
 * Cuts the packages' fonts down to what the pages wear: their letters, two weights of the text face and one of the
 * headings', and the features that are used. Run by hand when a font or a weight changes; the results are in the
 * repository.
 */
runCli(async () => {
  mkdirSync(to, { recursive: true });
  for (const { name, family, weights } of faces)
    for (const [suffix, file, letters] of subsets) {
      const font = await subset(family, file, letters, { targetFormat: "woff2", weights });
      writeFileSync(path.join(to, `${name}${suffix}.woff2`), font);
      console.log(`${name}${suffix}: ${font.length} bytes`);
    }
  mkdirSync(toPdf, { recursive: true });
  for (const weights of [400, 600])
    for (const [suffix, file, letters] of [...subsets, ...pdfSubsets])
      writeFileSync(
        path.join(toPdf, `inter-${weights}${suffix}.ttf`),
        await subset("inter", file, letters, { targetFormat: "truetype", weights }),
      );
});

type Target = { targetFormat: "woff2" | "truetype"; weights: number | { min: number; max: number } };

function subset(family: string, file: string, letters: string, { targetFormat, weights }: Target) {
  const source = `node_modules/@fontsource-variable/${family}/files/${family}-${file}-wght-normal.woff2`;
  return subsetFont(readFileSync(path.join(root, source)), letters, {
    targetFormat,
    variationAxes: { wght: weights },
    keepFeatures: targetFormat === "woff2" ? ["ccmp", "kern", "locl", "tnum"] : [],
  });
}
