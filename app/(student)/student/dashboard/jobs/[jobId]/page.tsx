import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { JobScreen } from "@/components/jobs/job-screen";
import { PageLayout } from "@/components/shell/page-layout";
import { parsePathId } from "@/lib/core/api/params";
import { getViewer, requirePageViewer } from "@/lib/core/auth/page-viewer";
import { nullIfNotFound } from "@/lib/core/errors/null-if-not-found";
import { getJob } from "@/lib/jobs/queries";
import { recordView } from "@/lib/jobs/views";
import { studentPaths } from "@/lib/routes";

type Props = { params: Promise<{ jobId: string }> };

/** The job is read once for the metadata and the page. */
const readJob = cache(async (jobId: string) => {
  const job = await nullIfNotFound(async () => getJob(await getViewer(), parsePathId(jobId)));
  return job ?? notFound();
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { title, company_name } = await readJob((await params).jobId);
  return { title: `${title} · ${company_name}` };
}

export default async function JobPage({ params }: Props) {
  const { jobId } = await params;
  const viewer = await requirePageViewer(["student"], `${studentPaths.jobs}/${jobId}`);
  const job = await readJob(jobId);
  recordView(viewer, job.id);
  return (
    <PageLayout>
      <JobScreen initialJob={job} />
    </PageLayout>
  );
}
