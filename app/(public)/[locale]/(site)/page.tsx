import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { Landing } from "@/components/site/landing";
import { pageMetadata } from "@/components/site/page-metadata";
import type { Locale } from "@/lib/core/i18n/locales";

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: "site.home" });
  return pageMetadata(locale, "/", { title: t("title"), description: t("description") });
}

export default async function LandingPage({ params }: Props) {
  setRequestLocale((await params).locale);
  return <Landing />;
}
