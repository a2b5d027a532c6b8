import type { Locale } from "./locales";
import { localizedPath } from "./localized-paths";

/** Pages with an address per language. */
const perLanguage = /^\/(posts|offre|entreprise)(?=\/|$)/;

/** A path with its `{name}` places filled, in the language of whoever follows it. */
export function fillPath(
  template: string,
  values: Record<string, string | number | null | undefined>,
  locale: Locale,
): string {
  const path = template.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(values[name] ?? ""));
  return perLanguage.test(path) ? localizedPath(locale, path) : path;
}
