import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button-link";
import { Settings } from "@/components/ui/icons";
import { homePath } from "@/lib/core/auth/areas";
import type { Role } from "@/lib/core/auth/viewer";

export function SettingsLink({ area, onNavigate }: { area: Role; onNavigate: () => void }) {
  const t = useTranslations("shell.profile");
  return (
    <ButtonLink href={`${homePath(area)}/settings`} variant="secondary" onClick={onNavigate}>
      <Settings />
      {t("settings")}
    </ButtonLink>
  );
}
