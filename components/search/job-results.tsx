"use client";

import { useState } from "react";
import { JobCard } from "@/components/jobs/job-card";
import type { Job } from "@/lib/jobs/schemas";
import { markWords } from "./mark-words";

export function JobResults({ first, query }: { first: Job[]; query: string | undefined }) {
  const [jobs, setJobs] = useState(first);
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
