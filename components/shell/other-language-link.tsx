"use client";

import { usePathname } from "next/navigation";
import { writeCookie } from "@/components/shell/write-cookie";
import { type Locale, languageNames, localeCookie, otherLocale } from "@/lib/core/i18n/locales";
import { localizedPath, pathOfUrl } from "@/lib/core/i18n/localized-paths";

export function OtherLanguageLink({ locale }: { locale: Locale }) {
  const path = pathOfUrl(usePathname());
  const other = otherLocale(locale);
  return (
    <a
      href={localizedPath(other, path)}
      hrefLang={other}
      lang={other}
      onClick={() => writeCookie(localeCookie, other)}
      className="inline-flex min-h-11 items-center rounded-control px-3 text-sm transition-colors hover:bg-wash"
    >
      {languageNames[other]}
    </a>
  );
}
