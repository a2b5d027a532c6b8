import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import * as lucide from "lucide";
import { runCli } from "../cli-error";
import { root } from "../services/supervised-process";

const folder = path.join(root, "components/ui");

/** Creates the sprite `components/ui/icons.svg` with every icon that `icons.tsx` names. */
runCli(async () => {
  const source = readFileSync(path.join(folder, "icons.tsx"), "utf8");
  const names = [...source.matchAll(/createIcon\("(\w+)"\)/g)].map(([, name = ""]) => name);
  const symbols = names.map((name) => `<symbol id="${name}" viewBox="0 0 24 24">${shapes(name)}</symbol>`);
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">\n${symbols.join("\n")}\n</svg>\n`;
  writeFileSync(path.join(folder, "icons.svg"), sprite);
});

function shapes(name: string): string {
  const node = lucide.icons[name as keyof typeof lucide.icons];
  if (!node) throw new Error(`Lucide has no icon ${name}.`);
  const attributes = (all: object) => Object.entries(all).map(([key, value]) => ` ${key}="${value}"`);
  return node.map(([tag, all]) => `<${tag}${attributes(all).join("")}/>`).join("");
}
