import { type SQL, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";

const perUser = 12;
const unread = 4;

/** Inserts a user's notifications, derived from the existing likes, comments and replies; the newest four are unread. */
export async function insertNotifications(tx: Transaction, userId: number): Promise<void> {
  await tx.execute(sql`
    with happened as (${liked(userId)} union all ${commented(userId)} union all ${answered(userId)} union all ${mentionedInPost(userId)}
      union all ${mentionedInComment(userId)}),
    newest as (
      select kind, group_key, actor_id, params, since, until, row_number() over (order by until desc, group_key) as place from happened
      order by until desc, group_key limit ${perUser})
    insert into notifications (user_id, actor_id, post_id, kind, group_key, params, count, read_at, created_at, updated_at)
    select ${userId}::int, actor_id, (params ->> 'post')::int, kind, group_key, params, 0,
      case when place > ${unread} then least(until + interval '2 hours', now()) end, since, until
    from newest order by place desc`);
  await tx.execute(sql`
    insert into notification_events (notification_id, source, actor_id, params, created_at)
    select n.id, 'like:' || l.user_id, l.user_id, n.params, l.created_at
    from notifications n join likes l on l.post_id = n.post_id and l.user_id <> n.user_id
    where n.user_id = ${userId} and n.kind = 'post_liked'
    union all
    select n.id, 'comment:' || c.id, c.user_id, n.params, c.created_at
    from notifications n join comments c on c.post_id = n.post_id and c.user_id <> n.user_id and c.status = 'published'
      and (n.kind = 'post_commented' or n.group_key = 'comment_answered:comment:' || c.reply_to_id)
    where n.user_id = ${userId} and n.kind in ('post_commented', 'comment_answered')`);
}

const excerptOf = (text: SQL) =>
  sql`truncate_text(trim(regexp_replace(without_mentions(${text}), '\\s+', ' ', 'g')), 80)`;
const excerpt = excerptOf(sql`p.content`);
const wordsOfComment = excerptOf(sql`(array_agg(c.content order by c.id desc))[1]`);

const liked = (userId: number) => sql`
  select 'post_liked' as kind, 'post_liked:post:' || p.id as group_key,
    (array_agg(l.user_id order by l.created_at desc))[1] as actor_id,
    jsonb_build_object('post', p.id, 'excerpt', ${excerpt}) as params,
    min(l.created_at) as since, max(l.created_at) as until
  from posts p join likes l on l.post_id = p.id and l.user_id <> p.user_id
  where p.user_id = ${userId} group by p.id`;

const commented = (userId: number) => sql`
  select 'post_commented', 'post_commented:post:' || p.id, (array_agg(c.user_id order by c.id desc))[1],
    jsonb_build_object('post', p.id, 'excerpt', ${wordsOfComment}), min(c.created_at), max(c.created_at)
  from posts p join comments c on c.post_id = p.id and c.user_id <> p.user_id and c.status = 'published'
  where p.user_id = ${userId} group by p.id`;

const answered = (userId: number) => sql`
  select 'comment_answered', 'comment_answered:comment:' || own.id, (array_agg(c.user_id order by c.id desc))[1],
    jsonb_build_object('post', own.post_id, 'excerpt', ${wordsOfComment}), min(c.created_at),
    max(c.created_at)
  from comments own join comments c on c.reply_to_id = own.id and c.user_id <> own.user_id and c.status = 'published'
  where own.user_id = ${userId} group by own.id`;

const mentionedInPost = (userId: number) => sql`
  select 'post_mentioned', 'post_mentioned:post:' || p.id, p.user_id,
    jsonb_build_object('post', p.id, 'excerpt', ${excerpt}), p.created_at, p.created_at
  from mentions m join posts p on p.id = m.post_id and p.status = 'published' where m.user_id = ${userId}`;

const mentionedInComment = (userId: number) => sql`
  select 'comment_mentioned', 'comment_mentioned:comment:' || c.id, c.user_id,
    jsonb_build_object('post', c.post_id, 'excerpt', ${wordsOfComment}), c.created_at, c.created_at
  from mentions m join comments c on c.id = m.comment_id and c.status = 'published'
  where m.user_id = ${userId} group by c.id`;
