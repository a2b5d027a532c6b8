import { useTranslations } from "next-intl";
import { useFormatDay } from "@/components/ui/use-format-day";
import type { JobSearchValues } from "@/lib/jobs/search-params";
import { useFormatEuros } from "./use-format-salary";

/** A search in one line: "web · Stage · Lyon". */
export function useSearchDescription() {
  const t = useTranslations("jobs");
  const euros = useFormatEuros();
  const formatDay = useFormatDay();
  const describeDuration = ({ duration_min, duration_max }: JobSearchValues) => {
    const [min, max] = [Number(duration_min), Number(duration_max)];
    if (min && max)
      return min === max ? t("detail.months", { count: min }) : t("durations.range", { min, max });
    if (min) return t("durations.from", { min });
    return max ? t("durations.upTo", { max }) : undefined;
  };
  return (params: JobSearchValues): string => {
    const parts = [
      params.q,
      params.type && t(`types.${params.type}` as "types.internship"),
      params.location,
      params.category && t(`categories.${params.category}` as "categories.design"),
      params.remote && t(`remotes.${params.remote}` as "remotes.full"),
      params.level && t(`levels.${params.level}` as "levels.bac3"),
      describeDuration(params),
      params.starts_after && `${t("filters.starts_after")} ${formatDay(String(params.starts_after))}`,
      params.salary_min && t("salary.from", { min: euros(Number(params.salary_min)), period: "month" }),
    ].filter(Boolean);
    return parts.length > 0 ? parts.join(" · ") : t("searches.everything");
  };
}
