import { useTranslations } from "next-intl";
import { ThemeBar } from "./theme-bar";

export function ThemeSwitch({ hideLegend, className }: { hideLegend?: boolean; className?: string }) {
  const t = useTranslations("ui.theme");
  const labels = { label: t("label"), system: t("system"), light: t("light"), dark: t("dark") };
  return <ThemeBar labels={labels} hideLegend={hideLegend} className={className} />;
}
