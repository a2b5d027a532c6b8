import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { type Database, systemDb } from "@/db/client";
import { applications } from "@/db/schema/applications";
import { companies } from "@/db/schema/companies";
import { emails } from "@/db/schema/email";
import { jobPostings } from "@/db/schema/jobs";
import { dayInSchool, todayInSchool } from "@/db/school-day";
import { listMemberRecipients } from "@/lib/companies/member-recipients";
import { hasRow } from "@/lib/core/database/has-row";
import { enqueueEmail } from "@/lib/core/email/outbox";
import { runForEach } from "@/lib/core/tasks/run-for-each";
import { isUnanswered } from "./select";

const reminderDays = [7, 14] as const;
const kind = "applications_unanswered";

/**
 * Reminds the members after 7 and 14 days, at most one email a day, until the job closes (decision-tasks.ts). Safe
 * with several workers.
 */
export async function remindUnansweredApplications(): Promise<void> {
  const due = await systemDb
    .selectDistinct({ id: jobPostings.companyId })
    .from(applications)
    .innerJoin(jobPostings, eq(jobPostings.id, applications.jobPostingId))
    .where(isDue);
  await runForEach(due, "a company was not reminded of its applications", ({ id }) => remind(id));
}

const isDue = and(
  isUnanswered,
  ne(jobPostings.status, "closed"),
  sql`(${sql.join(
    reminderDays.map(
      (days) => sql`(${applications.createdAt} < now() - make_interval(days => ${days}::int)
        and ${applications.remindedDays} < ${days})`,
    ),
    sql` or `,
  )})`,
);

async function remind(companyId: number): Promise<void> {
  await systemDb.transaction(async (tx) => {
    const [company] = await tx
      .select({ name: companies.name })
      .from(companies)
      .where(eq(companies.id, companyId))
      .for("no key update", { skipLocked: true });
    const recruiters = await listMemberRecipients(tx, companyId);
    if (!company || recruiters.length === 0 || (await wasRemindedToday(tx, recruiters))) return;
    const own = tx
      .select({ id: applications.id })
      .from(applications)
      .innerJoin(jobPostings, eq(jobPostings.id, applications.jobPostingId))
      .where(and(eq(jobPostings.companyId, companyId), isDue))
      .for("update", { of: applications });
    const { count } = await tx
      .update(applications)
      .set({ remindedDays: reachedReminder })
      .where(inArray(applications.id, own));
    if (count > 0) await enqueueEmail(recruiters, { kind, params: { count, company: company.name } }, tx);
  });
}

const reachedReminder = sql`case when ${applications.createdAt} < now() - make_interval(days => ${reminderDays[1]}::int)
  then ${reminderDays[1]}::int else ${reminderDays[0]}::int end`;

async function wasRemindedToday(tx: Database, recruiters: { id: number }[]): Promise<boolean> {
  const ids = recruiters.map(({ id }) => id);
  return hasRow(
    tx,
    emails,
    inArray(emails.userId, ids),
    eq(emails.kind, kind),
    sql`${dayInSchool(sql`${emails.createdAt}`)} = ${todayInSchool}`,
    sql`${emails.createdAt} > now() - interval '2 days'`,
  );
}
