"use client";

import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { isBeyondEnd, Pagination } from "@/components/ui/pagination";
import { useServerState } from "@/components/ui/use-server-state";
import type { Job } from "@/lib/jobs/schemas";
import { studentPaths } from "@/lib/routes";
import { JobCard } from "./job-card";
import type { JobsPage } from "./use-jobs";

/** Unsaved jobs stay in the list until the viewer leaves the page, so that they can be saved again. */
export function SavedJobs({ initialPage }: { initialPage: JobsPage }) {
  const t = useTranslations("jobs.saved");
  const [jobs, setJobs] = useServerState(initialPage.data);
  const change = (id: number) => (update: (job: Job) => Job) =>
    setJobs((current) => current.map((job) => (job.id === id ? update(job) : job)));
  return (
    <section className="grid content-start gap-4">
      <h2 className="text-lg">{t("jobs")}</h2>
      {jobs.length === 0 && !isBeyondEnd(initialPage) && (
        <EmptyState heading="h3" illustration="empty-bench" title={t("jobsEmpty")} text={t("jobsHint")}>
          <ButtonLink href={studentPaths.jobs}>{t("browse")}</ButtonLink>
        </EmptyState>
      )}
      {jobs.map((job) => (
        <JobCard key={job.id} job={job} heading="h3" onChange={change(job.id)} />
      ))}
      <Pagination list={initialPage} href={(page) => `${studentPaths.savedJobs}?page=${page}`} />
    </section>
  );
}
