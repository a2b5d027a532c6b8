export function formatSize(bytes: number, locale: string): string {
  const isMega = bytes >= 1_000_000;
  const style = { style: "unit", unit: isMega ? "megabyte" : "kilobyte", maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(locale, style).format(bytes / (isMega ? 1_000_000 : 1000));
}
