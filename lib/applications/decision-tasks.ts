import { and, asc, eq, gt, gte, inArray, isNull, lt, not, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { type Database, systemDb } from "@/db/client";
import { decisionDay, isDecisionOverdue, isUndecided } from "@/db/decisions";
import { applications } from "@/db/schema/applications";
import { companies } from "@/db/schema/companies";
import { jobPostings } from "@/db/schema/jobs";
import { listRecipientsByCompany } from "@/lib/companies/member-recipients";
import { isPublicCompany } from "@/lib/companies/policy";
import { enqueueEmail } from "@/lib/core/email/outbox";
import { notify } from "@/lib/notifications/notify";

// After a longer pause of the worker, nothing is sent about what has long been over.
const maxClosedDays = 30;

const { closedAt, decisionsDueSentAt, decisionsOverdueSentAt } = jobPostings;
const isSentSinceClosing = gte(decisionsDueSentAt, closedAt);

/** Once when a job has closed, and once more when the time to decide is over. Safe with several workers. */
export async function notifyOfUndecidedApplications(): Promise<void> {
  await notifyMembers("decisions_due", decisionsDueSentAt, not(isDecisionOverdue));
  await notifyMembers(
    "decisions_overdue",
    decisionsOverdueSentAt,
    and(isDecisionOverdue, isSentSinceClosing),
  );
}

type Kind = "decisions_due" | "decisions_overdue";

async function notifyMembers(kind: Kind, sentAt: PgColumn, isDue: SQL | undefined): Promise<void> {
  await systemDb.transaction(async (tx) => {
    const key = kind === "decisions_due" ? "decisionsDueSentAt" : "decisionsOverdueSentAt";
    const rows = await tx
      .update(jobPostings)
      .set({ [key]: sql`now()` })
      .where(
        inArray(jobPostings.id, lockClosedJobs(tx, and(isDue, or(isNull(sentAt), lt(sentAt, closedAt))))),
      )
      .returning({
        id: jobPostings.id,
        companyId: jobPostings.companyId,
        title: jobPostings.title,
        count: sql<number>`(select count(*)::int ${undecidedOfJob})`,
        until: sql<string>`${decisionDay}::text`,
      });
    const members = await listRecipientsByCompany(
      tx,
      rows.map(({ companyId }) => companyId),
    );
    for (const { id, companyId, title, count, until } of rows) {
      const params = { job: id, title, count, until };
      const recipients = members.get(companyId) ?? [];
      const ids = recipients.map((recipient) => recipient.id);
      await notify(ids, { kind, about: `job:${id}`, params }, tx);
      await enqueueEmail(recipients, { kind, params }, tx);
    }
  });
}

const undecidedOfJob = sql`from ${applications} where applications.job_posting_id = job_postings.id and ${isUndecided}`;

/** Of companies whose members can decide; while a company reopens a job, the job is left for the next time. */
function lockClosedJobs(tx: Database, isDue: SQL | undefined) {
  return tx
    .select({ id: jobPostings.id })
    .from(jobPostings)
    .where(
      and(
        eq(jobPostings.status, "closed"),
        isNull(jobPostings.deletedAt),
        gt(closedAt, sql`now() - make_interval(days => ${maxClosedDays}::int)`),
        isDue,
        sql`exists (select ${undecidedOfJob})`,
        sql`exists (select from ${companies} where companies.id = job_postings.company_id and ${isPublicCompany})`,
      ),
    )
    .orderBy(asc(jobPostings.id))
    .for("update", { skipLocked: true });
}
