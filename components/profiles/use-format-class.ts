import { useTranslations } from "next-intl";

type StudentClass = { programme: string | null; year: number | null };

/** “BUT Informatique · 2e année”; a sentence for students without. */
export function useFormatClass() {
  const t = useTranslations("profiles.studies");
  return ({ programme, year }: StudentClass) =>
    [programme, year !== null && t("yearOf", { year })].filter(Boolean).join(" · ") || t("noClass");
}
