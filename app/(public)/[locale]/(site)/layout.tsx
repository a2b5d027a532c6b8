import { setRequestLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { SiteFooter } from "@/components/site/site-footer";
import { SiteHeader } from "@/components/site/site-header";
import type { Locale } from "@/lib/core/i18n/locales";

/** Any other first segment is no locale. */
export const dynamicParams = false;

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

/** Layouts are rendered in parallel: each sets the locale. */
export default async function SiteLayout({ children, params }: Props) {
  setRequestLocale((await params).locale as Locale);
  return (
    <>
      <SiteHeader />
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <SiteFooter />
    </>
  );
}
