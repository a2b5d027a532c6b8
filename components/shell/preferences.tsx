"use client";

import { useTranslations } from "next-intl";
import { IconButton } from "@/components/ui/icon-button";
import { Settings2 } from "@/components/ui/icons";
import { Popover } from "@/components/ui/popover";
import type { Role } from "@/lib/core/auth/viewer";
import { LanguageSwitch } from "./language-switch";
import { SettingsLink } from "./settings-link";
import { ThemeSwitch } from "./theme-switch";

export function Preferences({ area }: { area: Role }) {
  const t = useTranslations("shell");
  return (
    <Popover
      label={t("preferences")}
      className="md:w-xs"
      trigger={<IconButton label={t("preferences")} icon={<Settings2 />} />}
    >
      {(close) => (
        <div className="grid gap-4 p-4">
          <LanguageSwitch />
          <ThemeSwitch />
          <SettingsLink area={area} onNavigate={close} />
        </div>
      )}
    </Popover>
  );
}
