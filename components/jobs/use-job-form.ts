import type * as z from "zod/mini";
import { pickEdited } from "@/components/ui/form-draft";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import type { CallOptions } from "@/lib/core/api/client";
import type { ResponseOf } from "@/lib/core/api/endpoint";
import { type createJob, jobDraft, type updateJob } from "@/lib/jobs/contract";
import type { Job } from "@/lib/jobs/schemas";

type JobEndpoint = typeof createJob | typeof updateJob;
type Options<E extends JobEndpoint> = {
  job?: Job;
  failed: string;
  draftKey: string;
  onSuccess: (response: ResponseOf<E>) => void;
};
type JobDraft = z.output<typeof jobDraft>;
/** Controls hold text. */
type JobFields = Record<keyof JobDraft, string>;
export type JobFormState = ReturnType<typeof useJobForm<JobEndpoint>>;

/** Creates a job, or changes `job`. */
export function useJobForm<E extends JobEndpoint>(endpoint: E, { job, ...options }: Options<E>) {
  const state = useEndpointForm<E, JobFields, JobDraft>(endpoint, {
    ...options,
    schema: jobDraft as unknown as z.core.$ZodType<JobDraft, JobFields>,
    defaultValues: toFields(job),
    request(draft): CallOptions<E> {
      const edited: Partial<JobFields> = pickEdited(
        state.form.getValues(),
        state.form.formState.defaultValues,
      );
      const options = job ? { params: { id: job.id }, body: toChange(draft, edited) } : { body: draft };
      return options as unknown as CallOptions<E>;
    },
  });
  return state;
}

const salaryNames = ["salary_min", "salary_max", "salary_period"];

/** What was edited: a colleague or the school may have changed, or closed, the job meanwhile. A salary is one value. */
function toChange(draft: JobDraft, edited: Partial<JobFields>): Partial<JobDraft> {
  const hasSalary = salaryNames.some((name) => name in edited);
  return Object.fromEntries(
    Object.entries(draft).filter(([name]) => name in edited || (hasSalary && salaryNames.includes(name))),
  );
}

function toFields(job: Job | undefined): JobFields {
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
