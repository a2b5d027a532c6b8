import { eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { announcementRecipients, announcements } from "@/db/schema/announcements";
import { emails } from "@/db/schema/email";
import { notifications } from "@/db/schema/notifications";
import type { RequestInfo } from "@/lib/core/api/request-info";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Viewer } from "@/lib/core/auth/viewer";
import { AppError, invalid } from "@/lib/core/errors/app-error";
import { fromSchoolTime } from "@/lib/core/i18n/school-time";
import { recordAnnouncement } from "./audit";
import { announcementLimits } from "./limits";
import { lockAnnouncement, lockUnsent } from "./lock";
import { getAnnouncement } from "./queries";
import { selectRecipients } from "./recipients";
import type { Announcement } from "./schemas";

type Admin = Viewer<"admin">;
type Change = Partial<Record<keyof typeof announcements.$inferInsert, unknown>>;

const now = sql`now()`;
const set = (tx: Transaction, id: number, change: Change) =>
  tx
    .update(announcements)
    .set({ ...change, updatedAt: now } as object)
    .where(eq(announcements.id, id));

/** Throws `not_found`, `announcement_sent`, and `validation_failed` for a time that is past or too far ahead. */
export async function scheduleAnnouncement(
  viewer: Admin,
  id: number,
  { send_at }: { send_at: string },
  request: RequestInfo,
): Promise<Announcement> {
  const sendAt = fromSchoolTime(send_at);
  const ahead = sendAt.getTime() - Date.now();
  if (ahead <= 0) throw invalid("send_at", "announcement_past");
  if (ahead > announcementLimits.days * 86_400_000) throw invalid("send_at", "announcement_too_far");
  await runTransaction(viewer, async (tx) => {
    const { titleFr: title } = await lockUnsent(tx, id);
    await set(tx, id, { status: "scheduled", sendAt });
    await recordAnnouncement(tx, viewer, { action: "scheduled", id, title, request });
  });
  return getAnnouncement(viewer, id);
}

/** Throws `not_found` and `announcement_sent`; a draft stays one. */
export async function unscheduleAnnouncement(
  viewer: Admin,
  id: number,
  request: RequestInfo,
): Promise<Announcement> {
  await runTransaction(viewer, async (tx) => {
    const { status, titleFr: title } = await lockUnsent(tx, id);
    if (status === "draft") return;
    await set(tx, id, { status: "draft", sendAt: null });
    await recordAnnouncement(tx, viewer, { action: "unscheduled", id, title, request });
  });
  return getAnnouncement(viewer, id);
}

/** Throws `not_found`, `announcement_sent` and `announcement_without_recipients`. */
export async function sendAnnouncement(
  viewer: Admin,
  id: number,
  request: RequestInfo,
): Promise<Announcement> {
  await runTransaction(viewer, async (tx) => {
    const { titleFr: title } = await lockUnsent(tx, id);
    const [recipient] = await tx.execute(sql`${selectRecipients(id)} limit 1`);
    if (!recipient) throw new AppError("announcement_without_recipients");
    await set(tx, id, { status: "sent", sentAt: now });
    await recordAnnouncement(tx, viewer, { action: "sent", id, title, request });
  });
  return getAnnouncement(viewer, id);
}

/** Throws `not_found` and `announcement_not_sent`. */
export async function recallAnnouncement(
  viewer: Admin,
  id: number,
  request: RequestInfo,
): Promise<Announcement> {
  await runTransaction(viewer, async (tx) => {
    const { status, titleFr: title } = await lockAnnouncement(tx, id);
    if (status !== "sent") throw new AppError("announcement_not_sent");
    await set(tx, id, { status: "recalled", recalledAt: now });
    await withdrawNotifications(tx, id);
    await recordAnnouncement(tx, viewer, { action: "recalled", id, title, request });
  });
  return getAnnouncement(viewer, id);
}

/** From lists and counts, and emails that no worker is sending. Open pages read their lists again. */
async function withdrawNotifications(tx: Transaction, id: number): Promise<void> {
  await tx.execute(sql`delete from ${notifications} n using ${announcementRecipients} r
    where r.announcement_id = ${id} and n.user_id = r.user_id and n.kind = 'announcement'
      and n.group_key = ${`announcement:${id}`}
    returning pg_notify('notification_deleted', n.user_id::text)::text`);
  await tx.execute(sql`delete from ${emails} where id in (
    select id from ${emails} where kind = 'announcement' and status = 'pending'
      and (params ->> 'announcement')::int = ${id} for update skip locked)`);
}
