import { type SQL, sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { blocks } from "@/db/schema/blocks";
import { eventAnswers, events } from "@/db/schema/events";
import { groupMembers, groups } from "@/db/schema/groups";
import { users } from "@/db/schema/users";
import { notify } from "@/lib/notifications/notify";
import type { Recipients } from "@/lib/notifications/recipients";
import { dayOf } from "./event-times";

type Announced = { id: number; title: string; startsAt: Date; isAllDay: boolean };
type Kind = "event_reminder" | "event_changed" | "event_cancelled" | "event_place";

/** Without an actor: who mutes an organiser still has to know that an event is cancelled. */
export function notifyAttendees(
  tx: Database,
  kind: Kind,
  { id, title, startsAt, isAllDay }: Announced,
  { to = attendeesOf(id), about = "" }: { to?: Recipients; about?: string } = {},
): Promise<void> {
  const params = { event: id, title, starts_at: isAllDay ? dayOf(startsAt) : startsAt.toISOString() };
  return notify(to, { kind, about: `event:${id}${about}`, params }, tx);
}

/** Ids of those who come, may come or wait, and still see the event. */
export function attendeesOf(eventId: number, exceptId: number | null = null): SQL {
  const isBlocked = sql`exists (select from ${blocks} where (blocker_id, blocked_id) in
    ((${groups.ownerId}, ${eventAnswers.userId}), (${eventAnswers.userId}, ${groups.ownerId})))`;
  const isMember = sql`exists (select from ${groupMembers} where ${groupMembers.groupId} = ${groups.id}
    and ${groupMembers.userId} = ${eventAnswers.userId})`;
  return sql`select ${eventAnswers.userId} from ${eventAnswers}
    join ${users} attendee on attendee.id = ${eventAnswers.userId} and attendee.status = 'active'
    join ${events} on ${events.id} = ${eventAnswers.eventId}
    left join ${groups} on ${groups.id} = ${events.groupId}
    where ${eventAnswers.eventId} = ${eventId} and ${eventAnswers.answer} <> 'no'
      and ${eventAnswers.userId} is distinct from ${exceptId}::int
      and (${groups.id} is null or (${groups.deletedAt} is null and (${isMember} or not ${isBlocked})))`;
}
