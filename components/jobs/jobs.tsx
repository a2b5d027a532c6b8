"use client";

import { useTranslations } from "next-intl";
import type { MouseEvent } from "react";
import { NothingFound } from "@/components/ui/art/nothing-found";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Pagination } from "@/components/ui/pagination";
import { maxMatches } from "@/lib/jobs/constants";
import type { Job } from "@/lib/jobs/schemas";
import { hasFilters, type JobSearchParams, jobSearchHref } from "@/lib/jobs/search-params";
import { JobAction } from "./job-action";
import { JobCard } from "./job-card";
import { JobFilters } from "./job-filters";
import { JobPanel } from "./job-panel";
import { JobsSkeleton } from "./jobs-skeleton";
import { SaveButton } from "./save-button";
import { SaveSearch } from "./save-search";
import { useJobSearchParams } from "./use-job-search-params";
import { type JobsPage, useJobs } from "./use-jobs";

type Props = { first: { words: JobSearchParams; page: JobsPage }; opened: Job | null };

export function Jobs({ first, opened }: Props) {
  const t = useTranslations("jobs");
  const board = useJobs(first);
  const { chosen, narrow, choose, clear } = useJobSearchParams();
  const { data: jobs, total } = board.page;
  const beside = jobs.find(({ id }) => id === chosen) ?? (chosen === opened?.id ? opened : undefined);
  const shown = beside ?? (chosen === undefined ? jobs[0] : undefined);
  const narrowed = hasFilters(board.words);
  return (
    <div className="grid gap-3">
      <JobFilters words={board.words} onNarrow={narrow} />
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p aria-live="polite" className="text-muted text-sm">
          {total >= maxMatches ? t("board.most", { count: maxMatches }) : t("board.count", { count: total })}
        </p>
        {narrowed && (
          <div className="flex flex-wrap items-center gap-2">
            <Button variant="quiet" size="small" onClick={clear}>
              {t("board.clear")}
            </Button>
            <SaveSearch words={board.words} />
          </div>
        )}
      </div>
      {board.failed && <LoadError onRetry={board.retry} />}
      {board.loading && jobs.length === 0 && <JobsSkeleton />}
      {!board.failed && !board.loading && jobs.length === 0 && <NoJobs narrowed={narrowed} />}
      {!board.failed && jobs.length > 0 && (
        <div className="grid items-start gap-5 min-[75rem]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <section
            aria-label={t("board.results")}
            aria-busy={board.loading}
            className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 aria-busy:opacity-60"
          >
            {jobs.map((job) => (
              <JobCard
                key={job.id}
                job={job}
                chosen={job.id === shown?.id}
                onOpen={(event) => openBeside(event, () => choose(job.id))}
                save={<SaveButton job={job} onChange={(change) => board.change(job.id, change)} />}
                action={<JobAction job={job} onChange={(change) => board.change(job.id, change)} />}
              />
            ))}
            <Pagination
              page={board.page.current_page}
              lastPage={board.page.last_page}
              total={total}
              href={(page) => jobSearchHref({ ...board.words, page: String(page) })}
            />
          </section>
          <JobPanel id={chosen} known={shown} onChange={board.change} />
        </div>
      )}
    </div>
  );
}

/** A plain press where the panel has room; everything else is a link's own business. */
function openBeside(event: MouseEvent, open: () => void) {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!plain || !matchMedia("(min-width: 75rem)").matches) return;
  event.preventDefault();
  open();
}

function LoadError({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations("jobs");
  return (
    <Card role="alert" className="flex flex-wrap items-center justify-between gap-3 p-5">
      <p className="text-danger">{t("failed.list")}</p>
      <Button variant="secondary" onClick={onRetry}>
        {t("board.retry")}
      </Button>
    </Card>
  );
}

function NoJobs({ narrowed }: { narrowed: boolean }) {
  const t = useTranslations("jobs.board");
  return (
    <EmptyState
      art={<NothingFound />}
      title={narrowed ? t("noneTitle") : t("emptyTitle")}
      text={narrowed ? t("noneText") : t("emptyText")}
    />
  );
}
