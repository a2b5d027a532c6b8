export type ReportWords = Record<(typeof names)[number], string>;

const names = ["title", "reason", "hint", "confirm", "done", "failed"] as const;

/** The words of a report, from a namespace that has them all. */
export function reportWords(t: (name: (typeof names)[number]) => string): ReportWords {
  return Object.fromEntries(names.map((name) => [name, t(name)])) as ReportWords;
}
