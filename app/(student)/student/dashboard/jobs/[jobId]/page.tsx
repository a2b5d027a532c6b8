import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { JobScreen } from "@/components/jobs/job-screen";
import { ClosedJob } from "@/components/jobs/public/closed-job";
import { PageLayout } from "@/components/shell/page-layout";
import { Link } from "@/components/ui/link";
import { pageReader } from "@/lib/core/api/page-reader";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import { nullIfNotFound } from "@/lib/core/errors/null-if-not-found";
import { findPublicJob } from "@/lib/jobs/public-queries";
import { getJob } from "@/lib/jobs/queries";
import { recordView } from "@/lib/jobs/views";
import { studentPaths } from "@/lib/routes";

type Props = { params: Promise<{ jobId: string }> };

/** `job` is null once it is closed or deleted, for students who have not applied to it. */
const readJob = pageReader(["student"], async (viewer, id) => {
  const job = await nullIfNotFound(() => getJob(viewer, id));
  return job ? { job, similar: [] } : findPublicJob(viewer, id);
});

const hrefOf = (jobId: number) => `${studentPaths.jobs}/${jobId}`;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const result = await readJob((await params).jobId);
  if (!result) return {};
  const { job } = result;
  const t = await getTranslations("public-jobs");
  return { title: job ? `${job.title} · ${job.company_name}` : t("closedTitle") };
}

export default async function JobPage({ params }: Props) {
  const { jobId } = await params;
  const viewer = await requirePageViewer(["student"], `${studentPaths.jobs}/${jobId}`);
  const { job, similar } = (await readJob(jobId)) ?? notFound();
  if (job) recordView(viewer, job.id);
  return (
    <PageLayout>
      {job ? (
        <JobScreen initialJob={job} />
      ) : (
        <ClosedJob similar={similar} as={Link} allHref={studentPaths.jobs} hrefOf={hrefOf} />
      )}
    </PageLayout>
  );
}
