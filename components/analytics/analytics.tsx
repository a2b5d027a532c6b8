"use client";

import { useFormatter, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { FigureCard } from "@/components/ui/figure-card";
import { RefreshCw } from "@/components/ui/icons";
import { LoadError } from "@/components/ui/load-error";
import { PageHeading } from "@/components/ui/page-heading";
import { useEndpoint } from "@/components/ui/use-endpoint";
import { getRecruitmentAnalytics } from "@/lib/analytics/contract";
import type { Analytics as Figures } from "@/lib/analytics/queries";
import { companyPaths } from "@/lib/routes";
import { ApplicationsPerJob } from "./applications-per-job";
import { ByStatus } from "./by-status";
import { JobsTable } from "./jobs-table";
import { useMeasureFormat } from "./use-measures";

export function Analytics({ initialData, canWrite }: { initialData: Figures; canWrite: boolean }) {
  const t = useTranslations("analytics");
  const { figures, error, isLoading, refresh } = useAnalytics(initialData);
  return (
    <div className="grid min-w-0 gap-6">
      <PageHeading title={t("title")}>
        <Button variant="secondary" size="small" isBusy={isLoading} onClick={refresh}>
          <RefreshCw />
          {t("refresh")}
        </Button>
      </PageHeading>
      <p aria-live="polite" className="text-muted text-sm empty:sr-only">
        {isLoading ? t("loading") : ""}
      </p>
      {Boolean(error) && (
        <LoadError error={error} errorText={t("failed")} retry={refresh} className={errorStyle} />
      )}
      {figures.total_job_postings === 0 ? <NoData canWrite={canWrite} /> : <Screen figures={figures} />}
    </div>
  );
}

function Screen({ figures }: { figures: Figures }) {
  return (
    <>
      <FigureCards figures={figures} />
      <div className="grid gap-6 lg:grid-cols-2">
        <ByStatus counts={figures.applications_by_status} total={figures.total_applications} />
        <ApplicationsPerJob jobs={figures.applications_per_job_posting} />
      </div>
      <JobsTable jobs={figures.applications_per_job_posting} total={figures.total_job_postings} />
    </>
  );
}

function NoData({ canWrite }: { canWrite: boolean }) {
  const t = useTranslations("analytics.empty");
  return (
    <Card>
      <EmptyState illustration="empty-bench" title={t("title")} text={t("text")}>
        {canWrite && <ButtonLink href={companyPaths.createJob}>{t("create")}</ButtonLink>}
      </EmptyState>
    </Card>
  );
}

/** The figures are revalidated on demand only. */
function useAnalytics(initialData: Figures) {
  const { data, error, isValidating, mutate } = useEndpoint(
    getRecruitmentAnalytics,
    {},
    { fallbackData: initialData, revalidateOnReconnect: false, shouldRetryOnError: false },
  );
  return {
    figures: data ?? initialData,
    error: isValidating ? undefined : error,
    isLoading: isValidating,
    refresh: () => void mutate(),
  };
}

const errorStyle = "justify-between rounded-card border border-danger bg-danger-soft px-4 py-3";

function FigureCards({ figures }: { figures: Figures }) {
  const t = useTranslations("analytics.figures");
  const format = useFormatter();
  const measures = useMeasureFormat();
  const shown = [
    { name: "jobs", value: format.number(figures.total_job_postings) },
    { name: "applications", value: format.number(figures.total_applications) },
    { name: "views", value: format.number(figures.views) },
    { name: "conversion", value: measures.share(figures.conversion) },
    { name: "answer", value: measures.duration(figures.hours_to_first_answer) },
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-3 large-text:grid-cols-1 lg:grid-cols-5">
      {shown.map(({ name, value }) => (
        <FigureCard
          key={name}
          name={t(name)}
          meaning={t(`${name}Meaning`)}
          className="max-lg:last:col-span-full"
        >
          {value}
        </FigureCard>
      ))}
    </dl>
  );
}
