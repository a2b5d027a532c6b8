import { and, asc, desc, eq, gt, lt, ne, not, or, type Placeholder, type SQL, sql } from "drizzle-orm";
import { db, type ReadDatabase } from "@/db/client";
import { conversationMembers, conversations, messages } from "@/db/schema/chat";
import { users } from "@/db/schema/users";
import { notBlocked } from "@/lib/blocks/policy";
import type { QueryOf } from "@/lib/core/api/endpoint";
import { paginate, toOffset, toPage } from "@/lib/core/api/pagination";
import { prepareFirstPage } from "@/lib/core/api/prepare-first-page";
import { selectPage } from "@/lib/core/api/select-page";
import { prepareForViewer } from "@/lib/core/auth/prepare-for-viewer";
import type { Member, MemberParams } from "@/lib/core/auth/viewer";
import { limitInText } from "@/lib/core/database/limit-in-text";
import { AppError } from "@/lib/core/errors/app-error";
import { nameMatches } from "@/lib/friends/search";
import { companyNameMatches } from "./company-select";
import type { listConversations as listEndpoint, listMessages as messagesEndpoint } from "./contract";
import { type GroupMember, nameOfGroup } from "./group-select";
import { conversationVisibleTo, messageVisibleTo, notFromBlocked, ownMembers } from "./policy";
import { type Conversation, chatLimits, type Message } from "./schemas";
import {
  conversationColumns,
  isArchived,
  isLastMessage,
  isQuoted,
  isReceivedRequest,
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

type ConversationsQuery = QueryOf<typeof listEndpoint>;

/** Runs one query. */
export async function listConversations(viewer: Member, query: ConversationsQuery) {
  return toPage(
    await readConversationRows(viewer, query),
    (row: Parameters<typeof serializeConversation>[1]) => serializeConversation(viewer, row),
    query,
  );
}

const inbox: ConversationsQuery = {
  ...{ page: 1, per_page: chatLimits.conversationsPerPage },
  ...{ folder: "inbox", q: "" },
};

const readConversationRows = prepareFirstPage([inbox], selectConversationRows);

function selectConversationRows(viewer: MemberParams, query: ConversationsQuery) {
  const receivedRequest = isReceivedRequest(viewer);
  const listed = and(
    sql`${lastMessages.id} is not null`,
    query.folder === "requests" ? receivedRequest : not(receivedRequest),
    // A search by name includes the archive.
    query.folder === "archive" ? isArchived : query.q ? undefined : not(isArchived),
    query.q ? hasMemberNamed(viewer, query.q) : undefined,
  );
  const { page, selectRows } = selectPage(
    {
      from: sql`(select ${conversations.id} as found_id, ${lastMessages.id} as last_id,
          ${ownMembers.isPinned} as pinned
        from ${conversations} join ${membersOf(viewer)} on ${ofConversation}
          left join ${messages} ${lastMessages} on ${isLastMessage}
        where ${and(conversationVisibleTo(viewer), listed)}) found`,
      id: sql<number>`found_id`.as("found_id"),
      order: [sql`pinned desc`, sql`last_id desc`, sql`found_id desc`],
      isLimitInText: true,
    },
    query,
  );
  return selectRows({ id: page.id, ...conversationColumns(viewer) })
    .leftJoin(conversations, eq(conversations.id, page.id))
    .leftJoin(membersOf(viewer), ofConversation)
    .leftJoin(lastMessages, isLastMessage);
}

/** Matches the name of a member, of their company, or of the conversation. */
function hasMemberNamed(viewer: MemberParams, q: string): SQL {
  return sql`(exists (select from ${conversationMembers} member join ${users} on ${users.id} = member.user_id
      where member.conversation_id = ${conversations.id} and ${ne(users.id, viewer.id)}
        and ${and(or(nameMatches(q), companyNameMatches(q)), notBlocked(viewer, users.id))})
    or strpos(fold_name(${nameOfGroup}), fold_name(${q})) > 0)`;
}

export async function getConversation(viewer: Member, id: number): Promise<Conversation> {
  const [row] = await db
    .select(conversationColumns(viewer))
    .from(conversations)
    .innerJoin(membersOf(viewer), ofConversation)
    .leftJoin(lastMessages, isLastMessage)
    .where(and(eq(conversations.id, id), conversationVisibleTo(viewer)));
  if (!row) throw new AppError("not_found");
  return serializeConversation(viewer, row);
}

/** The maximum that is counted: counting more would make a conversation slower as it grows. */
const maxCounted = 1000;

/**
 * Runs one query; throws `not_found`. By cursor, `total` counts only the page: a long conversation is not counted
 * for each gap.
 */
export async function listMessages(viewer: Member, id: number, query: MessagesQuery) {
  const usesCursor = isByCursor(query);
  const rows = await readMessageRows(viewer, query, id);
  const [first] = rows;
  if (!first) throw new AppError("not_found");
  const page = rows.flatMap((row) =>
    row.id === null ? [] : [serializeMessage(viewer, row as unknown as MessageRow)],
  );
  return {
    ...(usesCursor ? paginate(page, page.length, { ...query, page: 1 }) : paginate(page, first.total, query)),
    conversation: serializeConversation(viewer, first),
  };
}

type MessagesQuery = QueryOf<typeof messagesEndpoint>;

const isByCursor = ({ before, after }: MessagesQuery) => before !== undefined || after !== undefined;

const newest = { page: 1, per_page: chatLimits.messagesPerPage };

const readMessageRows = prepareFirstPage([newest], selectMessageRows);

function selectMessageRows(viewer: MemberParams, query: MessagesQuery, id: number | Placeholder) {
  const { before, after, per_page } = query;
  const usesCursor = isByCursor(query);
  const inConversation = and(
    sql`${messages.conversationId} = ${conversations.id} and ${messages.id} > ${ownMembers.deletedUpToId}`,
    notFromBlocked(viewer),
  );
  const range: SQL | undefined = and(
    inConversation,
    before === undefined ? undefined : lt(messages.id, before),
    after === undefined ? undefined : gt(messages.number, after),
  );
  const order = asc(after === undefined ? messages.id : messages.number);
  const conversation = conversationColumns(viewer);
  // Only the first row is read for the conversation, whose members take longer than all messages.
  const groupMembers = sql<GroupMember[] | null>`case when row_number() over (order by ${order}) = 1
    then ${conversation.groupMembers.sql} end`;
  return db
    .select({ total: sql<number>`total`, ...conversation, groupMembers, ...messageColumns(viewer) })
    .from(conversations)
    .innerJoin(membersOf(viewer), ofConversation)
    .leftJoin(lastMessages, isLastMessage)
    .innerJoin(
      usesCursor
        ? sql`(select 0 as total) counted`
        : sql`lateral (select count(*)::int as total
            from (select from ${messages} where ${inConversation} limit ${maxCounted}) newest) counted`,
      sql`true`,
    )
    .leftJoin(
      sql`lateral (select ${messages.id} as page_id from ${messages} where ${range}
        order by ${after === undefined ? desc(messages.id) : asc(messages.number)}
        limit ${limitInText(per_page)} offset ${usesCursor ? 0 : toOffset(query)}) page`,
      sql`true`,
    )
    .leftJoin(messages, eq(messages.id, sql`page_id`))
    .leftJoin(senders, eq(senders.id, messages.senderId))
    .leftJoin(quoted, isQuoted(viewer))
    .leftJoin(quotedSenders, eq(quotedSenders.id, quoted.senderId))
    .where(and(eq(conversations.id, id), conversationVisibleTo(viewer)))
    .orderBy(order);
}

export async function getMessage(viewer: Member, id: number | SQL, source: ReadDatabase): Promise<Message> {
  const [row] = await source
    .select(messageColumns(viewer))
    .from(messages)
    .innerJoin(senders, eq(senders.id, messages.senderId))
    .leftJoin(quoted, isQuoted(viewer))
    .leftJoin(quotedSenders, eq(quotedSenders.id, quoted.senderId))
    .where(and(eq(messages.id, id), messageVisibleTo(viewer)));
  if (!row) throw new AppError("not_found");
  return serializeMessage(viewer, row);
}

/** The ids of the conversations to whose channels the viewer may listen. */
export async function listListenable(viewer: Member, ids: readonly number[]): Promise<number[]> {
  const rows = await readListenable(viewer, { ids: [...ids] });
  return rows.map(({ id }) => id);
}

const readListenable = prepareForViewer((viewer: MemberParams) => {
  const isInList = sql`${conversations.id} = any(${sql.placeholder("ids")}::int[])`;
  return db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(isInList, conversationVisibleTo(viewer)));
});
