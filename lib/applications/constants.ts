import { applicationStatuses } from "@/db/enums";

export { applicationStatuses };
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** What a company may say; `approved` is the school's confirmation. */
export const companyStatuses = ["pending", "reviewed", "accepted", "rejected"] as const;
export type CompanyStatus = (typeof companyStatuses)[number];

export function isCompanyStatus(status: ApplicationStatus): status is CompanyStatus {
  return companyStatuses.some((each) => each === status);
}

/** Where nobody has decided yet: the company owes a word. */
export const undecidedStatuses: readonly ApplicationStatus[] = ["pending", "reviewed"];

/** What a list can be narrowed to. */
export const applicationFilters = [...applicationStatuses, "withdrawn"] as const;
export type ApplicationFilter = (typeof applicationFilters)[number];

export const applicationLimits = {
  message: 4000,
  note: 2000,
  query: 200,
  templateName: 100,
  /** A company's ready answers; the notes on one application. */
  templates: 100,
  notes: 100,
  atOnce: 100,
  /** Days without an answer until the student may ask once. */
  followUpDays: 10,
} as const;
