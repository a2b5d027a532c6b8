const formats = new Map<string, Intl.DateTimeFormat>();

/** The first day of a month is an ordinal in French, which `Intl` writes as the others. */
export function formatDate(locale: string, style: Intl.DateTimeFormatOptions, date: Date): string {
  const text = dateFormat(locale, style).format(date);
  return locale.startsWith("fr") ? text.replace(/\b1(?=\s\p{L})/u, "1er") : text;
}

/** Formats are cached by style: creating one takes as long as the rest of a post's header. */
function dateFormat(locale: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(style)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, style);
  formats.set(key, format);
  return format;
}
