import { getTranslations } from "next-intl/server";
import { JobNav } from "@/components/jobs/job-nav";
import { Jobs } from "@/components/jobs/jobs";
import { PageLayout } from "@/components/shell/page-layout";
import { pageTitle } from "@/components/shell/page-title";
import { parsePathId } from "@/lib/core/api/params";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import type { Viewer } from "@/lib/core/auth/viewer";
import { nullIfNotFound } from "@/lib/core/errors/null-if-not-found";
import type { SearchProps } from "@/lib/core/http/search-params";
import { getJob, listJobs } from "@/lib/jobs/queries";
import { parseJobSearchParams } from "@/lib/jobs/search-params";
import { studentPaths } from "@/lib/routes";

export const generateMetadata = pageTitle("jobs.title");

export default async function JobsPage({ searchParams }: SearchProps) {
  const viewer = await requirePageViewer(["student"], studentPaths.jobs);
  // `job` is the one open beside the list; the rest are filters of the list.
  const { job, ...rest } = await searchParams;
  const params = parseJobSearchParams(rest);
  const [t, page, initialJob] = await Promise.all([
    getTranslations("jobs.board"),
    listJobs(viewer, { ...params, per_page: 20 }),
    findOpenedJob(viewer, job),
  ]);
  return (
    <PageLayout wide title={t("heading")}>
      <JobNav />
      <Jobs initial={{ params, page }} initialJob={initialJob} />
    </PageLayout>
  );
}

/** Returns null for a job that no longer exists: only the list is shown then. */
async function findOpenedJob(viewer: Viewer, id: string | string[] | undefined) {
  if (typeof id !== "string") return null;
  return nullIfNotFound(async () => getJob(viewer, parsePathId(id)));
}
