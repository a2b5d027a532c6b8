"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { EmptyBench } from "@/components/ui/art/empty-bench";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Pagination } from "@/components/ui/pagination";
import type { Job } from "@/lib/jobs/schemas";
import { jobsPath } from "@/lib/jobs/search-params";
import { JobAction } from "./job-action";
import { JobCard } from "./job-card";
import { SaveButton } from "./save-button";
import type { JobsPage } from "./use-jobs";

/** What one keeps for later. What is let go stays until one leaves, so that it can be taken back. */
export function SavedJobs({ first }: { first: JobsPage }) {
  const t = useTranslations("jobs.saved");
  const [jobs, setJobs] = useState(first.data);
  const change = (id: number) => (how: (job: Job) => Job) =>
    setJobs((now) => now.map((job) => (job.id === id ? how(job) : job)));
  return (
    <section className="grid content-start gap-4">
      <h2 className="text-lg">{t("jobs")}</h2>
      {jobs.length === 0 && (
        <EmptyState heading="h3" art={<EmptyBench />} title={t("jobsEmpty")} text={t("jobsHint")}>
          <ButtonLink href={jobsPath}>{t("browse")}</ButtonLink>
        </EmptyState>
      )}
      {jobs.map((job) => (
        <JobCard
          key={job.id}
          job={job}
          heading="h3"
          save={<SaveButton job={job} onChange={change(job.id)} />}
          action={<JobAction job={job} onChange={change(job.id)} />}
        />
      ))}
      <Pagination
        page={first.current_page}
        lastPage={first.last_page}
        total={first.total}
        href={(page) => `${jobsPath}/saved?page=${page}`}
      />
    </section>
  );
}
