import { and, asc, eq, isNull, lte, sql } from "drizzle-orm";
import { type Database, systemDb } from "@/db/client";
import type { RowOf } from "@/db/row-of";
import { announcementRecipients, announcements } from "@/db/schema/announcements";
import { users } from "@/db/schema/users";
import { recordAudits } from "@/lib/core/audit/audit-log";
import { enqueueEmails } from "@/lib/core/email/outbox";
import { runForEach } from "@/lib/core/tasks/run-for-each";
import { notify } from "@/lib/notifications/notify";
import { selectRecipients } from "./recipients";
import { notificationParams, textColumns, textsIn } from "./texts";

const batchSize = 1000;

const columns = { ...textColumns, lastRecipientId: announcements.lastRecipientId };

type Row = RowOf<typeof columns>;

const isIncomplete = and(eq(announcements.status, "sent"), isNull(announcements.completedAt));

/** A batch is one transaction: when the process ends in the middle, the next one continues at the last recipient. */
export async function sendAnnouncements(): Promise<void> {
  await startScheduled();
  const due = await systemDb
    .select({ id: announcements.id })
    .from(announcements)
    .where(isIncomplete)
    .orderBy(asc(announcements.id));
  await runForEach(due, "an announcement was not sent", async ({ id }) => {
    while (await systemDb.transaction((tx) => sendBatch(tx, id)));
  });
}

/** Announcements belong to the school: one is sent even if its author is no longer an administrator. */
async function startScheduled(): Promise<void> {
  const now = sql`now()`;
  await systemDb.transaction(async (tx) => {
    const started = await tx
      .update(announcements)
      .set({ status: "sent", sentAt: now, updatedAt: now })
      .where(and(eq(announcements.status, "scheduled"), lte(announcements.sendAt, now)))
      .returning({ id: announcements.id, title: announcements.titleFr });
    const entries = started.map(({ id, title }) => {
      return { action: "announcement_sent", subject: ["announcement", id], details: { title } } as const;
    });
    await recordAudits(tx, entries);
  });
}

/** Returns false when all recipients have it, or another worker is sending it. The lock makes a recall wait for the batch. */
async function sendBatch(tx: Database, id: number): Promise<boolean> {
  const [row] = await tx
    .select(columns)
    .from(announcements)
    .where(and(eq(announcements.id, id), isIncomplete))
    .for("no key update", { skipLocked: true });
  if (!row) return false;
  const { count, last } = await insertRecipients(tx, row);
  if (count > 0) {
    await notifyRecipients(tx, row, last);
    await emailRecipients(tx, row, last);
  }
  await tx
    .update(announcements)
    .set({ lastRecipientId: last, ...(count < batchSize && { completedAt: sql`now()` }) })
    .where(eq(announcements.id, row.id));
  return true;
}

async function insertRecipients(tx: Database, row: Row): Promise<{ count: number; last: number }> {
  const [batch] = await tx.execute<{ count: number; last: number }>(sql`
    with batch as (
      select id, by_app, by_email from (${selectRecipients(row.id)}) r
      where r.id > ${row.lastRecipientId} order by r.id limit ${batchSize}
    ), inserted as (
      insert into ${announcementRecipients} (announcement_id, user_id, by_app, by_email)
      select ${row.id}::int, id, by_app, by_email from batch
      on conflict do nothing
    )
    select count(*)::int as count, coalesce(max(id), ${row.lastRecipientId}::int) as last from batch`);
  return batch ?? { count: 0, last: row.lastRecipientId };
}

const isInBatch = ({ id, lastRecipientId }: Row, last: number) =>
  sql`announcement_id = ${id} and user_id > ${lastRecipientId} and user_id <= ${last}`;

/** The notification has no actor, because the school cannot be blocked or muted. */
function notifyRecipients(tx: Database, row: Row, last: number): Promise<void> {
  const recipients = sql`select user_id from ${announcementRecipients} where ${isInBatch(row, last)} and by_app`;
  return notify(
    recipients,
    { kind: "announcement", about: String(row.id), params: notificationParams(row) },
    tx,
  );
}

/** Each recipient's language may have changed since the announcement was written, so the query reads it. */
function emailRecipients(tx: Database, row: Row, last: number): Promise<void> {
  const [fr, en] = [textsIn(row, "fr"), textsIn(row, "en")];
  const inLocale = (french: string, english: string) =>
    sql`case when ${users.locale} = 'en' then ${english}::text else ${french}::text end`;
  const recipients = sql`
    select ${users.id} as id, ${users.email} as email, ${users.locale} as locale, jsonb_build_object(
      'announcement', ${row.id}::int, 'area', ${users.role},
      'title', ${inLocale(fr.title, en.title)}, 'text', ${inLocale(fr.text, en.text)}) as params
    from ${announcementRecipients} join ${users} on ${users.id} = user_id
    where ${isInBatch(row, last)} and by_email order by user_id`;
  return enqueueEmails(recipients, "announcement", tx);
}
