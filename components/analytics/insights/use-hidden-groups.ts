import { useTranslations } from "next-intl";

export function useHiddenGroups(kind: "classes" | "companies", count: number): string | null {
  const t = useTranslations("school-analytics.hidden");
  return count > 0 ? t(kind, { count }) : null;
}
