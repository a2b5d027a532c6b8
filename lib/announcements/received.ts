import { and, eq, isNull, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { announcementRecipients, announcements } from "@/db/schema/announcements";
import { notifications } from "@/db/schema/notifications";
import { isoDateOf } from "@/lib/core/api/response-columns";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Member } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import { userChannel } from "@/lib/core/realtime/channels";
import { publish } from "@/lib/core/realtime/publish";
import { countUnread } from "@/lib/notifications/unread";
import type { ReceivedAnnouncement } from "./schemas";
import { textColumns, textsIn } from "./texts";

/** Throws `not_found` for others than its recipients, and once it is recalled. */
export async function getReceivedAnnouncement(viewer: Member, id: number): Promise<ReceivedAnnouncement> {
  const [row] = await db
    .select({
      ...textColumns,
      link: announcements.link,
      is_read: sql<boolean>`${announcementRecipients.readAt} is not null`,
      sent_at: isoDateOf(announcements.sentAt),
    })
    .from(announcements)
    .innerJoin(announcementRecipients, eq(announcementRecipients.announcementId, announcements.id))
    .where(and(eq(announcements.id, id), eq(announcements.status, "sent"), isRecipient(viewer)));
  if (!row) throw new AppError("not_found");
  const { is_read, sent_at } = row;
  return { id, ...textsIn(row, viewer.locale), link: row.link, is_read, sent_at: sent_at ?? "" };
}

/** True for a recipient of a recalled announcement, who may have opened it from an email. */
export async function isRecalled(viewer: Member, id: number): Promise<boolean> {
  const rows = await db
    .select({ id: announcements.id })
    .from(announcements)
    .innerJoin(announcementRecipients, eq(announcementRecipients.announcementId, announcements.id))
    .where(and(eq(announcements.id, id), eq(announcements.status, "recalled"), isRecipient(viewer)));
  return rows.length > 0;
}

const isRecipient = ({ id }: Member) => eq(announcementRecipients.userId, id);

export async function markAnnouncementRead(viewer: Member, id: number): Promise<{ unread: number }> {
  const { count } = await runTransaction(viewer, async (tx) => {
    const { count } = await tx
      .update(announcementRecipients)
      .set({ readAt: sql`coalesce(${announcementRecipients.readAt}, now())` })
      .where(and(eq(announcementRecipients.announcementId, id), isRecipient(viewer)));
    if (count === 0) throw new AppError("not_found");
    return tx
      .update(notifications)
      .set({ readAt: sql`now()` })
      .where(
        and(
          eq(notifications.userId, viewer.id),
          eq(notifications.groupKey, `announcement:${id}`),
          isNull(notifications.readAt),
        ),
      );
  });
  if (count > 0) publish(userChannel(viewer.id), "notification:read", {});
  return { unread: (await countUnread(viewer)).notifications };
}
