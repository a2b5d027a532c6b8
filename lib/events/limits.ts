export const eventLimits = {
  title: 120,
  minTitle: 3,
  description: 5000,
  location: 200,
  url: 500,
  capacity: 10_000,
  /** The maximum length of an event in days: a list of days reads only the events that begin in them or at most so long before. */
  days: 31,
} as const;
