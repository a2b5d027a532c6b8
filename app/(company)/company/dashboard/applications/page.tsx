import { getTranslations } from "next-intl/server";
import { CompanyApplications } from "@/components/applications/company-applications";
import { NoCompany } from "@/components/companies/no-company";
import { SuspendedNotice } from "@/components/companies/suspended-notice";
import { PageLayout } from "@/components/shell/page-layout";
import { pageTitle } from "@/components/shell/page-title";
import { toCompanyQuery } from "@/lib/applications/company-list";
import { parseCompanySearchParams } from "@/lib/applications/company-search-params";
import { listDecisionsDue } from "@/lib/applications/decisions-due";
import { listApplications } from "@/lib/applications/queries";
import { findOwnCompany } from "@/lib/companies/queries";
import { canWriteForCompany } from "@/lib/companies/roles";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import type { SearchProps } from "@/lib/core/http/search-params";
import { listJobOptions } from "@/lib/jobs/queries";
import { companyPaths } from "@/lib/routes";

export const generateMetadata = pageTitle("applications.company.title");

export default async function CompanyApplicationsPage({ searchParams }: SearchProps) {
  const viewer = await requirePageViewer(["company"], companyPaths.applications);
  const params = parseCompanySearchParams(await searchParams);
  const [t, initialData, initialDue, jobs, company] = await Promise.all([
    getTranslations("applications.company"),
    listApplications(viewer, toCompanyQuery(params)),
    listDecisionsDue(viewer),
    listJobOptions(viewer, params.job_posting_id),
    findOwnCompany(viewer),
  ]);
  if (!company) return <NoCompany />;
  return (
    <PageLayout wide title={t("title")}>
      <SuspendedNotice company={company} />
      <CompanyApplications
        params={params}
        initialData={initialData}
        initialDue={initialDue}
        jobs={jobs}
        canWrite={canWriteForCompany(company)}
      />
    </PageLayout>
  );
}
