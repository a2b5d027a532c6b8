import { and, asc, isNull, sql } from "drizzle-orm";
import { systemDb } from "@/db/client";
import { moderationDecisions as decisions } from "@/db/schema/moderation";
import { users } from "@/db/schema/users";
import { canActAsAdmin } from "@/lib/core/auth/list-admins";
import { notify } from "@/lib/notifications/notify";
import { isOpenAppeal } from "./policy";

/** Reminds the administrators who can decide on an appeal that has been open for a week, once. */
export async function remindOpenAppeals(): Promise<void> {
  await systemDb.transaction(async (tx) => {
    const due = await tx
      .update(decisions)
      .set({ appealReminderSentAt: sql`now()` })
      .where(
        and(
          isOpenAppeal,
          isNull(decisions.appealReminderSentAt),
          sql`${decisions.appealedAt} <= now() - interval '7 days'`,
        ),
      )
      .returning({ id: decisions.id, authorId: decisions.authorId, moderatorId: decisions.moderatorId });
    if (due.length === 0) return;
    const admins = await tx
      .select({ id: users.id })
      .from(users)
      .where(canActAsAdmin())
      .orderBy(asc(users.id));
    const adminIds = admins.map((admin) => admin.id);
    for (const { id, authorId, moderatorId } of due) {
      const others = adminIds.filter((adminId) => adminId !== authorId && adminId !== moderatorId);
      // Without another one, the moderator of the decision can decide (appealDecidableBy).
      const to = others.length > 0 ? others : adminIds.filter((adminId) => adminId !== authorId);
      await notify(to, { kind: "appeal_waiting", about: "appeals", source: `decision:${id}` }, tx);
    }
  });
}
