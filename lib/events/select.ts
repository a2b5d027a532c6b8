import { type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { EventAnswerKind } from "@/db/enums";
import { hasReported } from "@/db/has-reported";
import type { RowOf } from "@/db/row-of";
import { eventAnswers, events } from "@/db/schema/events";
import { groups } from "@/db/schema/groups";
import { users } from "@/db/schema/users";
import { isoDateOf } from "@/lib/core/api/response-columns";
import type { Member, MemberParams } from "@/lib/core/auth/viewer";
import { pickColumns } from "@/lib/core/database/pick-columns";
import { storageUrl } from "@/lib/core/storage/urls";
import { memberVisibleTo } from "@/lib/groups/policy";
import { viewerRole } from "@/lib/groups/select";
import { canEditEvents } from "./policy";
import type { Event } from "./schemas";

/** The viewer's row, joined to `events`. */
export const ownAnswer = alias(eventAnswers, "own_answer");

export function isOwnAnswerOf({ id }: MemberParams): SQL {
  return sql`${ownAnswer.eventId} = ${events.id} and ${ownAnswer.userId} = ${id}`;
}

/** The join condition for the author. Only events of a group have one: those of the school name no author. */
export function isAuthorFor(viewer: MemberParams): SQL {
  return sql`${users.id} = ${events.createdBy} and ${events.groupId} is not null and ${memberVisibleTo(viewer)}`;
}

const waitingPosition = sql<number | null>`case when ${ownAnswer.waitingSince} is not null then (
  select count(*)::int from ${eventAnswers} ahead where ahead.event_id = ${events.id}
    and (ahead.waiting_since, ahead.user_id) <= (${ownAnswer.waitingSince}, ${ownAnswer.userId})) end`;

/** Requires `groups`, the membership, the answer and the author to be joined. */
export function eventColumns(viewer: MemberParams) {
  return {
    ...pickColumns(events, "id", "title", "description", "location", "url"),
    starts_at: isoDateOf(events.startsAt),
    ends_at: isoDateOf(events.endsAt),
    is_all_day: events.isAllDay,
    capacity: events.capacity,
    yes_count: events.yesCount,
    maybe_count: events.maybeCount,
    no_count: events.noCount,
    waiting_count: events.waitingCount,
    answer: sql<EventAnswerKind | null>`${ownAnswer.answer}`.as("viewer_answer"),
    waiting_position: waitingPosition.as("waiting_position"),
    group_id: events.groupId,
    group_name: sql<string | null>`${groups.name}`.as("group_name"),
    author_id: sql<number | null>`${users.id}`.as("author_id"),
    author_name: sql<string | null>`${users.name}`.as("author_name"),
    author_avatar: users.avatarPath,
    role: viewerRole.as("viewer_role"),
    has_reported: hasReported(viewer.id, "event", events.id).as("has_reported"),
    is_cancelled: sql<boolean>`${events.cancelledAt} is not null`.as("is_cancelled"),
    created_at: isoDateOf(events.createdAt),
    updated_at: isoDateOf(events.updatedAt),
  };
}

export type EventRow = RowOf<ReturnType<typeof eventColumns>>;

export function serializeEvent(viewer: Member, row: EventRow): Event {
  const { group_id, group_name, author_id, author_name, author_avatar, role, ...event } = row;
  const profile = { avatar_url: author_avatar && storageUrl(author_avatar) };
  return {
    ...event,
    group: group_id === null ? null : { id: group_id, name: group_name ?? "" },
    author: author_id === null ? null : { id: author_id, name: author_name ?? "", profile },
    can_edit: canEditEvents(viewer, { groupId: group_id, role }),
  };
}
