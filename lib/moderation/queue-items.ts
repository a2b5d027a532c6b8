import { sql } from "drizzle-orm";
import { openReports } from "./queries";

const shownReports = 20;

/** A report weighs as many as have reported, what waits without one as a single report. */
export const openItems = sql`
  select subject, subject_id, max(id) as id, count(*)::int as weight, min(created_at) as waiting_since
  from (${openReports}) reported group by subject, subject_id
  union all
  select 'pending_comment', c.id, c.id, 1, c.created_at from comments c join posts p on p.id = c.post_id
  where c.status = 'pending' and p.status <> 'deleted'
  union all
  select 'pending_company', id, id, 1, created_at from users
  where role = 'company' and status = 'pending_verification' and deleted_at is null`;

const reportDetails = sql`
  select json_build_object('excerpt', r.excerpt, 'messages', r.messages, 'post_id', r.post_id, 'job_id', r.job_id, 'event_id', r.event_id,
    'reports_count', i.weight,
    'reports', (select json_agg(x) from (
      select o.id, o.reason, reporter.name as reporter, o.created_at from reports o
      join users reporter on reporter.id = o.reporter_id
      where o.subject_type = i.subject and o.subject_id = i.subject_id and o.status = 'pending'
      order by o.id limit ${sql.raw(String(shownReports))}) x),
    'writer', case when r.writer is not null then json_build_object('id', r.writer_id, 'name', r.writer,
      'role', u.role, 'status', u.status, 'measures_count', (
        select count(*) from moderation_decisions d
        where d.author_id = r.writer_id and d.action <> 'dismiss' and not d.is_overturned)) end)
  from (${openReports}) r left join users u on u.id = r.writer_id where r.id = i.id`;

/** A visitor is known by the address; what they wrote is deleted by others alone. */
const commentDetails = sql`
  select json_build_object('content', c.content, 'author_name', c.author_name, 'author_email', c.author_email,
    'accepted_count', (select count(*) from comments e where e.author_email = c.author_email and e.status = 'published'),
    'deleted_count', (select count(*) from comments e where e.author_email = c.author_email and e.status = 'deleted'),
    'post', json_build_object('id', p.id, 'excerpt', left(with_mentioned_names(p.content, p.id, null), 100)))
  from comments c join posts p on p.id = c.post_id where c.id = i.id`;

const companyDetails = sql`
  select json_build_object('company', coalesce(c.name, u.name), 'name', u.name, 'email', u.email,
    'is_verified', u.email_verified_at is not null)
  from users u left join company_members m on m.user_id = u.id left join companies c on c.id = m.company_id
  where u.id = i.id limit 1`;

/** Of the item `i`. */
export const itemDetails = sql`
  case i.subject when 'pending_comment' then (${commentDetails}) when 'pending_company' then (${companyDetails})
    else (${reportDetails}) end`;
