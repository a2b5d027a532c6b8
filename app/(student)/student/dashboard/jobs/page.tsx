import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import * as z from "zod/mini";
import { JobNav } from "@/components/jobs/job-nav";
import { Jobs } from "@/components/jobs/jobs";
import { PageLayout } from "@/components/shell/page-layout";
import { parsePathId } from "@/lib/core/api/params";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import type { Viewer } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import { jobsQuery } from "@/lib/jobs/contract";
import { getJob, listJobs } from "@/lib/jobs/queries";
import { jobsPath, parseJobSearchParams } from "@/lib/jobs/search-params";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("jobs"))("title") };
}

export default async function JobsPage({ searchParams }: Props) {
  const viewer = await requirePageViewer(["student"], jobsPath);
  const said = Object.entries(await searchParams).map(([name, value]) => [name, String(value)]);
  const params = new URLSearchParams(said);
  const words = parseJobSearchParams(params);
  const [t, page, opened] = await Promise.all([
    getTranslations("jobs.board"),
    listJobs(viewer, z.parse(jobsQuery, words)),
    openedJob(viewer, params.get("job")),
  ]);
  return (
    <PageLayout wide>
      <div className="grid gap-5">
        <h1 className="text-2xl">{t("heading")}</h1>
        <JobNav />
        <Jobs first={{ words, page }} opened={opened} />
      </div>
    </PageLayout>
  );
}

/** The offer that the address names; one that is gone is no reason to show no board. */
async function openedJob(viewer: Viewer, id: string | null) {
  if (id === null) return null;
  try {
    return await getJob(viewer, parsePathId(id));
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return null;
    throw error;
  }
}
