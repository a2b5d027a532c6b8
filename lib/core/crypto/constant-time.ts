import { createHash, timingSafeEqual } from "node:crypto";

/** Compares texts of any length. */
export function isEqualInConstantTime(actual: string, expected: string): boolean {
  return timingSafeEqual(digest(actual), digest(expected));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
