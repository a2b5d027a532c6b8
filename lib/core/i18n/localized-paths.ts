import type { Locale } from "./locales";

export function localizedPath(locale: Locale, path: string): string {
  if (locale === "fr") return path;
  return path === "/" ? "/en" : `/en${path}`;
}

export function localizedAuthPath(locale: Locale, screen: "/login" | "/signup"): string {
  return `/${locale}${screen}`;
}

export function pathOfUrl(url: string): string {
  return url.replace(/^\/(en|fr)(?=\/|$)/, "") || "/";
}
