"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSWRConfig } from "swr";
import { EmptyState } from "@/components/ui/empty-state";
import { LoadError } from "@/components/ui/load-error";
import { Pagination } from "@/components/ui/pagination";
import { pushUrl } from "@/components/ui/push-url";
import { useSelection } from "@/components/ui/selection";
import { useOpening } from "@/components/ui/use-opening";
import { companyApplicationsHref, toCompanyQuery } from "@/lib/applications/company-list";
import type { CompanySearchParams } from "@/lib/applications/company-search-params";
import type { DecisionsDue } from "@/lib/applications/schemas";
import { ApplicationPanel } from "./application-panel";
import { ApplicationsBoard } from "./applications-board";
import { ApplicationsList } from "./applications-list";
import { ApplicationsToolbar, type JobOption } from "./applications-toolbar";
import { BulkBar } from "./bulk-bar";
import { DecisionsDueList } from "./decisions-due";
import { ReviewDialog } from "./review-dialog";
import { StatusLinks } from "./status-links";
import { StatusUpdated } from "./status-updated";
import { applicationKey } from "./use-application";
import { type ApplicationsPage, useApplications } from "./use-applications";
import { useDecisionsDue } from "./use-decisions-due";
import type { ReviewRequest } from "./use-review";

type Props = {
  params: CompanySearchParams;
  initialData: ApplicationsPage;
  initialDue: DecisionsDue[];
  jobs: JobOption[];
  canWrite: boolean;
};

/** The applications to the company's jobs. What is typed in the search box stays when the list is another one. */
export function CompanyApplications({ params, initialData, initialDue, jobs, canWrite }: Props) {
  const { decisionsDue, refreshDecisionsDue } = useDecisionsDue(initialDue);
  const { application: _, ...list } = params;
  return (
    <div className="grid grid-cols-1 gap-4">
      <DecisionsDueList jobs={decisionsDue} jobId={params.job_posting_id} />
      <ApplicationsToolbar params={params} jobs={jobs} canWrite={canWrite} />
      <Applications
        key={JSON.stringify(list)}
        params={params}
        initialData={initialData}
        canWrite={canWrite}
        onReviewed={refreshDecisionsDue}
      />
    </div>
  );
}

type ApplicationsProps = Pick<Props, "params" | "initialData" | "canWrite"> & { onReviewed: () => unknown };

function Applications({ params, initialData, canWrite, onReviewed }: ApplicationsProps) {
  const { page, error, refresh } = useApplications(toCompanyQuery(params), initialData);
  const applications = page.data;
  const selection = useSelection(applications);
  const t = useTranslations("applications");
  const { mutate } = useSWRConfig();
  const [request, openReview, closeReview] = useOpening<ReviewRequest>();
  const [reviewCount, setReviewCount] = useState(0);
  const openedId = Number(useSearchParams().get("application")) || undefined;
  // Opens the application beside the list by changing only the URL, without a request for a new page.
  const open = (application: number | undefined) =>
    pushUrl(companyApplicationsHref({ ...params, application }));

  const refreshAll = () =>
    Promise.all([refresh(), onReviewed(), openedId && mutate(applicationKey(openedId))]);

  async function finishReview() {
    closeReview();
    selection.clear();
    setReviewCount((count) => count + 1);
    await refreshAll();
  }
  const shared = { applications, canWrite, onOpen: open, onReview: openReview };
  const review = { onDone: finishReview, onOutdated: refreshAll };
  return (
    <>
      {params.view === "list" && (
        <StatusLinks
          counts={page.counts}
          selected={params.status}
          href={(status) => companyApplicationsHref({ ...params, status, page: 1, application: undefined })}
        />
      )}
      {error && <LoadError error={error} errorText={t("failed.list")} retry={refresh} />}
      <StatusUpdated count={reviewCount} />
      {params.view === "board" && <ApplicationsBoard {...shared} />}
      {params.view === "list" && page.total === 0 && <NoApplications params={params} />}
      {params.view === "list" && applications.length > 0 && (
        <ApplicationsList {...shared} selection={selection} />
      )}
      <PageLinks params={params} page={page} />
      <BulkBar selection={selection} onReview={openReview} />
      {openedId && (
        <ApplicationPanel
          key={openedId}
          id={openedId}
          onReview={openReview}
          onClose={() => open(undefined)}
        />
      )}
      {request && <ReviewDialog {...review} request={request} onClose={closeReview} />}
    </>
  );
}

function NoApplications({ params }: { params: CompanySearchParams }) {
  const t = useTranslations("applications.company");
  const filtered = params.q || params.status || params.job_posting_id;
  return (
    <EmptyState
      illustration="empty-bench"
      title={t(filtered ? "noneTitle" : "emptyTitle")}
      text={t(filtered ? "noneText" : "emptyText")}
    />
  );
}

function PageLinks({ params, page }: { params: CompanySearchParams; page: ApplicationsPage }) {
  const t = useTranslations("applications.company");
  return (
    <>
      {params.view === "board" && page.last_page > 1 && (
        <p className="text-muted text-sm">{t("boardMore", { shown: page.data.length, total: page.total })}</p>
      )}
      <Pagination
        list={page}
        href={(number) => companyApplicationsHref({ ...params, page: number, application: undefined })}
      />
    </>
  );
}
