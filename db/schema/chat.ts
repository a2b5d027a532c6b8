import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { attachmentKinds, conversationEvents } from "../enums";
import { createdAt, isOneOf, parentId, timestamptz, tsvector } from "./columns";
import { groups } from "./groups";
import { users } from "./users";

export type MessageMention = { user_id: number; start: number; length: number };

const userId = (name: string) => parentId(name, () => users.id);

const memberOfPair = (name: string) => integer(name).references(() => users.id, { onDelete: "cascade" });

/** Of two users, one per pair, or of a group, which has no pair; of those in `groups` one each, without a name, picture and owner of its own. Until `accepted_at` it is a request: the first message alone, by one who is no friend. */
export const conversations = pgTable(
  "conversations",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    lowUserId: memberOfPair("low_user_id"),
    highUserId: memberOfPair("high_user_id"),
    /** Its members are those of the group (db/functions/chat.sql). */
    groupId: integer("group_id").references(() => groups.id, { onDelete: "cascade" }),
    name: text(),
    avatarPath: text("avatar_path"),
    /** Of a group: when they leave, a trigger makes the longest-serving member the owner. */
    ownerId: integer("owner_id").references(() => users.id, { onDelete: "set null" }),
    acceptedAt: timestamptz("accepted_at"),
    /** 0 without messages. Kept by a trigger, as is `unread_count`. */
    lastMessageId: integer("last_message_id").notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("conversations_pair_key").on(t.lowUserId, t.highUserId),
    uniqueIndex("conversations_group_id_key").on(t.groupId),
    index("conversations_high_user_id_idx").on(t.highUserId),
    index("conversations_owner_id_idx").on(t.ownerId),
    index("conversations_avatar_path_idx").on(t.avatarPath),
    check(
      "conversations_users_check",
      sql`${t.lowUserId} < ${t.highUserId} or num_nonnulls(${t.lowUserId}, ${t.highUserId}) = 0`,
    ),
    check("conversations_kind_check", sql`num_nonnulls(${t.lowUserId}, ${t.groupId}) < 2`),
    check(
      "conversations_group_check",
      sql`num_nonnulls(${t.lowUserId}, ${t.groupId}) = 0 or num_nonnulls(${t.name}, ${t.avatarPath}, ${t.ownerId}) = 0`,
    ),
  ],
);

export const conversationMembers = pgTable(
  "conversation_members",
  {
    conversationId: parentId("conversation_id", () => conversations.id),
    userId: userId("user_id"),
    lastReadId: integer("last_read_id").notNull().default(0),
    unreadCount: integer("unread_count").notNull().default(0),
    /** The member deleted the conversation for themselves: messages up to this id are hidden from them. */
    deletedUpToId: integer("deleted_up_to_id").notNull().default(0),
    /** Archived while this is the last message. */
    archivedUpToId: integer("archived_up_to_id").notNull().default(0),
    /** 'infinity' until the member turns it on again. */
    mutedUntil: timestamptz("muted_until"),
    isPinned: boolean("is_pinned").notNull().default(false),
    isMarkedUnread: boolean("is_marked_unread").notNull().default(false),
    /** The last message when an email announced unread ones: there is no second email before they are read. */
    emailedUpToId: integer("emailed_up_to_id").notNull().default(0),
    /** The last message that one of the member's pages received. */
    deliveredUpToId: integer("delivered_up_to_id").notNull().default(0),
    joinedAt: timestamptz("joined_at").notNull().default(sql`clock_timestamp()`),
  },
  (t) => [
    primaryKey({ columns: [t.conversationId, t.userId] }),
    index("conversation_members_user_id_idx").on(t.userId),
    index("conversation_members_joined_idx").on(t.conversationId, t.joinedAt, t.userId),
    index("conversation_members_unread_idx")
      .on(t.userId)
      .where(sql`${t.unreadCount} > 0 or ${t.isMarkedUnread}`),
  ],
);

/** Without a row, the defaults. */
export const chatSettings = pgTable("chat_settings", {
  userId: userId("user_id").primaryKey(),
  /** Off in both directions: nobody sees the user's, and the user sees nobody's. */
  showsReceipts: boolean("shows_receipts").notNull().default(true),
  playsSound: boolean("plays_sound").notNull().default(false),
});

