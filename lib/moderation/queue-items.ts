import { type SQL, sql } from "drizzle-orm";
import { hasNamesake } from "@/lib/companies/namesakes";
import { isoTextOf } from "@/lib/core/api/response-columns";
import { excerptOfPost, openReports } from "./queries";

const shownReports = 20;

/** The weight of a case is its number of reports; an item without reports weighs as one. */
export const openItems = sql`
  select subject, subject_id, max(id) as id, count(*)::int as weight, min(created_at) as waiting_since
  from (${openReports}) reported group by subject, subject_id
  union all
  select 'pending_comment', c.id, c.id, 1, c.created_at from comments c join posts p on p.id = c.post_id
  where c.status = 'pending' and c.held_for is null and p.status <> 'deleted'
  union all
  select 'held_comment', c.id, c.id, 1, c.held_at from comments c join posts p on p.id = c.post_id
  where c.status = 'pending' and c.held_for is not null and p.status <> 'deleted'
  union all
  select 'held_post', id, id, 1, held_at from posts where status = 'pending' and held_for is not null
  union all
  select 'pending_company', id, id, 1, created_at from users
  where role = 'company' and status = 'pending_verification' and deleted_at is null`;

/** The number of measures against a user. */
const measuresOf = (userId: SQL) => sql`(
  select count(*) from moderation_decisions d
  where d.author_id = ${userId} and d.action <> 'dismiss' and not d.is_overturned)`;

const reportDetails = sql`
  select json_build_object('excerpt', r.excerpt, 'messages', r.messages, 'is_deleted', r.is_deleted,
    'post_id', r.post_id, 'job_id', r.job_id, 'event_id', r.event_id, 'reports_count', i.weight,
    'reports', (select json_agg(x) from (
      select o.id, o.reason, reporter.name as reporter, ${isoTextOf(sql`o.created_at`)} as created_at
      from reports o
      join users reporter on reporter.id = o.reporter_id
      where o.subject_type = i.subject and o.subject_id = i.subject_id and o.status = 'pending'
      order by o.id limit ${sql.raw(String(shownReports))}) x),
    'writer', case when r.writer is not null then json_build_object('id', r.writer_id, 'name', r.writer,
      'role', u.role, 'status', u.status, 'measures_count', ${measuresOf(sql`r.writer_id`)}) end)
  from (${openReports}) r left join users u on u.id = r.writer_id where r.id = i.id`;

/**
 * What was decided about the comments of the visitors in `listed`, counted once for each: one visitor may have written
 * thousands, and all comments on the page. A visitor is identified by the email. Only others can delete a visitor's
 * comments, so deleted ones were rejected.
 */
export const visitorHistories = sql`
  select author_email, count(*) filter (where status = 'published') as accepted_count,
    count(*) filter (where status = 'deleted') as deleted_count
  from comments where author_email in (
    select c.author_email from listed i join comments c on c.id = i.id where i.subject = 'pending_comment')
  group by author_email`;

const commentDetails = sql`
  select json_build_object('content', c.content, 'author_name', c.author_name, 'author_email', c.author_email,
    'accepted_count', coalesce(v.accepted_count, 0), 'deleted_count', coalesce(v.deleted_count, 0),
    'post', ${excerptOfPost})
  from comments c join posts p on p.id = c.post_id left join visitors v on v.author_email = c.author_email
  where c.id = i.id`;

const companyDetails = sql`
  select json_build_object('company', coalesce(c.name, u.name), 'name', u.name, 'email', u.email,
    'is_verified', u.email_verified_at is not null, 'website', c.website, 'siret', c.siret,
    'has_namesake', ${hasNamesake(sql`c.name`, sql`c.id`)})
  from users u left join company_members m on m.user_id = u.id left join companies c on c.id = m.company_id
  where u.id = i.id limit 1`;

const heldWriter = (name: SQL) => sql`json_build_object('id', u.id, 'name', ${name}, 'role', u.role,
  'joined_at', ${isoTextOf(sql`u.created_at`)}, 'measures_count', ${measuresOf(sql`u.id`)})`;

const heldPostDetails = sql`
  select json_build_object('held_for', p.held_for, 'held_word', p.held_word,
    'content', truncate_text(with_mentioned_names(p.content, p.id, null), 2000),
    'images_count', (select count(*) from post_images where post_id = p.id), 'edited_at', ${isoTextOf(sql`p.edited_at`)},
    'writer', ${heldWriter(sql`u.name`)}, 'post', ${excerptOfPost})
  from posts p join users u on u.id = p.user_id where p.id = i.id`;

const heldCommentDetails = sql`
  select json_build_object('held_for', c.held_for, 'held_word', c.held_word,
    'content', with_mentioned_names(c.content, null, c.id), 'images_count', 0, 'edited_at', ${isoTextOf(sql`c.edited_at`)},
    'writer', ${heldWriter(sql`coalesce(u.name, c.author_name)`)}, 'post', ${excerptOfPost})
  from comments c join posts p on p.id = c.post_id left join users u on u.id = c.user_id where c.id = i.id`;

/** The details of the item `i`; `visitors` are the `visitorHistories`. */
export const itemDetails = sql`
  case i.subject when 'pending_comment' then (${commentDetails}) when 'pending_company' then (${companyDetails})
    when 'held_post' then (${heldPostDetails}) when 'held_comment' then (${heldCommentDetails})
    else (${reportDetails}) end`;
