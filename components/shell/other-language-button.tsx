"use client";

import { useLocale } from "next-intl";
import { Button } from "@/components/ui/button";
import { languageNames } from "@/lib/core/i18n/locales";
import { useSwitchLocale } from "./use-switch-locale";

/** For somebody who may not read this page: the other language, named in itself. */
export function OtherLanguageButton() {
  const switchLocale = useSwitchLocale();
  const other = useLocale() === "fr" ? "en" : "fr";
  return (
    <Button variant="quiet" size="small" lang={other} onClick={() => switchLocale(other)}>
      {languageNames[other]}
    </Button>
  );
}