export const messageNumbers = pgSequence("message_numbers");

export const messages = pgTable(
  "messages",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    conversationId: parentId("conversation_id", () => conversations.id),
    senderId: userId("sender_id"),
    /** Made by the sender's device: a repeated sending is recognised by it. */
    clientId: uuid("client_id"),
    /** Of an event, the new name of a renamed group. */
    content: text().notNull(),
    event: text({ enum: conversationEvents }),
    eventUserId: integer("event_user_id").references(() => users.id, { onDelete: "cascade" }),
    replyToId: integer("reply_to_id"),
    /** Members of a group named in `content`, which has their names as they were. */
    mentions: jsonb().$type<MessageMention[]>().notNull().default([]),
    /** Rises with each change of a message in its conversation, in the order of the commits. */
    number: integer().notNull().default(sql`nextval('message_numbers')`),
    editedAt: timestamptz("edited_at"),
    deletedAt: timestamptz("deleted_at"),
    createdAt: createdAt(),
  },
  (t) => [
    unique("messages_conversation_id_id_key").on(t.conversationId, t.id),
    uniqueIndex("messages_client_id_key").on(t.conversationId, t.senderId, t.clientId),
    index("messages_number_idx").on(t.conversationId, t.number),
    index("messages_sender_id_idx").on(t.senderId),
    index("messages_event_user_id_idx").on(t.eventUserId).where(sql`${t.eventUserId} is not null`),
    index("messages_reply_to_id_idx")
      .on(t.conversationId, t.replyToId)
      .where(sql`${t.replyToId} is not null`),
    foreignKey({
      name: "messages_reply_to_fkey",
      columns: [t.conversationId, t.replyToId],
      foreignColumns: [t.conversationId, t.id],
    }),
    check("messages_event_check", isOneOf(t.event, conversationEvents)),
    check("messages_content_check", sql`char_length(${t.content}) <= 5000`),
  ],
);

/** Uploaded to a conversation first, and then part of one of its messages. `size` is the served file's. */
export const messageAttachments = pgTable(
  "message_attachments",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    conversationId: parentId("conversation_id", () => conversations.id),
    userId: userId("user_id"),
    messageId: integer("message_id"),
    position: integer().notNull().default(0),
    kind: text({ enum: attachmentKinds }).notNull(),
    name: text().notNull(),
    path: text().notNull(),
    size: integer().notNull(),
    width: integer(),
    height: integer(),
    createdAt: createdAt(),
  },
  (t) => [
    index("message_attachments_message_idx").on(t.conversationId, t.messageId, t.position),
    index("message_attachments_user_id_idx").on(t.userId),
    index("message_attachments_unsent_idx").on(t.createdAt).where(sql`${t.messageId} is null`),
    uniqueIndex("message_attachments_path_key").on(t.path),
    foreignKey({
      name: "message_attachments_message_fkey",
      columns: [t.conversationId, t.messageId],
      foreignColumns: [messages.conversationId, messages.id],
    }).onDelete("cascade"),
    check("message_attachments_kind_check", isOneOf(t.kind, attachmentKinds)),
  ],
);

export const messageReactions = pgTable(
  "message_reactions",
  {
    conversationId: integer("conversation_id").notNull(),
    messageId: integer("message_id").notNull(),
    userId: userId("user_id"),
    emoji: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.conversationId, t.messageId, t.userId, t.emoji] }),
    index("message_reactions_user_id_idx").on(t.userId),
    foreignKey({
      name: "message_reactions_message_fkey",
      columns: [t.conversationId, t.messageId],
      foreignColumns: [messages.conversationId, messages.id],
    }).onDelete("cascade"),
    check("message_reactions_emoji_check", sql`char_length(${t.emoji}) <= 40`),
  ],
);

/** By triggers (`db/functions/message-search.sql`). A table of its own because every change of a message's number rewrites its row. */
export const messageSearchDocuments = pgTable(
  "message_search_documents",
  {
    messageId: parentId("message_id", () => messages.id).primaryKey(),
    words: tsvector().notNull(),
  },
  (t) => [index("message_search_documents_words_idx").using("gin", t.words).with({ fastupdate: false })],
);
