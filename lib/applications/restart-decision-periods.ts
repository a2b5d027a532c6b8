import { and, eq, gte, isNull, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { decisionDay } from "@/db/decisions";
import { jobPostings } from "@/db/schema/jobs";
import { dayInSchool } from "@/db/school-day";

/**
 * Called when a company's suspension ends, because no one could decide while it lasted. What was overdue before it
 * stays overdue.
 */
export async function restartDecisionPeriods(tx: Transaction, companyId: number): Promise<void> {
  const suspendedAt = sql`coalesce((select max(created_at) from audit_log
    where action = 'company_suspended' and subject_type = 'company' and subject_id = ${companyId}), '-infinity')`;
  await tx
    .update(jobPostings)
    .set({ closedAt: sql`now()` })
    .where(
      and(
        eq(jobPostings.companyId, companyId),
        eq(jobPostings.status, "closed"),
        isNull(jobPostings.deletedAt),
        gte(decisionDay, dayInSchool(suspendedAt)),
      ),
    );
}
