import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useForm } from "react-hook-form";
import type * as z from "zod/mini";
import { ApiError } from "@/lib/core/api/client";
import { errorMessage } from "@/lib/core/api/error-message";
import { jobDraft } from "@/lib/jobs/contract";
import type { Job } from "@/lib/jobs/schemas";

export type JobDraft = z.output<typeof jobDraft>;
/** Controls hold text. */
export type JobFields = Record<keyof JobDraft, string>;

/** The endpoint's schema checks the form; server errors are set on their fields. */
export function useJobForm(
  job: Job | undefined,
  otherwise: string,
  send: (draft: JobDraft) => Promise<void>,
) {
  const form = useForm<JobFields, unknown, JobDraft>({
    resolver: standardSchemaResolver(jobDraft as never),
    defaultValues: toFields(job),
    reValidateMode: "onSubmit",
  });

  const submit = form.handleSubmit(async (draft) => {
    try {
      await send(draft);
    } catch (failure) {
      refuse(failure);
    }
  });

  function refuse(failure: unknown) {
    const errors = failure instanceof ApiError ? failure.errors : {};
    const known = (Object.keys(jobDraft.shape) as (keyof JobFields)[]).filter((name) => errors[name]);
    for (const name of known.reverse())
      form.setError(name, { type: "server", message: errors[name]?.[0] ?? "" }, { shouldFocus: true });
    if (known.length === 0) form.setError("root", { message: errorMessage(failure, otherwise) });
  }
  return { form, submit };
}

function toFields(job: Job | undefined): JobFields {
  const text = (value: string | number | null | undefined) => String(value ?? "");
  return {
    title: text(job?.title),
    description: text(job?.description),
    requirements: text(job?.requirements),
    location: text(job?.location),
    type: job?.type ?? "internship",
    application_deadline: text(job?.application_deadline),
    status: job?.status ?? "active",
    category: text(job?.category),
    remote: text(job?.remote),
    start_date: text(job?.start_date),
    duration_months: text(job?.duration_months),
    salary_min: text(job?.salary?.min),
    salary_max: text(job?.salary?.max),
    salary_period: text(job?.salary?.period),
    locale: text(job?.locale),
  };
}
