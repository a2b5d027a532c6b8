import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { CompanyDirectory } from "@/components/companies/company-directory";
import { notIndexed, pageMetadata } from "@/components/site/page-metadata";
import { companiesQuery } from "@/lib/companies/contract";
import { listCompanies } from "@/lib/companies/queries";
import { anonymousViewer } from "@/lib/core/auth/find-viewer";
import {
  buildHref,
  parseSearchParams,
  type SearchParams,
  type SearchProps,
} from "@/lib/core/http/search-params";
import type { Locale } from "@/lib/core/i18n/locales";
import { publicPaths } from "@/lib/routes";

type Props = SearchProps & { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { locale } = await params;
  const query = parseQuery(await searchParams);
  const { q, page } = query;
  const t = await getTranslations({ locale, namespace: "companies.directory" });
  const texts = { title: t("title"), description: t("description") };
  const metadata = pageMetadata(locale, buildHref(publicPaths.companies, { page }), texts);
  return q || (await isBeyondEnd(locale, query)) ? notIndexed(metadata) : metadata;
}

export default async function CompaniesPage({ params, searchParams }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  const query = parseQuery(await searchParams);
  return <CompanyDirectory q={query.q} list={await readPage(locale, query)} />;
}

async function isBeyondEnd(locale: Locale, query: ReturnType<typeof parseQuery>): Promise<boolean> {
  return query.page > 1 && (await readPage(locale, query)).data.length === 0;
}

function readPage(locale: Locale, query: ReturnType<typeof parseQuery>) {
  return listCompanies(anonymousViewer(locale), query);
}

/** The URL has no `per_page`, so that each page of the directory has one URL. */
function parseQuery({ q, page }: SearchParams) {
  return parseSearchParams(companiesQuery, { q, page });
}
