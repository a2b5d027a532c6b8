import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { JobScreen } from "@/components/jobs/job-screen";
import { PageLayout } from "@/components/shell/page-layout";
import { pageReader } from "@/lib/core/api/page-reader";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import { getJob } from "@/lib/jobs/queries";
import { recordView } from "@/lib/jobs/views";
import { studentPaths } from "@/lib/routes";

type Props = { params: Promise<{ jobId: string }> };

const readJob = pageReader(["student"], getJob);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const job = await readJob((await params).jobId);
  return job ? { title: `${job.title} · ${job.company_name}` } : {};
}

export default async function JobPage({ params }: Props) {
  const { jobId } = await params;
  const viewer = await requirePageViewer(["student"], `${studentPaths.jobs}/${jobId}`);
  const job = (await readJob(jobId)) ?? notFound();
  recordView(viewer, job.id);
  return (
    <PageLayout>
      <JobScreen initialJob={job} />
    </PageLayout>
  );
}
