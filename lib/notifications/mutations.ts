import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { notifications } from "@/db/schema/notifications";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Member } from "@/lib/core/auth/viewer";
import { runInBatches } from "@/lib/core/database/run-in-batches";
import { AppError } from "@/lib/core/errors/app-error";
import { userChannel } from "@/lib/core/realtime/channels";
import { publish } from "@/lib/core/realtime/publish";
import { countUnread } from "./unread";

type Change = (tx: Transaction, isInBatch: SQL) => Promise<{ count: number }>;

/** Runs a transaction per batch: all notifications of an account may take longer than a query may. */
function changeInBatches(viewer: Member, where: SQL | undefined, change: Change): Promise<number> {
  return runInBatches(async (limit) => {
    const isInBatch = sql`${notifications.id} in (
      select id from ${notifications} where ${notifications.userId} = ${viewer.id} and ${where} limit ${limit})`;
    return (await runTransaction(viewer, (tx) => change(tx, isInBatch))).count;
  });
}

export async function markNotificationsRead(viewer: Member, ids?: number[]): Promise<{ unread: number }> {
  if (ids?.length !== 0) {
    const isUnread = and(
      isNull(notifications.readAt),
      notifications.inApp,
      ids && inArray(notifications.id, ids),
    );
    const count = await changeInBatches(viewer, isUnread, async (tx, isInBatch) =>
      tx.update(notifications).set({ readAt: sql`now()` }).where(isInBatch),
    );
    if (count > 0) publish(userChannel(viewer.id), "notification:read", {});
  }
  return { unread: (await countUnread(viewer)).notifications };
}

export async function deleteNotification(viewer: Member, id: number): Promise<{ unread: number }> {
  const [deleted] = await runTransaction(viewer, (tx) =>
    tx
      .delete(notifications)
      .where(and(eq(notifications.id, id), eq(notifications.userId, viewer.id)))
      .returning({ id: notifications.id }),
  );
  if (!deleted) throw new AppError("not_found");
  return { unread: (await countUnread(viewer)).notifications };
}

export async function deleteReadNotifications(viewer: Member): Promise<{ deleted: number }> {
  const deleted = await changeInBatches(viewer, isNotNull(notifications.readAt), async (tx, isInBatch) =>
    tx.delete(notifications).where(isInBatch),
  );
  return { deleted };
}
