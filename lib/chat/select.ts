import { and, eq, gt, ne, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { RowOf } from "@/db/row-of";
import { conversationMembers, conversations, messages } from "@/db/schema/chat";
import { users } from "@/db/schema/users";
import { fileUrlOf, isoDateOf } from "@/lib/core/api/response-columns";
import type { Member } from "@/lib/core/auth/viewer";
import { attachmentSummaryOf, attachmentsOf } from "./attachment-select";
import { otherMembers, ownMembers } from "./policy";
import { reactionsOf } from "./reaction-select";
import type { Conversation, Message } from "./schemas";

export const lastMessages = alias(messages, "last_messages");
export const senders = alias(users, "senders");
export const quoted = alias(messages, "quoted");
export const quotedSenders = alias(users, "quoted_senders");
const maxExcerpt = 200;

/** Both members of a conversation and the other's account (`users`), to be joined on `ownMembers`. */
export function membersOf(viewer: Member): SQL {
  return sql`(${conversationMembers} ${ownMembers}
    join ${conversationMembers} ${otherMembers} on ${eq(otherMembers.conversationId, ownMembers.conversationId)}
      and ${eq(ownMembers.userId, viewer.id)} and ${ne(otherMembers.userId, viewer.id)}
    join ${users} on ${eq(users.id, otherMembers.userId)})`;
}

export const ofConversation = eq(ownMembers.conversationId, conversations.id);

export const isLastMessage = and(
  eq(lastMessages.id, conversations.lastMessageId),
  gt(lastMessages.id, ownMembers.deletedUpToId),
) as SQL;

export const receivedRequest = sql`(${conversations.acceptedAt} is null and ${lastMessages.senderId} = ${users.id})`;

export const isArchived = sql<boolean>`(${ownMembers.archivedUpToId} > 0
  and ${ownMembers.archivedUpToId} >= ${conversations.lastMessageId})`;

export const isMuted = sql<boolean>`coalesce(${ownMembers.mutedUntil} > now(), false)`;

export const conversationColumns = {
  conversationId: sql<number>`${conversations.id}`.as("conversation_id"),
  otherId: sql<number>`${users.id}`.as("other_id"),
  otherName: sql<string>`${users.name}`.as("other_name"),
  otherAvatar: fileUrlOf(users.avatarPath),
  isActive: sql<boolean>`${users.status} = 'active'`.as("is_active"),
  isAccepted: sql<boolean>`${conversations.acceptedAt} is not null`.as("is_accepted"),
  startedAt: isoDateOf(conversations.createdAt),
  readByOther: sql<number>`${otherMembers.lastReadId}`.as("read_by_other"),
  unreadCount: sql<number>`${ownMembers.unreadCount}`.as("unread"),
  isMarkedUnread: sql<boolean>`${ownMembers.isMarkedUnread}`.as("is_marked_unread"),
  isPinned: sql<boolean>`${ownMembers.isPinned}`.as("is_pinned"),
  isArchived: isArchived.as("is_archived"),
  isMuted: isMuted.as("is_muted"),
  mutedUntil: sql<string | null>`nullif(${ownMembers.mutedUntil}, 'infinity')`
    .mapWith(toIsoDate)
    .as("muted_until"),
  lastMessageId: sql<number | null>`${lastMessages.id}`.as("last_message_id"),
  lastMessage: sql<string | null>`left(${lastMessages.content}, ${maxExcerpt})`.as("last_message"),
  lastMessageAttachments: attachmentSummaryOf(lastMessages, "last_message_attachments"),
  lastMessageDeleted: sql<boolean>`${lastMessages.deletedAt} is not null`.as("last_message_deleted"),
  lastMessageAt: sql<string | null>`${lastMessages.createdAt}`.mapWith(toIsoDate).as("last_message_at"),
  lastSenderId: sql<number | null>`${lastMessages.senderId}`.as("last_sender_id"),
};

type ConversationRow = RowOf<typeof conversationColumns>;

export function serializeConversation(viewer: Member, row: ConversationRow): Conversation {
  const isOwn = row.lastSenderId === viewer.id;
  return {
    id: row.conversationId,
    name: row.otherName,
    avatar: row.otherAvatar,
    type: "direct",
    is_active: row.isActive,
    created_at: row.startedAt,
    participants: [
      { id: viewer.id, name: viewer.name, read_up_to: null },
      { id: row.otherId, name: row.otherName, read_up_to: row.isAccepted ? row.readByOther : null },
    ],
    last_message_id: row.lastMessageId,
    last_message: row.lastMessageDeleted ? null : row.lastMessage,
    last_message_attachments: row.lastMessageAttachments,
    last_message_at: row.lastMessageAt,
    last_message_is_own: isOwn,
    unread_count: row.unreadCount,
    is_marked_unread: row.isMarkedUnread,
    is_pinned: row.isPinned,
    is_archived: row.isArchived,
    is_muted: row.isMuted,
    muted_until: row.isMuted ? row.mutedUntil : null,
    request: row.isAccepted || row.lastSenderId === null ? null : isOwn ? "sent" : "received",
  };
}

export const isQuoted = and(
  eq(quoted.conversationId, messages.conversationId),
  eq(quoted.id, messages.replyToId),
) as SQL;

export const messageColumns = {
  id: messages.id,
  number: messages.number,
  inConversation: messages.conversationId,
  clientId: messages.clientId,
  content: messages.content,
  attachments: attachmentsOf(messages),
  reactions: reactionsOf,
  editedAt: messages.editedAt,
  deletedAt: messages.deletedAt,
  createdAt: messages.createdAt,
  senderId: messages.senderId,
  senderName: sql<string>`${senders.name}`.as("sender_name"),
  senderUsername: sql<string>`${senders.username}`.as("sender_username"),
  senderAvatar: fileUrlOf(senders.avatarPath),
  quotedId: sql<number | null>`${quoted.id}`.as("quoted_id"),
  quotedContent: sql<string | null>`left(${quoted.content}, ${maxExcerpt})`.as("quoted_content"),
  quotedAttachments: attachmentSummaryOf(quoted, "quoted_attachments"),
  quotedSender: sql<string | null>`${quotedSenders.name}`.as("quoted_sender"),
};

export type MessageRow = RowOf<typeof messageColumns>;

export function serializeMessage(viewer: Member, row: MessageRow): Message {
  const isOwn = row.senderId === viewer.id;
  return {
    id: row.id,
    number: row.number,
    conversation_id: row.inConversation,
    client_id: row.clientId,
    content: row.content,
    type: "text",
    attachments: row.attachments,
    reactions: row.reactions,
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
    created_at: row.createdAt.toISOString(),
    is_own_message: isOwn,
    is_edited: row.editedAt !== null,
    is_deleted: row.deletedAt !== null,
  };
}

function toIsoDate(value: unknown): string {
  return new Date(value as string).toISOString();
}
