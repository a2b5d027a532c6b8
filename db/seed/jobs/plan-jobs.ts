import type { Random } from "../random";
import { addDays, addHours, dayMs } from "../time";
import type { JobFixture } from "./job-fixtures";
import { profiles } from "./profiles";

export type PlannedJob = {
  fixture: JobFixture;
  /** The author's key. */
  by: string;
  createdAt: Date;
  deadline: string;
  startDate: string | null;
  closedAt: Date | null;
  /** Number of views by day. */
  views: Map<string, number>;
};

const inParis = new Intl.DateTimeFormat("en-CA", { dateStyle: "short", timeZone: "Europe/Paris" });

/** The fixtures' jobs with their dates and views, oldest first. */
export function planJobs(fixtures: JobFixture[], now: Date, random: Random): PlannedJob[] {
  return fixtures
    .map((job) => {
      const createdAt = addHours(addDays(now, -job.daysAgo), -random.between(0.1, 9));
      const deadline = dayOf(addDays(now, job.deadlineIn));
      const planned = {
        fixture: job,
        by: random.pick(writersOf(job.by)),
        createdAt,
        deadline,
        startDate: job.startIn === null ? null : firstOfMonth(now, job.startIn),
        closedAt: job.status === "closed" ? new Date(`${deadline}T22:00:00Z`) : null,
      };
      return { ...planned, views: planViews(planned, now, random) };
    })
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

/** The end of the period in which students could apply, at most now. */
export function endOf({ deadline }: { deadline: string }, now: Date): Date {
  return new Date(Math.min(now.getTime(), new Date(`${deadline}T20:00:00Z`).getTime()));
}

/** The date in Paris, the time zone of the demo school. */
function dayOf(at: Date): string {
  return inParis.format(at);
}

function writersOf(company: string): string[] {
  const roles = Object.entries(profiles[company]?.members ?? {});
  return roles.filter(([, role]) => role !== "read_only").map(([key]) => key);
}

/** The first day of the month after this many days. */
function firstOfMonth(now: Date, days: number): string {
  const then = addDays(now, days);
  return new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 1)).toISOString().slice(0, 10);
}

/** Plans many views on the first days, then fewer, and hardly any at weekends. */
function planViews(
  { fixture, createdAt, deadline }: Pick<PlannedJob, "fixture" | "createdAt" | "deadline">,
  now: Date,
  random: Random,
): Map<string, number> {
  const views = new Map<string, number>();
  if (fixture.status === "draft") return views;
  const appeal = random.between(4, 16);
  const end = endOf({ deadline }, now).getTime();
  for (let time = createdAt.getTime(), age = 0; time <= end; time += dayMs, age++) {
    const weekend = [0, 6].includes(new Date(time).getUTCDay()) ? 0.3 : 1;
    const seen = Math.round(appeal * weekend * random.between(0.5, 1.5) * (0.25 + Math.exp(-age / 9)));
    if (seen > 0) views.set(dayOf(new Date(time)), seen);
  }
  return views;
}
