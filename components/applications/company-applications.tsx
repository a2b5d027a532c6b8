"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { EmptyBench } from "@/components/ui/art/empty-bench";
import { EmptyState } from "@/components/ui/empty-state";
import { Pagination } from "@/components/ui/pagination";
import {
  type CompanySearchParams,
  companyApplicationsHref,
  toCompanyQuery,
} from "@/lib/applications/company-search-params";
import type { ApplicationStatus } from "@/lib/applications/constants";
import type { Application } from "@/lib/applications/schemas";
import { ApplicationPanel } from "./application-panel";
import { ApplicationsBoard } from "./applications-board";
import { ApplicationsList } from "./applications-list";
import { ApplicationsToolbar, type JobChoice } from "./applications-toolbar";
import { BulkBar } from "./bulk-bar";
import { ReviewDialog } from "./review-dialog";
import { StatusLinks } from "./status-links";
import { StatusUpdated } from "./status-updated";
import { type ApplicationsPage, useApplications } from "./use-applications";

type Props = {
  viewerId: number;
  params: CompanySearchParams;
  first: ApplicationsPage;
  jobs: JobChoice[];
  writes: boolean;
};

export type ReviewRequest = { applications: Application[]; status: ApplicationStatus };

export function CompanyApplications({ viewerId, params, first, jobs, writes }: Props) {
  const { answer, refresh } = useApplications(viewerId, toCompanyQuery(params), first);
  const [chosen, setChosen] = useState<number[]>([]);
  const [answering, setAnswering] = useState<ReviewRequest | null>(null);
  const [updated, setUpdated] = useState(0);
  const opened = Number(useSearchParams().get("application")) || undefined;
  // Only what stands beside the list changes: no new page is asked for.
  const open = (application: number | undefined) =>
    history.pushState(null, "", companyApplicationsHref({ ...params, application }));

  async function answered() {
    setAnswering(null);
    setChosen([]);
    setUpdated((times) => times + 1);
    await refresh();
  }
  const shared = { applications: answer.data, writes, onOpen: open, onAnswer: setAnswering };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ApplicationsToolbar params={params} jobs={jobs} writes={writes} />
      {params.view === "list" && (
        <StatusLinks
          counts={answer.counts}
          chosen={params.status}
          href={(status) => companyApplicationsHref({ ...params, status, page: 1, application: undefined })}
        />
      )}
      <StatusUpdated key={updated} shown={updated > 0} />
      {params.view === "board" && <ApplicationsBoard {...shared} />}
      {params.view === "list" && answer.data.length === 0 && <NoApplications params={params} />}
      {params.view === "list" && answer.data.length > 0 && (
        <ApplicationsList {...shared} chosen={chosen} onChoose={setChosen} />
      )}
      <PageLinks params={params} answer={answer} />
      <BulkBar
        applications={answer.data.filter(({ id }) => chosen.includes(id))}
        onAnswer={setAnswering}
        onClear={() => setChosen([])}
      />
      {opened && (
        <ApplicationPanel
          key={opened}
          viewerId={viewerId}
          id={opened}
          updated={updated}
          onAnswer={setAnswering}
          onClose={() => open(undefined)}
        />
      )}
      {answering && (
        <ReviewDialog answering={answering} onClose={() => setAnswering(null)} onDone={answered} />
      )}
    </div>
  );
}

function NoApplications({ params }: { params: CompanySearchParams }) {
  const t = useTranslations("applications.company");
  const narrowed = params.q || params.status || params.job_posting_id;
  return (
    <EmptyState
      art={<EmptyBench />}
      title={t(narrowed ? "noneTitle" : "emptyTitle")}
      text={t(narrowed ? "noneText" : "emptyText")}
    />
  );
}

function PageLinks({ params, answer }: { params: CompanySearchParams; answer: ApplicationsPage }) {
  const t = useTranslations("applications.company");
  return (
    <>
      {params.view === "board" && answer.last_page > 1 && (
        <p className="text-muted text-sm">
          {t("boardMore", { shown: answer.data.length, total: answer.total })}
        </p>
      )}
      <Pagination
        page={answer.current_page}
        lastPage={answer.last_page}
        total={answer.total}
        href={(page) => companyApplicationsHref({ ...params, page, application: undefined })}
      />
    </>
  );
}
