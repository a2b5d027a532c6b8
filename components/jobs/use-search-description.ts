import { useFormatter, useTranslations } from "next-intl";
import { useDay } from "@/components/ui/use-day";
import type { JobSearchValues } from "@/lib/jobs/search-params";

/** A search in one line: "web · Stage · Lyon". */
export function useSearchDescription() {
  const t = useTranslations("jobs");
  const format = useFormatter();
  const day = useDay();
  return (params: JobSearchValues): string => {
    const euros = (amount: string | number) =>
      format.number(Number(amount), { style: "currency", currency: "EUR", maximumFractionDigits: 0 });
    const parts = [
      params.q,
      params.type && t(`types.${params.type}` as "types.internship"),
      params.location,
      params.category && t(`categories.${params.category}` as "categories.design"),
      params.remote && t(`remotes.${params.remote}` as "remotes.full"),
      params.starts_after && `${t("filters.starts_after")} ${day(String(params.starts_after))}`,
      params.salary_min && t("salary.from", { min: euros(params.salary_min), period: "month" }),
    ].filter(Boolean);
    return parts.length > 0 ? parts.join(" · ") : t("searches.everything");
  };
}
