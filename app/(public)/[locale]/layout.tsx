import type { Metadata } from "next";
import { FixedDocument } from "@/components/shell/fixed-document";
import { type PublicLayoutProps, readLocale } from "@/components/site/public-layout";
import { siteName } from "@/components/site/share-image";
import { locales } from "@/db/enums";
import { appUrl } from "@/lib/core/env";

export const metadata: Metadata = {
  metadataBase: new URL(appUrl()),
  title: { default: siteName, template: `%s · ${siteName}` },
};

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }));
}

/** Reads nothing from the request, so that everything below can be prerendered. */
export default async function PublicLayout({ children, params }: PublicLayoutProps) {
  const locale = await readLocale(params);
  return <FixedDocument locale={locale}>{children}</FixedDocument>;
}
