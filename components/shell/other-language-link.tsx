"use client";

import { usePathname } from "next/navigation";
import type { Locale } from "@/lib/i18n/locales";

const other = {
  fr: { locale: "en", name: "English" },
  en: { locale: "fr", name: "Français" },
} as const;

/** The same public page in the other language, at its own address. */
export function OtherLanguageLink({ locale }: { locale: Locale }) {
  const path = usePathname().replace(/^\/(en|fr)(?=\/|$)/, "");
  const { locale: target, name } = other[locale];
  return (
    <a
      href={target === "en" ? `/en${path}` : path || "/"}
      hrefLang={target}
      lang={target}
      className="inline-flex min-h-11 items-center rounded-control px-3 text-sm transition-colors hover:bg-wash"
    >
      {name}
    </a>
  );
}
