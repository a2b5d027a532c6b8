import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { JobScreen } from "@/components/jobs/job-screen";
import { Columns } from "@/components/shell/columns";
import { AppError } from "@/lib/api/errors";
import { pathId } from "@/lib/api/ids";
import { currentViewer, pageViewer } from "@/lib/auth/page-viewer";
import { getJob } from "@/lib/jobs/queries";
import { noteView } from "@/lib/jobs/views";

type Props = { params: Promise<{ jobId: string }> };

const readJob = cache(async (jobId: string) => {
  try {
    return await getJob(await currentViewer(), pathId(jobId));
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") notFound();
    throw error;
  }
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { title, company_name } = await readJob((await params).jobId);
  return { title: `${title} · ${company_name}` };
}

export default async function JobPage({ params }: Props) {
  const { jobId } = await params;
  const viewer = await pageViewer(["student"], `/student/dashboard/jobs/${jobId}`);
  const job = await readJob(jobId);
  noteView(viewer, job.id);
  return (
    <Columns>
      <JobScreen first={job} />
    </Columns>
  );
}
