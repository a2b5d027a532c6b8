import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { cache } from "react";
import { CompanyPage } from "@/components/companies/company-page";
import { NotFoundPage } from "@/components/site/not-found-page";
import { maxDescription, notFoundMetadata, pageMetadata } from "@/components/site/page-metadata";
import { getCompany } from "@/lib/companies/queries";
import { parsePathId } from "@/lib/core/api/params";
import { anonymousViewer } from "@/lib/core/auth/find-viewer";
import { nullIfNotFound } from "@/lib/core/errors/null-if-not-found";
import { setNotFoundStatus } from "@/lib/core/http/request-context";
import { defaultLocale, type Locale } from "@/lib/core/i18n/locales";
import { truncate } from "@/lib/core/text/truncate";
import { listCompanyPublicJobs } from "@/lib/jobs/public-queries";
import { companyPath } from "@/lib/routes";

type Props = { params: Promise<{ locale: Locale; companyId: string }> };

/** The company is read once for the metadata and the page. */
const readCompany = cache(async (companyId: string) => {
  const company = await nullIfNotFound(async () =>
    getCompany(anonymousViewer(defaultLocale), parsePathId(companyId)),
  );
  if (!company) setNotFoundStatus();
  return company;
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, companyId } = await params;
  const company = await readCompany(companyId);
  if (!company) return notFoundMetadata(locale);
  const t = await getTranslations({ locale, namespace: "companies.directory" });
  const summary = truncate(company.description, maxDescription);
  return pageMetadata(locale, companyPath(company.id), {
    title: company.name,
    description: summary || t("page", { name: company.name }),
  });
}

export default async function CompanyDetailPage({ params }: Props) {
  const { locale, companyId } = await params;
  setRequestLocale(locale);
  const company = await readCompany(companyId);
  if (!company) return <NotFoundPage link="companies" />;
  return (
    <CompanyPage company={company} jobs={await listCompanyPublicJobs(anonymousViewer(locale), company.id)} />
  );
}
