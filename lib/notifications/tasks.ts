import { and, lt, lte, not, sql } from "drizzle-orm";
import { systemDb } from "@/db/client";
import { notificationSettings, notifications } from "@/db/schema/notifications";

/** Announces notifications of quiet hours to open pages once, as these end. */
export async function announceDeferredNotifications(): Promise<void> {
  const user = sql`${notificationSettings.userId}::text`;
  await systemDb
    .update(notificationSettings)
    .set({ deferredUntil: null })
    .where(lte(notificationSettings.deferredUntil, sql`now()`))
    .returning({ notified: sql`pg_notify('notification', ${user}), pg_notify('mail', ${user})` });
}

/** Deletes notifications that were stored for an email alone, or for a digest that was not sent. */
export async function deleteHiddenNotifications(): Promise<void> {
  await systemDb
    .delete(notifications)
    .where(and(not(notifications.inApp), lt(notifications.updatedAt, sql`now() - interval '8 days'`)));
}
