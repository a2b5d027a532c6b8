import { notFound } from "next/navigation";
import { setRequestLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { SiteFooter } from "@/components/site/site-footer";
import { SiteHeader } from "@/components/site/site-header";
import { isLocale } from "@/lib/core/i18n/locales";

/** The pages below are rendered per request, or read from the server's page cache; they are the same for everyone. */
export const dynamic = "force-dynamic";

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

export default async function BoardLayout({ children, params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  return (
    <>
      <SiteHeader />
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto max-w-page px-4 py-10 outline-none md:px-6 md:py-14"
      >
        {children}
      </main>
      <SiteFooter />
    </>
  );
}
