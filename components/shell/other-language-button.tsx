"use client";

import { useLocale } from "next-intl";
import { Button } from "@/components/ui/button";
import { languageNames, otherLocale } from "@/lib/core/i18n/locales";
import { useSwitchLocale } from "./use-switch-locale";

/** Switches the language of pages for signed-in users, which have one URL for both languages. */
export function OtherLanguageButton() {
  const switchLocale = useSwitchLocale();
  const other = otherLocale(useLocale());
  return (
    <Button variant="quiet" size="small" lang={other} onClick={() => switchLocale(other)}>
      {languageNames[other]}
    </Button>
  );
}
