import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Card } from "@/components/ui/card";
import { toast } from "@/components/ui/toast";
import { updateJob } from "@/lib/jobs/contract";
import type { Job } from "@/lib/jobs/schemas";
import { JobForm } from "./job-form";
import { useJobForm } from "./use-job-form";

type Props = { job: Job; onSaved: (job: Job) => void; onClose: () => void };

/** Replaces the job's card. */
export function JobEditor({ job, onSaved, onClose }: Props) {
  const t = useTranslations("jobs");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const state = useJobForm(updateJob, {
    job,
    errorText: t("failed.update"),
    draftKey: `job-edit:${job.id}`,
    onSuccess({ data }) {
      toast.success(t("done.updated"));
      onSaved(data);
      onClose();
    },
  });
  function cancel() {
    state.form.reset();
    onClose();
  }
  return (
    <Card className="col-span-full grid gap-5 p-5 md:p-6">
      <h2 ref={heading} tabIndex={-1} className="text-lg outline-none [overflow-wrap:anywhere]">
        {t("company.editing", { title: job.title })}
      </h2>
      <JobForm state={state} submitLabel={t("form.save")} onCancel={cancel} />
    </Card>
  );
}
