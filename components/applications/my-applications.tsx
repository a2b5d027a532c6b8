"use client";

import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { BellRing } from "@/components/ui/icons";
import { joinFacts } from "@/components/ui/join-facts";
import { Link } from "@/components/ui/link";
import { LoadError } from "@/components/ui/load-error";
import { Pagination } from "@/components/ui/pagination";
import { RelativeTime } from "@/components/ui/relative-time";
import type { Application } from "@/lib/applications/schemas";
import { studentApplicationsHref } from "@/lib/applications/student-href";
import type { StudentSearchParams } from "@/lib/applications/student-search-params";
import { studentPaths } from "@/lib/routes";
import { StatusBadge } from "./status-badge";
import { StatusLinks } from "./status-links";
import { type ApplicationsPage, useApplications } from "./use-applications";

type Props = { params: StudentSearchParams; initialData: ApplicationsPage };

export function MyApplications({ params, initialData }: Props) {
  const t = useTranslations("applications");
  const { page, error, refresh } = useApplications({ ...params, per_page: 20 }, initialData);
  const hasAny = Object.values(page.counts).some((count) => count > 0);
  if (!hasAny)
    return (
      <EmptyState illustration="empty-bench" title={t("mine.emptyTitle")} text={t("mine.emptyText")}>
        <ButtonLink href={studentPaths.jobs}>{t("mine.find")}</ButtonLink>
      </EmptyState>
    );
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      <StatusLinks
        counts={page.counts}
        selected={params.status}
        href={(status) => studentApplicationsHref({ ...params, status, page: 1 })}
      />
      {error && <LoadError error={error} errorText={t("failed.list")} retry={refresh} />}
      {page.total === 0 && (
        <EmptyState illustration="nothing-found" title={t("mine.none")}>
          <ButtonLink variant="secondary" href={studentPaths.applications}>
            {t("mine.all")}
          </ButtonLink>
        </EmptyState>
      )}
      <ul className="grid gap-3">
        {page.data.map((application) => (
          <li key={application.id}>
            <MyApplication application={application} />
          </li>
        ))}
      </ul>
      <Pagination list={page} href={(number) => studentApplicationsHref({ ...params, page: number })} />
    </div>
  );
}

/** A card that is a link as a whole. */
function MyApplication({ application }: { application: Application }) {
  const t = useTranslations("applications.mine");
  const { job_posting: job, created_at, withdrawn_at, status, can_follow_up } = application;
  return (
    <Card as="article" className="relative grid gap-2 card-padding transition-colors hover:border-edge">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 className="text-lg">
            <Link
              href={`${studentPaths.applications}/${application.id}`}
              className="after:absolute after:inset-0 after:rounded-card"
            >
              {job.title}
            </Link>
          </h2>
          <p className="text-muted text-sm">{joinFacts([job.company_name, job.location])}</p>
        </div>
        <StatusBadge status={withdrawn_at ? "withdrawn" : status} />
      </div>
      <p className="text-muted text-sm">
        {t("sent")} <RelativeTime date={created_at} kind="chat" />
        {job.is_deleted && ` · ${t("deleted")}`}
      </p>
      {can_follow_up && (
        <p className="flex items-center gap-1.5 text-sm">
          <BellRing className="size-4 text-alert" />
          {t("mayFollowUp")}
        </p>
      )}
    </Card>
  );
}
