import * as z from "zod/mini";
import { attachmentKinds, conversationEvents, roles } from "@/db/enums";
import { isoDateTime } from "@/lib/core/schemas/fields";

export const chatLimits = {
  content: 5000,
  editMinutes: 15,
  messagesPerPage: 50,
  conversationsPerPage: 20,
  emoji: 40,
  reactions: 10,
  searchResults: 20,
  /** The maximum number of matches, the newest: a common word is in each message of a large conversation. */
  searchMatches: 1000,
  /** The maximum number of members of a group. */
  members: 50,
  groupName: 80,
  pictureBytes: 5 * 1024 * 1024,
};

export const conversationFolders = ["inbox", "requests", "archive"] as const;

export const muteSpans = ["8h", "week", "always"] as const;
export type MuteSpan = (typeof muteSpans)[number];

/** `file` is a download; `width` and `height` are those of an image or a video. */
export const attachment = z.object({
  id: z.int(),
  kind: z.enum(attachmentKinds),
  name: z.string(),
  url: z.string(),
  size: z.int(),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
});
export type Attachment = z.infer<typeof attachment>;

/** `kind` is `file` for several kinds. */
const attachmentSummary = z.object({ kind: z.enum(attachmentKinds), count: z.int() });
export type AttachmentSummary = z.infer<typeof attachmentSummary>;

const conversationMember = z.object({
  id: z.int(),
  name: z.string(),
  role: z.enum(roles),
  avatar: z.nullable(z.string()),
  read_up_to: z.nullable(z.int()),
  delivered_up_to: z.nullable(z.int()),
});
export type ConversationMember = z.infer<typeof conversationMember>;

/** `shows_receipts`: whether the user shows receipts to others and sees theirs. */
export const chatSettings = z.object({ shows_receipts: z.boolean(), plays_sound: z.boolean() });
export type ChatSettings = z.infer<typeof chatSettings>;

/** An event in a group; the user who caused it is the message's sender. */
const messageEvent = z.object({
  kind: z.enum(conversationEvents),
  user: z.nullable(z.object({ id: z.int(), name: z.string() })),
  name: z.string(),
});
export type MessageEvent = z.infer<typeof messageEvent>;

/**
 * `company`: the company for which the other user writes. `request`: a message to a user who is no friend and has not
 * accepted it yet. `last_message` is null when it was deleted, `muted_until` when muted without an end. `group_id`:
 * the group to which the conversation belongs; `participants` has at most fifty of its members. `can_moderate`: the
 * viewer may delete the messages of others.
 */
export const conversation = z.object({
  id: z.int(),
  name: z.string(),
  avatar: z.nullable(z.string()),
  company: z.nullable(z.object({ id: z.int(), name: z.string() })),
  type: z.enum(["direct", "group"]),
  group_id: z.nullable(z.int()),
  members_count: z.int(),
  owner_id: z.nullable(z.int()),
  can_moderate: z.boolean(),
  is_active: z.boolean(),
  created_at: isoDateTime,
  participants: z.array(conversationMember),
  last_message_id: z.nullable(z.int()),
  last_message: z.nullable(z.string()),
  last_message_attachments: z.nullable(attachmentSummary),
  last_message_at: z.nullable(isoDateTime),
  last_message_is_own: z.boolean(),
  last_message_sender: z.nullable(z.string()),
  last_event: z.nullable(messageEvent),
  unread_count: z.int(),
  is_marked_unread: z.boolean(),
  is_pinned: z.boolean(),
  is_archived: z.boolean(),
  is_muted: z.boolean(),
  muted_until: z.nullable(isoDateTime),
  request: z.nullable(z.enum(["sent", "received"])),
});
export type Conversation = z.infer<typeof conversation>;

/** `number` rises with each change of a message. A deleted message has no content. */
export const message = z.object({
  id: z.int(),
  number: z.int(),
  conversation_id: z.int(),
  client_id: z.nullable(z.string()),
  content: z.string(),
  type: z.enum(["text", "event"]),
  event: z.nullable(messageEvent),
  attachments: z.array(attachment),
  reactions: z.array(
    z.object({ emoji: z.string(), users: z.array(z.object({ id: z.int(), name: z.string() })) }),
  ),
  /** The mentioned members of a group, with their positions in `content`. */
  mentions: z.array(z.object({ user_id: z.int(), start: z.int(), length: z.int() })),
  sender: z.object({
    id: z.int(),
    name: z.string(),
    username: z.string(),
    avatar: z.nullable(z.string()),
  }),
  reply_to: z.nullable(
    z.object({
      id: z.int(),
      sender_name: z.string(),
      content: z.string(),
      attachments: z.nullable(attachmentSummary),
    }),
  ),
  created_at: isoDateTime,
  is_own_message: z.boolean(),
  is_edited: z.boolean(),
  is_deleted: z.boolean(),
});
export type Message = z.infer<typeof message>;
