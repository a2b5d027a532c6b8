import * as z from "zod/mini";
import {
  applicationStatuses,
  categories,
  jobStatuses,
  jobTypes,
  locales,
  remotes,
  salaryPeriods,
  studyLevels,
} from "@/db/enums";
import { isoDateTime } from "@/lib/core/schemas/fields";

export const salary = z.object({
  min: z.nullable(z.int()),
  max: z.nullable(z.int()),
  period: z.enum(salaryPeriods),
});
export type Salary = z.infer<typeof salary>;

export const job = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  requirements: z.string(),
  location: z.string(),
  type: z.enum(jobTypes),
  /** The last day to apply, until its end in the school. */
  application_deadline: z.string(),
  status: z.enum(jobStatuses),
  company_name: z.string(),
  company: z.object({ id: z.int(), name: z.string(), logo_url: z.nullable(z.string()) }),
  category: z.nullable(z.enum(categories)),
  remote: z.nullable(z.enum(remotes)),
  level: z.nullable(z.enum(studyLevels)),
  start_date: z.nullable(z.string()),
  duration_months: z.nullable(z.int()),
  salary: z.nullable(salary),
  locale: z.nullable(z.enum(locales)),
  created_at: isoDateTime,
  edited_at: z.nullable(isoDateTime),
  /** True while one may apply: the job is active, its deadline day not over, its company accepted. */
  is_open: z.boolean(),
  application_status: z.nullable(z.enum(applicationStatuses)),
  is_saved: z.boolean(),
  has_reported: z.boolean(),
  can_edit: z.boolean(),
  applications_count: z.optional(z.int()),
});
export type Job = z.infer<typeof job>;

export const savedSearch = z.object({
  id: z.int(),
  name: z.string(),
  filters: z.record(z.string(), z.string()),
  alerts: z.boolean(),
  alerted_at: z.nullable(isoDateTime),
  created_at: isoDateTime,
});
export type SavedSearch = z.infer<typeof savedSearch>;
