/** The first of each list is the default. */
export const jobTypes = ["internship", "full-time", "part-time"] as const;
export type JobType = (typeof jobTypes)[number];

export const jobStatuses = ["active", "closed", "draft"] as const;
export type JobStatus = (typeof jobStatuses)[number];

export const remotes = ["none", "hybrid", "full"] as const;
export type Remote = (typeof remotes)[number];

export const salaryPeriods = ["hour", "month", "year"] as const;
export type SalaryPeriod = (typeof salaryPeriods)[number];

export const jobSorts = ["latest", "deadline", "relevance"] as const;

/** How many matches are found, counted and paged through. */
export const maxMatches = 1000;

export const jobLimits = {
  title: 200,
  description: 10_000,
  requirements: 5_000,
  location: 200,
  durationMonths: 60,
  salary: 1_000_000,
  query: 200,
  searchName: 100,
  searches: 20,
} as const;
