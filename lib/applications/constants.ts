import { type ApplicationStatus, applicationStatuses } from "@/db/enums";

/** `approved` is reserved to the school. */
export const reviewStatuses = ["pending", "reviewed", "accepted", "rejected"] as const;
type ReviewStatus = (typeof reviewStatuses)[number];

export function isReviewStatus(status: ApplicationStatus): status is ReviewStatus {
  return reviewStatuses.some((reviewStatus) => reviewStatus === status);
}

export const applicationFilters = [...applicationStatuses, "withdrawn"] as const;
export type ApplicationFilter = (typeof applicationFilters)[number];

export const noCounts = Object.fromEntries(applicationFilters.map((status) => [status, 0])) as Record<
  ApplicationFilter,
  number
>;

/** Filters of the school's list: applications to confirm, and confirmed ones. */
export const confirmationFilters = ["accepted", "approved"] as const;

export const applicationLimits = {
  message: 4000,
  note: 2000,
  query: 200,
  templateName: 100,
  templates: 100,
  notes: 100,
  /** Decisions of its company on one application, in 24 hours. */
  decisionsADay: 10,
  /** The newest events that a timeline lists. */
  timeline: 200,
  atOnce: 100,
  followUpDays: 10,
} as const;
