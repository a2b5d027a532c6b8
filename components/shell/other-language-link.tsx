"use client";

import { usePathname } from "next/navigation";
import { type Locale, languageNames } from "@/lib/core/i18n/locales";
import { localizedPath, pathOfUrl } from "@/lib/core/i18n/localized-paths";
import { storeLocale } from "./store-locale";

export function OtherLanguageLink({ locale }: { locale: Locale }) {
  const path = pathOfUrl(usePathname());
  const other = locale === "fr" ? "en" : "fr";
  return (
    <a
      href={localizedPath(other, path)}
      hrefLang={other}
      lang={other}
      onClick={() => storeLocale(other)}
      className="inline-flex min-h-11 items-center rounded-control px-3 text-sm transition-colors hover:bg-wash"
    >
      {languageNames[other]}
    </a>
  );
}
