export function normalizeTag(name: string): string {
  return name
    .normalize("NFC")
    .replace(/^[\s#]+/, "")
    .trim()
    .replace(/\s+/g, " ")
    .toLowerCase();
}
