import type { Job } from "@/lib/jobs/schemas";
import { jobPostingStructuredData } from "@/lib/jobs/structured-data";

/** A script of this type is data: no browser runs it. */
export function JobStructuredData({ job, url }: { job: Job; url: string }) {
  return <script type="application/ld+json">{jobPostingStructuredData(job, url)}</script>;
}
