import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { Terms } from "@/components/site/documents";
import { pageMetadata } from "@/components/site/page-metadata";
import type { Locale } from "@/lib/core/i18n/locales";

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: "site.terms" });
  return pageMetadata(locale, "/terms", { title: t("title"), description: t("description") });
}

export default async function TermsPage({ params }: Props) {
  setRequestLocale((await params).locale);
  return <Terms />;
}
