export const responsivenessLimits = {
  /** Fewer decisions would say little about the company and too much about single students. */
  applications: 5,
  months: 12,
  /** The number of days in which a company should decide on an application to a job that stays open. */
  days: 60,
} as const;

export const companyLimits = {
  name: 80,
  description: 4000,
  website: 200,
  location: 120,
  reason: 500,
  directoryPosition: 999,
  logoBytes: 5 * 1024 * 1024,
  /** The members, and the invitations, that a list has at most. */
  listed: 500,
} as const;

export const invitationDays = 7;
export const invitationRetentionDays = 30;
