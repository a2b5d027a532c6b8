import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseStock } from "./parse";
import type { StockPost } from "./stock";

const folder = path.dirname(fileURLToPath(import.meta.url));

/** Every post of the demo school, file by file. */
export async function readStock(): Promise<StockPost[]> {
  const [french, english] = await Promise.all([readLanguage("fr"), readLanguage("en")]);
  return [...french, ...english];
}

async function readLanguage(locale: "fr" | "en"): Promise<StockPost[]> {
  const names = (await readdir(path.join(folder, locale))).sort();
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, locale, name), "utf8")));
  return texts.flatMap((text) => parseStock(text, locale));
}
