import { type SQL, sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { emails } from "@/db/schema/email";
import { eventAnswers, events } from "@/db/schema/events";
import { notifications } from "@/db/schema/notifications";
import { users } from "@/db/schema/users";
import { toSchoolDay } from "@/lib/core/i18n/school-time";
import { notify } from "@/lib/notifications/notify";
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

/** Deletes the unread notifications of an event that is cancelled, or will then be deleted. */
export async function retractEvent(tx: Database, id: number): Promise<void> {
  await tx.execute(sql`delete from ${notifications} n where ${isUnreadOf(id)}`);
}

/** Corrects the unread notifications of an event that has another title or time, and their emails while they wait. */
export async function correctNotifications(tx: Database, event: AnnouncedEvent): Promise<void> {
  const params = sql`${JSON.stringify(paramsOf(event))}::text::jsonb`;
  await tx.execute(sql`
    with corrected as (
      update ${notifications} n set params = n.params || ${params} where ${isUnreadOf(event.id)}
      returning n.user_id, n.kind, n.created_at
    )
    update ${emails} m set params = m.params || ${params} from corrected n
    where m.status = 'pending' and m.due_at > now() and m.user_id = n.user_id and m.kind = n.kind
      and m.created_at = n.created_at`);
}

/** Notifications `n` of those who answered and of the members of the event's group. */
const isUnreadOf = (eventId: number) => sql`n.read_at is null
  and n.group_key = any('group_event:event:' || ${eventId}::int || attendance_notification_keys(${eventId}))
  and n.user_id in (select user_id from ${eventAnswers} where event_id = ${eventId}
    union select m.user_id from group_members m join ${events} e on e.group_id = m.group_id where e.id = ${eventId})`;

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
