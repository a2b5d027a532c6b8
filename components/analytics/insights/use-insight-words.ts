import { useFormatter, useTranslations } from "next-intl";

/** “BUT Informatique · 2e année”; a sentence for students without. */
export function useClassTitle() {
  const t = useTranslations("school-analytics");
  return ({ programme, year }: { programme: string | null; year: number | null }) =>
    [programme, year !== null && t("yearOf", { year })].filter(Boolean).join(" · ") || t("noClass");
}

/** Formats a day (YYYY-MM-DD) by the locale, not by its region as `useDay` does; short, it has no year. */
export function useInsightDay() {
  const format = useFormatter();
  return (day: string, isShort = false) =>
    format.dateTime(new Date(`${day}T12:00:00Z`), {
      day: "numeric",
      month: "short",
      ...(!isShort && { year: "numeric" }),
    });
}

export function useHiddenGroups(kind: "classes" | "companies", count: number): string | null {
  const t = useTranslations("school-analytics.hidden");
  return count > 0 ? t(kind, { count }) : null;
}
