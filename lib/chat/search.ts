import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { conversationMembers, conversations, messageSearchDocuments, messages } from "@/db/schema/chat";
import type { QueryOf } from "@/lib/core/api/endpoint";
import { toPage } from "@/lib/core/api/pagination";
import { selectPage } from "@/lib/core/api/select-page";
import type { Member } from "@/lib/core/auth/viewer";
import { messageVisibleTo } from "./policy";
import { chatLimits } from "./schemas";
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
  const matches = selectMatches(viewer, query);
  const { page, selectRows } = selectPage(
    { from: matches, id: matches.id, order: [desc(matches.id)] },
    query,
  );
  const rows = await selectRows(
    { ...conversationColumns(viewer), ...messageColumns(viewer) },
    db.with(matches),
  )
    .leftJoin(messages, eq(messages.id, page.id))
    .leftJoin(conversations, eq(conversations.id, messages.conversationId))
    .leftJoin(membersOf(viewer), ofConversation)
    .leftJoin(lastMessages, isLastMessage)
    .leftJoin(senders, eq(senders.id, messages.senderId))
    .leftJoin(quoted, isQuoted(viewer))
    .leftJoin(quotedSenders, eq(quotedSenders.id, quoted.senderId));
  return toPage(rows, (row: Row) => serializeHit(viewer, row), query);
}

type Row = MessageRow & Parameters<typeof serializeConversation>[1];

function serializeHit(viewer: Member, row: Row) {
  return { message: serializeMessage(viewer, row), conversation: serializeConversation(viewer, row) };
}

/** A scan of the index compares each match with half of its conversations, on average: with many, it takes seconds. */
const conversationsPerScan = 20;

/** The index on words is read first; then the newest are examined one by one until there are enough. */
export function selectMatches(
  viewer: Member,
  { q, conversation_id }: Pick<QueryOf<typeof searchEndpoint>, "q" | "conversation_id">,
) {
  const { conversationId, userId } = conversationMembers;
  const isOwn = and(
    eq(userId, viewer.id),
    conversation_id === undefined ? undefined : eq(conversationId, conversation_id),
  );
  const own = sql`(select array_agg('conversation:' || id) as words from (
      select ${conversationId} as id, (row_number() over () - 1) / ${conversationsPerScan}::int as scan
      from ${conversationMembers} where ${isOwn}) numbered group by scan) own`;
  const newest = sql`(select found_id from ${own} cross join lateral (
      select ${messageSearchDocuments.messageId} as found_id from ${messageSearchDocuments}
      where ${messageSearchDocuments.words} @@ ((select message_search_terms(${q})) && search_terms(own.words, '|'))
      offset 0) found order by found_id desc offset 0) newest`;
  const isListed = sql`(select true from ${messages}
    where ${messages.id} = found_id and ${and(isNull(messages.event), messageVisibleTo(viewer))})`;
  return db.$with("matches").as(
    db
      .select({ id: sql<number>`found_id`.as("id") })
      .from(newest)
      .where(isListed)
      .orderBy(sql`found_id desc`)
      .limit(chatLimits.searchMatches),
  );
}
