import * as z from "zod/mini";
import { categories, jobStatuses, jobTypes, locales, remotes, salaryPeriods, studyLevels } from "@/db/enums";
import { anyone, endpoint } from "@/lib/core/api/endpoint";
import { pageQuery, paginator } from "@/lib/core/api/pagination";
import { day } from "@/lib/core/schemas/day";
import {
  emptyToNull,
  emptyToUndefined,
  singleLine,
  text,
  title,
  wholeNumber,
} from "@/lib/core/schemas/fields";
import { jobLimits, jobSorts } from "./constants";
import { type DurationRange, isDurationReversed } from "./durations";
import { job } from "./schemas";

const required = (max: number) => text(max, { min: 1 });

const months = wholeNumber(1, jobLimits.durationMonths);

/** `salary_min` is gross euros a month, whatever period a job states; durations are months. */
export const jobFilters = {
  q: emptyToUndefined(text(jobLimits.query)),
  type: emptyToUndefined(z.enum(jobTypes)),
  location: emptyToUndefined(text(jobLimits.location)),
  category: emptyToUndefined(z.enum(categories)),
  remote: emptyToUndefined(z.enum(remotes)),
  level: emptyToUndefined(z.enum(studyLevels)),
  duration_min: emptyToUndefined(months),
  duration_max: emptyToUndefined(months),
  starts_after: emptyToUndefined(day),
  starts_before: emptyToUndefined(day),
  salary_min: emptyToUndefined(wholeNumber(0, jobLimits.salary)),
};

const hasOrderedDurations = z.refine<DurationRange>((filters) => !isDurationReversed(filters), {
  path: ["duration_max"],
  error: "max_below_min",
});

export const searchFilters = z.object(jobFilters).check(hasOrderedDurations);

export const jobsQuery = z
  .object({ ...jobFilters, sort: z._default(z.enum(jobSorts), "latest"), ...pageQuery(20) })
  .check(hasOrderedDurations);
export type JobsQuery = z.infer<typeof jobsQuery>;

export const listJobs = endpoint("GET /api/job-postings", {
  access: anyone,
  query: jobsQuery,
  response: paginator(job),
});

export const getJob = endpoint("GET /api/job-postings/{id}", { access: anyone, data: job });

export const companyJobsQuery = z.object({
  q: jobFilters.q,
  status: emptyToUndefined(z.enum(jobStatuses)),
  ...pageQuery(100),
});

export type CompanyJobsQuery = z.output<typeof companyJobsQuery>;

export const listCompanyJobs = endpoint("GET /api/company/job-postings", {
  access: ["company"],
  query: companyJobsQuery,
  response: paginator(job),
});

const texts = {
  title: title(jobLimits.title, { min: 1 }),
  description: required(jobLimits.description),
  requirements: required(jobLimits.requirements),
  location: singleLine(jobLimits.location, { min: 1 }),
  application_deadline: day,
};

const attributes = {
  category: emptyToNull(z.enum(categories)),
  remote: emptyToNull(z.enum(remotes)),
  level: emptyToNull(z.enum(studyLevels)),
  start_date: emptyToNull(day),
  duration_months: emptyToNull(months),
  salary_min: emptyToNull(wholeNumber(0, jobLimits.salary)),
  salary_max: emptyToNull(wholeNumber(0, jobLimits.salary)),
  salary_period: emptyToNull(z.enum(salaryPeriods)),
  locale: emptyToNull(z.enum(locales)),
};

export const createJob = endpoint("POST /api/job-postings", {
  access: ["company"],
  body: z.object({
    ...texts,
    type: z._default(z.enum(jobTypes), "internship"),
    status: z._default(z.enum(jobStatuses), "active"),
    ...attributes,
  }),
  data: job,
  status: 201,
  limit: ["jobs"],
  errors: ["not_found", "company_suspended"],
});

export const updateJob = endpoint("PUT /api/job-postings/{id}", {
  access: ["company"],
  body: z.partial(z.object({ ...texts, type: z.enum(jobTypes), status: z.enum(jobStatuses), ...attributes })),
  data: job,
  errors: ["company_suspended", "job_hidden"],
});

export const deleteJob = endpoint("DELETE /api/job-postings/{id}", {
  access: ["company"],
  errors: ["company_suspended"],
});
