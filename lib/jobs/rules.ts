import type { JobStatus } from "@/db/enums";
import type { BodyOf } from "@/lib/core/api/endpoint";
import { invalid } from "@/lib/core/errors/app-error";
import type { updateJob } from "./contract";

export type JobChange = BodyOf<typeof updateJob>;

type ExistingJob = {
  status: JobStatus;
  deadline: string;
  salaryMin: number | null;
  salaryMax: number | null;
};

export function assertValid(change: JobChange, today: string, existing?: ExistingJob): void {
  const status = change.status ?? existing?.status;
  const deadline = change.application_deadline ?? existing?.deadline ?? "";
  const concernsDeadline = change.status !== undefined || change.application_deadline !== undefined;
  if (concernsDeadline && status === "active" && deadline < today)
    throw invalid("application_deadline", existing?.status === "closed" ? "reopen_past" : "deadline_past");
  const min = change.salary_min === undefined ? existing?.salaryMin : change.salary_min;
  const max = change.salary_max === undefined ? existing?.salaryMax : change.salary_max;
  if (min != null && max != null && min > max) throw invalid("salary_max", "max_below_min");
}

export function toColumns<T extends JobChange>(change: T) {
  const {
    application_deadline,
    start_date,
    duration_months,
    salary_min,
    salary_max,
    salary_period,
    ...same
  } = change;
  return {
    ...same,
    applicationDeadline: application_deadline as T["application_deadline"],
    startDate: start_date,
    durationMonths: duration_months,
    salaryMin: salary_min,
    salaryMax: salary_max,
    salaryPeriod: salary_period,
  };
}
