import type { Locale } from "./locales";

/** Where a public page lies in a language: French without prefix, English under /en. `path` begins with a slash. */
export function localizedPath(locale: Locale, path: string): string {
  if (locale === "fr") return path;
  return path === "/" ? "/en" : `/en${path}`;
}

/** The way from a public page to a screen that has one address for all languages: that page's language goes along. */
export function localizedAuthPath(locale: Locale, screen: "/login" | "/signup"): string {
  return `/${locale}${screen}`;
}

/** A public page's path whatever the language of its address. */
export function pathOfUrl(address: string): string {
  return address.replace(/^\/(en|fr)(?=\/|$)/, "") || "/";
}
