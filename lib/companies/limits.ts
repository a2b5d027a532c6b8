export const companyLimits = {
  name: 80,
  description: 4000,
  website: 200,
  location: 120,
  logoBytes: 5 * 1024 * 1024,
} as const;

/** How long an invitation's link opens. */
export const invitationDays = 7;
/** How long one that was not answered is remembered after that. */
export const invitationRetentionDays = 30;
