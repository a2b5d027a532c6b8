import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import type { ReactNode } from "react";
import type { Locale } from "@/lib/core/i18n/locales";
import { pageMetadata } from "./page-metadata";

type Props = { params: Promise<{ locale: Locale }> };
type PageName =
  | "home"
  | "about"
  | "demo"
  | "contactPage"
  | "terms"
  | "privacy"
  | "legalNotice"
  | "accessibility";

/** The `generateMetadata` of a fixed page, with the messages of `site.<name>`. */
export function siteMetadata(name: PageName, path: string) {
  return async ({ params }: Props): Promise<Metadata> => {
    const { locale } = await params;
    const t = await getTranslations({ locale, namespace: "site" });
    return pageMetadata(locale, path, { title: t(`${name}.title`), description: t(`${name}.description`) });
  };
}

/** The `generateMetadata` of the pages to which the contact form redirects without scripts. They are not indexed. */
export function outcomeMetadata(outcome: "sent" | "unsent") {
  return async ({ params }: Props): Promise<Metadata> => {
    const t = await getTranslations({ locale: (await params).locale, namespace: "site.contactPage" });
    return { title: t(`${outcome}.title`), robots: { index: false } };
  };
}

/** A prerendered page. */
export function sitePage(Content: () => ReactNode) {
  return async function SitePage({ params }: Props) {
    setRequestLocale((await params).locale);
    return <Content />;
  };
}
