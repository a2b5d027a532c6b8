"use client";

import { useLocale } from "next-intl";
import { Button } from "@/components/ui/button";
import { languageNames, otherLocale } from "@/lib/core/i18n/locales";
import { useSwitchLocale } from "./use-switch-locale";

/** For pages that a visitor cannot read: they have no URL per language. */
export function OtherLanguageButton() {
  const switchLocale = useSwitchLocale();
  const other = otherLocale(useLocale());
  return (
    <Button variant="quiet" size="small" lang={other} onClick={() => switchLocale(other)}>
      {languageNames[other]}
    </Button>
  );
}
