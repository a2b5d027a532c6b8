/** A cell that a spreadsheet takes for text, even when it begins like a formula. */
export function cell(value: string | number | null): string {
  const text = String(value ?? "");
  // Spreadsheets read full-width signs as their plain forms.
  const formula = typeof value === "string" && /^[\s\p{Cc}\p{Cf}]*[=+\-@\t\r]/u.test(text.normalize("NFKC"));
  return `"${formula ? "'" : ""}${text.replaceAll('"', '""')}"`;
}

/** A table that spreadsheets open by a click: with their language's separator, and a mark that it is UTF-8. */
export function csv(rows: (string | number | null)[][], locale: "fr" | "en"): string {
  const separator = locale === "fr" ? ";" : ",";
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join("")}`;
}
