import { useFormatter, useTranslations } from "next-intl";

export function useMeasureFormat() {
  const t = useTranslations("analytics.measures");
  const format = useFormatter();
  return {
    share: (part: number | null) =>
      part === null ? t("none") : format.number(part, { style: "percent", maximumFractionDigits: 1 }),
    duration(hours: number | null) {
      if (hours === null) return t("none");
      if (hours < 1) return t("underOneHour");
      return hours < 48
        ? t("hours", { hours: Math.round(hours) })
        : t("days", { days: Math.round(hours / 24) });
    },
  };
}
