import { and, inArray, sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { mutes } from "@/db/schema/blocks";
import { notifications } from "@/db/schema/notifications";
import { users } from "@/db/schema/users";
import { blockedFor } from "@/lib/blocks/policy";
import type { NotificationKind } from "./constants";

type NotificationInput = {
  kind: NotificationKind;
  /** What groups unread notifications of a kind into one row, as `post:12`. */
  about: string;
  actorId?: number;
  params?: Record<string, string | number | null>;
};

export async function notify(
  to: number | readonly number[],
  { kind, about, actorId, params = {} }: NotificationInput,
  tx: Database,
): Promise<void> {
  const groupKey = `${kind}:${about}`;
  const recipients = await findRecipients(tx, [to].flat(), actorId);
  const rows = recipients.map((userId) => ({ userId, actorId, kind, groupKey, params }));
  if (rows.length === 0) return;
  await tx
    .insert(notifications)
    .values(rows)
    .onConflictDoUpdate({
      target: [notifications.userId, notifications.groupKey],
      targetWhere: sql`${notifications.readAt} is null`,
      set: {
        count: sql`${notifications.count} + 1`,
        actorId: actorId ?? null,
        params,
        createdAt: sql`least(${notifications.createdAt}, now())`,
        updatedAt: sql`now()`,
      },
    })
    // Delivered to the worker on commit.
    .returning({ notified: sql`pg_notify('notification', ${notifications.userId}::text)` });
}

async function findRecipients(tx: Database, ids: number[], actorId: number | undefined): Promise<number[]> {
  if (actorId === undefined || ids.length === 0) return ids;
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        inArray(users.id, ids),
        sql`${users.id} not in (${blockedFor(sql`${actorId}`)})`,
        sql`not exists (select from ${mutes} where ${mutes.userId} = ${users.id} and ${mutes.mutedId} = ${actorId})`,
      ),
    );
  return rows.map(({ id }) => id);
}
