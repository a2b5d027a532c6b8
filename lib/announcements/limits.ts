export const announcementLimits = {
  title: 120,
  minTitle: 3,
  text: 5000,
  link: 300,
  groups: 50,
  classes: 100,
  /** The maximum length of the text in a notification. */
  excerpt: 200,
  /** The maximum number of days ahead for which one can be scheduled. */
  days: 365,
} as const;
