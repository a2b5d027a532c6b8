"use client";

import { Settings2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { IconButton } from "@/components/ui/icon-button";
import { Popover } from "@/components/ui/popover";
import { LanguageSwitch } from "./language-switch";
import { ThemeSwitch } from "./theme-switch";

/** Language and theme, for the shells without a profile menu. */
export function Preferences() {
  const t = useTranslations("shell");
  return (
    <Popover
      label={t("preferences")}
      wide
      className="md:w-80"
      trigger={
        <IconButton label={t("preferences")}>
          <Settings2 aria-hidden="true" />
        </IconButton>
      }
    >
      <div className="grid gap-4 p-4">
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </Popover>
  );
}
