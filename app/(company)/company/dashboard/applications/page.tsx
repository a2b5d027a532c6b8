import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import {
  companyApplicationsPath,
  companyQuery,
  readCompanyWords,
} from "@/components/applications/company-address";
import { CompanyApplications } from "@/components/applications/company-applications";
import { Columns } from "@/components/shell/columns";
import { listApplications } from "@/lib/applications/queries";
import { pageViewer } from "@/lib/auth/page-viewer";
import { mayWriteForCompany } from "@/lib/companies/policy";
import { listCompanyJobs } from "@/lib/jobs/queries";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("applications.company"))("title") };
}

export default async function CompanyApplicationsPage({ searchParams }: Props) {
  const viewer = await pageViewer(["company"], companyApplicationsPath);
  const words = readCompanyWords(await searchParams);
  const [t, first, jobs, writes] = await Promise.all([
    getTranslations("applications.company"),
    listApplications(viewer, companyQuery(words)),
    listCompanyJobs(viewer, { page: 1, per_page: 100 }),
    mayWriteForCompany(viewer),
  ]);
  const { application: _, ...list } = words;
  return (
    <Columns wide>
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
    </Columns>
  );
}
