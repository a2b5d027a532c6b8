import type { Locale } from "@/lib/core/i18n/locales";

/** As a heading would write it: languages are in lower case in French. */
export function languageName(code: string, locale: Locale): string {
  const name = new Intl.DisplayNames(locale, { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
