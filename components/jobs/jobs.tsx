"use client";

import { useTranslations } from "next-intl";
import { type MouseEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { hasModifier } from "@/components/ui/has-modifier";
import { LoadError } from "@/components/ui/load-error";
import { isBeyondEnd, Pagination } from "@/components/ui/pagination";
import { ShallowLink } from "@/components/ui/shallow-link";
import { Skeleton } from "@/components/ui/skeleton";
import { maxMatches } from "@/lib/jobs/constants";
import { isDurationReversed } from "@/lib/jobs/durations";
import type { Job } from "@/lib/jobs/schemas";
import { hasFilters, jobSearchHref } from "@/lib/jobs/search-href";
import type { JobSearchParams } from "@/lib/jobs/search-params";
import { JobCard } from "./job-card";
import { JobFilters } from "./job-filters";
import { JobPanel } from "./job-panel";
import { SaveSearch } from "./save-search";
import { useJobSearchParams } from "./use-job-search-params";
import { type JobsPage, useJobs } from "./use-jobs";

type Props = { initial: { params: JobSearchParams; page: JobsPage }; initialJob: Job | null };

export function Jobs({ initial, initialJob }: Props) {
  const t = useTranslations("jobs");
  const { params, selectedId, filter, open, clear } = useJobSearchParams(initial.params);
  const list = useJobs(initial, params);
  const [clears, setClears] = useState(0);
  function clearAll() {
    setClears(clears + 1);
    void clear();
  }
  const { data: jobs, total } = list.page;
  const selectedJob =
    jobs.find(({ id }) => id === selectedId) ?? (selectedId === initialJob?.id ? initialJob : undefined);
  const displayedJob = selectedJob ?? (selectedId === undefined ? jobs[0] : undefined);
  const isLoadingAll = list.isLoading && jobs.length === 0;
  const isEmpty = !list.error && !list.isLoading && jobs.length === 0;
  return (
    <div className="grid gap-3">
      {/* The new key drops what was typed and waits to be sent. */}
      <JobFilters key={clears} params={params} onFilterChange={filter} />
      <ResultsBar total={total} params={params} onClear={clearAll} />
      {list.error && (
        <LoadError
          error={list.error}
          errorText={t("failed.list")}
          retry={list.retry}
          className="card justify-between card-padding"
        />
      )}
      <p role="status" className="sr-only">
        {isLoadingAll && t("board.loading")}
      </p>
      {isLoadingAll && <JobsSkeleton />}
      {isEmpty && <NoJobs isFiltered={hasFilters(params)} list={list.page} params={params} />}
      {!list.error && jobs.length > 0 && (
        <div className="grid items-start gap-5 min-[75rem]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <section
            aria-label={t("board.results")}
            aria-busy={list.isLoading}
            className="grid min-w-0 grid-cols-1 gap-4 aria-busy:opacity-60"
          >
            {jobs.map((job) => (
              <JobCard
                key={job.id}
                job={job}
                isSelected={job.id === displayedJob?.id}
                onOpen={(event) => openInPanel(event, () => open(job.id))}
                onChange={(change) => list.change(job.id, change)}
              />
            ))}
            <JobPages list={list.page} params={params} />
          </section>
          <JobPanel id={selectedId} initialJob={displayedJob} onChange={list.change} />
        </div>
      )}
    </div>
  );
}

type ResultsBarProps = { total: number; params: JobSearchParams; onClear: () => void };

function ResultsBar({ total, params, onClear }: ResultsBarProps) {
  const t = useTranslations("jobs.board");
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <p aria-live="polite" className="text-muted text-sm">
        {t(total >= maxMatches ? "countAboveMax" : "count", { count: total })}
      </p>
      {hasFilters(params) && (
        <div className="flex flex-wrap items-center gap-2">
          <Button variant="quiet" size="small" onClick={onClear}>
            {t("clear")}
          </Button>
          {!isDurationReversed(params) && <SaveSearch params={params} />}
        </div>
      )}
    </div>
  );
}

/** Opens the job in the panel. On screens too narrow for it, the link leads to the job's own page. */
function openInPanel(event: MouseEvent, open: () => void) {
  if (hasModifier(event) || !matchMedia("(min-width: 75rem)").matches) return;
  event.preventDefault();
  open();
}

function JobPages({ list, params }: { list: JobsPage; params: JobSearchParams }) {
  return <Pagination list={list} href={(page) => jobSearchHref({ ...params, page })} as={ShallowLink} />;
}

function NoJobs({ isFiltered, ...pages }: { isFiltered: boolean; list: JobsPage; params: JobSearchParams }) {
  const t = useTranslations("jobs.board");
  if (isBeyondEnd(pages.list)) return <JobPages {...pages} />;
  return (
    <EmptyState
      illustration="nothing-found"
      title={isFiltered ? t("noneTitle") : t("emptyTitle")}
      text={isFiltered ? t("noneText") : t("emptyText")}
    />
  );
}

function JobsSkeleton() {
  return (
    <div className="grid gap-4">
      {[1, 2, 3].map((index) => (
        <Card key={index} className="grid gap-3 card-padding">
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-4 w-1/3" />
          <Skeleton className="h-16" />
        </Card>
      ))}
    </div>
  );
}
