import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { conversationMembers, conversations, messageSearchDocuments, messages } from "@/db/schema/chat";
import type { QueryOf } from "@/lib/core/api/endpoint";
import { toPage } from "@/lib/core/api/pagination";
import { selectPage } from "@/lib/core/api/select-page";
import type { Member } from "@/lib/core/auth/viewer";
import { messageVisibleTo } from "./policy";
import type { searchMessages as searchEndpoint } from "./search-contract";
import {
  conversationColumns,
  isLastMessage,
  isQuoted,
  lastMessages,
  type MessageRow,
  membersOf,
  messageColumns,
  ofConversation,
  quoted,
  quotedSenders,
  senders,
  serializeConversation,
  serializeMessage,
} from "./select";

/** Runs one query. */
export async function searchMessages(viewer: Member, query: QueryOf<typeof searchEndpoint>) {
  const { total, page } = selectPage(
    {
      from: messages,
      id: messages.id,
      where: and(
        sql`${messages.id} = any(array(${matchesOf(viewer, query)})) and ${messages.event} is null`,
        messageVisibleTo(viewer),
      ),
      order: [desc(messages.id)],
    },
    query,
  );
  const rows = await db
    .select({ total: total.value, ...conversationColumns(viewer), ...messageColumns(viewer) })
    .from(total)
    .leftJoin(page, sql`true`)
    .leftJoin(messages, eq(messages.id, page.id))
    .leftJoin(conversations, eq(conversations.id, messages.conversationId))
    .leftJoin(membersOf(viewer), ofConversation)
    .leftJoin(lastMessages, isLastMessage)
    .leftJoin(senders, eq(senders.id, messages.senderId))
    .leftJoin(quoted, isQuoted(viewer))
    .leftJoin(quotedSenders, eq(quotedSenders.id, quoted.senderId))
    .orderBy(asc(page.rowNumber));
  return toPage(rows, (row: Row) => serializeHit(viewer, row), query);
}

type Row = MessageRow & Parameters<typeof serializeConversation>[1];

function serializeHit(viewer: Member, row: Row) {
  return { message: serializeMessage(viewer, row), conversation: serializeConversation(viewer, row) };
}

/** An array, so that the index on words is read first, and once. */
function matchesOf(viewer: Member, { q, conversation_id }: QueryOf<typeof searchEndpoint>): SQL {
  const { conversationId, userId } = conversationMembers;
  const inConversation = conversation_id === undefined ? sql`true` : eq(conversationId, conversation_id);
  const own = sql`select 'conversation:' || ${conversationId} from ${conversationMembers}
    where ${userId} = ${viewer.id} and ${inConversation}`;
  return sql`select ${messageSearchDocuments.messageId} from ${messageSearchDocuments}
    where ${messageSearchDocuments.words} @@ (message_search_terms(${q}) && search_terms(array(${own}), '|'))`;
}
