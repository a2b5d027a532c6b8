import { useLocale, useTranslations } from "next-intl";
import { EmptyState } from "@/components/ui/empty-state";
import { Pagination } from "@/components/ui/pagination";
import { Section } from "@/components/ui/section";
import type { ResponseOf } from "@/lib/core/api/endpoint";
import { localizedPath } from "@/lib/core/i18n/localized-paths";
import { maxMatches } from "@/lib/jobs/constants";
import type { JobsQuery, listJobs } from "@/lib/jobs/contract";
import { hasPublicFilters, publicJobsHref } from "@/lib/jobs/public-search-params";
import { PublicJobFilters } from "./public-job-filters";
import { PublicJobList } from "./public-job-list";

export function PublicJobs({ query, page }: { query: JobsQuery; page: ResponseOf<typeof listJobs> }) {
  const t = useTranslations("public-jobs");
  const locale = useLocale();
  const { total, data } = page;
  const isFiltered = hasPublicFilters(query);
  return (
    <div className="grid gap-8">
      <header className="grid max-w-post gap-2">
        <h1 className="text-3xl">{t("title")}</h1>
        <p className="text-muted">{t("lead")}</p>
      </header>
      <div className="grid items-start gap-8 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <PublicJobFilters query={query} />
        <Section
          id="jobs"
          title={total >= maxMatches ? t("countAboveMax", { count: total }) : t("count", { count: total })}
          className="grid gap-4"
        >
          {total === 0 && (
            <EmptyState
              illustration="nothing-found"
              heading="h3"
              title={t(isFiltered ? "noMatch" : "none")}
              text={t(isFiltered ? "noMatchText" : "noneText")}
            />
          )}
          <PublicJobList jobs={data} />
          <Pagination
            list={page}
            href={(number) => localizedPath(locale, publicJobsHref({ ...query, page: number }))}
          />
        </Section>
      </div>
    </div>
  );
}
