import { useTranslations } from "next-intl";

/** “BUT Informatique · 2e année”; a sentence for students without. */
export function useClassTitle() {
  const t = useTranslations("school-analytics");
  return ({ programme, year }: { programme: string | null; year: number | null }) =>
    [programme, year !== null && t("yearOf", { year })].filter(Boolean).join(" · ") || t("noClass");
}

export function useHiddenGroups(kind: "classes" | "companies", count: number): string | null {
  const t = useTranslations("school-analytics.hidden");
  return count > 0 ? t(kind, { count }) : null;
}
