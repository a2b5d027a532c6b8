"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import { toast } from "@/components/ui/toast";
import { createJob } from "@/lib/jobs/contract";
import { companyPaths } from "@/lib/routes";
import { JobForm } from "./job-form";
import { toFields, useJobForm } from "./use-job-form";

export function CreateJob() {
  const t = useTranslations("jobs");
  const router = useRouter();
  const state = useJobForm(createJob, {
    errorText: t("failed.create"),
    draftKey: "job-create",
    reset: () => toFields(),
    onSuccess() {
      toast.success(t("done.created"), {
        label: t("done.seeAll"),
        run: () => router.push(companyPaths.jobs),
      });
    },
  });
  return (
    <Card className="p-4 md:p-6">
      <JobForm state={state} submitLabel={t("form.create")} />
    </Card>
  );
}
