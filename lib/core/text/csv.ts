/** CSV injection: text that a spreadsheet would evaluate gets an apostrophe. */
export function cell(value: string | number | null): string {
  const text = String(value ?? "");
  // NFKC: spreadsheets read full-width signs as their plain forms.
  const formula = typeof value === "string" && /^[\s\p{Cc}\p{Cf}]*[=+\-@\t\r]/u.test(text.normalize("NFKC"));
  return `"${formula ? "'" : ""}${text.replaceAll('"', '""')}"`;
}

/** The byte order mark, by which spreadsheets read UTF-8. */
export const csvStart = "\uFEFF";

/** With the separator that spreadsheets of the language expect. */
export function csvLine(row: (string | number | null)[], locale: "fr" | "en"): string {
  return `${row.map(cell).join(locale === "fr" ? ";" : ",")}\r\n`;
}

export function csv(rows: (string | number | null)[][], locale: "fr" | "en"): string {
  return csvStart + rows.map((row) => csvLine(row, locale)).join("");
}
