import type { Locale } from "@/lib/core/i18n/locales";

/** CSV injection: text that a spreadsheet would evaluate gets an apostrophe. */
export function toCsvCell(value: string | number | null): string {
  const text = String(value ?? "");
  return `"${typeof value === "string" && isFormula(text) ? "'" : ""}${text.replaceAll('"', '""')}"`;
}

/** The byte order mark, by which spreadsheets read UTF-8. */
export const byteOrderMark = "\uFEFF";

/** Uses the separators that spreadsheets of the language expect: to a French one, 4.5 is a day of May. */
export function toCsvLine(row: (string | number | null)[], locale: Locale): string {
  if (locale === "en") return `${row.map(toCsvCell).join(",")}\r\n`;
  const toCell = (value: string | number | null) =>
    typeof value === "number" ? toCsvCell(value).replace(".", ",") : toCsvCell(value);
  return `${row.map(toCell).join(";")}\r\n`;
}

/** Whether a spreadsheet would evaluate the text. NFKC: spreadsheets read full-width signs as their plain forms. */
export function isFormula(text: string): boolean {
  return /^[\s\p{Cc}\p{Cf}]*[=+\-@\t\r]/u.test(text.normalize("NFKC"));
}
