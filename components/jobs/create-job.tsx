"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { toast } from "@/components/ui/toast";
import { call } from "@/lib/core/api/client";
import { createJob } from "@/lib/jobs/contract";
import { JobForm } from "./job-form";
import { useJobForm } from "./use-job-form";

export function CreateJob() {
  const t = useTranslations("jobs");
  const router = useRouter();
  const { form, submit } = useJobForm(undefined, t("failed.create"), async (draft) => {
    await call(createJob, { body: draft });
    toast.success(t("done.created"), {
      label: t("done.seeAll"),
      run: () => router.push("/company/dashboard/job-postings"),
    });
    form.reset();
  });
  return (
    <Card className="p-5 md:p-6">
      <JobForm state={form} label={t("form.label")} onSubmit={submit}>
        <Button type="submit" busy={form.formState.isSubmitting}>
          {t("form.create")}
        </Button>
      </JobForm>
    </Card>
  );
}
