import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { Card } from "@/components/ui/card";
import { focusOnMount } from "@/components/ui/focus-on-mount";
import { updateJob } from "@/lib/jobs/contract";
import type { Job } from "@/lib/jobs/schemas";
import { JobForm } from "./job-form";
import { toFields, useJobForm } from "./use-job-form";

type Props = {
  job: Job;
  /** Set when the viewer wants to open the job, which needs another deadline. */
  deadlineError: string | undefined;
  onSaved: (job: Job) => void;
  onOutdated: () => unknown;
  onClose: () => void;
};

/** Replaces the job's card. */
export function JobEditor({ job, deadlineError, onSaved, onOutdated, onClose }: Props) {
  const t = useTranslations("jobs");
  const state = useJobForm(updateJob, {
    job,
    errorText: t("failed.update"),
    successText: t("done.updated"),
    draftKey: `job-edit:${job.id}`,
    reset: ({ data }) => toFields(data),
    onSuccess({ data }, _, isEdited) {
      onSaved(data);
      if (!isEdited) onClose();
    },
  });
  const { form } = state;
  useEffect(() => {
    if (!deadlineError) return;
    form.setValue("status", "active", { shouldDirty: true });
    form.setError("application_deadline", { type: "server", message: deadlineError }, { shouldFocus: true });
  }, [form, deadlineError]);
  function cancel() {
    if (state.formError) void onOutdated();
    state.form.reset();
    onClose();
  }
  return (
    <Card className="col-span-full grid gap-5 p-4 md:p-6">
      <h2 ref={focusOnMount} tabIndex={-1} className="text-lg outline-none">
        {t("company.editing", { title: job.title })}
      </h2>
      <JobForm state={state} submitLabel={t("form.save")} onCancel={cancel} />
    </Card>
  );
}
