import { sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { announcementRecipients, announcements } from "@/db/schema/announcements";
import { notifications } from "@/db/schema/notifications";
import { notificationParams } from "@/lib/announcements/texts";
import { fromSchoolTime, toSchoolTime } from "@/lib/core/i18n/school-time";
import { type AnnouncementFixture, announcementFixtures } from "../fixtures/announcements";
import { addDays, addMinutes } from "../time";

type Context = { students: number[]; author: number; now: Date };

/** Inserts announcements; two of three students have read the sent ones, the first student always. */
export async function insertAnnouncements(tx: Transaction, context: Context): Promise<void> {
  for (const fixture of announcementFixtures) {
    const at = timeOf(fixture, context.now);
    const { inDays: _, at: __, ...texts } = fixture;
    const isSent = fixture.status === "sent";
    const [row] = await tx
      .insert(announcements)
      .values({
        ...texts,
        createdBy: context.author,
        channel: "app",
        sendAt: fixture.status === "scheduled" ? at : null,
        ...(isSent && { sentAt: at, completedAt: at }),
        createdAt: isSent ? at : context.now,
        updatedAt: isSent ? at : context.now,
      })
      .returning({ id: announcements.id });
    if (row && isSent) await insertRecipients(tx, { id: row.id, fixture, at, ...context });
  }
}

function timeOf({ inDays, at }: AnnouncementFixture, now: Date): Date {
  return fromSchoolTime(`${toSchoolTime(addDays(now, inDays)).slice(0, 10)}T${at}`);
}

type Sent = Context & { id: number; fixture: AnnouncementFixture; at: Date };

async function insertRecipients(tx: Transaction, { id, fixture, at, students }: Sent): Promise<void> {
  const rows = students.map((userId, index) => ({
    userId,
    readAt: index % 3 < 2 ? addMinutes(at, (index + 3) * 7) : null,
    createdAt: at,
  }));
  await tx
    .insert(announcementRecipients)
    .values(rows.map((row) => ({ ...row, announcementId: id, byApp: true, byEmail: false })));
  const { titleFr, textFr, titleEn = null, textEn = null } = fixture;
  const params = notificationParams({ id, titleFr, textFr, titleEn, textEn });
  await tx.insert(notifications).values(
    rows.map((row) => ({
      ...row,
      kind: "announcement",
      groupKey: `announcement:${id}`,
      params,
      updatedAt: sql`${at.toISOString()}::timestamptz`,
    })),
  );
}
