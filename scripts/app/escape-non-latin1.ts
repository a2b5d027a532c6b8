import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

// biome-ignore lint/suspicious/noControlCharactersInRegex: the first 256 characters are those that fit into a byte
const nonLatin1 = /[^\u0000-\u00ff]/g;

/**
 * V8 stores the text of a script with one byte per character, or with two if any character is beyond Latin-1. Many
 * server scripts contain messages with such characters; as escapes, they do not double the memory of the text.
 */
export function escapeNonLatin1(serverDir: string): void {
  const files = readdirSync(serverDir, { recursive: true, encoding: "utf8" });
  for (const file of files.filter((name) => name.endsWith(".js"))) {
    const name = path.join(serverDir, file);
    const text = readFileSync(name, "utf8");
    const escaped = text.replace(
      nonLatin1,
      (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`,
    );
    if (escaped !== text) writeFileSync(name, escaped);
  }
}
