import { Analytics } from "@/components/analytics/analytics";
import { NoCompany } from "@/components/companies/no-company";
import { PageLayout } from "@/components/shell/page-layout";
import { pageTitle } from "@/components/shell/page-title";
import { getRecruitmentAnalytics } from "@/lib/analytics/queries";
import { findOwnCompany } from "@/lib/companies/queries";
import { canWriteForCompany } from "@/lib/companies/roles";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import { companyPaths } from "@/lib/routes";

export const generateMetadata = pageTitle("analytics.title");

export default async function RecruitmentAnalytics() {
  const viewer = await requirePageViewer(["company"], companyPaths.analytics);
  const [initialData, company] = await Promise.all([getRecruitmentAnalytics(viewer), findOwnCompany(viewer)]);
  if (!company) return <NoCompany />;
  return (
    <PageLayout wide>
      <Analytics initialData={initialData} canWrite={canWriteForCompany(company)} />
    </PageLayout>
  );
}
