import { and, asc, eq, gt, isNotNull, isNull, lt, lte, not, type SQL, sql } from "drizzle-orm";
import { type Database, runMaintenanceTransaction, systemDb } from "@/db/client";
import { eventAnswers, events } from "@/db/schema/events";
import { groups } from "@/db/schema/groups";
import { pickColumns } from "@/lib/core/database/pick-columns";
import { runForEach } from "@/lib/core/tasks/run-for-each";
import { answeredAttendeesOf, notifyAttendees, retractEvent } from "./notify";
import { hasOpenReports } from "./policy";

const batchSize = 500;
/** The number of days for which an appeal can restore what the school deleted. */
const restorableDays = 30;
const dayBefore = sql`${events.startsAt} - case when ${events.isAllDay} then interval '15 hours' else interval '1 day' end`;
const hourBefore = sql`${events.startsAt} - interval '1 hour'`;
/** The number of minutes in which an owner can restore a group without a cancellation of its events. */
const groupRestoreMinutes = 10;
const eventColumns = pickColumns(events, "id", "title", "startsAt", "isAllDay");

/** Reminds once each, in the transaction that marks the event; of an all-day event only in the morning before it. */
export async function remindAttendees(): Promise<void> {
  const isLater = sql`(${events.isAllDay} or ${events.startsAt} > now() + interval '1 hour')`;
  await remind("dayReminderSentAt", dayBefore, isLater);
  await remind("hourReminderSentAt", hourBefore, eq(events.isAllDay, false));
}

/** Sends no reminder of an event that was announced or changed after the time of the reminder. */
async function remind(
  column: "dayReminderSentAt" | "hourReminderSentAt",
  dueAt: SQL,
  condition: SQL,
): Promise<void> {
  const now = sql`now()`;
  const isDue = and(
    isNull(events[column]),
    isNull(events.cancelledAt),
    isNull(events.deletedAt),
    gt(events.startsAt, now),
    lte(events.startsAt, sql`now() + interval '1 day'`),
    sql`${dueAt} <= now()`,
    lt(events.updatedAt, dueAt),
    condition,
  );
  const due = await systemDb
    .select({ id: events.id })
    .from(events)
    .where(isDue)
    .orderBy(asc(events.startsAt));
  await runForEach(due, "attendees were not reminded", ({ id }) =>
    runMaintenanceTransaction(async (tx) => {
      const [event] = await tx
        .update(events)
        .set({ [column]: now })
        .where(and(eq(events.id, id), isDue))
        .returning(eventColumns);
      if (event) await notifyAttendees(tx, "event_reminder", event, { about: `:${column}` });
    }),
  );
}

/** Attendees can no longer see the events of a deleted group, and are notified of each as of a cancellation. */
export async function cancelEventsOfDeletedGroups(): Promise<void> {
  const isDue = and(
    isNull(events.cancelledAt),
    isNull(events.deletedAt),
    gt(events.endsAt, sql`now()`),
    sql`${events.groupId} in (select ${groups.id} from ${groups}
      where ${groups.deletedAt} < now() - make_interval(mins => ${groupRestoreMinutes}))`,
  );
  const due = await systemDb
    .select({ id: events.id, ownerId: groups.ownerId })
    .from(events)
    .innerJoin(groups, eq(groups.id, events.groupId))
    .where(isDue);
  await runForEach(due, "attendees were not notified of a deleted group", ({ id, ownerId }) =>
    runMaintenanceTransaction(async (tx) => {
      const now = sql`now()`;
      const [event] = await tx
        .update(events)
        .set({ cancelledAt: now, updatedAt: now, sequence: sql`${events.sequence} + 1` })
        .where(and(eq(events.id, id), isDue))
        .returning(eventColumns);
      if (!event) return;
      await retractEvent(tx, id);
      await notifyAttendees(tx, "event_cancelled", event, { to: answeredAttendeesOf(id, ownerId) });
    }),
  );
}

/** Deletes each event in a transaction without the time limit of queries, since it may have thousands of answers. */
export async function deleteHiddenEvents(): Promise<void> {
  const isExpired = lt(events.deletedAt, sql`now() - make_interval(days => ${restorableDays})`);
  const isDue = and(isExpired, not(hasOpenReports));
  const due = await systemDb.select({ id: events.id }).from(events).where(isDue);
  await runForEach(due, "an event was not deleted", ({ id }) =>
    runMaintenanceTransaction((tx) => tx.delete(events).where(and(eq(events.id, id), isDue))),
  );
}

/** Notifies users who moved up from the waiting list, however the place became free. */
export async function notifyPromotedAttendees(): Promise<void> {
  const due = await systemDb
    .selectDistinct({ id: eventAnswers.eventId })
    .from(eventAnswers)
    .where(isNotNull(eventAnswers.promotedAt));
  await runForEach(due, "attendees were not notified of their place", ({ id }) =>
    systemDb.transaction((tx) => notifyPromoted(tx, id)),
  );
}

async function notifyPromoted(tx: Database, id: number): Promise<void> {
  const promoted = await tx.execute<{ user_id: number }>(sql`
    with promoted as (
      select event_id, user_id from event_answers where event_id = ${id} and promoted_at is not null
      order by user_id limit ${batchSize} for update skip locked
    )
    update event_answers a set promoted_at = null from promoted p
    where a.event_id = p.event_id and a.user_id = p.user_id returning a.user_id`);
  const [event] = await tx
    .select(eventColumns)
    .from(events)
    .where(and(eq(events.id, id), isNull(events.cancelledAt), isNull(events.deletedAt)));
  const to = promoted.map(({ user_id }) => user_id);
  if (event) await notifyAttendees(tx, "event_place", event, { to });
}
