import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { PublicJobs } from "@/components/jobs/public/public-jobs";
import { notIndexed, pageMetadata } from "@/components/site/page-metadata";
import { anonymousViewer } from "@/lib/core/auth/find-viewer";
import type { SearchProps } from "@/lib/core/http/search-params";
import type { Locale } from "@/lib/core/i18n/locales";
import type { JobsQuery } from "@/lib/jobs/contract";
import { hasPublicFilters, parsePublicJobsQuery, publicJobsHref } from "@/lib/jobs/public-search-params";
import { listJobs } from "@/lib/jobs/queries";

type Props = SearchProps & { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { locale } = await params;
  const query = parsePublicJobsQuery(await searchParams);
  const t = await getTranslations({ locale, namespace: "public-jobs" });
  // The canonical URL has no filters, because filtered lists are parts of one list.
  const metadata = pageMetadata(locale, publicJobsHref({ page: query.page }), {
    title: t("title"),
    description: t("description"),
  });
  return hasPublicFilters(query) || (await isBeyondEnd(locale, query)) ? notIndexed(metadata) : metadata;
}

export default async function PublicJobsPage({ params, searchParams }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  const query = parsePublicJobsQuery(await searchParams);
  return <PublicJobs query={query} page={await readPage(locale, query)} />;
}

async function isBeyondEnd(locale: Locale, query: JobsQuery): Promise<boolean> {
  return query.page > 1 && (await readPage(locale, query)).data.length === 0;
}

function readPage(locale: Locale, query: JobsQuery) {
  return listJobs(anonymousViewer(locale), query);
}
