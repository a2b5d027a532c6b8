import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "@/db/client";
import { applicationEvents, applications } from "@/db/schema/applications";
import { users } from "@/db/schema/users";
import { enqueueEmail } from "@/lib/core/email/outbox";
import { notify } from "@/lib/notifications/notify";

type DeletedJob = { id: number; title: string; companyName: string; actorId: number };

export async function notifyApplicants(tx: Database, { id, title, companyName, actorId }: DeletedJob) {
  const rows = await tx
    .select({ application: applications.id, userId: users.id, email: users.email, locale: users.locale })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.studentId))
    .where(and(eq(applications.jobPostingId, id), isNull(applications.withdrawnAt), isNull(users.deletedAt)))
    .orderBy(users.id);
  if (rows.length === 0) return;
  await tx.insert(applicationEvents).values(
    rows.map(({ application }) => ({
      applicationId: application,
      actorId,
      kind: "posting_deleted" as const,
    })),
  );
  for (const { application, userId, email, locale } of rows) {
    const params = { application, title, company: companyName };
    await notify(userId, { kind: "job_deleted", about: `application:${application}`, params }, tx);
    await enqueueEmail({ id: userId, email, locale }, { kind: "job_deleted", params }, tx);
  }
}
