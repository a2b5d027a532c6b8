import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { CompanyProfile } from "@/components/companies/company-profile";
import { NoCompany } from "@/components/companies/no-company";
import { PageLayout } from "@/components/shell/page-layout";
import { findOwnCompany } from "@/lib/companies/queries";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import { companyPaths } from "@/lib/routes";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("companies"))("profile.title") };
}

export default async function CompanyPage() {
  const viewer = await requirePageViewer(["company"], companyPaths.company);
  const company = await findOwnCompany(viewer);
  return <PageLayout>{company ? <CompanyProfile company={company} /> : <NoCompany />}</PageLayout>;
}
