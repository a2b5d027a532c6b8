import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { PublicJobs } from "@/components/jobs/public/public-jobs";
import { pageMetadata } from "@/components/site/page-metadata";
import { anonymousViewer } from "@/lib/core/auth/find-viewer";
import type { Locale } from "@/lib/core/i18n/locales";
import { isFiltered, parsePublicJobsQuery, publicJobsHref } from "@/lib/jobs/public-search-params";
import { listJobs } from "@/lib/jobs/queries";

type Props = {
  params: Promise<{ locale: Locale }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { locale } = await params;
  const query = parsePublicJobsQuery(await searchParams);
  const t = await getTranslations({ locale, namespace: "public-jobs" });
  const said = pageMetadata(locale, publicJobsHref({ page: query.page }), {
    title: t("title"),
    description: t("description"),
  });
  return isFiltered(query) ? { ...said, robots: { index: false, follow: true } } : said;
}

export default async function OffersPage({ params, searchParams }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  const query = parsePublicJobsQuery(await searchParams);
  return <PublicJobs query={query} found={await listJobs(anonymousViewer(locale), query)} />;
}
