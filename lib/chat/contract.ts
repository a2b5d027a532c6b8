import * as z from "zod/mini";
import { endpoint, signedIn } from "@/lib/core/api/endpoint";
import { pageMetadata, pageQuery, paginator } from "@/lib/core/api/pagination";
import { emptyToUndefined, id, ignored, json, singleLine, text } from "@/lib/core/schemas/fields";
import { userSummary } from "@/lib/friends/schemas";
import { renderMarkup } from "@/lib/posts/mention-text";
import { attachmentLimits, attachmentTypes } from "./attachment-limits";
import { attachmentErrors } from "./attachments-contract";
import { chatLimits, conversation, conversationFolders, message, muteSpans } from "./schemas";

const access = signedIn;
/** Text with mentions as `@[Name](id)`. The limit applies to the rendered text, which is shorter. */
const content = z._default(
  text(8 * chatLimits.content).check(
    z.refine((markup) => [...renderMarkup(markup).content].length <= chatLimits.content, "too_long"),
  ),
  "",
);
const unread = z.object({ unread_count: z.int() });

export const conversationsQuery = z.object({
  ...pageQuery(chatLimits.conversationsPerPage),
  q: z._default(singleLine(80), ""),
  folder: z._default(z.enum(conversationFolders), "inbox"),
});

/** Pinned conversations come first, then those with the latest message; `folder=requests` lists the received requests. */
export const listConversations = endpoint("GET /api/chat/conversations", {
  access,
  query: conversationsQuery,
  response: paginator(conversation),
});

/** 200 when there was one already. Companies start conversations with their applicants, administrators with anyone. */
export const startConversation = endpoint("POST /api/chat/conversations/direct", {
  access,
  body: z.object({ user_id: id }),
  response: z.object({ conversation, conversation_id: z.int() }),
  status: 201,
  otherStatus: 200,
  errors: ["not_found"],
  limit: ["conversations"],
});

/** Deletes it only for the viewer, and declines a request. */
export const deleteConversation = endpoint("DELETE /api/chat/conversations/{id}", { access });

export const acceptConversation = endpoint("POST /api/chat/conversations/{id}/accept", {
  access: ["student"],
});

/** The viewer's own settings; omitted fields keep their values. A new message takes it out of the archive. */
export const updateConversationSettings = endpoint("PUT /api/chat/conversations/{id}/settings", {
  access,
  body: z.object({
    is_archived: z.optional(z.boolean()),
    is_pinned: z.optional(z.boolean()),
    is_marked_unread: z.optional(z.literal(true)),
    mute: z.optional(z.nullable(z.enum(muteSpans))),
  }),
  response: z.object({ conversation }),
});

export const messagesQuery = z.object({
  ...pageQuery(chatLimits.messagesPerPage),
  before: emptyToUndefined(id),
  after: emptyToUndefined(id),
});

/** The newest page first, ascending inside a page; `before` an id, or changed after a `number`. */
export const listMessages = endpoint("GET /api/chat/conversations/{id}/messages", {
  access,
  query: messagesQuery,
  response: z.object({
    data: z.array(message),
    ...pageMetadata,
    from: z.nullable(z.int()),
    to: z.nullable(z.int()),
    conversation,
  }),
});

/**
 * The message has a text, files or both: the ids of uploaded files in `attachments`, or the files themselves in a
 * form. 200 with the message when `client_id` was sent before.
 */
export const sendMessage = endpoint("POST /api/chat/conversations/{id}/messages", {
  access,
  body: z.object({
    content,
    client_id: z.optional(z.uuid("id_invalid")),
    reply_to_id: emptyToUndefined(id),
    type: ignored(z.literal("text")),
    attachments: emptyToUndefined(
      json(z.array(id).check(z.maxLength(attachmentLimits.perMessage, "too_many_attachments"))),
    ),
  }),
  files: {
    attachments: {
      max: attachmentLimits.perMessage,
      maxBytes: attachmentLimits.bytes,
      types: attachmentTypes,
    },
  },
  data: message,
  status: 201,
  otherStatus: 200,
  errors: [...attachmentErrors, "message_request_pending"],
  limit: ["messages"],
});

export const markConversationRead = endpoint("PUT /api/chat/conversations/{id}/read", {
  access,
  allowPending: true,
  body: z.object({ message_id: id }),
  response: unread,
});

/** Shows the other members for some seconds that the viewer is typing. */
export const sendTyping = endpoint("POST /api/chat/conversations/{id}/typing", { access, limit: ["typing"] });

export const editMessage = endpoint("PUT /api/chat/messages/{id}", {
  access,
  body: z.object({ content }),
  data: message,
  errors: ["forbidden", "message_too_old", "conversation_closed"],
  limit: ["messages"],
});

export const deleteMessage = endpoint("DELETE /api/chat/messages/{id}", {
  access,
  data: message,
  errors: ["forbidden", "message_too_old"],
});

/** The twenty best matches among the users to whom the viewer can write. */
export const searchChatUsers = endpoint("GET /api/chat/users/search", {
  access: ["student", "admin"],
  query: z.object({ q: singleLine(80, { min: 2, short: "query_too_short" }) }),
  data: z.array(userSummary),
});
