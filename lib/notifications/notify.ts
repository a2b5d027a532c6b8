import { sql } from "drizzle-orm";
import { type Database, db } from "@/db/client";
import { notifications } from "@/db/schema/notifications";
import type { NotificationKind } from "./kinds";

type Happening = {
  kind: NotificationKind;
  /** What of one kind belongs in one row while it is unread, as `post:12`. */
  about: string;
  actorId?: number;
  params?: Record<string, string | number | null>;
};

/** Tells somebody what happened; what is still unread about the same is one row with a count. */
export async function notify(
  userId: number,
  { kind, about, actorId, params = {} }: Happening,
  within: Database = db,
): Promise<void> {
  await within
    .insert(notifications)
    .values({ userId, actorId, kind, groupKey: `${kind}:${about}`, params })
    .onConflictDoUpdate({
      target: [notifications.userId, notifications.groupKey],
      targetWhere: sql`${notifications.readAt} is null`,
      set: {
        count: sql`${notifications.count} + 1`,
        actorId: actorId ?? null,
        params,
        updatedAt: sql`now()`,
      },
    })
    // Heard by the worker when the transaction is through, and not at all when it is not.
    .returning({ said: sql`pg_notify('notification', ${userId}::text)` });
}
