import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { CompanyApplications } from "@/components/applications/company-applications";
import { PageLayout } from "@/components/shell/page-layout";
import {
  companyApplicationsPath,
  companyQuery,
  parseCompanySearchParams,
} from "@/lib/applications/company-search-params";
import { listApplications } from "@/lib/applications/queries";
import { canWriteForCompany } from "@/lib/companies/policy";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import { listCompanyJobs } from "@/lib/jobs/queries";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("applications.company"))("title") };
}

export default async function CompanyApplicationsPage({ searchParams }: Props) {
  const viewer = await requirePageViewer(["company"], companyApplicationsPath);
  const words = parseCompanySearchParams(await searchParams);
  const [t, first, jobs, writes] = await Promise.all([
    getTranslations("applications.company"),
    listApplications(viewer, companyQuery(words)),
    listCompanyJobs(viewer, { page: 1, per_page: 100 }),
    canWriteForCompany(viewer),
  ]);
  const { application: _, ...list } = words;
  return (
    <PageLayout wide>
      <div className="grid gap-5">
        <h1 className="text-2xl">{t("title")}</h1>
        <CompanyApplications
          key={JSON.stringify(list)}
          viewerId={viewer.id}
          words={words}
          first={first}
          jobs={jobs.data.map(({ id, title }) => ({ id, title }))}
          writes={writes}
        />
      </div>
    </PageLayout>
  );
}
