import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { events } from "@/db/schema/events";
import { groups } from "@/db/schema/groups";
import type { Member } from "@/lib/core/auth/viewer";
import { pickColumns } from "@/lib/core/database/pick-columns";
import { AppError } from "@/lib/core/errors/app-error";
import { isMembershipOf, membership, viewerRole } from "@/lib/groups/select";
import { canEditEvents, eventVisibleTo } from "./policy";

export type LockedEvent = Awaited<ReturnType<typeof selectEvent>>;

/** Serialises the writes of an event's answers, and the changes of its group's members. Throws `not_found`. */
export async function lockEvent(tx: Transaction, viewer: Member, id: number): Promise<LockedEvent> {
  // The statements are pipelined in this order: the last one begins, with a snapshot of its own, once the others have
  // their locks.
  const [, , event] = await Promise.all([lockGroupOf(tx, id), lockRow(tx, id), selectEvent(tx, viewer, id)]);
  return event;
}

/** Throws `forbidden`. */
export async function lockEventAsEditor(tx: Transaction, viewer: Member, id: number): Promise<LockedEvent> {
  const event = await lockEvent(tx, viewer, id);
  if (!canEditEvents(viewer, event)) throw new AppError("forbidden");
  return event;
}

async function lockGroupOf(tx: Transaction, id: number): Promise<void> {
  const group = tx.select({ id: events.groupId }).from(events).where(eq(events.id, id));
  await tx.select({ id: groups.id }).from(groups).where(sql`${groups.id} = (${group})`).for("share");
}

async function lockRow(tx: Transaction, id: number): Promise<void> {
  await tx.select({ id: events.id }).from(events).where(eq(events.id, id)).for("no key update");
}

async function selectEvent(tx: Transaction, viewer: Member, id: number) {
  const [event] = await tx
    .select({
      ...pickColumns(events, "id", "groupId", "title", "description", "location", "url"),
      ...pickColumns(events, "startsAt", "endsAt", "isAllDay", "capacity", "yesCount", "cancelledAt"),
      answersCount: sql<number>`${events.yesCount} + ${events.maybeCount} + ${events.waitingCount}`,
      isOver: sql<boolean>`${events.endsAt} <= now()`,
      role: viewerRole,
    })
    .from(events)
    .leftJoin(groups, eq(groups.id, events.groupId))
    .leftJoin(membership, isMembershipOf(viewer))
    .where(and(eq(events.id, id), eventVisibleTo(viewer)));
  if (!event) throw new AppError("not_found");
  return event;
}
