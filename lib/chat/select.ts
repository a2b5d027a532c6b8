import { and, eq, gt, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ConversationEvent } from "@/db/enums";
import type { RowOf } from "@/db/row-of";
import { conversationMembers, conversations, messages } from "@/db/schema/chat";
import { users } from "@/db/schema/users";
import { notBlocked } from "@/lib/blocks/policy";
import { fileUrlOf, isoDateOf, toIsoDate } from "@/lib/core/api/response-columns";
import type { Member, MemberParams, Role } from "@/lib/core/auth/viewer";
import { pickColumns } from "@/lib/core/database/pick-columns";
import { storageUrl } from "@/lib/core/storage/urls";
import { attachmentSummaryOf, attachmentsOf } from "./attachment-select";
import { companyOfOther, logoOf, nameOfOther } from "./company-select";
import {
  avatarOfGroup,
  deliveredTo,
  type GroupMember,
  groupMembers,
  groupSize,
  nameOfGroup,
  ownerOfGroup,
  shownReceipt,
} from "./group-select";
import { mentionsOfMessage } from "./mention-select";
import { isGroup, isOpenFor, isRequest, moderatesGroup, otherMembers, ownMembers } from "./policy";
import { reactionsOf } from "./reaction-select";
import type { Conversation, Message, MessageEvent } from "./schemas";

export const lastMessages = alias(messages, "last_messages");
export const senders = alias(users, "senders");
export const quoted = alias(messages, "quoted");
export const quotedSenders = alias(users, "quoted_senders");
const maxExcerpt = 200;

/**
 * The viewer's row of a conversation and, unless it is a group's, the other's and their account (`users`). The other is
 * looked up by id: a group may have thousands of members who are not the viewer.
 */
export function membersOf(viewer: MemberParams): SQL {
  return sql`(${conversationMembers} ${ownMembers}
    join (select ${viewer.id}::int as viewer_id) viewer on ${ownMembers.userId} = viewer_id
    left join (${conversations} pair
      join ${conversationMembers} ${otherMembers} on ${otherMembers.conversationId} = pair.id
      join ${users} on ${eq(users.id, otherMembers.userId)})
    on pair.id = ${ownMembers.conversationId}
      and ${otherMembers.userId} = pair.low_user_id + pair.high_user_id - viewer_id)`;
}

export const ofConversation = eq(ownMembers.conversationId, conversations.id);

/** In a group, the last message that the viewer reads. */
export const isLastMessage = and(
  sql`${lastMessages.id} = case when ${isGroup} then (select latest.id from ${messages} latest
    where latest.conversation_id = ${conversations.id}
      and not is_blocked_pair(${ownMembers.userId}, latest.sender_id)
      and not is_blocked_pair(${ownMembers.userId}, latest.event_user_id)
    order by latest.id desc limit 1) else ${conversations.lastMessageId} end`,
  gt(lastMessages.id, ownMembers.deletedUpToId),
) as SQL;

export function isReceivedRequest(viewer: MemberParams): SQL {
  return sql`(${isRequest(viewer)} and ${lastMessages.senderId} = ${users.id})`;
}

export const isArchived = sql<boolean>`(${ownMembers.archivedUpToId} > 0
  and ${ownMembers.archivedUpToId} >= ${conversations.lastMessageId})`;

const isMuted = sql<boolean>`coalesce(${ownMembers.mutedUntil} > now(), false)`;

