import { locales } from "@/db/enums";

export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = "fr";
export const languageNames: Record<Locale, string> = { fr: "Français", en: "English" };
export const regions: Record<Locale, string> = { fr: "fr-FR", en: "en-GB" };
export const localeCookie = "NEXT_LOCALE";

export function otherLocale(locale: Locale): Locale {
  return locale === "fr" ? "en" : "fr";
}

export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale);
}

export function preferredLocale(cookie: string | undefined, acceptLanguage: string | null): Locale {
  return isLocale(cookie) ? cookie : (acceptedLocale(acceptLanguage) ?? defaultLocale);
}

export function acceptedLocale(header: string | null): Locale | null {
  const preferences = (header ?? "").split(",").map((part) => {
    const [tag = "", q] = part.trim().split(";q=");
    return { locale: tag.slice(0, 2).toLowerCase(), weight: q === undefined ? 1 : Number(q) || 0 };
  });
  preferences.sort((a, b) => b.weight - a.weight);
  const best = preferences.find(({ locale, weight }) => weight > 0 && isLocale(locale));
  return isLocale(best?.locale) ? best.locale : null;
}
