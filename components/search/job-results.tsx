"use client";

import { JobCard } from "@/components/jobs/job-card";
import { useServerState } from "@/components/ui/use-server-state";
import type { Job } from "@/lib/jobs/schemas";
import { markWords } from "./mark-words";

export function JobResults({ initialJobs, query }: { initialJobs: Job[]; query: string | undefined }) {
  const [jobs, setJobs] = useServerState(initialJobs);
  return (
    <div className="grid gap-4">
      {jobs.map((job) => (
        <JobCard
          key={job.id}
          job={job}
          search={markWords(query)}
          onChange={(change) =>
            setJobs((current) => current.map((other) => (other.id === job.id ? change(other) : other)))
          }
        />
      ))}
    </div>
  );
}
