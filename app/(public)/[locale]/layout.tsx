import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { setRequestLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { FixedDocument } from "@/components/shell/fixed-document";
import { siteName } from "@/components/site/share-image";
import { locales } from "@/db/enums";
import { appUrl } from "@/lib/core/env";
import { isLocale } from "@/lib/core/i18n/locales";

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

export const metadata: Metadata = {
  metadataBase: new URL(appUrl()),
  title: { default: siteName, template: `%s · ${siteName}` },
};

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }));
}

/** Reads nothing from the request, so that everything below can be prerendered. */
export default async function PublicLayout({ children, params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  return <FixedDocument locale={locale}>{children}</FixedDocument>;
}
