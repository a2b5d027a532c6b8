import { eq, type SQLWrapper, sql } from "drizzle-orm";
import { type Database, systemDb, type Transaction } from "@/db/client";
import { conversationMembers, conversations, messages } from "@/db/schema/chat";
import { companies, companyMembers } from "@/db/schema/companies";
import { emails } from "@/db/schema/email";
import { notificationPreferences, notifications } from "@/db/schema/notifications";
import { presence } from "@/db/schema/presence";
import { users } from "@/db/schema/users";
import type { Member } from "@/lib/core/auth/viewer";
import { enqueueEmail, type Recipient } from "@/lib/core/email/outbox";
import { withdrawEmails } from "@/lib/core/email/withdraw";
import { runForEach } from "@/lib/core/tasks/run-for-each";
import { defaultChannels } from "@/lib/notifications/categories";

const delayCutoff = sql`now() - interval '10 minutes'`;

/** The unread messages of a member `m`, as `count_unread_messages` counts them. */
const isUnread = sql`${messages.conversationId} = m.conversation_id and ${messages.id} > m.last_read_id
  and ${messages.senderId} <> m.user_id and ${messages.event} is null and ${messages.deletedAt} is null
  and not is_blocked_pair(m.user_id, ${messages.senderId})`;

type UnreadMember = { id: string; conversation_id: number; user_id: number };
type Unread = Recipient & {
  id: number;
  conversation: number;
  actor: string;
  sender_id: number | null;
  count: number;
};

/** In a group's conversation only mentioned members receive one. */
const isMentioned = sql`exists (select from ${notifications} mention
  where mention.user_id = m.user_id and mention.kind = 'message_mentioned' and mention.read_at is null
    and mention.params ->> 'conversation' = c.id::text)`;

/**
 * Members `m` of conversations `c`. Most members of large groups have unread messages and no mention, so `case` looks for
 * the mention first.
 */
const dueAmong = (members: SQLWrapper) => sql`
  from ${members} m
    join ${conversations} c on c.id = m.conversation_id and c.accepted_at is not null
    join ${users} u on u.id = m.user_id and u.status = 'active' and u.deleted_at is null
      and u.email_verified_at is not null
    left join ${presence} p on p.user_id = u.id
    left join ${notificationPreferences} chosen on chosen.user_id = u.id and chosen.category = 'messages'
  where m.unread_count > 0 and m.emailed_up_to_id <= m.last_read_id and c.last_message_id > m.archived_up_to_id
    and coalesce(m.muted_until <= now(), true) and coalesce(chosen.email, ${defaultChannels.messages.email})
    and coalesce(p.status, 'offline') = 'offline' and coalesce(p.last_seen_at <= ${delayCutoff}, true)
    and case when c.group_id is null or ${isMentioned} then is_readable_conversation(c, m.user_id)
      and exists (select from ${messages} where ${isUnread} and ${messages.createdAt} <= ${delayCutoff}) end`;

/**
 * Of all members. Those with unread messages are read first: few are due, and from what the planner knows of them it
 * would look for those of each user of the school.
 */
export const due =
  dueAmong(sql`(select conversation_id, user_id, last_read_id, archived_up_to_id, emailed_up_to_id,
    muted_until, unread_count
  from ${conversationMembers} where unread_count > 0 and emailed_up_to_id <= last_read_id offset 0)`);

/** Sends one email per conversation, without its text, until its messages are read. Each in a transaction. */
export async function emailUnreadMessages(): Promise<void> {
  await withdrawUnreadableEmails();
  const members = await systemDb.execute<UnreadMember>(sql`
    select m.conversation_id || '/' || m.user_id as id, m.conversation_id, m.user_id ${due}`);
  await runForEach(members, "an email about unread messages was not sent", (member) =>
    systemDb.transaction((tx) => emailMember(tx, member)),
  );
}

/** Cancels pending emails about conversations that were read, deleted, archived or muted. */
export async function withdrawUnreadEmail(tx: Transaction, viewer: Member, conversationId: number) {
  await withdrawEmails(
    tx,
    eq(emails.userId, viewer.id),
    eq(emails.kind, "unread_messages"),
    sql`${emails.params} ->> 'conversation' = ${conversationId}::text`,
  );
}

/** No email is sent about a conversation that its recipient can no longer read, or whose unread messages were deleted. */
async function withdrawUnreadableEmails(): Promise<void> {
  await withdrawEmails(
    systemDb,
    eq(emails.kind, "unread_messages"),
    sql`not exists (select from ${conversations} c
      join ${conversationMembers} m on m.conversation_id = c.id and m.user_id = ${emails.userId}
      where c.id = (${emails.params} ->> 'conversation')::int and m.unread_count > 0
        and is_readable_conversation(c, m.user_id))`,
  );
}

/** Skips a member whom another worker has locked. The claim and the email are written in one transaction. */
async function emailMember(tx: Database, { conversation_id, user_id }: UnreadMember): Promise<void> {
  const rows = await tx.execute<Unread>(sql`
    with due as (
      select m.conversation_id, m.user_id, c.last_message_id ${dueAmong(conversationMembers)}
        and m.conversation_id = ${conversation_id} and m.user_id = ${user_id}
      for update of m skip locked),
    claimed as (
      update ${conversationMembers} m set emailed_up_to_id = due.last_message_id from due
      where m.conversation_id = due.conversation_id and m.user_id = due.user_id
      returning m.conversation_id, m.user_id, m.unread_count, m.last_read_id)
    select u.id, u.email, u.locale, c.id as conversation, m.unread_count as count, sender.id as sender_id,
      coalesce(nullif(c.name, ''), (select name from groups where id = c.group_id), company.name, other.name,
        sender.name) as actor
    from claimed m join ${users} u on u.id = m.user_id join ${conversations} c on c.id = m.conversation_id
      left join ${users} other on other.id = c.low_user_id + c.high_user_id - u.id
      left join (${companyMembers} recruiter join ${companies} company on company.id = recruiter.company_id)
        on recruiter.user_id = other.id
      left join lateral (select sender.id, sender.name from ${messages}
        join ${users} sender on sender.id = ${messages.senderId}
        where ${isUnread} and coalesce(nullif(c.name, ''), c.group_id::text, other.name) is null
        order by ${messages.id} desc limit 1) sender on true`);
  for (const { conversation, actor, sender_id, count, ...recipient } of rows) {
    // A block deletes the emails with the `actor_id` of either user.
    const params = { conversation, actor, count, ...(sender_id !== null && { actor_id: sender_id }) };
    await enqueueEmail(recipient, { kind: "unread_messages", params }, tx);
  }
}