export const conversationColumns = (viewer: MemberParams) => ({
  conversationId: sql<number>`${conversations.id}`.as("conversation_id"),
  otherId: sql<number | null>`${users.id}`.as("other_id"),
  otherName: sql<string>`${users.name}`.as("other_name"),
  otherRole: sql<Role>`${users.role}`.as("other_role"),
  company: companyOfOther.as("company"),
  groupId: sql<number | null>`${conversations.groupId}`.as("of_group_id"),
  groupName: nameOfGroup.as("group_name"),
  groupAvatar: avatarOfGroup.as("group_avatar"),
  groupSize: groupSize.as("group_size"),
  groupMembers: sql<GroupMember[] | null>`case when ${isGroup} then ${groupMembers} end`.as("group_members"),
  ownerId: ownerOfGroup.as("owner_id"),
  canModerate: moderatesGroup(viewer).as("can_moderate"),
  otherAvatar: fileUrlOf(users.avatarPath),
  isActive: isOpenFor(viewer).as("is_active"),
  isAccepted: sql<boolean>`${conversations.acceptedAt} is not null`.as("is_accepted"),
  isRequest: isRequest(viewer).as("is_request"),
  startedAt: isoDateOf(conversations.createdAt),
  readByOther: shownReceipt(otherMembers.lastReadId, users.id).as("read_by_other"),
  deliveredToOther: shownReceipt(deliveredTo(otherMembers), users.id).as("delivered_to_other"),
  unreadCount: sql<number>`${ownMembers.unreadCount}`.as("unread"),
  isMarkedUnread: sql<boolean>`${ownMembers.isMarkedUnread}`.as("is_marked_unread"),
  isPinned: sql<boolean>`${ownMembers.isPinned}`.as("is_pinned"),
  isArchived: isArchived.as("is_archived"),
  isMuted: isMuted.as("is_muted"),
  mutedUntil: sql<string | null>`nullif(${ownMembers.mutedUntil}, 'infinity')`
    .mapWith(toIsoDate)
    .as("muted_until"),
  lastMessageId: sql<number | null>`${lastMessages.id}`.as("last_message_id"),
  lastMessage: sql<string | null>`cut_text(${lastMessages.content}, ${maxExcerpt})`.as("last_message"),
  lastMessageAttachments: attachmentSummaryOf(lastMessages, "last_message_attachments"),
  lastMessageDeleted: sql<boolean>`${lastMessages.deletedAt} is not null`.as("last_message_deleted"),
  lastMessageAt: sql<string | null>`${lastMessages.createdAt}`.mapWith(toIsoDate).as("last_message_at"),
  lastEvent: lastMessages.event,
  lastEventUserId: lastMessages.eventUserId,
  lastSenderName: nameOf(lastMessages.senderId).as("last_sender_name"),
  lastEventUserName: nameOf(lastMessages.eventUserId).as("last_event_user_name"),
  lastSenderId: sql<number | null>`${lastMessages.senderId}`.as("last_sender_id"),
});

type ConversationRow = RowOf<ReturnType<typeof conversationColumns>>;

export function serializeConversation(viewer: Member, row: ConversationRow): Conversation {
  const isOwn = row.lastSenderId === viewer.id;
  const members = row.groupMembers?.map(({ avatar, ...member }) => {
    return { ...member, avatar: avatar && storageUrl(avatar) };
  });
  const others = members?.filter(({ id }) => id !== viewer.id).map(({ name }) => name);
  return {
    id: row.conversationId,
    name: row.otherId !== null ? nameOfOther(row) : row.groupName || others?.join(", ") || viewer.name,
    avatar:
      row.otherId !== null
        ? logoOf(row.company) || row.otherAvatar
        : row.groupAvatar && storageUrl(row.groupAvatar),
    company: row.company && { id: row.company.id, name: row.company.name },
    type: members ? "group" : "direct",
    group_id: row.groupId,
    members_count: row.groupSize ?? members?.length ?? 2,
    owner_id: row.ownerId,
    can_moderate: row.canModerate,
    is_active: row.isActive,
    created_at: row.startedAt,
    participants: members ?? [
      {
        id: viewer.id,
        name: viewer.name,
        role: viewer.role,
        avatar: viewer.avatarPath && storageUrl(viewer.avatarPath),
        read_up_to: null,
        delivered_up_to: null,
      },
      {
        id: row.otherId ?? 0,
        name: row.otherName,
        role: row.otherRole,
        avatar: row.otherAvatar,
        read_up_to: row.isAccepted ? row.readByOther : null,
        delivered_up_to: row.isAccepted ? row.deliveredToOther : null,
      },
    ],
    last_message_id: row.lastMessageId,
    last_message: row.lastMessageDeleted ? null : row.lastMessage,
    last_message_attachments: row.lastMessageAttachments,
    last_message_at: row.lastMessageAt,
    last_message_is_own: isOwn,
    last_message_sender: row.lastSenderName,
    last_event: eventOf(row.lastEvent, row.lastEventUserId, row.lastEventUserName, row.lastMessage),
    unread_count: row.unreadCount,
    is_marked_unread: row.isMarkedUnread,
    is_pinned: row.isPinned,
    is_archived: row.isArchived,
    is_muted: row.isMuted,
    muted_until: row.isMuted ? row.mutedUntil : null,
    request: !row.isRequest || row.lastSenderId === null ? null : isOwn ? "sent" : "received",
  };
}

