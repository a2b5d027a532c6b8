import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Noun } from "./registries";

const templates = path.join(import.meta.dirname, "templates");

/** The files of a noun: each template has the path of its file, with `__nouns__` and `__noun__` in the path and the text. */
export function fillTemplates(noun: Noun): { path: string; text: string }[] {
  return readdirSync(templates, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".txt"))
    .map((name) => ({
      path: fill(name.replace(/\.txt$/, ""), noun),
      text: fill(readFileSync(path.join(templates, name), "utf8"), noun),
    }));
}

function fill(text: string, { plural, Plural, singular, Singular }: Noun): string {
  return text
    .replaceAll("__nouns__", plural)
    .replaceAll("__Nouns__", Plural)
    .replaceAll("__noun__", singular)
    .replaceAll("__Noun__", Singular);
}
