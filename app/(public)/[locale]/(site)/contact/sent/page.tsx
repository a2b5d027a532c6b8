import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { ContactSent } from "@/components/site/contact-outcome";
import type { Locale } from "@/lib/core/i18n/locales";

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "site.contactPage" });
  return { title: t("sent.title"), robots: { index: false } };
}

export default async function ContactSentPage({ params }: Props) {
  setRequestLocale((await params).locale);
  return <ContactSent />;
}
