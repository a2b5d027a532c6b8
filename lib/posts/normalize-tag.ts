import { withoutInvisible } from "@/lib/core/text/without-invisible";

/** Tags that look the same are the same. */
export function normalizeTag(name: string): string {
  return withoutInvisible(name.replace(/\s+/g, " "))
    .normalize("NFC")
    .replace(/^[ #]+/, "")
    .replace(/ +/g, " ")
    .trim()
    .toLowerCase();
}
