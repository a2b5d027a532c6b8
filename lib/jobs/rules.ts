import type { BodyOf } from "@/lib/core/api/endpoint";
import { invalid } from "@/lib/core/errors/app-error";
import type { JobStatus } from "./constants";
import type { updateJob } from "./contract";

export type JobChange = BodyOf<typeof updateJob>;

type Existing = { status: JobStatus; deadline: string; salaryMin: number | null; salaryMax: number | null };

/**
 * What no single field can tell: an active offer has a day left to apply, and a salary's ends are in order. `kept` is
 * the offer before the change.
 */
export function assertValid(change: JobChange, today: string, kept?: Existing): void {
  const status = change.status ?? kept?.status;
  const deadline = change.application_deadline ?? kept?.deadline ?? "";
  const touched = change.status !== undefined || change.application_deadline !== undefined;
  if (touched && status === "active" && deadline < today)
    throw invalid("application_deadline", kept && kept.status !== "active" ? "reopen_past" : "deadline_past");
  const least = change.salary_min === undefined ? kept?.salaryMin : change.salary_min;
  const most = change.salary_max === undefined ? kept?.salaryMax : change.salary_max;
  if (least != null && most != null && least > most) throw invalid("salary_max", "salary_order");
}

/** The columns that a change names; what it leaves out stays as it is. */
export function jobValues(change: JobChange) {
  return {
    title: change.title,
    description: change.description,
    requirements: change.requirements,
    location: change.location,
    type: change.type,
    applicationDeadline: change.application_deadline,
    status: change.status,
    category: change.category,
    remote: change.remote,
    startDate: change.start_date,
    durationMonths: change.duration_months,
    salaryMin: change.salary_min,
    salaryMax: change.salary_max,
    salaryPeriod: change.salary_period,
    locale: change.locale,
  };
}
