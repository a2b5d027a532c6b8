import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import * as z from "zod/mini";
import { Postings } from "@/components/jobs/postings";
import { Columns } from "@/components/shell/columns";
import { blankable } from "@/lib/api/fields";
import { pageViewer } from "@/lib/auth/page-viewer";
import { mayWriteForCompany } from "@/lib/companies/policy";
import { jobStatuses } from "@/lib/jobs/kinds";
import { listCompanyJobs } from "@/lib/jobs/queries";
import { pageQuery } from "@/lib/pagination";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const asked = z.object({ status: blankable(z.enum(jobStatuses)), ...pageQuery(12) });

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("jobs.postings"))("title") };
}

export default async function JobPostingsPage({ searchParams }: Props) {
  const viewer = await pageViewer(["company"], "/company/dashboard/job-postings");
  const read = z.safeParse(asked, await searchParams);
  const query = read.success ? read.data : z.parse(asked, {});
  const [t, first, writes] = await Promise.all([
    getTranslations("jobs.postings"),
    listCompanyJobs(viewer, query),
    mayWriteForCompany(viewer),
  ]);
  return (
    <Columns wide>
      <div className="grid gap-5">
        <h1 className="text-2xl">{t("title")}</h1>
        <Postings key={JSON.stringify(query)} query={query} first={first} writes={writes} />
      </div>
    </Columns>
  );
}
