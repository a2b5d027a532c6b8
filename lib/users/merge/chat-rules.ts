import { sql } from "drizzle-orm";
import {
  combineRules,
  type MergeRule,
  type MergeSql,
  moveRows,
  moveRule,
  moveUniqueRule,
} from "./table-rules";

/** The conversations of each account with the same third person. */
const sharedConversations: MergeSql = ({ from, to }) => sql`
  select theirs.id as old_id, own.id as new_id, third.id as third_id from conversations theirs
  cross join lateral (select theirs.low_user_id + theirs.high_user_id - ${from.id} as id) third
  join conversations own on own.low_user_id = least(${to.id}, third.id) and own.high_user_id = greatest(${to.id}, third.id)
  where theirs.low_user_id = ${from.id} or theirs.high_user_id = ${from.id}`;

const deleteOwnConversation: MergeSql = ({ from, to }) => sql`delete from conversations
  where low_user_id = least(${from.id}, ${to.id}::int) and high_user_id = greatest(${from.id}, ${to.id}::int)`;

// One statement is used: the foreign keys between messages, replies, files and reactions include the conversation.
const joinMessages: MergeSql = (merge) => sql`with shared as (${sharedConversations(merge)}),
  files as (update message_attachments t set conversation_id = s.new_id from shared s where t.conversation_id = s.old_id),
  reactions as (update message_reactions t set conversation_id = s.new_id from shared s where t.conversation_id = s.old_id)
  update messages t set conversation_id = s.new_id, client_id = null, number = nextval('message_numbers')
  from shared s where t.conversation_id = s.old_id`;

const indexMessages: MergeSql = (merge) => sql`select index_message(m.id) from messages m
  where m.deleted_at is null and m.conversation_id in (select new_id from (${sharedConversations(merge)}) s)`;

const laterMarks = sql`last_read_id = greatest(own.last_read_id, theirs.last_read_id),
  deleted_up_to_id = greatest(own.deleted_up_to_id, theirs.deleted_up_to_id),
  archived_up_to_id = greatest(own.archived_up_to_id, theirs.archived_up_to_id),
  emailed_up_to_id = greatest(own.emailed_up_to_id, theirs.emailed_up_to_id),
  delivered_up_to_id = greatest(own.delivered_up_to_id, theirs.delivered_up_to_id),
  muted_until = greatest(own.muted_until, theirs.muted_until), is_pinned = own.is_pinned or theirs.is_pinned,
  is_marked_unread = own.is_marked_unread or theirs.is_marked_unread,
  joined_at = least(own.joined_at, theirs.joined_at)`;

const joinMembers: MergeSql = (merge) => sql`update conversation_members own set ${laterMarks}
  from (${sharedConversations(merge)}) s join conversation_members theirs on theirs.conversation_id = s.old_id
  where own.conversation_id = s.new_id
    and own.user_id = case theirs.user_id when ${merge.from.id} then ${merge.to.id} else theirs.user_id end`;

const joinConversations: MergeSql = (merge) => sql`update conversations own set
    last_message_id = greatest(own.last_message_id, theirs.last_message_id),
    accepted_at = coalesce(least(own.accepted_at, theirs.accepted_at), case when
      (select count(distinct sender_id = s.third_id) from messages where conversation_id = own.id) = 2 then now() end)
  from (${sharedConversations(merge)}) s join conversations theirs on theirs.id = s.old_id where own.id = s.new_id`;

const deleteEmptyConversations: MergeSql = (merge) => sql`delete from conversations
  where id in (select old_id from (${sharedConversations(merge)}) s)`;

const moveDirectConversations: MergeSql = ({ from, to }) => sql`update conversations set
    low_user_id = least(${to.id}, low_user_id + high_user_id - ${from.id}),
    high_user_id = greatest(${to.id}, low_user_id + high_user_id - ${from.id})
  where low_user_id = ${from.id} or high_user_id = ${from.id}`;

const joinGroupMembers: MergeSql = ({ from, to }) => sql`update conversation_members own set ${laterMarks}
  from conversation_members theirs
  where own.user_id = ${to.id} and theirs.user_id = ${from.id} and own.conversation_id = theirs.conversation_id`;

const moveMessages: MergeSql = ({ from, to }) => sql`update messages set client_id = null,
    number = nextval('message_numbers'),
    sender_id = case sender_id when ${from.id} then ${to.id} else sender_id end,
    event_user_id = case event_user_id when ${from.id} then ${to.id} else event_user_id end
  where sender_id = ${from.id} or event_user_id = ${from.id}`;

const moveMessageMentions: MergeSql = ({ from, to }) => sql`update messages m set mentions = (
    select jsonb_agg(case when e ->> 'user_id' = ${from.id}::text
      then e || jsonb_build_object('user_id', ${to.id}::int) else e end order by place)
    from jsonb_array_elements(m.mentions) with ordinality t (e, place))
  where m.conversation_id in (select conversation_id from conversation_members where user_id in (${from.id}, ${to.id}))
    and m.mentions @> jsonb_build_array(jsonb_build_object('user_id', ${from.id}::int))`;

const acceptFriends: MergeSql = ({
  to,
}) => sql`update conversations c set accepted_at = now() from friendships f where c.accepted_at is null
  and f.user_id = ${to.id} and c.low_user_id = least(f.user_id, f.friend_id)
  and c.high_user_id = greatest(f.user_id, f.friend_id)`;

// The counts of other users in groups change only where a block hides messages.
const recomputeUnread: MergeSql = ({ to }) => sql`update conversation_members m
  set unread_count = count_unread_messages(m.conversation_id, m.user_id, m.last_read_id)
  from conversation_members own, conversations c
  where own.user_id = ${to.id} and own.conversation_id = m.conversation_id and c.id = m.conversation_id
    and (c.low_user_id is not null or m.user_id = ${to.id} or is_blocked_pair(m.user_id, ${to.id}))`;

/**
 * Applied after friends and blocks, in this order: messages that both accounts wrote to one person are in one
 * conversation before they change senders.
 */
export const chatRules: readonly MergeRule[] = [
  {
    table: "conversations",
    columns: ["low_user_id", "high_user_id", "owner_id"],
    steps: [
      deleteOwnConversation,
      joinMessages,
      indexMessages,
      joinMembers,
      joinConversations,
      deleteEmptyConversations,
      moveDirectConversations,
      // The owner moves before the members: a trigger looks for another owner when they leave.
      moveRows("conversations", "owner_id"),
    ],
  },
  { table: "messages", columns: ["sender_id", "event_user_id"], steps: [moveMessages, moveMessageMentions] },
  moveRule("message_attachments", "user_id"),
  moveUniqueRule("message_reactions", "user_id", "conversation_id", "message_id", "emoji"),
  moveUniqueRule("chat_settings", "user_id"),
  combineRules(
    "conversation_members",
    joinGroupMembers,
    moveUniqueRule("conversation_members", "user_id", "conversation_id"),
    acceptFriends,
    recomputeUnread,
  ),
];
