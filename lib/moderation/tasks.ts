import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { systemDb } from "@/db/client";
import { moderationDecisions as decisions } from "@/db/schema/moderation";
import { users } from "@/db/schema/users";
import { canActAsAdmin } from "@/lib/core/auth/list-admins";
import { runForEach } from "@/lib/core/tasks/run-for-each";
import { notify } from "@/lib/notifications/notify";
import { isOpenAppeal } from "./policy";

const isDue = and(
  isOpenAppeal,
  isNull(decisions.appealReminderSentAt),
  sql`${decisions.appealedAt} <= now() - interval '7 days'`,
);

/** Reminds the administrators who can decide on an appeal that has been open for a week, once. Each in a transaction. */
export async function remindOpenAppeals(): Promise<void> {
  const due = await systemDb
    .select({ id: decisions.id })
    .from(decisions)
    .where(isDue)
    .orderBy(asc(decisions.appealedAt), asc(decisions.id));
  if (due.length === 0) return;
  const admins = await systemDb
    .select({ id: users.id })
    .from(users)
    .where(canActAsAdmin())
    .orderBy(asc(users.id));
  const adminIds = admins.map((admin) => admin.id);
  await runForEach(due, "a reminder of an appeal was not sent", ({ id }) => remindOpenAppeal(id, adminIds));
}

async function remindOpenAppeal(id: number, adminIds: number[]): Promise<void> {
  await systemDb.transaction(async (tx) => {
    const [appeal] = await tx
      .update(decisions)
      .set({ appealReminderSentAt: sql`now()` })
      .where(and(eq(decisions.id, id), isDue))
      .returning({ authorId: decisions.authorId, moderatorId: decisions.moderatorId });
    if (!appeal) return;
    const { authorId, moderatorId } = appeal;
    const others = adminIds.filter((adminId) => adminId !== authorId && adminId !== moderatorId);
    // Without another one, the moderator of the decision can decide (appealDecidableBy).
    const to = others.length > 0 ? others : adminIds.filter((adminId) => adminId !== authorId);
    await notify(to, { kind: "appeal_waiting", about: "appeals", source: `decision:${id}` }, tx);
  });
}
