/** A cell that a spreadsheet takes for text, even when it begins like a formula. */
export function cell(value: string | number | null): string {
  const text = String(value ?? "");
  const formula = typeof value === "string" && /^\s*[=+\-@\t\r]/.test(text);
  return `"${formula ? "'" : ""}${text.replaceAll('"', '""')}"`;
}

/** A table that spreadsheets open by a click: with their language's separator, and a mark that it is UTF-8. */
export function csv(rows: (string | number | null)[][], locale: "fr" | "en"): string {
  const separator = locale === "fr" ? ";" : ",";
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join("")}`;
}
