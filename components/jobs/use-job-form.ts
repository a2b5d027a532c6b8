import type * as z from "zod/mini";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import type { CallOptions } from "@/lib/core/api/client";
import type { ResponseOf } from "@/lib/core/api/endpoint";
import { createJob, type updateJob } from "@/lib/jobs/contract";
import type { Job } from "@/lib/jobs/schemas";

type JobEndpoint = typeof createJob | typeof updateJob;
type Options<E extends JobEndpoint> = {
  job?: Job;
  errorText: string;
  successText?: string;
  draftKey: string;
  reset?: (response: ResponseOf<E>) => JobFields;
  onSuccess: (response: ResponseOf<E>, values: JobDraft, isEdited: boolean) => void;
};
type JobDraft = z.output<NonNullable<typeof createJob.body>>;
/** The values of the controls, which hold text. */
type JobFields = Record<keyof JobDraft, string>;
export type JobFormState = ReturnType<typeof useJobForm<JobEndpoint>>;

export function useJobForm<E extends JobEndpoint>(endpoint: E, { job, ...options }: Options<E>) {
  return useEndpointForm<E, JobFields, JobDraft>(endpoint, {
    ...options,
    isShared: true,
    schema: loadDraftRules,
    defaultValues: toFields(job),
    request: (draft, edited) =>
      (job
        ? { params: { id: job.id }, body: withWholeSalary(edited, draft) }
        : { body: draft }) as unknown as CallOptions<E>,
  });
}

/** Those of a new job: an edited one has all of its fields in the form, too. */
async function loadDraftRules() {
  const rules = createJob.body ?? (await createJob.loadBody?.());
  return rules as unknown as z.core.$ZodType<JobDraft, JobFields>;
}

/**
 * Sends only the edited fields: a colleague or the school may have changed, or closed, the job meanwhile. A salary is
 * one value.
 */
function withWholeSalary(edited: Partial<JobDraft>, draft: JobDraft): Partial<JobDraft> {
  const { salary_min, salary_max, salary_period } = draft;
  const salary = { salary_min, salary_max, salary_period };
  return Object.keys(salary).some((name) => name in edited) ? { ...edited, ...salary } : edited;
}

export function toFields(job?: Job): JobFields {
  const { salary } = job ?? {};
  return {
    title: job?.title ?? "",
    description: job?.description ?? "",
    requirements: job?.requirements ?? "",
    location: job?.location ?? "",
    type: job?.type ?? "internship",
    application_deadline: job?.application_deadline ?? "",
    status: job?.status ?? "active",
    category: job?.category ?? "",
    remote: job?.remote ?? "",
    level: job?.level ?? "",
    start_date: job?.start_date ?? "",
    duration_months: String(job?.duration_months ?? ""),
    salary_min: String(salary?.min ?? ""),
    salary_max: String(salary?.max ?? ""),
    salary_period: salary?.period ?? "",
    locale: job?.locale ?? "",
  };
}
