import { eq, type SQL, sql } from "drizzle-orm";
import { alias, type PgColumn } from "drizzle-orm/pg-core";
import { db } from "@/db/client";
import { isUndecided } from "@/db/decisions";
import type { RowOf } from "@/db/row-of";
import { applicationEvents, applications } from "@/db/schema/applications";
import { companies } from "@/db/schema/companies";
import { documents } from "@/db/schema/documents";
import { jobPostings } from "@/db/schema/jobs";
import { users } from "@/db/schema/users";
import { isPublicCompany } from "@/lib/companies/policy";
import { fileUrlOf, isoDateOf } from "@/lib/core/api/response-columns";
import type { Viewer, ViewerParams } from "@/lib/core/auth/viewer";
import { defaultLocale, type Locale } from "@/lib/core/i18n/locales";
import { documentLink } from "@/lib/documents/links";
import { applicationLimits } from "./constants";
import { applicationReviewableBy } from "./policy";
import type { Application, ApplicationEvent } from "./schemas";

export const resumes = alias(documents, "resume");
export const coverLetters = alias(documents, "cover_letter");

/** Everything that `selectApplications` joins must be joined. */
export function applicationColumns(viewer: ViewerParams) {
  const { id, status } = applications;
  return {
    ...{ id, status },
    resume_path: resumes.path,
    cover_letter_path: coverLetters.path,
    resume: { name: resumes.name, size: resumes.size },
    cover_letter: { name: coverLetters.name, size: coverLetters.size },
    student: {
      id: users.id,
      name: users.name,
      avatar_url: fileUrlOf(users.avatarPath),
      locale: sql<Locale>`coalesce(${users.locale}, ${defaultLocale})`,
    },
    job_posting: {
      id: jobPostings.id,
      title: jobPostings.title,
      company_name: companies.name,
      location: jobPostings.location,
      is_deleted: sql<boolean>`${jobPostings.deletedAt} is not null`,
    },
    created_at: isoDateOf(applications.createdAt),
    answered_at: isoDateOf(applications.answeredAt),
    followed_up_at: isoDateOf(applications.followedUpAt),
    withdrawn_at: isoDateOf(applications.withdrawnAt),
    can_answer: applicationReviewableBy(viewer),
    can_follow_up: viewer.role === "student" ? followUpAllowed : sql<boolean>`false`,
  };
}

type Columns = RowOf<ReturnType<typeof applicationColumns>>;
type CoverLetter = { [K in "cover_letter" | "cover_letter_path"]: Columns[K] | null };
export type ApplicationRow = Omit<Columns, keyof CoverLetter> & CoverLetter;

/**
 * Adds the links that open the documents for this viewer. Each key is written out, because a page has a hundred rows
 * (lib/posts/serialize.ts).
 */
export function serializeApplication(viewer: Viewer, row: ApplicationRow): Application {
  const link = (path: string) => documentLink(viewer.id ?? 0, path, row.id);
  const isOwn = viewer.id === row.student.id;
  return {
    id: row.id,
    job_posting_id: row.job_posting.id,
    status: row.status,
    resume_path: link(row.resume_path),
    cover_letter_path: row.cover_letter_path && link(row.cover_letter_path),
    resume: row.resume,
    cover_letter: row.cover_letter,
    student: row.student,
    job_posting: row.job_posting,
    created_at: row.created_at,
    answered_at: row.answered_at,
    followed_up_at: row.followed_up_at,
    withdrawn_at: row.withdrawn_at,
    can_answer: row.can_answer,
    can_withdraw: isOwn && row.withdrawn_at === null,
    can_follow_up: isOwn && row.can_follow_up,
  };
}

/** True while neither the company nor the school has decided. */
export const isUnanswered: SQL<boolean> = sql<boolean>`(${isUndecided}
  and ${applications.answeredAt} is null and ${jobPostings.deletedAt} is null)`;

/** False while the company is suspended or has no member who can sign in: no one would read the only follow-up. */
export const followUpAllowed: SQL<boolean> = sql<boolean>`(${isUnanswered} and ${applications.followedUpAt} is null
  and ${applications.createdAt} < now() - make_interval(days => ${applicationLimits.followUpDays})
  and exists (select from ${companies} where companies.id = job_postings.company_id and ${isPublicCompany}))`;

/** `more` are columns beside those of every list. */
export function selectApplications<More extends Record<string, PgColumn | SQL>>(
  viewer: Viewer,
  more = {} as More,
) {
  return db
    .select({ ...applicationColumns(viewer), ...more })
    .from(applications)
    .innerJoin(jobPostings, eq(jobPostings.id, applications.jobPostingId))
    .innerJoin(companies, eq(companies.id, jobPostings.companyId))
    .innerJoin(users, eq(users.id, applications.studentId))
    .innerJoin(resumes, eq(resumes.id, applications.resumeId))
    .leftJoin(coverLetters, eq(coverLetters.id, applications.coverLetterId));
}

/** The newest events, in the order in which they happened. */
export const timeline = sql<ApplicationEvent[]>`(
  select coalesce(json_agg(json_build_object('id', e.id, 'kind', e.kind, 'status', e.status, 'message', e.message,
      'created_at', e.created_at,
      'document', case e.document_id when ${applications.resumeId} then 'resume'
        when ${applications.coverLetterId} then 'cover_letter' end,
      'actor', case when actor.id is not null
        then json_build_object('id', actor.id, 'name', actor.name, 'role', actor.role) end)
    order by e.created_at, e.id), '[]')
  from (
    select id, kind, status, message, created_at, document_id, actor_id from ${applicationEvents} event
    where event.application_id = ${applications.id}
    order by event.created_at desc, event.id desc limit ${applicationLimits.timeline}
  ) e left join ${users} actor on actor.id = e.actor_id)`;
