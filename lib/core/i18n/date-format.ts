const formats = new Map<string, Intl.DateTimeFormat>();

/** One for each style: creating it takes as long as the rest of a post's header. */
export function dateFormat(locale: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(style)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, style);
  formats.set(key, format);
  return format;
}
