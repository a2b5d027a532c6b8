"use client";

import { usePathname } from "next/navigation";
import { addressIn, pathOf } from "@/lib/i18n/addresses";
import { type Locale, languageNames } from "@/lib/i18n/locales";
import { keepLocale } from "./keep-locale";

/** The same public page in the other language, at its own address. */
export function OtherLanguageLink({ locale }: { locale: Locale }) {
  const path = pathOf(usePathname());
  const other = locale === "fr" ? "en" : "fr";
  return (
    <a
      href={addressIn(other, path)}
      hrefLang={other}
      lang={other}
      onClick={() => keepLocale(other)}
      className="inline-flex min-h-11 items-center rounded-control px-3 text-sm transition-colors hover:bg-wash"
    >
      {languageNames[other]}
    </a>
  );
}
