"use client";

import { useTranslations } from "next-intl";
import { LanguageSwitch } from "@/components/shell/language-switch";
import { ThemeSwitch } from "@/components/shell/theme-switch";
import { Section } from "./section";

export function DisplaySection() {
  const t = useTranslations("settings.display");
  return (
    <Section id="display" title={t("title")}>
      <div className="grid gap-4 md:grid-cols-2">
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </Section>
  );
}
