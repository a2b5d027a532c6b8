import { and, inArray, lt, lte, not, sql } from "drizzle-orm";
import { systemDb } from "@/db/client";
import { notificationSettings, notifications } from "@/db/schema/notifications";
import { deleteRowsInBatches, runInBatches } from "@/lib/core/database/run-in-batches";

/** Announces notifications of quiet hours to open pages once, as these end: for most users at the same minute. */
export async function announceDeferredNotifications(): Promise<void> {
  const { userId, deferredUntil } = notificationSettings;
  const isOver = lte(deferredUntil, sql`now()`);
  const user = sql`${userId}::text`;
  await runInBatches(async (limit) => {
    const due = systemDb.select({ userId }).from(notificationSettings).where(isOver).limit(limit);
    const rows = await systemDb
      .update(notificationSettings)
      .set({ deferredUntil: null })
      .where(and(isOver, inArray(userId, due)))
      .returning({ notified: sql`pg_notify('notification', ${user}), pg_notify('mail', ${user})` });
    return rows.length;
  });
}

/** Deletes notifications that were stored only for an email, or for a digest that was not sent. */
export function deleteHiddenNotifications(): Promise<void> {
  const isOld = lt(notifications.updatedAt, sql`now() - interval '8 days'`);
  return deleteRowsInBatches(notifications.id, and(not(notifications.inApp), isOld));
}
