import { and, eq, gt, isNull, lt, lte, type SQL, sql } from "drizzle-orm";
import { type Database, systemDb } from "@/db/client";
import { events } from "@/db/schema/events";
import { notifyAttendees } from "./notify";

const batchSize = 500;
/** How long an appeal can restore what the school deleted. */
const restorableDays = 30;
const dayBefore = sql`${events.startsAt} - case when ${events.isAllDay} then interval '15 hours' else interval '1 day' end`;
const hourBefore = sql`${events.startsAt} - interval '1 hour'`;
const eventColumns = {
  id: events.id,
  title: events.title,
  startsAt: events.startsAt,
  isAllDay: events.isAllDay,
};

/** Once each, in the transaction that marks the event: of an all-day one in the morning before it alone. */
export async function remindAttendees(): Promise<void> {
  const isLater = sql`(${events.isAllDay} or ${events.startsAt} > now() + interval '1 hour')`;
  await remind("dayReminderSentAt", dayBefore, isLater);
  await remind("hourReminderSentAt", hourBefore, eq(events.isAllDay, false));
}

/** Sends no reminder of an event that was announced or changed after the time of the reminder. */
async function remind(
  column: "dayReminderSentAt" | "hourReminderSentAt",
  dueAt: SQL,
  where?: SQL,
): Promise<void> {
  const now = sql`now()`;
  await systemDb.transaction(async (tx) => {
    const due = await tx
      .update(events)
      .set({ [column]: now })
      .where(
        and(
          isNull(events[column]),
          isNull(events.cancelledAt),
          isNull(events.deletedAt),
          gt(events.startsAt, now),
          lte(events.startsAt, sql`now() + interval '1 day'`),
          sql`${dueAt} <= now()`,
          lt(events.updatedAt, dueAt),
          where,
        ),
      )
      .returning(eventColumns);
    for (const event of due) await notifyAttendees(tx, "event_reminder", event, { about: `:${column}` });
  });
}

export async function deleteHiddenEvents(): Promise<void> {
  const isDue = lt(events.deletedAt, sql`now() - make_interval(days => ${restorableDays})`);
  await systemDb.delete(events).where(isDue);
}

/** Of users who moved up from the waiting list, however the place became free. */
export async function notifyPromotedAttendees(): Promise<void> {
  await systemDb.transaction(async (tx) => {
    for (const [event, to] of await takePromoted(tx)) await notifyAttendees(tx, "event_place", event, { to });
  });
}

type Promoted = { id: number; title: string; starts_at: string; is_all_day: boolean; user_ids: number[] };

async function takePromoted(tx: Database) {
  const rows = await tx.execute<Promoted>(sql`
    with promoted as (
      select event_id, user_id from event_answers where promoted_at is not null
      order by event_id, user_id limit ${batchSize} for update skip locked
    ), notified as (
      update event_answers a set promoted_at = null from promoted p
      where a.event_id = p.event_id and a.user_id = p.user_id returning a.event_id, a.user_id
    )
    select e.id, e.title, e.starts_at, e.is_all_day, array_agg(n.user_id) as user_ids
    from notified n join events e on e.id = n.event_id
    where e.cancelled_at is null and e.deleted_at is null group by e.id order by e.id`);
  return rows.map(({ id, title, starts_at, is_all_day, user_ids }) => {
    return [{ id, title, startsAt: new Date(starts_at), isAllDay: is_all_day }, user_ids] as const;
  });
}
