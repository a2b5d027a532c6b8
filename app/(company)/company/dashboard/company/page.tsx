import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { CompanyProfile } from "@/components/companies/company-profile";
import { NoCompany } from "@/components/companies/no-company";
import { Columns } from "@/components/shell/columns";
import { pageViewer } from "@/lib/auth/page-viewer";
import { findOwnCompany } from "@/lib/companies/queries";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("companies"))("profile.title") };
}

export default async function CompanyPage() {
  const viewer = await pageViewer(["company"], "/company/dashboard/company");
  const company = await findOwnCompany(viewer);
  return <Columns>{company ? <CompanyProfile company={company} /> : <NoCompany />}</Columns>;
}
