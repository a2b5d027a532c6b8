export function withoutDiacritics(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "");
}
