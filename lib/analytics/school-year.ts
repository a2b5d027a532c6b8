import { toSchoolDay } from "@/lib/core/i18n/school-time";

export type Period = { from: string; until: string };

/** The requested period, or the current school year: 1 September to 31 August. */
export function toPeriod(
  query: { from?: string | undefined; until?: string | undefined },
  now = new Date(),
): Period {
  const today = toSchoolDay(now);
  const start = Number(today.slice(0, 4)) - (today.slice(5) < "09-01" ? 1 : 0);
  return { from: query.from ?? `${start}-09-01`, until: query.until ?? `${start + 1}-08-31` };
}
