import * as z from "zod/mini";
import { endpoint } from "@/lib/api/endpoint";
import { blankable, clearable, line, text } from "@/lib/api/fields";
import { pageQuery, paginator } from "@/lib/pagination";
import { categories } from "@/lib/posts/kinds";
import { day, whole } from "./fields";
import { jobLimits, jobSorts, jobStatuses, jobTypes, remotes, salaryPeriods } from "./kinds";
import { job } from "./shapes";

const everyone = ["visitor", "student", "company", "admin"] as const;
const data = z.object({ data: job });
const required = (max: number) => text(max, { min: 1 });

/** What narrows the board; `salary_min` is gross euros a month, whatever period an offer says. */
export const boardFilters = {
  q: blankable(text(jobLimits.query)),
  type: blankable(z.enum(jobTypes)),
  location: blankable(text(jobLimits.location)),
  category: blankable(z.enum(categories)),
  remote: blankable(z.enum(remotes)),
  starts_after: blankable(day),
  starts_before: blankable(day),
  salary_min: blankable(whole(0, jobLimits.salary)),
};

export const boardQuery = z.object({
  ...boardFilters,
  sort: z._default(z.enum(jobSorts), "latest"),
  ...pageQuery(20),
});
export type BoardQuery = z.infer<typeof boardQuery>;

/** The board: what one may apply to, for everybody alike. */
export const listJobs = endpoint({
  method: "GET",
  path: "/api/job-postings",
  access: everyone,
  query: boardQuery,
  response: paginator(job),
});

export const getJob = endpoint({
  method: "GET",
  path: "/api/job-postings/{id}",
  access: everyone,
  response: data,
});

export const listCompanyJobs = endpoint({
  method: "GET",
  path: "/api/company/job-postings",
  access: ["company"],
  query: z.object({ status: blankable(z.enum(jobStatuses)), ...pageQuery(100) }),
  response: paginator(job),
});

const words = {
  title: line(jobLimits.title, { min: 1 }),
  description: required(jobLimits.description),
  requirements: required(jobLimits.requirements),
  location: line(jobLimits.location, { min: 1 }),
  application_deadline: day,
};

const particulars = {
  category: clearable(z.enum(categories)),
  remote: clearable(z.enum(remotes)),
  start_date: clearable(day),
  duration_months: clearable(whole(1, jobLimits.durationMonths)),
  salary_min: clearable(whole(0, jobLimits.salary)),
  salary_max: clearable(whole(0, jobLimits.salary)),
  salary_period: clearable(z.enum(salaryPeriods)),
  /** The language that the offer is written in. */
  locale: clearable(z.enum(["fr", "en"])),
};

/** What the form of spec 5 sends. */
export const jobDraft = z.object({
  ...words,
  type: z._default(z.enum(jobTypes), "internship"),
  status: z._default(z.enum(jobStatuses), "active"),
  ...particulars,
});

export const createJob = endpoint({
  method: "POST",
  path: "/api/job-postings",
  access: ["company"],
  body: jobDraft,
  response: data,
  status: 201,
  limit: ["jobs"],
});

export const updateJob = endpoint({
  method: "PUT",
  path: "/api/job-postings/{id}",
  access: ["company"],
  body: z.partial(
    z.object({ ...words, type: z.enum(jobTypes), status: z.enum(jobStatuses), ...particulars }),
  ),
  response: data,
});

export const deleteJob = endpoint({
  method: "DELETE",
  path: "/api/job-postings/{id}",
  access: ["company"],
  response: z.object({}),
});
