import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { cache } from "react";
import { GoneOffer } from "@/components/offers/gone-offer";
import { OfferPage } from "@/components/offers/offer-page";
import { MissingPage } from "@/components/site/missing-page";
import { missingMetadata, pageMetadata } from "@/components/site/page-metadata";
import { AppError } from "@/lib/api/errors";
import { pathId } from "@/lib/api/ids";
import { stranger } from "@/lib/auth/find-viewer";
import { answerGone, answerMissing } from "@/lib/http/request-context";
import { addressIn } from "@/lib/i18n/addresses";
import { defaultLocale, type Locale } from "@/lib/i18n/locales";
import { findOffer } from "@/lib/jobs/offer";

type Props = { params: Promise<{ locale: Locale; jobId: string }> };

const readOffer = cache(async (jobId: string) => {
  try {
    const offer = await findOffer(stranger(defaultLocale), pathId(jobId));
    if (!offer.job) answerGone();
    return offer;
  } catch (error) {
    if (!(error instanceof AppError && error.code === "not_found")) throw error;
    answerMissing();
    return null;
  }
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, jobId } = await params;
  const offer = await readOffer(jobId);
  if (!offer) return missingMetadata(locale);
  const { job } = offer;
  const t = await getTranslations({ locale, namespace: "companies.offers" });
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
    return <MissingPage way={{ href: addressIn(locale, "/offre"), label: t("offers") }} />;
  }
  const { job, similar } = offer;
  return job ? <OfferPage job={job} similar={similar} /> : <GoneOffer similar={similar} />;
}
