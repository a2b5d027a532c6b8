import { mergeUsers } from "@/lib/users/merge/contract";
import type { ApiClient } from "./api";
import { insertConversation, insertMessage } from "./chat";
import { sql } from "./database";
import { student, type TestUser } from "./users";

export function merge(school: ApiClient, remaining: TestUser, other: TestUser) {
  const params = { id: remaining.id, other_id: other.id };
  return school.call(mergeUsers, { params, body: { confirmation: other.email } });
}

/** The columns in which rows refer to the user, for example `likes.user_id`. */
export async function referencesTo({ id }: TestUser): Promise<string[]> {
  const columns: string[] = [];
  for (const { table, column } of await userColumns()) {
    const [row] = await sql`select 1 from ${sql(table)} where ${sql(column)} = ${id} limit 1`;
    if (row) columns.push(`${table}.${column}`);
  }
  return columns;
}

/** The columns with a foreign key to users. */
export function userColumns() {
  return sql<{ table: string; column: string }[]>`
    select con.conrelid::regclass::text as table, att.attname as column
    from pg_constraint con join pg_attribute att on att.attrelid = con.conrelid and att.attnum = any(con.conkey)
    where con.contype = 'f' and con.confrelid = 'users'::regclass order by 1, 2`;
}

const copied: [table: string, column: string, others: string][] = [
  ["likes", "user_id", "post_id"],
  ["poll_votes", "user_id", "option_id, post_id"],
  ["post_mutes", "user_id", "post_id"],
  ["saved_jobs", "user_id", "job_posting_id"],
  ["alerted_jobs", "user_id", "job_posting_id"],
  ["group_members", "user_id", "group_id"],
  ["group_requests", "user_id", "group_id"],
  ["group_invitations", "user_id", "group_id, invited_by"],
  ["event_answers", "user_id", "event_id, answer"],
  ["mutes", "user_id", "muted_id"],
  ["dismissed_suggestions", "user_id", "dismissed_id"],
  ["friendships", "user_id", "friend_id"],
  ["friendships", "friend_id", "user_id"],
  ["blocks", "blocker_id", "blocked_id"],
  ["friend_requests", "sender_id", "receiver_id"],
  ["announcement_recipients", "user_id", "announcement_id, by_app, by_email"],
  ["reports", "reporter_id", "subject_type, subject_id, reason"],
  ["mentions", "user_id", "comment_id, name"],
  ["notification_preferences", "user_id", "category, app, email, digest"],
  ["notification_settings", "user_id", "digest"],
  ["chat_settings", "user_id", "plays_sound"],
  ["former_emails", "user_id", "email"],
  ["profiles", "user_id", "headline"],
];

/** Gives the second user a copy of the first one's rows, where two users can have the same. */
export async function copyRows({ id }: TestUser, { id: other }: TestUser): Promise<void> {
  for (const [table, column, others] of copied)
    await sql`insert into ${sql(table)} (${sql.unsafe(column)}, ${sql.unsafe(others)})
      select ${other}::int, ${sql.unsafe(others)} from ${sql(table)} where ${sql(column)} = ${id} on conflict do nothing`;
}

/** Creates a third user with a conversation with each of the two; `ids` are the messages in the order of writing. */
export async function insertThirdUserMessages(one: TestUser, other: TestUser) {
  const third = await student();
  const [first, second] = [await insertConversation(one, third), await insertConversation(other, third)];
  const ids = [
    await insertMessage(first, one, "Un"),
    await insertMessage(second, third, "Deux"),
    await insertMessage(second, other, "Trois"),
    await insertMessage(first, third, "Quatre"),
  ];
  return { third, conversation: first, ids };
}

/** The counters of rows about the user that differ from a recount. */
export async function wrongCounters({ id }: TestUser): Promise<unknown[]> {
  const rows = await sql`
    select 'post' as of, id from posts p where (user_id = ${id} or id in (select post_id from likes where user_id = ${id})
        or id in (select post_id from comments where user_id = ${id}))
      and (likes_count, comments_count, reports_count) is distinct from row(
        (select count(*)::int from likes where post_id = p.id),
        (select count(*)::int from comments c where c.post_id = p.id and c.status = 'published'),
        (select count(*)::int from reports r where r.subject_type = 'post' and r.subject_id = p.id))
    union all select 'group', id from groups g where id in (select group_id from group_members where user_id = ${id})
      and members_count <> (select count(*) from group_members where group_id = g.id)
    union all select 'owner', id from groups g where owner_id = ${id}
      and not exists (select from group_members where group_id = g.id and user_id = ${id})
    union all select 'event', id from events e where id in (select event_id from event_answers where user_id = ${id})
      and (yes_count, maybe_count, no_count, waiting_count) not in (
        select count(*) filter (where answer = 'yes' and waiting_since is null)::int, count(*) filter (where answer = 'maybe')::int,
          count(*) filter (where answer = 'no')::int, count(waiting_since)::int from event_answers where event_id = e.id)
    union all select 'poll', post_id from polls p where post_id in (select post_id from poll_votes where user_id = ${id})
      and voters_count <> (select count(distinct user_id) from poll_votes where post_id = p.post_id)
    union all select 'option', id from poll_options o where post_id in (select post_id from poll_votes where user_id = ${id})
      and votes_count <> (select count(*) from poll_votes where option_id = o.id)
    union all select 'job', id from job_postings j where id in (select job_posting_id from applications where student_id = ${id})
      and applications_count <> (select count(*) from applications where job_posting_id = j.id and withdrawn_at is null)
    union all select 'conversation', c.id from conversations c
      where id in (select conversation_id from conversation_members where user_id = ${id})
      and last_message_id <> coalesce((select max(id) from messages where conversation_id = c.id), 0)
    union all select 'unread', conversation_id from conversation_members m
      where conversation_id in (select conversation_id from conversation_members where user_id = ${id})
      and unread_count <> count_unread_messages(conversation_id, user_id, last_read_id)
    union all select 'notification', id from notifications n where user_id = ${id}
      and exists (select from notification_events where notification_id = n.id)
      and count <> (select count(*) from notification_events where notification_id = n.id)`;
  return [...rows];
}
