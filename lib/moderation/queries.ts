import { sql } from "drizzle-orm";
import { db } from "@/db/client";
import type { ReportSubject } from "@/db/enums";
import type { ReportedMessage } from "@/db/schema/moderation";
import type { Viewer } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";

export type PendingComment = {
  id: number;
  content: string;
  author_name: string | null;
  author_email: string | null;
  created_at: string;
  post: { id: number; excerpt: string };
};

export type OpenReport = {
  id: number;
  subject: ReportSubject;
  reason: string;
  reporter: string;
  writer: string | null;
  excerpt: string;
  post_id: number | null;
  job_id: number | null;
  event_id: number | null;
  profile_id: number | null;
  messages: ReportedMessage[] | null;
  is_deleted: boolean;
  created_at: string;
};

type Overview = { comments: PendingComment[]; comments_count: number; reports: OpenReport[] };

/** The newest twenty pending comments and open reports, without the number of open reports, which the statistics have. */
export async function getOverview(_viewer: Viewer<"admin">): Promise<Overview> {
  const [row] = await db.execute<Overview>(sql`
    with pending as (${pendingComments})
    select
      (select count(*)::int from pending) as comments_count,
      (select coalesce(json_agg(c), '[]') from (
        select id, content, author_name, author_email, created_at, post
        from pending order by id desc limit 20) c) as comments,
      (select coalesce(json_agg(r), '[]') from (
        select id, subject, reason, reporter, writer, excerpt, post_id, job_id, event_id, profile_id, messages, is_deleted,
          created_at
        from (${openReports}) reported order by id desc limit 20) r) as reports`);
  if (!row) throw new AppError("internal");
  return row;
}

export const excerptOfPost = sql`json_build_object('id', p.id, 'excerpt', truncate_text(with_mentioned_names(p.content, p.id, null), 100))`;

const pendingComments = sql`
  select c.id, c.content, c.author_name, c.author_email, c.created_at,
    ${excerptOfPost} as post
  from comments c join posts p on p.id = c.post_id
  where c.status = 'pending' and c.held_for is null and p.status <> 'deleted'`;

/**
 * A subject that was deleted meanwhile stays open, so that its author does not evade a measure. It closes when they
 * delete their account.
 */
export const openReports = sql`
  select r.id, r.subject_type as subject, r.subject_id, r.reason, r.excerpt as messages, r.created_at,
    reporter.name as reporter,
    case when p.status <> 'deleted' then p.id end as post_id, case when j.deleted_at is null then j.id end as job_id,
    case when e.group_id is null and e.deleted_at is null then e.id end as event_id,
    subject_user.id as profile_id,
    is_deleted, writer_id,
    case when c.id is null then coalesce(poster.name, company.name, subject_user.name)
      else coalesce(commenter.name, c.author_name) end as writer,
    truncate_text(coalesce(with_mentioned_names(c.content, null, c.id), with_mentioned_names(p.content, p.id, null), j.title,
        case when g.id is not null then concat_ws(' · ', g.name, g.description) end,
        case when e.id is not null then concat_ws(' · ', e.title, e.location, e.url, nullif(e.description, '')) end,
        concat_ws(' · ', profile.headline, profile.about), ''),
      case when coalesce(g.id, e.id) is null then 200 else 600 end) as excerpt
  from reports r
  join users reporter on reporter.id = r.reporter_id
  left join comments c on r.subject_type = 'comment' and c.id = r.subject_id
  left join users commenter on commenter.id = c.user_id
  left join posts p on p.id = case r.subject_type when 'post' then r.subject_id else c.post_id end
  left join users poster on poster.id = p.user_id
  left join job_postings j on r.subject_type = 'job' and j.id = r.subject_id
  left join companies company on company.id = j.company_id
  left join groups g on r.subject_type = 'group' and g.id = r.subject_id
  left join events e on r.subject_type = 'event' and e.id = r.subject_id
  left join groups event_group on event_group.id = e.group_id
  left join users subject_user on subject_user.deleted_at is null and subject_user.id = case r.subject_type
    when 'profile' then r.subject_id
    when 'group' then g.owner_id
    when 'event' then e.created_by
    when 'message' then (select (message ->> 'sender_id')::int from jsonb_array_elements(r.excerpt) message
      where (message ->> 'is_reported')::bool) end
  left join profiles profile on profile.user_id = subject_user.id
  cross join lateral (select
    case r.subject_type when 'post' then p.status = 'deleted' when 'comment' then 'deleted' in (c.status, p.status)
      when 'job' then j.deleted_at is not null when 'group' then g.deleted_at is not null
      when 'event' then e.deleted_at is not null or event_group.deleted_at is not null else false end as is_deleted,
    coalesce(c.user_id, case when c.id is null then coalesce(p.user_id,
      (select id from users where id = j.created_by and deleted_at is null), subject_user.id) end) as writer_id) derived
  where r.status = 'pending' and (p.id is not null or j.id is not null or subject_user.id is not null or g.id is not null
    or e.id is not null)
    and (not is_deleted or exists (select from users author where author.id = writer_id and author.deleted_at is null))`;
