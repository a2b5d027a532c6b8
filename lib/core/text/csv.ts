/** CSV injection: text that a spreadsheet would evaluate gets an apostrophe. */
export function cell(value: string | number | null): string {
  const text = String(value ?? "");
  return `"${typeof value === "string" && isFormula(text) ? "'" : ""}${text.replaceAll('"', '""')}"`;
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

/** Whether a spreadsheet would evaluate it. NFKC: spreadsheets read full-width signs as their plain forms. */
export function isFormula(text: string): boolean {
  return /^[\s\p{Cc}\p{Cf}]*[=+\-@\t\r]/u.test(text.normalize("NFKC"));
}
