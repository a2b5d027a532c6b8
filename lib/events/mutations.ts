import { and, eq, isNull, sql } from "drizzle-orm";
import type * as z from "zod/mini";
import type { Transaction } from "@/db/client";
import { events } from "@/db/schema/events";
import type { BodyOf } from "@/lib/core/api/endpoint";
import { parse } from "@/lib/core/api/parse";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { runLongTransaction, runTransaction } from "@/lib/core/auth/run-transaction";
import type { Member } from "@/lib/core/auth/viewer";
import { AppError, invalid } from "@/lib/core/errors/app-error";
import { lockGroup } from "@/lib/groups/lock";
import { eventBody } from "./body";
import type { createEvent as createEndpoint, updateEvent as updateEndpoint } from "./contract";
import { toInstants } from "./event-times";
import { type EventFields, toEventFields } from "./fields";
import { type LockedEvent, lockEventAsEditor } from "./lock";
import { attendeesOf, correctNotifications, notifyAttendees, paramsOf, retractEvent } from "./notify";
import { canEditEvents, hasOpenReports } from "./policy";
import { getEvent } from "./queries";
import type { Event } from "./schemas";

type Body = z.output<typeof eventBody>;
type Changes = BodyOf<typeof updateEndpoint>;

/** Throws `forbidden`, and `validation_failed` for one that is over. */
export async function createEvent(
  viewer: Member,
  { group_id, ...body }: BodyOf<typeof createEndpoint>,
): Promise<Event> {
  const id = await runTransaction(viewer, async (tx) => {
    const group = group_id ? await lockGroup(tx, viewer, group_id) : null;
    const groupId = group?.id ?? null;
    if (!canEditEvents(viewer, { groupId, role: group?.role ?? null })) throw new AppError("forbidden");
    const values = { ...toColumns(body), groupId, createdBy: viewer.id, notifiesMembers: groupId !== null };
    if (values.endsAt <= new Date()) throw invalid("ends_at", "event_past");
    const [event] = await tx.insert(events).values(values).returning({ id: events.id });
    if (!event) throw new AppError("internal");
    await recordAudit(tx, viewer, "event_created", ["event", event.id], { title: body.title });
    return event.id;
  });
  return getEvent(viewer, id);
}

/** Throws `forbidden`, `event_cancelled`, and `validation_failed` for a capacity below the places taken. */
export async function updateEvent(viewer: Member, id: number, changes: Changes): Promise<Event> {
  await runLongTransaction(viewer, async (tx) => {
    const before = await lockEventAsEditor(tx, viewer, id);
    if (before.cancelledAt) throw new AppError("event_cancelled");
    const values = toColumns(parse(eventBody, { ...fieldsOf(before), ...changes }));
    // A form shows another instant for a time in the hour that clocks repeat: times that are not edited stay as they are.
    if (!hasTimes(changes)) Object.assign(values, { startsAt: before.startsAt, endsAt: before.endsAt });
    const isMoved = values.startsAt.getTime() !== before.startsAt.getTime();
    if (isMoved && values.endsAt <= new Date()) throw invalid("ends_at", "event_past");
    if (values.capacity !== null && values.capacity < before.yesCount)
      throw invalid("capacity", "event_capacity_low");
    await tx
      .update(events)
      .set({
        ...values,
        sequence: sql`${events.sequence} + 1`,
        updatedAt: sql`now()`,
        ...(isMoved && { dayReminderSentAt: null, hourReminderSentAt: null }),
      })
      .where(eq(events.id, id));
    await recordAudit(tx, viewer, "event_changed", ["event", id], { title: values.title });
    const event = { id, ...values };
    if (JSON.stringify(paramsOf(before)) !== JSON.stringify(paramsOf(event)))
      await correctNotifications(tx, event);
    if (hasOtherTimeOrLocation(before, values) && values.endsAt > new Date())
      await notifyAttendees(tx, "event_changed", event, { to: attendeesOf(id, viewer.id) });
  });
  return getEvent(viewer, id);
}

/** Throws `forbidden`, `event_cancelled` and `event_over`. */
export async function cancelEvent(viewer: Member, id: number): Promise<Event> {
  await runLongTransaction(viewer, async (tx) => {
    const event = await lockEventAsEditor(tx, viewer, id);
    if (event.cancelledAt) throw new AppError("event_cancelled");
    if (event.isOver) throw new AppError("event_over");
    const now = sql`now()`;
    await tx
      .update(events)
      .set({ cancelledAt: now, updatedAt: now, sequence: sql`${events.sequence} + 1` })
      .where(eq(events.id, id));
    await recordAudit(tx, viewer, "event_cancelled", ["event", id], { title: event.title });
    await retractEvent(tx, id);
    await notifyAttendees(tx, "event_cancelled", event, { to: attendeesOf(id, viewer.id) });
  });
  return getEvent(viewer, id);
}

/**
 * Throws `forbidden` and `event_answered`: those who answered are notified by a cancellation first. A reported event is
 * stored until its reports are decided (docs/decisions.md, Reports of deleted texts).
 */
export async function deleteEvent(viewer: Member, id: number): Promise<void> {
  await runLongTransaction(viewer, async (tx) => {
    const { answersCount, cancelledAt, isOver, title } = await lockEventAsEditor(tx, viewer, id);
    if (answersCount > 0 && !cancelledAt && !isOver) throw new AppError("event_answered");
    await retractEvent(tx, id);
    const isEvent = eq(events.id, id);
    const reported = await tx
      .update(events)
      .set({ deletedAt: sql`now()` })
      .where(and(isEvent, hasOpenReports));
    if (reported.count === 0) await tx.delete(events).where(isEvent);
    await recordAudit(tx, viewer, "event_deleted", ["event", id], { title });
  });
}

/** Deletes an event in the name of the school. Attendees are notified as of a cancellation. */
export async function hideEvent(tx: Transaction, id: number): Promise<void> {
  const isVisible = and(eq(events.id, id), isNull(events.deletedAt));
  const { title, startsAt, isAllDay } = events;
  const isExpected = sql<boolean>`${events.cancelledAt} is null and ${events.endsAt} > now()`;
  const [event] = await tx
    .update(events)
    .set({ deletedAt: sql`now()` })
    .where(isVisible)
    .returning({ id: events.id, title, startsAt, isAllDay, isExpected });
  if (!event) return;
  await retractEvent(tx, id);
  if (event.isExpected) await notifyAttendees(tx, "event_cancelled", event);
}

function fieldsOf({ startsAt, endsAt, isAllDay, ...rest }: LockedEvent): EventFields {
  const times = { starts_at: startsAt.toISOString(), ends_at: endsAt.toISOString(), is_all_day: isAllDay };
  return toEventFields({ ...rest, ...times });
}

function hasTimes({ starts_at, ends_at, is_all_day }: Changes): boolean {
  return [starts_at, ends_at, is_all_day].some((field) => field !== undefined);
}

function toColumns({ starts_at, ends_at, is_all_day, description, ...rest }: Body) {
  const times = toInstants({ starts_at, ends_at, is_all_day });
  return { ...rest, ...times, isAllDay: is_all_day, description: description.trim() };
}

/** Whether the event has another time or place. */
function hasOtherTimeOrLocation(before: LockedEvent, after: ReturnType<typeof toColumns>): boolean {
  const timeAndLocationOf = ({ startsAt, endsAt, location, url }: typeof after | LockedEvent) =>
    JSON.stringify([startsAt, endsAt, location, url]);
  return timeAndLocationOf(before) !== timeAndLocationOf(after);
}
