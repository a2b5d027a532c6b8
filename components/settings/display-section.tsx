import { useTranslations } from "next-intl";
import { LanguageSwitch } from "@/components/shell/language-switch";
import { ThemeSwitch } from "@/components/shell/theme-switch";
import { SettingsSection } from "./settings-section";

export function DisplaySection() {
  const t = useTranslations("settings.display");
  return (
    <SettingsSection id="display" title={t("title")}>
      <div className="grid gap-4 lg:grid-cols-2">
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </SettingsSection>
  );
}
