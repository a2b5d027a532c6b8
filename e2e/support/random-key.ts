import { randomBytes } from "node:crypto";

/** A unique word of letters. */
export function randomKey(): string {
  return Array.from(randomBytes(12), (byte) => "abcdefghijklmnop"[byte % 16]).join("");
}
