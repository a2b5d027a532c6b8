import { CompanyProfile } from "@/components/companies/company-profile";
import { NoCompany } from "@/components/companies/no-company";
import { PageLayout } from "@/components/shell/page-layout";
import { pageTitle } from "@/components/shell/page-title";
import { findOwnCompany } from "@/lib/companies/queries";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import { companyPaths } from "@/lib/routes";

export const generateMetadata = pageTitle("companies.profile.title");

export default async function CompanyPage() {
  const viewer = await requirePageViewer(["company"], companyPaths.company);
  const company = await findOwnCompany(viewer);
  if (!company) return <NoCompany />;
  return (
    <PageLayout>
      <CompanyProfile company={company} />
    </PageLayout>
  );
}
