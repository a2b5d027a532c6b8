"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useApplicationChanges } from "@/components/applications/use-application-changes";
import { BackLink } from "@/components/ui/back-link";
import { Card } from "@/components/ui/card";
import { useServerState } from "@/components/ui/use-server-state";
import type { Job } from "@/lib/jobs/schemas";
import { studentPaths } from "@/lib/routes";
import { JobDetail } from "./job-detail";

export function JobScreen({ initialJob }: { initialJob: Job }) {
  const t = useTranslations("jobs.detail");
  const router = useRouter();
  const [job, setJob] = useServerState(initialJob);
  useApplicationChanges(router.refresh);
  return (
    <div className="grid gap-3">
      <BackLink href={studentPaths.jobs}>{t("back")}</BackLink>
      <Card as="article" className="p-4 md:p-6">
        <JobDetail job={job} heading="h1" onChange={setJob} />
      </Card>
    </div>
  );
}
