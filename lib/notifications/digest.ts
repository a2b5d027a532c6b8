import { and, eq, gt, isNotNull, lte, type SQL, sql } from "drizzle-orm";
import { type Database, systemDb } from "@/db/client";
import { defaultDigestFrequency, notificationCategories } from "@/db/enums";
import { notificationPreferences, notificationSettings, notifications } from "@/db/schema/notifications";
import { users } from "@/db/schema/users";
import { schoolTimeZone } from "@/db/school-day";
import { isActiveUser } from "@/lib/core/auth/active-user";
import { enqueueEmail, type Recipient, recipientColumns } from "@/lib/core/email/outbox";
import { runForEach } from "@/lib/core/tasks/run-for-each";
import { defaultChannels } from "./categories";
import { notificationKinds } from "./constants";

const batchSize = 500;

type Slot = { at: string; day_before: string; week_before: string; frequencies: string[] };
type DigestRecipient = Recipient & { id: number; role: string; since: string };

/**
 * Sends digests between eight and noon at the school, with what was unread at eight; weekly ones on Mondays. Each
 * user in one transaction.
 */
export async function sendDigests(now = new Date()): Promise<void> {
  const slot = await findSlot(now);
  if (!slot) return;
  for (let after = 0; ; ) {
    const batch = await listUsers(slot, after);
    const recipients = batch.filter(({ hasUnread }) => hasUnread);
    await runForEach(recipients, "a digest was not sent", (recipient) =>
      systemDb.transaction((tx) => sendDigest(tx, recipient, slot)),
    );
    const last = batch.at(-1);
    if (!last) return;
    after = last.id;
  }
}

async function findSlot(now: Date): Promise<Slot | undefined> {
  const [slot] = await systemDb.execute<Slot>(sql`
    select ${eightOClock(sql`day`)} as at, ${eightOClock(sql`day - 1`)} as day_before, ${eightOClock(sql`day - 7`)} as week_before,
      case when extract(isodow from day) = 1 then array['daily', 'weekly'] else array['daily'] end as frequencies
    from (select local::date as day, local::time as time
      from (select ${now.toISOString()}::timestamptz at time zone ${schoolTimeZone} as local) n) t
    where time >= '08:00' and time < '12:00'`);
  return slot;
}

/** A day on which the clocks change has no 24 hours. */
const eightOClock = (day: SQL) => sql`((${day} + time '08:00') at time zone ${schoolTimeZone})::text`;

const frequency = sql`coalesce(${notificationSettings.digest}, ${defaultDigestFrequency})`;
const at = (slot: Slot) => sql`${slot.at}::timestamptz`;

/**
 * Users whose digest is due at this time; `hasUnread` since the last one. As a condition, it would be examined for all
 * users of the school before the first batch.
 */
async function listUsers(slot: Slot, after: number): Promise<(DigestRecipient & { hasUnread: boolean })[]> {
  const { day_before, week_before } = slot;
  const start = sql`case when ${frequency} = 'daily' then ${day_before} else ${week_before} end::timestamptz`;
  const since = sql<string>`greatest(${notificationSettings.digestSentAt}, ${start})::text`;
  const isUnsent = sql`coalesce(${notificationSettings.digestSentAt} < ${at(slot)}, true)`;
  const hasUnread = sql<boolean>`exists (select ${unreadBy(users.id, since, slot)})`;
  return systemDb
    .select({ ...recipientColumns, role: users.role, since, hasUnread })
    .from(users)
    .leftJoin(notificationSettings, eq(notificationSettings.userId, users.id))
    .where(
      and(
        gt(users.id, after),
        isActiveUser,
        isNotNull(users.emailVerifiedAt),
        sql`${frequency} = any(${sql.param(slot.frequencies)}::text[])`,
        isUnsent,
      ),
    )
    .orderBy(users.id)
    .limit(batchSize);
}

const kinds = sql.join(
  Object.entries(notificationKinds).flatMap(([kind, { category }]) =>
    category === "account" ? [] : [sql`(${kind}, ${category}, ${defaultChannels[category].digest}::bool)`],
  ),
  sql`, `,
);

/** The unread notifications of the categories that the user has enabled for the digest. */
function unreadBy(userId: SQL | typeof users.id, since: SQL, slot: Slot): SQL {
  return sql`from ${notifications}
    join (values ${kinds}) k (kind, category, by_default) on k.kind = ${notifications.kind}
    left join ${notificationPreferences} on ${notificationPreferences.userId} = ${notifications.userId}
      and ${notificationPreferences.category} = k.category
    where ${notifications.userId} = ${userId} and ${notifications.readAt} is null
      and ${notifications.updatedAt} > ${since}::timestamptz and ${notifications.updatedAt} <= ${at(slot)}
      and coalesce(${notificationPreferences.digest}, k.by_default)`;
}

/** The row of the user's settings decides which of two workers sends it. */
async function sendDigest(tx: Database, recipient: DigestRecipient, slot: Slot): Promise<void> {
  const { id: userId, role, since } = recipient;
  const { count } = await tx
    .insert(notificationSettings)
    .values({ userId, digestSentAt: at(slot) })
    .onConflictDoUpdate({
      target: notificationSettings.userId,
      set: { digestSentAt: at(slot) },
      setWhere: sql`${notificationSettings.digest} <> 'never'
        and coalesce(${notificationSettings.digestSentAt} < ${at(slot)}, true)`,
    });
  if (count === 0) return;
  const rows = await tx.execute<{ category: string; count: number }>(sql`
    select k.category, sum(${notifications.count})::int as count ${unreadBy(sql`${userId}`, sql`${since}`, slot)}
    group by k.category`);
  if (rows.length === 0) return;
  const counts = new Map(rows.map(({ category, count }) => [category, count]));
  const params = Object.fromEntries(notificationCategories.map((name) => [name, counts.get(name) ?? 0]));
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  await enqueueEmail(recipient, { kind: "digest", params: { ...params, total, area: role } }, tx);
  await deleteHidden(tx, userId, slot);
}

/** Deletes the notifications that were stored only for the digest. */
async function deleteHidden(tx: Database, userId: number, slot: Slot): Promise<void> {
  await tx
    .delete(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        sql`not ${notifications.inApp}`,
        lte(notifications.updatedAt, at(slot) as SQL<Date>),
      ),
    );
}
