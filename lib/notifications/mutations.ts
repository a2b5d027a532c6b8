import { and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { notifications } from "@/db/schema/notifications";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Member } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import { userChannel } from "@/lib/core/realtime/channels";
import { publish } from "@/lib/core/realtime/publish";
import { countUnread } from "./unread";

export async function markNotificationsRead(viewer: Member, ids?: number[]): Promise<{ unread: number }> {
  if (ids?.length !== 0) {
    const { count } = await runTransaction(viewer, (tx) =>
      tx
        .update(notifications)
        .set({ readAt: sql`now()` })
        .where(
          and(
            eq(notifications.userId, viewer.id),
            isNull(notifications.readAt),
            notifications.inApp,
            ids && inArray(notifications.id, ids),
          ),
        ),
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
  const { count } = await runTransaction(viewer, (tx) =>
    tx.delete(notifications).where(and(eq(notifications.userId, viewer.id), isNotNull(notifications.readAt))),
  );
  return { deleted: count };
}
