import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { toast } from "@/components/ui/toast";
import { call } from "@/lib/core/api/client";
import { updateJob } from "@/lib/jobs/contract";
import type { Job } from "@/lib/jobs/schemas";
import { JobForm } from "./job-form";
import { useJobForm } from "./use-job-form";

type Props = { job: Job; onSaved: (job: Job) => void; onClose: () => void };

export function JobEditor({ job, onSaved, onClose }: Props) {
  const t = useTranslations("jobs");
  const place = useRef<HTMLHeadingElement>(null);
  useEffect(() => place.current?.focus(), []);
  const { form, submit } = useJobForm(job, t("failed.update"), async (draft) => {
    const { data } = await call(updateJob, { ids: { id: job.id }, body: draft });
    toast.success(t("done.updated"));
    onSaved(data);
    onClose();
  });
  return (
    <Card className="col-span-full grid gap-5 p-5 md:p-6">
      <h2 ref={place} tabIndex={-1} className="text-lg outline-none [overflow-wrap:anywhere]">
        {t("company.editing", { title: job.title })}
      </h2>
      <JobForm state={form} label={t("form.label")} onSubmit={submit}>
        <Button type="submit" busy={form.formState.isSubmitting}>
          {t("form.save")}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t("form.cancel")}
        </Button>
      </JobForm>
    </Card>
  );
}
