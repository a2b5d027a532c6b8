"use client";

import { useTranslations } from "next-intl";
import { EmptyBench } from "@/components/ui/art/empty-bench";
import { NothingFound } from "@/components/ui/art/nothing-found";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Pagination } from "@/components/ui/pagination";
import { type StudentSearchParams, studentApplicationsHref } from "@/lib/applications/student-search-params";
import { studentPaths } from "@/lib/routes";
import { MyApplication } from "./my-application";
import { StatusLinks } from "./status-links";
import { type ApplicationsPage, useApplications } from "./use-applications";

type Props = { viewerId: number; params: StudentSearchParams; first: ApplicationsPage };

export function MyApplications({ viewerId, params, first }: Props) {
  const t = useTranslations("applications.mine");
  const { page } = useApplications(viewerId, { ...params, per_page: 20 }, first);
  const any = Object.values(page.counts).some((count) => count > 0);
  if (!any)
    return (
      <EmptyState art={<EmptyBench />} title={t("emptyTitle")} text={t("emptyText")}>
        <ButtonLink href={studentPaths.jobs}>{t("find")}</ButtonLink>
      </EmptyState>
    );
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      <StatusLinks
        counts={page.counts}
        selected={params.status}
        href={(status) => studentApplicationsHref({ ...params, status, page: 1 })}
      />
      {page.data.length === 0 && (
        <EmptyState art={<NothingFound />} title={t("none")}>
          <ButtonLink variant="secondary" href={studentPaths.applications}>
            {t("all")}
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