/** Excludes messages of the other side of a block, and those from before the viewer joined or deleted the conversation. */
export function isQuoted(viewer: MemberParams): SQL {
  return sql`(${quoted.conversationId} = ${messages.conversationId} and ${quoted.id} = ${messages.replyToId}
    and ${quoted.id} > (select deleted_up_to_id from ${conversationMembers} own
      where own.conversation_id = ${messages.conversationId} and own.user_id = ${viewer.id})
    and ${notBlocked(viewer, quoted.senderId) ?? sql`true`})`;
}

export const messageColumns = (viewer: MemberParams) => ({
  id: messages.id,
  number: messages.number,
  inConversation: messages.conversationId,
  clientId: messages.clientId,
  content: messages.content,
  attachments: attachmentsOf(messages),
  reactions: reactionsOf(viewer),
  mentions: mentionsOfMessage(viewer),
  event: messages.event,
  eventUserId: messages.eventUserId,
  eventUserName: nameOf(messages.eventUserId).as("event_user_name"),
  ...pickColumns(messages, "editedAt", "deletedAt", "senderId"),
  createdAt: isoDateOf(messages.createdAt),
  senderName: sql<string>`${senders.name}`.as("sender_name"),
  senderUsername: sql<string>`${senders.username}`.as("sender_username"),
  senderAvatar: fileUrlOf(senders.avatarPath),
  quotedId: sql<number | null>`${quoted.id}`.as("quoted_id"),
  quotedContent: sql<string | null>`cut_text(${quoted.content}, ${maxExcerpt})`.as("quoted_content"),
  quotedAttachments: attachmentSummaryOf(quoted, "quoted_attachments"),
  quotedSender: sql<string | null>`${quotedSenders.name}`.as("quoted_sender"),
});

export type MessageRow = RowOf<ReturnType<typeof messageColumns>>;

export function serializeMessage(viewer: Member, row: MessageRow): Message {
  const isOwn = row.senderId === viewer.id;
  return {
    id: row.id,
    number: row.number,
    conversation_id: row.inConversation,
    client_id: row.clientId,
    content: row.event ? "" : row.content,
    type: row.event ? "event" : "text",
    event: eventOf(row.event, row.eventUserId, row.eventUserName, row.content),
    attachments: row.attachments,
    reactions: row.reactions,
    mentions: row.mentions,
    sender: {
      id: row.senderId,
      name: row.senderName,
      username: row.senderUsername,
      avatar: row.senderAvatar,
    },
    reply_to:
      row.quotedId === null
        ? null
        : {
            id: row.quotedId,
            sender_name: row.quotedSender ?? "",
            content: row.quotedContent ?? "",
            attachments: row.quotedAttachments,
          },
    created_at: row.createdAt,
    is_own_message: isOwn,
    is_edited: row.editedAt !== null,
    is_deleted: row.deletedAt !== null,
  };
}

function nameOf(userId: SQLWrapper): SQL<string | null> {
  return sql<string | null>`(select name from ${users} named where named.id = ${userId})`;
}

function eventOf(
  kind: ConversationEvent | null,
  userId: number | null,
  userName: string | null,
  name: string | null,
): MessageEvent | null {
  if (kind === null) return null;
  return { kind, user: userId === null ? null : { id: userId, name: userName ?? "" }, name: name ?? "" };
}
