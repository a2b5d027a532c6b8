import { useTranslations } from "next-intl";
import type { Job } from "@/lib/jobs/schemas";
import { PublicJobCard } from "./public-job-card";

export function PublicJobList({ jobs, heading }: { jobs: Job[]; heading: "h2" | "h3" }) {
  const t = useTranslations("public-jobs");
  if (jobs.length === 0) return null;
  return (
    <ul aria-label={t("list")} className="grid gap-3">
      {jobs.map((job) => (
        <li key={job.id}>
          <PublicJobCard job={job} heading={heading} />
        </li>
      ))}
    </ul>
  );
}
