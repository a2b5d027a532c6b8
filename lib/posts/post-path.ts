import type { Locale } from "@/lib/core/i18n/locales";

/** Where a post is read, in a language: public pages have an address in each. */
export function postPath(locale: Locale, id: number): string {
  return locale === "fr" ? `/posts/${id}` : `/${locale}/posts/${id}`;
}
