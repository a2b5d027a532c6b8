export const announcementLimits = {
  title: 120,
  minTitle: 3,
  text: 5000,
  link: 300,
  groups: 50,
  classes: 100,
  /** Of a notification. */
  excerpt: 200,
  /** How far ahead one can be scheduled. */
  days: 365,
} as const;
