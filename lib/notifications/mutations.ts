import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { notifications } from "@/db/schema/notifications";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Member } from "@/lib/core/auth/viewer";
import { countUnread } from "./unread";

export async function markNotificationsRead(viewer: Member, ids?: number[]): Promise<{ unread: number }> {
  if (ids?.length !== 0)
    await runTransaction(viewer, (tx) =>
      tx
        .update(notifications)
        .set({ readAt: sql`now()` })
        .where(
          and(
            eq(notifications.userId, viewer.id),
            isNull(notifications.readAt),
            ids && inArray(notifications.id, ids),
          ),
        ),
    );
  return { unread: (await countUnread(viewer)).notifications };
}
