import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { Locale } from "@/lib/core/i18n/locales";
import { pageMetadata } from "./page-metadata";

export type SitePageProps = { params: Promise<{ locale: Locale }> };
type PageName = "home" | "about" | "demo" | "contactPage" | "terms" | "privacy" | "accessibility";

/** The `generateMetadata` of a fixed page, with the messages of `site.<name>`. */
export function siteMetadata(name: PageName, path: string) {
  return async ({ params }: SitePageProps): Promise<Metadata> => {
    const { locale } = await params;
    const t = await getTranslations({ locale, namespace: "site" });
    return pageMetadata(locale, path, { title: t(`${name}.title`), description: t(`${name}.description`) });
  };
}
