/** CSV injection: text that a spreadsheet would evaluate gets an apostrophe. */
export function cell(value: string | number | null): string {
  const text = String(value ?? "");
  // NFKC: spreadsheets read full-width signs as their plain forms.
  const formula = typeof value === "string" && /^[\s\p{Cc}\p{Cf}]*[=+\-@\t\r]/u.test(text.normalize("NFKC"));
  return `"${formula ? "'" : ""}${text.replaceAll('"', '""')}"`;
}

/** With the byte order mark and the separator that spreadsheets of the language expect. */
export function csv(rows: (string | number | null)[][], locale: "fr" | "en"): string {
  const separator = locale === "fr" ? ";" : ",";
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join("")}`;
}
