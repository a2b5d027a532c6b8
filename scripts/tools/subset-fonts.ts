import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import subsetFont from "subset-font";
import { resumeLetters } from "@/lib/profiles/resume-letters";
import { runCli } from "../cli-error";
import { root } from "../services/supervised-process";

const targetDir = path.join(root, "components/shell/fonts");
/** A PDF embeds its fonts: one file with all letters, in two fixed weights. */
const resumeTargetDir = path.join(root, "lib/profiles/fonts");

const faces = [
  { name: "inter", family: "inter", weights: { min: 400, max: 600 } },
  { name: "bricolage", family: "bricolage-grotesque", weights: 600 },
];

const lettersBetween = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");

/** Characters of French and English, and others in the application's own texts. */
const basic = `${lettersBetween(0x20, 0x7e)}${lettersBetween(0xa0, 0xff)}ŒœŸ\u2009\u202f–—‘’‚“”„†•…‰‹›€™←↑→↓−×`;
/** Characters of names in other European languages. */
const extended = `${lettersBetween(0x100, 0x17f)}${lettersBetween(0x1e00, 0x1eff)}ƒșțȘȚ₣₤₦₩₫`;

const subsets = [
  ["", "latin", basic],
  ["-ext", "latin-ext", extended],
] as const;

/**
 * Reduces the packages' fonts to what the pages use: letters, two weights of the text font, one of the heading font,
 * and OpenType features. Run by hand when a font or a weight changes; the results are in the repository.
 */
runCli(async () => {
  mkdirSync(targetDir, { recursive: true });
  for (const { name, family, weights } of faces)
    for (const [suffix, file, letters] of subsets) {
      const source = `node_modules/@fontsource-variable/${family}/files/${family}-${file}-wght-normal.woff2`;
      const font = await subsetFont(readFileSync(path.join(root, source)), letters, {
        targetFormat: "woff2",
        variationAxes: { wght: weights },
        keepFeatures: ["ccmp", "kern", "locl", "tnum"],
      });
      writeFileSync(path.join(targetDir, `${name}${suffix}.woff2`), font);
      console.log(`${name}${suffix}: ${font.length} bytes`);
    }
  mkdirSync(resumeTargetDir, { recursive: true });
  const letters = resumeLetters.map(([first, last]) => lettersBetween(first, last)).join("");
  for (const [weight, name] of [
    [400, "Regular"],
    [600, "SemiBold"],
  ]) {
    const source = readFileSync(path.join(root, `node_modules/inter-ui/web/Inter-${name}.woff2`));
    const font = await subsetFont(source, letters, {
      targetFormat: "truetype",
      keepFeatures: ["ccmp", "kern", "mark", "mkmk"],
    });
    writeFileSync(path.join(resumeTargetDir, `inter-${weight}.ttf`), font);
  }
});
