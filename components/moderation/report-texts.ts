export type ReportTexts = Record<(typeof names)[number], string>;

const names = ["title", "reason", "hint", "confirm", "done", "failed"] as const;

/** The texts of a report, from a namespace that has them all. */
export function reportTexts(t: (name: (typeof names)[number]) => string): ReportTexts {
  return Object.fromEntries(names.map((name) => [name, t(name)])) as ReportTexts;
}
