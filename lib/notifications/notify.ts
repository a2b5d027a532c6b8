import { sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { notifications } from "@/db/schema/notifications";
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
  const rows = [to].flat().map((userId) => ({ userId, actorId, kind, groupKey, params }));
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
