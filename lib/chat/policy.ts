import { and, eq, isNull, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { blocks } from "@/db/schema/blocks";
import { conversationMembers, conversations, messages } from "@/db/schema/chat";
import { users } from "@/db/schema/users";
import { hasAppliedTo } from "@/lib/applications/policy";
import { notBlocked } from "@/lib/blocks/policy";
import type { Member, MemberParams, ViewerParams } from "@/lib/core/auth/viewer";
import { isFriendOf } from "@/lib/friends/policy";
import { chatLimits } from "./schemas";

/** The viewer's row of a conversation, and the other member's. */
export const ownMembers = alias(conversationMembers, "own_members");
export const otherMembers = alias(conversationMembers, "other_members");

/** The row of `conversation_members` of a user. */
export function isMember(conversationId: number, userId: number): SQL | undefined {
  return and(eq(conversationMembers.conversationId, conversationId), eq(conversationMembers.userId, userId));
}

export const isGroup = sql<boolean>`${conversations.lowUserId} is null`;

/** Restoring a deleted group restores its conversation. */
const isNotOfDeletedGroup = sql`(${conversations.groupId} is null or exists (select from groups g
  where g.id = ${conversations.groupId} and g.deleted_at is null))`;

/**
 * `conversations` rows of the viewer. A direct conversation is not visible when the other member is blocked, blocks the
 * viewer or has deleted their account, nor to a recruiter whose company the student never applied to.
 */
export function conversationVisibleTo(viewer: ViewerParams): SQL {
  return sql`(exists (select from ${conversationMembers} ${ownMembers}
      where ${ownMembers.conversationId} = ${conversations.id} and ${ownMembers.userId} = ${viewer.id})
    and ${isNotOfDeletedGroup} and (${isGroup} or exists (select from ${users}
      where ${users.id} = ${conversations.lowUserId} + ${conversations.highUserId} - ${viewer.id}
        and ${and(isNull(users.deletedAt), notBlocked(viewer, users.id), isApplicantOrAdmin(viewer))})))`;
}

/**
 * The condition on `users` for those to whom a recruiter may write: administrators, and applicants unless the
 * application was withdrawn.
 */
function isApplicantOrAdmin(viewer: ViewerParams, options?: { isOpen: boolean }): SQL | undefined {
  if (viewer.role !== "company") return undefined;
  const isApplicant = hasAppliedTo({ student: users.id, recruiter: viewer.id }, options);
  return sql`(${users.role} = 'admin' or ${isApplicant})`;
}

/** Whether the other member of a direct conversation (`users`) still receives messages; always true in a group. */
export function isOpenFor(viewer: MemberParams): SQL<boolean> {
  const hasApplied = hasAppliedTo({ student: viewer.id, recruiter: users.id }, { isOpen: true });
  const isAnswerable = sql`(${users.role} <> 'company' or ${hasApplied})`;
  return sql<boolean>`coalesce(${and(
    eq(users.status, "active"),
    viewer.role === "student" ? isAnswerable : isApplicantOrAdmin(viewer, { isOpen: true }),
  )}, true)`;
}

/** Students write without a request to friends, and to members of a group or group conversation of theirs. */
export function canWriteDirectly(viewer: MemberParams, userId: SQLWrapper): SQL<boolean> {
  return sql<boolean>`(${isFriendOf(viewer, userId)}
    or exists (select from group_members own
      join group_members their on their.group_id = own.group_id and their.user_id = ${userId}
      join groups shared on shared.id = own.group_id and shared.deleted_at is null
      where own.user_id = ${viewer.id})
    or exists (select from ${conversationMembers} own
      join ${conversationMembers} their on their.conversation_id = own.conversation_id and their.user_id = ${userId}
      join ${conversations} shared on shared.id = own.conversation_id
        and num_nonnulls(shared.low_user_id, shared.group_id) = 0
      where own.user_id = ${viewer.id}))`;
}

/** Whether the conversation with `users` needs to be accepted; not any more once the two are members of one group. */
export function isRequest(viewer: MemberParams): SQL<boolean> {
  return sql<boolean>`(${conversations.acceptedAt} is null and not ${canWriteDirectly(viewer, users.id)})`;
}

/**
 * Whether a member of `conversations` blocks another. Each block of a member is looked up by its key: from what the
 * planner knows of a new group it would look up every pair of members.
 */
export const hasBlockedMembers = sql<boolean>`exists (select from (
    select ${blocks.blockedId} as id from ${conversationMembers} m join ${blocks} on ${blocks.blockerId} = m.user_id
    where m.conversation_id = ${conversations.id} offset 0) blocked
  where (select true from ${conversationMembers} other
    where other.conversation_id = ${conversations.id} and other.user_id = blocked.id))`;

/** In a group, the two sides of a block do not read each other. */
export function notFromBlocked(viewer: MemberParams): SQL | undefined {
  return and(notBlocked(viewer, messages.senderId), notBlocked(viewer, messages.eventUserId));
}

/** The condition for `messages` rows of such conversations, without those that the viewer has deleted for themselves. */
export function messageVisibleTo(viewer: Member): SQL {
  return sql`exists (select from ${conversations}
    join ${conversationMembers} member on member.conversation_id = ${conversations.id}
    where ${conversations.id} = ${messages.conversationId} and member.user_id = ${viewer.id}
      and ${messages.id} > member.deleted_up_to_id and ${conversationVisibleTo(viewer)}
      and ${notFromBlocked(viewer) ?? sql`true`})`;
}

/** A message that is neither deleted nor an event. */
const isWritten = sql`(${messages.deletedAt} is null and ${messages.event} is null)`;

/** The viewer's own message that is not deleted and new enough to be changed. */
export function canEditMessage(viewer: Member): SQL<boolean> {
  return sql<boolean>`(${messages.senderId} = ${viewer.id} and ${isWritten}
    and ${messages.createdAt} > now() - make_interval(mins => ${chatLimits.editMinutes}))`;
}

/** Has the rules of `canEditMessage`; a moderator of the group also deletes messages of any age and sender. */
export function canDeleteMessage(viewer: Member): SQL<boolean> {
  const conversation = sql`(select group_id from ${conversations} where ${conversations.id} = ${messages.conversationId})`;
  return sql<boolean>`(${canEditMessage(viewer)} or (${isWritten} and ${moderatesGroup(viewer, conversation)}))`;
}

/** True for the owner, an admin and a moderator of the group; false for a conversation that belongs to no group. */
export function moderatesGroup(
  viewer: MemberParams,
  groupId: SQLWrapper = conversations.groupId,
): SQL<boolean> {
  return sql<boolean>`exists (select from group_members own join groups g on g.id = own.group_id
    where own.group_id = ${groupId} and own.user_id = ${viewer.id}
      and (own.role in ('admin', 'moderator') or g.owner_id = own.user_id))`;
}
