export const eventLimits = {
  title: 120,
  minTitle: 3,
  description: 5000,
  location: 200,
  url: 500,
  capacity: 10_000,
  /** So that a list of days reads the events that begin within them or so long before. */
  days: 31,
} as const;
