import { sql } from "drizzle-orm";
import { systemDb } from "@/db/client";
import { jobViews } from "@/db/schema/jobs";
import { todayInSchool } from "@/db/school-day";
import type { Viewer } from "@/lib/core/auth/viewer";
import { toSchoolDay } from "@/lib/core/i18n/school-time";
import { log } from "@/lib/core/log";

const maxRecentViews = 50_000;
const recentViews = new Set<string>();

/** Counts a student's view once a day and session, as far as this process remembers. Not awaited. */
export function recordView(viewer: Viewer, jobId: number): void {
  if (viewer.role !== "student") return;
  const key = `${toSchoolDay(new Date())} ${viewer.sessionId} ${jobId}`;
  if (recentViews.has(key)) return;
  if (recentViews.size >= maxRecentViews) recentViews.clear();
  recentViews.add(key);
  countView(jobId).catch((err) => log.warn({ err, job: jobId }, "a view was not counted"));
}

async function countView(jobPostingId: number): Promise<void> {
  await systemDb
    .insert(jobViews)
    .values({ jobPostingId, day: todayInSchool, views: 1 })
    .onConflictDoUpdate({
      target: [jobViews.jobPostingId, jobViews.day],
      set: { views: sql`${jobViews.views} + 1` },
    });
}
