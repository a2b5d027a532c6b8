/**
 * An email as it is compared: what `lower()` makes of it in the database, whose indexes hold it. Unlike there,
 * `toLowerCase` on a whole text makes a letter depend on those around it (Σ), or two of one (İ).
 */
export function foldEmail(email: string): string {
  return Array.from(email, (letter) => (letter === "İ" ? "i" : letter.toLowerCase())).join("");
}
