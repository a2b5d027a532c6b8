import { locales } from "@/db/enums";
import { localizedPath } from "@/lib/core/i18n/localized-paths";
import { indexedPaths } from "@/lib/routes";

/** Every public page without an id, in both languages. */
export const publicPages = ["/accueil", ...indexedPaths].flatMap((path) =>
  locales.map((locale) => ({ path, locale, href: localizedPath(locale, path) })),
);

/** The public pages that are prerendered in the build; the others are rendered on request. */
export const prerenderedPages = publicPages.filter(({ path }) => !["/offre", "/entreprise"].includes(path));
