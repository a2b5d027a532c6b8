import { and, asc, eq, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { decisionDay, isDecisionOverdue, isUndecided } from "@/db/decisions";
import { applications } from "@/db/schema/applications";
import { jobPostings } from "@/db/schema/jobs";
import { todayInSchool } from "@/db/school-day";
import type { Viewer } from "@/lib/core/auth/viewer";
import { applicationVisibleTo } from "./policy";
import type { DecisionsDue } from "./schemas";

const maxJobs = 100;

/** The nearest day comes first: of those still due, then of those overdue. */
export async function listDecisionsDue(viewer: Viewer<"company">): Promise<DecisionsDue[]> {
  const { id, title, locale } = jobPostings;
  return db
    .select({
      job_posting: { id, title, locale },
      count: sql<number>`count(*)::int`,
      until: sql<string>`${decisionDay}::text`,
      is_overdue: isDecisionOverdue,
    })
    .from(applications)
    .innerJoin(jobPostings, eq(jobPostings.id, applications.jobPostingId))
    .where(and(eq(jobPostings.status, "closed"), isUndecided, applicationVisibleTo(viewer)))
    .groupBy(jobPostings.id)
    .orderBy(isDecisionOverdue, sql`abs(${decisionDay} - ${todayInSchool})`, asc(jobPostings.id))
    .limit(maxJobs);
}
