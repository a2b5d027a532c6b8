/**
 * An email as it is compared: as `lower()` folds it in the database, whose indexes contain it. Unlike there,
 * `toLowerCase` on a whole text makes a letter depend on those around it (Σ), or two of one (İ).
 */
export function foldEmail(email: string): string {
  return Array.from(email, (letter) => (letter === "İ" ? "i" : letter.toLowerCase())).join("");
}
