export const jobSorts = ["latest", "deadline", "relevance"] as const;

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
