import type { Locale } from "./locales";

export function localizedPath(locale: Locale, path: string): string {
  if (locale === "fr") return path;
  return path === "/" ? "/en" : `/en${path}`;
}

export function localizedAuthPath(locale: Locale, screen: "/login" | "/signup"): string {
  return `/${locale}${screen}`;
}

/** Sign-in that leads to `next`. */
export function localizedLoginPath(locale: Locale, next: string): string {
  return `${localizedAuthPath(locale, "/login")}?next=${encodeURIComponent(next)}`;
}

export function pathOfUrl(url: string): string {
  return url.replace(/^\/(en|fr)(?=\/|$)/, "") || "/";
}
