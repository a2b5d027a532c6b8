import { jobPostingMarkup } from "@/lib/jobs/posting-markup";
import type { Job } from "@/lib/jobs/shapes";

/** What search engines read of an offer. A script of this type is data: no browser runs it. */
export function PostingMarkup({ job, url }: { job: Job; url: string }) {
  return <script type="application/ld+json">{jobPostingMarkup(job, url)}</script>;
}
