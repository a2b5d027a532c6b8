import { type SQL, sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { eventAnswers, events } from "@/db/schema/events";
import { users } from "@/db/schema/users";
import { toSchoolDay } from "@/lib/core/i18n/school-time";
import { deleteUnreadNotifications, notify } from "@/lib/notifications/notify";
import type { Recipients } from "@/lib/notifications/recipients";

type AnnouncedEvent = { id: number; title: string; startsAt: Date; isAllDay: boolean };
type Kind = "event_reminder" | "event_changed" | "event_cancelled" | "event_place";

/** The notification has no actor, so that users who mute the organiser are notified as well. */
export function notifyAttendees(
  tx: Database,
  kind: Kind,
  event: AnnouncedEvent,
  { to = attendeesOf(event.id), about = "" }: { to?: Recipients; about?: string } = {},
): Promise<void> {
  return notify(to, { kind, about: `event:${event.id}${about}`, params: paramsOf(event) }, tx);
}

export function paramsOf({ id, title, startsAt, isAllDay }: AnnouncedEvent) {
  return { event: id, title, starts_at: isAllDay ? toSchoolDay(startsAt) : startsAt.toISOString() };
}

/** Deletes the members' unread notifications of a new event that is deleted. */
export function retractNewEvent(tx: Database, id: number, groupId: number | null): Promise<void> {
  const members = sql`select user_id from group_members where group_id = ${groupId}::int`;
  return deleteUnreadNotifications(tx, { kind: "group_event", about: `event:${id}` }, members);
}

/** Ids of users who answered yes or maybe, or wait for a place. */
export function answeredAttendeesOf(eventId: number, exceptId: number | null): SQL {
  return sql`select ${eventAnswers.userId} from ${eventAnswers}
    join ${users} attendee on attendee.id = ${eventAnswers.userId} and attendee.status = 'active'
    join ${events} on ${events.id} = ${eventAnswers.eventId}
    where ${eventAnswers.eventId} = ${eventId} and ${eventAnswers.answer} <> 'no'
      and ${eventAnswers.userId} is distinct from ${exceptId}::int`;
}

/** Those of them who still see the event. */
export function attendeesOf(eventId: number, exceptId: number | null = null): SQL {
  return sql`${answeredAttendeesOf(eventId, exceptId)}
      and (${events.groupId} is null or can_read_group(${eventAnswers.userId}, ${events.groupId}))`;
}
