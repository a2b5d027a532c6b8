import { and, isNull, or, type SQL, sql } from "drizzle-orm";
import { eventAnswers, events } from "@/db/schema/events";
import { groups } from "@/db/schema/groups";
import { reports } from "@/db/schema/moderation";
import type { MemberParams } from "@/lib/core/auth/viewer";
import { type GroupReader, groupListedFor, isOwnGroup } from "@/lib/groups/policy";
import { type GroupRole, isGroupModerator } from "@/lib/groups/roles";

const isInGroup = (where: SQL | undefined) =>
  sql`exists (select from ${groups} where ${groups.id} = ${events.groupId} and ${where})`;

/** `events` rows: those of the school, and for students of public groups and their own. */
export function eventVisibleTo(viewer: MemberParams): SQL | undefined {
  const isOfSchool = isNull(events.groupId);
  const isReadable = viewer.role === "admin" ? isOfSchool : or(isOfSchool, isInGroup(groupListedFor(viewer)));
  return and(isNull(events.deletedAt), isReadable);
}

/** The condition for events in the viewer's calendar: those of the school, of their groups, and others that they may attend. */
export function eventListedFor(viewer: MemberParams): SQL | undefined {
  const isOfSchool = isNull(events.groupId);
  const isVisible = isNull(events.deletedAt);
  if (viewer.role === "admin") return and(isVisible, isOfSchool);
  const attended = sql`exists (select from ${eventAnswers} where ${eventAnswers.eventId} = ${events.id}
    and ${eventAnswers.userId} = ${viewer.id} and ${eventAnswers.answer} <> 'no')`;
  const isListed = sql`(${isOwnGroup(viewer)} or (${attended} and ${groupListedFor(viewer)}))`;
  return and(isVisible, or(isOfSchool, isInGroup(sql`${isNull(groups.deletedAt)} and ${isListed}`)));
}

/** Whether the viewer may edit the events of a group or, where `groupId` is null, of the school. */
export function canEditEvents(
  viewer: GroupReader,
  { groupId, role }: { groupId: number | null; role: GroupRole | null },
): boolean {
  if (groupId === null) return viewer.role === "admin";
  return isGroupModerator(role);
}

/** `events` rows on which a moderator is still to decide. Without an author, their case is closed. */
export const hasOpenReports = sql`(exists (select from ${reports} where ${reports.subjectType} = 'event'
  and ${reports.subjectId} = ${events.id} and ${reports.status} = 'pending') and ${events.createdBy} is not null)`;
