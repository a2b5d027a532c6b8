import { useFormatter, useTranslations } from "next-intl";
import type { JobSearchParams } from "@/lib/jobs/search-params";
import { useDay } from "./use-day";

/** What a search looks for, as one would say it: "web · Stage · Lyon". */
export function useSearchDescription() {
  const t = useTranslations("jobs");
  const format = useFormatter();
  const day = useDay();
  return (words: JobSearchParams): string => {
    const euros = (amount: string) =>
      format.number(Number(amount), { style: "currency", currency: "EUR", maximumFractionDigits: 0 });
    const said = [
      words.q,
      words.type && t(`types.${words.type}` as "types.internship"),
      words.location,
      words.category && t(`categories.${words.category}` as "categories.design"),
      words.remote && t(`remotes.${words.remote}` as "remotes.full"),
      words.starts_after && `${t("filters.starts_after")} ${day(words.starts_after)}`,
      words.salary_min && t("salary.from", { min: euros(words.salary_min), period: "month" }),
    ].filter(Boolean);
    return said.length > 0 ? said.join(" · ") : t("searches.everything");
  };
}
