import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { cache } from "react";
import { CompanyPage } from "@/components/companies/company-page";
import { MissingPage } from "@/components/site/missing-page";
import { missingMetadata, pageMetadata } from "@/components/site/page-metadata";
import { AppError } from "@/lib/api/errors";
import { pathId } from "@/lib/api/ids";
import { stranger } from "@/lib/auth/find-viewer";
import { getCompany } from "@/lib/companies/queries";
import { answerMissing } from "@/lib/http/request-context";
import { addressIn } from "@/lib/i18n/addresses";
import { defaultLocale, type Locale } from "@/lib/i18n/locales";
import { listOffersOf } from "@/lib/jobs/offers";

type Props = { params: Promise<{ locale: Locale; companyId: string }> };

const readCompany = cache(async (companyId: string) => {
  try {
    return await getCompany(stranger(defaultLocale), pathId(companyId));
  } catch (error) {
    if (!(error instanceof AppError && error.code === "not_found")) throw error;
    answerMissing();
    return null;
  }
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, companyId } = await params;
  const company = await readCompany(companyId);
  if (!company) return missingMetadata(locale);
  const t = await getTranslations({ locale, namespace: "companies.directory" });
  const told = company.description.replace(/\s+/g, " ").slice(0, 160);
  return pageMetadata(locale, `/entreprise/${company.id}`, {
    title: company.name,
    description: told || t("page", { name: company.name }),
  });
}

export default async function CompanyDetailPage({ params }: Props) {
  const { locale, companyId } = await params;
  setRequestLocale(locale);
  const company = await readCompany(companyId);
  if (!company) {
    const t = await getTranslations({ locale, namespace: "site.nav" });
    return <MissingPage way={{ href: addressIn(locale, "/entreprise"), label: t("companies") }} />;
  }
  return <CompanyPage company={company} offers={await listOffersOf(stranger(locale), company.id)} />;
}
