/** Whether a typed name equals the shown one, except for apostrophes and spaces that a keyboard may not have. */
export function isSameName(typed: string, name: string): boolean {
  return fold(typed) === fold(name);
}

function fold(name: string): string {
  return name.normalize("NFC").replaceAll("’", "'").replace(/\s+/g, " ").trim();
}
