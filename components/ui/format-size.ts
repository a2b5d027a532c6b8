export function formatSize(bytes: number, locale: string): string {
  const mega = bytes >= 1_000_000;
  const style = { style: "unit", unit: mega ? "megabyte" : "kilobyte", maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(locale, style).format(bytes / (mega ? 1_000_000 : 1000));
}
