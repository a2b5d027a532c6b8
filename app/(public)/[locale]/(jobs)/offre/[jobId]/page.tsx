import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { cache } from "react";
import { ClosedJob } from "@/components/jobs/public/closed-job";
import { PublicJobPage } from "@/components/jobs/public/public-job-page";
import { NotFoundPage } from "@/components/site/not-found-page";
import { notFoundMetadata, pageMetadata } from "@/components/site/page-metadata";
import { parsePathId } from "@/lib/core/api/params";
import { anonymousViewer } from "@/lib/core/auth/find-viewer";
import { AppError } from "@/lib/core/errors/app-error";
import { setGoneStatus, setNotFoundStatus } from "@/lib/core/http/request-context";
import { defaultLocale, type Locale } from "@/lib/core/i18n/locales";
import { localizedPath } from "@/lib/core/i18n/localized-paths";
import { findPublicJob } from "@/lib/jobs/public-job";

type Props = { params: Promise<{ locale: Locale; jobId: string }> };

const readOffer = cache(async (jobId: string) => {
  try {
    const offer = await findPublicJob(anonymousViewer(defaultLocale), parsePathId(jobId));
    if (!offer.job) setGoneStatus();
    return offer;
  } catch (error) {
    if (!(error instanceof AppError && error.code === "not_found")) throw error;
    setNotFoundStatus();
    return null;
  }
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, jobId } = await params;
  const offer = await readOffer(jobId);
  if (!offer) return notFoundMetadata(locale);
  const { job } = offer;
  const t = await getTranslations({ locale, namespace: "public-jobs" });
  if (!job) return { title: t("goneTitle"), robots: { index: false } };
  return pageMetadata(locale, `/offre/${job.id}`, {
    title: `${job.title} · ${job.company_name}`,
    description: job.description.replace(/\s+/g, " ").slice(0, 160),
  });
}

export default async function OfferDetailPage({ params }: Props) {
  const { locale, jobId } = await params;
  setRequestLocale(locale);
  const offer = await readOffer(jobId);
  if (!offer) {
    const t = await getTranslations({ locale, namespace: "site.nav" });
    return <NotFoundPage way={{ href: localizedPath(locale, "/offre"), label: t("offers") }} />;
  }
  const { job, similar } = offer;
  return job ? <PublicJobPage job={job} similar={similar} /> : <ClosedJob similar={similar} />;
}
