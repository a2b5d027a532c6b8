"use client";

import { ArrowLeft } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Card } from "@/components/ui/card";
import type { Job } from "@/lib/jobs/schemas";
import { studentPaths } from "@/lib/routes";
import { JobDetail } from "./job-detail";

export function JobScreen({ first }: { first: Job }) {
  const t = useTranslations("jobs.detail");
  const [job, setJob] = useState(first);
  return (
    <div className="grid gap-3">
      <nav>
        <Link
          href={studentPaths.jobs}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent text-sm hover:underline"
        >
          <ArrowLeft className="size-4" />
          {t("back")}
        </Link>
      </nav>
      <Card as="article" className="p-5 md:p-6">
        <JobDetail job={job} heading="h1" onChange={setJob} />
      </Card>
    </div>
  );
}
