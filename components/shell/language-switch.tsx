import { useLocale, useTranslations } from "next-intl";
import { RadioGroup } from "@/components/ui/radio-group";
import { locales } from "@/db/enums";
import { languageNames } from "@/lib/core/i18n/locales";
import { useSwitchLocale } from "./use-switch-locale";

export function LanguageSwitch() {
  const t = useTranslations("shell.language");
  const switchLocale = useSwitchLocale();
  return (
    <RadioGroup
      variant="bar"
      legend={t("label")}
      name="locale"
      value={useLocale()}
      onChange={switchLocale}
      options={locales.map((value) => ({ value, label: languageNames[value] }))}
    />
  );
}
