import { getTranslations } from "next-intl/server";
import * as z from "zod/mini";
import { NoCompany } from "@/components/companies/no-company";
import { SuspendedNotice } from "@/components/companies/suspended-notice";
import { CompanyJobs } from "@/components/jobs/company-jobs";
import { CompanyJobsSearch } from "@/components/jobs/company-jobs-search";
import { PageLayout } from "@/components/shell/page-layout";
import { pageTitle } from "@/components/shell/page-title";
import { listDecisionsDue } from "@/lib/applications/decisions-due";
import { findOwnCompany } from "@/lib/companies/queries";
import { canWriteForCompany } from "@/lib/companies/roles";
import { pageQuery } from "@/lib/core/api/pagination";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import { parseSearchParams, type SearchProps } from "@/lib/core/http/search-params";
import { companyJobsQuery } from "@/lib/jobs/contract";
import { listCompanyJobs } from "@/lib/jobs/queries";
import { companyPaths } from "@/lib/routes";

const { q, status } = companyJobsQuery.shape;
const schema = z.object({ q, status, ...pageQuery(12) });

export const generateMetadata = pageTitle("jobs.company.title");

export default async function JobPostingsPage({ searchParams }: SearchProps) {
  const viewer = await requirePageViewer(["company"], companyPaths.jobs);
  const query = parseSearchParams(schema, await searchParams);
  const [t, initialPage, initialDue, company] = await Promise.all([
    getTranslations("jobs.company"),
    listCompanyJobs(viewer, query),
    listDecisionsDue(viewer),
    findOwnCompany(viewer),
  ]);
  if (!company) return <NoCompany />;
  return (
    <PageLayout wide title={t("title")}>
      <SuspendedNotice company={company} />
      <CompanyJobsSearch {...query} />
      <CompanyJobs
        key={JSON.stringify(query)}
        query={query}
        initialPage={initialPage}
        initialDue={initialDue}
        canWrite={canWriteForCompany(company)}
      />
    </PageLayout>
  );
}
