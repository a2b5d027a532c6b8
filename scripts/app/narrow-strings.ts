import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

// biome-ignore lint/suspicious/noControlCharactersInRegex: the first 256 characters are those that fit into a byte
const wide = /[^\u0000-\u00ff]/g;

/**
 * Writes each character beyond Latin-1 of the server's scripts as an escape. V8 keeps the text of a script, in two bytes a character when one
 * of them needs two, and the messages of both languages are in many.
 */
export function narrowStrings(serverDir: string): void {
  const files = readdirSync(serverDir, { recursive: true, encoding: "utf8" });
  for (const file of files.filter((name) => name.endsWith(".js"))) {
    const name = path.join(serverDir, file);
    const text = readFileSync(name, "utf8");
    const narrow = text.replace(wide, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`);
    if (narrow !== text) writeFileSync(name, narrow);
  }
}
