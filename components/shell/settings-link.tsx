"use client";

import { Settings } from "lucide-react";
import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import { homeOf } from "@/lib/auth/areas";
import type { Role } from "@/lib/auth/viewer";

export function SettingsLink({ area, onFollow }: { area: Role; onFollow: () => void }) {
  const t = useTranslations("shell.profile");
  return (
    <ButtonLink href={`${homeOf(area)}/settings`} variant="secondary" onClick={onFollow}>
      <Settings aria-hidden="true" />
      {t("settings")}
    </ButtonLink>
  );
}
