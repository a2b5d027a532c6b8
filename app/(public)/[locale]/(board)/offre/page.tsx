import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { boardHref, isFiltered, readBoardQuery } from "@/components/offers/board-query";
import { OfferBoard } from "@/components/offers/offer-board";
import { pageMetadata } from "@/components/site/page-metadata";
import { stranger } from "@/lib/auth/find-viewer";
import type { Locale } from "@/lib/i18n/locales";
import { listJobs } from "@/lib/jobs/queries";

type Props = {
  params: Promise<{ locale: Locale }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { locale } = await params;
  const query = readBoardQuery(await searchParams);
  const t = await getTranslations({ locale, namespace: "companies.offers" });
  const said = pageMetadata(locale, boardHref({ page: query.page }), {
    title: t("title"),
    description: t("description"),
  });
  return isFiltered(query) ? { ...said, robots: { index: false, follow: true } } : said;
}

export default async function OffersPage({ params, searchParams }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  const query = readBoardQuery(await searchParams);
  return <OfferBoard query={query} found={await listJobs(stranger(locale), query)} />;
}
