import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { cache } from "react";
import { ClosedJob } from "@/components/jobs/public/closed-job";
import { PublicJobPage } from "@/components/jobs/public/public-job-page";
import { NotFoundPage } from "@/components/site/not-found-page";
import { maxDescription, notFoundMetadata, pageMetadata } from "@/components/site/page-metadata";
import { parsePathId } from "@/lib/core/api/params";
import { anonymousViewer } from "@/lib/core/auth/find-viewer";
import { nullIfNotFound } from "@/lib/core/errors/null-if-not-found";
import { setGoneStatus, setNotFoundStatus } from "@/lib/core/http/request-context";
import { defaultLocale, type Locale } from "@/lib/core/i18n/locales";
import { truncate } from "@/lib/core/text/truncate";
import { findPublicJob } from "@/lib/jobs/public-queries";
import { jobPath } from "@/lib/routes";

type Props = { params: Promise<{ locale: Locale; jobId: string }> };

/** The job is read once for the metadata and the page. */
const readJob = cache(async (jobId: string) => {
  const result = await nullIfNotFound(async () =>
    findPublicJob(anonymousViewer(defaultLocale), parsePathId(jobId)),
  );
  if (!result) setNotFoundStatus();
  else if (!result.job) setGoneStatus();
  return result;
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, jobId } = await params;
  const result = await readJob(jobId);
  if (!result) return notFoundMetadata(locale);
  const { job } = result;
  const t = await getTranslations({ locale, namespace: "public-jobs" });
  if (!job) return { title: t("closedTitle"), robots: { index: false } };
  return pageMetadata(locale, jobPath(job.id), {
    title: `${job.title} · ${job.company_name}`,
    description: truncate(job.description, maxDescription),
  });
}

export default async function JobDetailPage({ params }: Props) {
  const { locale, jobId } = await params;
  setRequestLocale(locale);
  const result = await readJob(jobId);
  if (!result) return <NotFoundPage link="jobs" />;
  const { job, similar } = result;
  return job ? <PublicJobPage job={job} similar={similar} /> : <ClosedJob similar={similar} />;
}
