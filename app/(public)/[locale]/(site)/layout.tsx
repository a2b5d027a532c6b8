import { setRequestLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { SiteFooter } from "@/components/site/site-footer";
import { SiteHeader } from "@/components/site/site-header";
import type { Locale } from "@/lib/core/i18n/locales";

/** A first segment that is no locale is a not-found page. */
export const dynamicParams = false;

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

/** Sets the locale too, because layouts are rendered in parallel. */
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
