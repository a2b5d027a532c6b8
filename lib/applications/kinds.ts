export const applicationStatuses = ["pending", "reviewed", "accepted", "approved", "rejected"] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** What a company may say; `approved` is the school's confirmation. */
export const companyStatuses: readonly ApplicationStatus[] = ["pending", "reviewed", "accepted", "rejected"];

/** What a list can be narrowed to. */
export const applicationFilters = [...applicationStatuses, "withdrawn"] as const;
export type ApplicationFilter = (typeof applicationFilters)[number];

export const applicationLimits = {
  message: 4000,
  note: 2000,
  query: 200,
  templateName: 100,
  atOnce: 100,
  /** Days without an answer until the student may ask once. */
  followUpDays: 10,
} as const;
