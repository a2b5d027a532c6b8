import type { Locale } from "@/lib/core/i18n/locales";

/** Returns the name with a capital letter, as in a heading: French writes languages in lower case. */
export function languageName(code: string, locale: Locale): string {
  const name = new Intl.DisplayNames(locale, { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
