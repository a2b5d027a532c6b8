"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useDecisionsDue } from "@/components/applications/use-decisions-due";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { FilterLink } from "@/components/ui/filter-link";
import { LoadError } from "@/components/ui/load-error";
import { Pagination } from "@/components/ui/pagination";
import { useOpening } from "@/components/ui/use-opening";
import { type JobStatus, jobStatuses } from "@/db/enums";
import type { DecisionsDue } from "@/lib/applications/schemas";
import { buildHref } from "@/lib/core/http/search-params";
import type { CompanyJobsQuery } from "@/lib/jobs/contract";
import type { Job } from "@/lib/jobs/schemas";
import { companyPaths } from "@/lib/routes";
import { CompanyJobCard } from "./company-job-card";
import { DeleteJobDialog } from "./delete-job-dialog";
import { JobEditor } from "./job-editor";
import { useCompanyJobs } from "./use-company-jobs";
import type { JobsPage } from "./use-jobs";

type Props = {
  query: CompanyJobsQuery;
  initialPage: JobsPage;
  initialDue: DecisionsDue[];
  canWrite: boolean;
};

export function CompanyJobs({ query, initialPage, initialDue, canWrite }: Props) {
  const { page, error, reload, replace, remove } = useCompanyJobs(query, initialPage);
  const { decisionsDue, refreshDecisionsDue } = useDecisionsDue(initialDue);
  const t = useTranslations("jobs");
  const [editing, edit, closeEditor] = useOpening<{ id: number; deadlineError: string | undefined }>();
  const [edited, setEdited] = useState<number>();
  const [deleting, openDeletion, closeDeletion] = useOpening<number>();
  const jobToDelete = page.data.find(({ id }) => id === deleting);
  const onChange = (job: Job) => {
    replace(job);
    void refreshDecisionsDue();
  };
  const href = (status: JobStatus | undefined, number = 1) =>
    buildHref(companyPaths.jobs, { q: query.q, status, page: number });
  return (
    <div className="grid gap-5">
      <StatusLinks status={query.status} href={href} />
      {error && <LoadError error={error} errorText={t("failed.list")} retry={reload} />}
      {page.total === 0 && <NoJobs query={query} canWrite={canWrite} />}
      <div className="grid gap-4 lg:grid-cols-2 min-[88rem]:grid-cols-3">
        {page.data.map((job) =>
          job.id === editing?.id ? (
            <JobEditor
              key={job.id}
              job={job}
              deadlineError={editing.deadlineError}
              onSaved={onChange}
              onOutdated={reload}
              onClose={() => {
                closeEditor();
                setEdited(job.id);
              }}
            />
          ) : (
            <CompanyJobCard
              key={job.id}
              job={job}
              due={decisionsDue.find(({ job_posting }) => job_posting.id === job.id)}
              wasEdited={job.id === edited}
              onEdit={(deadlineError) => edit({ id: job.id, deadlineError })}
              onChange={onChange}
              onOutdated={reload}
              onDelete={() => openDeletion(job.id)}
            />
          ),
        )}
      </div>
      <Pagination list={page} href={(number) => href(query.status, number)} />
      {jobToDelete && (
        <DeleteJobDialog job={jobToDelete} onClose={closeDeletion} onDeleted={() => remove(jobToDelete.id)} />
      )}
    </div>
  );
}

type LinksProps = { status: JobStatus | undefined; href: (status: JobStatus | undefined) => string };

function StatusLinks({ status, href }: LinksProps) {
  const t = useTranslations("jobs");
  return (
    <nav aria-label={t("company.filter")} className="flex flex-wrap gap-2">
      {[undefined, ...jobStatuses].map((value) => (
        <FilterLink key={value ?? "all"} href={href(value)} isCurrent={value === status}>
          {value ? t(`company.filters.${value}`) : t("company.all")}
        </FilterLink>
      ))}
    </nav>
  );
}

function NoJobs({ query, canWrite }: Pick<Props, "query" | "canWrite">) {
  const t = useTranslations("jobs.company");
  if (query.q) return <EmptyState illustration="nothing-found" title={t("noMatch")} />;
  if (query.status) return <EmptyState illustration="nothing-found" title={t("noneTitle")} />;
  return (
    <EmptyState illustration="empty-bench" title={t("emptyTitle")} text={t("emptyText")}>
      {canWrite && <ButtonLink href={companyPaths.createJob}>{t("create")}</ButtonLink>}
    </EmptyState>
  );
}
