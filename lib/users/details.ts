import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { presence } from "@/db/schema/presence";
import { users } from "@/db/schema/users";
import { noCounts } from "@/lib/applications/constants";
import { isoDateOf, toIsoDate } from "@/lib/core/api/response-columns";
import type { Viewer } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import { hasMessageOf } from "@/lib/privacy/excerpts";
import { decidedRuleTextOf } from "@/lib/school-settings/school-rules";
import { maxDetails, type UserDetails } from "./details-contract";
import { userRowColumns } from "./management-queries";
import { parseUserAgent } from "./user-agent";

type StoredSession = Omit<UserDetails["sessions"][number], "browser" | "system"> & {
  user_agent: string | null;
};

/** Runs one query. Throws `not_found` for an account that was erased. */
export async function getUserDetails(_viewer: Viewer<"admin">, id: number): Promise<UserDetails> {
  const [row] = await db
    .select({
      ...userRowColumns,
      username: users.username,
      school_number: users.schoolNumber,
      class_name: users.className,
      email_verified_at: isoDateOf(users.emailVerifiedAt),
      two_factor_at: isoDateOf(users.twoFactorAt),
      sessions: newest<StoredSession>(sessionsOf(id)),
      sign_ins: newest<UserDetails["sign_ins"][number]>(signInsOf(id)),
      posts: newest<UserDetails["posts"][number]>(postsOf(id)),
      reports_about: newest<UserDetails["reports_about"][number]>(reportsAbout(id)),
      reports_by: newest<UserDetails["reports_by"][number]>(reportsBy(id)),
      applications: countApplications(id),
      decisions: newest<UserDetails["decisions"][number]>(decisionsOn(id)),
    })
    .from(users)
    .leftJoin(presence, eq(presence.userId, users.id))
    .where(and(eq(users.id, id), isNull(users.anonymisedAt)));
  if (!row) throw new AppError("not_found");
  return {
    ...row,
    sessions: row.sessions.map(({ user_agent, last_seen_at, ...session }) => ({
      ...session,
      last_seen_at: toIsoDate(last_seen_at),
      ...parseUserAgent(user_agent),
    })),
    applications: { ...noCounts, ...row.applications },
  };
}

function newest<T extends { created_at: string }>(rows: SQL): SQL<T[]> {
  const withIsoDates = (list: T[]) => list.map((row) => ({ ...row, created_at: toIsoDate(row.created_at) }));
  return sql`(select coalesce(json_agg(r), '[]') from (${rows} limit ${maxDetails}) r)`.mapWith(withIsoDates);
}

const sessionsOf = (id: number) => sql`
  select public_id as id, user_agent, ip_address as address, created_at, last_seen_at from sessions
  where user_id = ${id} and expires_at > now() order by last_seen_at desc, public_id desc`;

/** A union, of which each half uses its own index. */
const signInsOf = (id: number) => sql`
  select id, is_failed, address, created_at from (
    (select id, false as is_failed, ip_address as address, created_at from audit_log
      where actor_id = ${id} and action = 'signed_in' order by created_at desc, id desc limit ${maxDetails})
    union all
    (select id, true, ip_address, created_at from audit_log
      where subject_type = 'user' and subject_id = ${id} and action = 'sign_in_failed'
      order by created_at desc, id desc limit ${maxDetails})) attempts
  order by created_at desc, id desc`;

const postsOf = (id: number) => sql`
  select id, truncate_text(with_mentioned_names(content, id, null), 120) as excerpt, status, created_at from posts
  where user_id = ${id} and status <> 'deleted' order by created_at desc, id desc`;

const reports = sql`
  select r.id, r.subject_type as subject, r.reason, r.status, reporter.name as reporter, r.created_at
  from reports r join users reporter on reporter.id = r.reporter_id`;

/** Reports about their content, and about themselves: each by its own index. */
const reportsAbout = (id: number) => sql`${reports} where r.id = any(array(
  select about.id from (
    select 'profile' as type, ${id}::int as id
    union all select 'post', id from posts where user_id = ${id}
    union all select 'comment', id from comments where user_id = ${id}
    union all select 'job', id from job_postings where created_by = ${id}
    union all select 'group', id from groups where owner_id = ${id}
    union all select 'event', id from events where created_by = ${id}) subject
  join reports about on about.subject_type = subject.type and about.subject_id = subject.id
  union all select id from reports
    where ${hasMessageOf(id, { reported: true })}))
  order by r.created_at desc, r.id desc`;

const reportsBy = (id: number) =>
  sql`${reports} where r.reporter_id = ${id} order by r.created_at desc, r.id desc`;

const countApplications = (id: number) => sql<Partial<UserDetails["applications"]>>`(
  select coalesce(jsonb_object_agg(status, total), '{}') from (
    select case when withdrawn_at is null then status else 'withdrawn' end as status, count(*) as total
    from applications where student_id = ${id} group by 1) a)`;

const decisionsOn = (id: number) => sql`
  select d.id, d.subject_type as subject, d.action, d.rule,
    ${decidedRuleTextOf({ rule: sql`d.rule`, ruleText: sql`d.rule_text` })} as rule_text,
    moderator.name as moderator, d.is_overturned, d.created_at
  from moderation_decisions d left join users moderator on moderator.id = d.moderator_id
  where d.author_id = ${id} order by d.created_at desc, d.id desc`;
