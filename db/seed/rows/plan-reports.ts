import type { ReportFixture } from "../fixtures/fixtures";
import type { Random } from "../random";
import { dayMs } from "../time";
import type { PlannedComment } from "./plan-comments";
import type { PlannedPost } from "./plan-posts";

export type PlannedReport = { fixture: ReportFixture; about: PlannedPost | PlannedComment; createdAt: Date };

/** Plans reports, oldest first. */
export function planReports(
  subjects: (PlannedPost | PlannedComment)[],
  now: Date,
  random: Random,
): PlannedReport[] {
  return subjects
    .flatMap((about) =>
      about.fixture.reports.map((fixture) => ({
        fixture,
        about,
        createdAt: soonAfter(about.createdAt, now, random),
      })),
    )
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

function soonAfter(time: Date, now: Date, random: Random): Date {
  const left = now.getTime() - time.getTime();
  return new Date(time.getTime() + random.between(0.02, 0.9) * Math.min(left, dayMs));
}
