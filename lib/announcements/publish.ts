import { eq, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Transaction } from "@/db/client";
import { announcementRecipients, announcements } from "@/db/schema/announcements";
import { emails } from "@/db/schema/email";
import { notifications } from "@/db/schema/notifications";
import type { BodyOf } from "@/lib/core/api/endpoint";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { runLongTransaction, runTransaction } from "@/lib/core/auth/run-transaction";
import type { Viewer } from "@/lib/core/auth/viewer";
import { withdrawEmails } from "@/lib/core/email/withdraw";
import { AppError, invalid } from "@/lib/core/errors/app-error";
import { fromSchoolTime } from "@/lib/core/i18n/school-time";
import type { scheduleAnnouncement as scheduleEndpoint, sendAnnouncement as sendEndpoint } from "./contract";
import { latestSendTime } from "./latest-send-time";
import { type LockedAnnouncement, lockAnnouncement, requireUnchanged, requireUnsent } from "./lock";
import { getAnnouncement } from "./queries";
import { selectRecipients } from "./recipients";
import type { Announcement } from "./schemas";

type Admin = Viewer<"admin">;
type Columns = PgUpdateSetSource<typeof announcements>;

const now = sql`now()`;

/** Throws `announcement_sent`, `announcement_edited`, and `validation_failed` for a time that is past or too far ahead. */
export function scheduleAnnouncement(
  viewer: Admin,
  id: number,
  { send_at, updated_at }: BodyOf<typeof scheduleEndpoint>,
): Promise<Announcement> {
  const sendAt = fromSchoolTime(send_at);
  if (sendAt.getTime() <= Date.now()) throw invalid("send_at", "announcement_past");
  if (send_at > latestSendTime(new Date())) throw invalid("send_at", "announcement_too_far");
  return changeStatus(viewer, { action: "scheduled", id }, (_, announcement) => {
    requireUnsent(announcement);
    requireUnchanged(announcement, updated_at);
    return { status: "scheduled", sendAt };
  });
}

/** Makes it a draft again; a draft stays one. Throws `announcement_sent`. */
export function unscheduleAnnouncement(viewer: Admin, id: number): Promise<Announcement> {
  return changeStatus(viewer, { action: "unscheduled", id }, (_, announcement) => {
    requireUnsent(announcement);
    return announcement.status === "draft" ? null : { status: "draft", sendAt: null };
  });
}

/** Throws `announcement_sent`, `announcement_edited` and `announcement_without_recipients`. */
export function sendAnnouncement(
  viewer: Admin,
  id: number,
  { updated_at }: BodyOf<typeof sendEndpoint>,
): Promise<Announcement> {
  return changeStatus(viewer, { action: "sent", id }, async (tx, announcement) => {
    requireUnsent(announcement);
    requireUnchanged(announcement, updated_at);
    const [recipient] = await tx.execute(sql`${selectRecipients(id)} limit 1`);
    if (!recipient) throw new AppError("announcement_without_recipients");
    return { status: "sent", sentAt: now };
  });
}

/** Throws `announcement_not_sent`. */
export function recallAnnouncement(viewer: Admin, id: number): Promise<Announcement> {
  return changeStatus(viewer, { action: "recalled", id }, async (tx, { status }) => {
    if (status !== "sent") throw new AppError("announcement_not_sent");
    await withdrawNotifications(tx, id);
    return { status: "recalled", recalledAt: now };
  });
}

/** Runs `change` under the announcement's lock; nothing happens where it returns null. */
async function changeStatus(
  viewer: Admin,
  { action, id }: { action: "scheduled" | "unscheduled" | "sent" | "recalled"; id: number },
  change: (tx: Transaction, announcement: LockedAnnouncement) => Columns | null | Promise<Columns | null>,
): Promise<Announcement> {
  // A recall deletes the notifications of the whole school.
  const run = action === "recalled" ? runLongTransaction : runTransaction;
  await run(viewer, async (tx) => {
    const announcement = await lockAnnouncement(tx, id);
    const columns = await change(tx, announcement);
    if (!columns) return;
    await tx
      .update(announcements)
      .set({ ...columns, updatedAt: now })
      .where(eq(announcements.id, id));
    await recordAudit(tx, viewer, `announcement_${action}`, ["announcement", id], {
      title: announcement.titleFr,
    });
  });
  return getAnnouncement(viewer, id);
}

/** Removes the notifications, and the emails that no worker is sending. Open pages fetch their lists again. */
async function withdrawNotifications(tx: Transaction, id: number): Promise<void> {
  await tx.execute(sql`delete from ${notifications} n using ${announcementRecipients} r
    where r.announcement_id = ${id} and n.user_id = r.user_id and n.kind = 'announcement'
      and n.group_key = ${`announcement:${id}`}
    returning pg_notify('notification_deleted', n.user_id::text)::text`);
  await withdrawEmails(
    tx,
    sql`${emails.kind} = 'announcement'`,
    sql`(${emails.params} ->> 'announcement')::int = ${id}`,
  );
}
