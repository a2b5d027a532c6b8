"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { Suspense } from "react";
import { writeCookie } from "@/components/shell/write-cookie";
import { type Locale, languageNames, localeCookie, otherLocale } from "@/lib/core/i18n/locales";
import { localizedPath, pathOfUrl } from "@/lib/core/i18n/localized-paths";

type Props = { locale: Locale };

export function OtherLanguageLink({ locale }: Props) {
  return (
    // Prerendered pages know no query.
    <Suspense fallback={<LanguageLink locale={locale} query="" />}>
      <LinkWithQuery locale={locale} />
    </Suspense>
  );
}

function LinkWithQuery({ locale }: Props) {
  const search = useSearchParams();
  return <LanguageLink locale={locale} query={search.size > 0 ? `?${search}` : ""} />;
}

function LanguageLink({ locale, query }: Props & { query: string }) {
  const path = pathOfUrl(usePathname());
  const other = otherLocale(locale);
  return (
    <a
      href={localizedPath(other, path) + query}
      hrefLang={other}
      lang={other}
      onClick={() => writeCookie(localeCookie, other)}
      className="inline-flex min-h-11 items-center rounded-control px-3 text-sm transition-colors hover:bg-wash"
    >
      {languageNames[other]}
    </a>
  );
}
