import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { buttonStyle } from "@/components/ui/button-style";
import { EmptyState } from "@/components/ui/empty-state";
import { SlidersHorizontal } from "@/components/ui/icons";
import { InputField } from "@/components/ui/input-field";
import { Pagination } from "@/components/ui/pagination";
import { Section } from "@/components/ui/section";
import type { ResponseOf } from "@/lib/core/api/endpoint";
import { localizedPath } from "@/lib/core/i18n/localized-paths";
import { jobLimits, maxMatches } from "@/lib/jobs/constants";
import type { JobsQuery, listJobs } from "@/lib/jobs/contract";
import { hasPublicFilters, publicJobsHref } from "@/lib/jobs/public-search-params";
import { publicPaths } from "@/lib/routes";
import { DurationSelect, JobAttributeSelect } from "../job-selects";
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

/** A GET form: it works without scripts, and its results have a URL. */
function PublicJobFilters({ query }: { query: JobsQuery }) {
  const t = useTranslations("public-jobs");
  const action = localizedPath(useLocale(), publicPaths.jobs);
  return (
    <form method="get" action={action} aria-label={t("form")} className="grid gap-4 print:hidden">
      <InputField
        label={t("q")}
        hint={t("qHint")}
        type="search"
        name="q"
        defaultValue={query.q}
        maxLength={jobLimits.query}
      />
      <MoreFilters query={query} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit">{t("search")}</Button>
        {hasPublicFilters(query) && (
          <a href={action} className={buttonStyle("quiet", "medium")}>
            {t("clear")}
          </a>
        )}
      </div>
    </form>
  );
}

/** Folded on phones, so that the first jobs are in sight. */
function MoreFilters({ query }: { query: JobsQuery }) {
  const t = useTranslations("public-jobs");
  const { location, type, category, remote, level, duration_min, duration_max } = query;
  const folded = [location, type, category, remote, level, duration_min, duration_max];
  return (
    <details open={folded.some(Boolean)} className={detailsStyle}>
      <summary className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent text-sm">
        <SlidersHorizontal className="size-4" />
        {t("more")}
      </summary>
      <div className="grid grid-cols-2 large-text:grid-cols-1 max-[22rem]:grid-cols-1 gap-4 *:min-w-0 md:grid-cols-4 lg:grid-cols-1">
        <InputField
          label={t("location")}
          name="location"
          defaultValue={location}
          maxLength={jobLimits.location}
        />
        <JobAttributeSelect name="type" defaultValue={type} />
        <JobAttributeSelect name="category" defaultValue={category} />
        <JobAttributeSelect name="remote" defaultValue={remote} />
        <JobAttributeSelect
          name="level"
          defaultValue={level}
          className="col-span-2 large-text:col-span-1 max-[22rem]:col-span-1 lg:col-span-1"
        />
        <DurationSelect name="duration_min" range={query} defaultValue={duration_min} />
        <DurationSelect name="duration_max" range={query} defaultValue={duration_max} />
      </div>
    </details>
  );
}

/** Always unfolded beside the jobs, where the browser can do that. */
const detailsStyle =
  "lg:[&::details-content]:[content-visibility:visible] " +
  "supports-[selector(::details-content)]:lg:[&>summary]:hidden";
