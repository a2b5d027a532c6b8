import type { Locale } from "./locales";

/** Regions of CLDR that are not countries of ISO 3166. */
const otherRegions = new Set("AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ".split(" "));
const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));

const namesIn = (locale: Locale) => new Intl.DisplayNames(locale, { type: "region", fallback: "none" });
const englishNames = namesIn("en");

/** ISO 3166 codes; those of former countries have a canonical successor. */
export const countryCodes: ReadonlySet<string> = new Set(
  letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => !otherRegions.has(code) && englishNames.of(code) !== undefined)
    .filter((code) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`),
);

export const countryName = (code: string, locale: Locale): string => namesIn(locale).of(code) ?? code;

/** Codes and names, sorted by the rules of the language. */
export function listCountries(locale: Locale): (readonly [code: string, name: string])[] {
  const { compare } = new Intl.Collator(locale);
  const names = namesIn(locale);
  return [...countryCodes]
    .map((code) => [code, names.of(code) ?? code] as const)
    .sort(([, a], [, b]) => compare(a, b));
}
