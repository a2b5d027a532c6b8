import { eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { db } from "@/db/client";
import { applicationEvents, applications } from "@/db/schema/applications";
import { companies } from "@/db/schema/companies";
import { documents } from "@/db/schema/documents";
import { jobPostings } from "@/db/schema/jobs";
import { users } from "@/db/schema/users";
import type { Viewer } from "@/lib/core/auth/viewer";
import { applicationLimits, undecidedStatuses } from "./constants";
import { applicationReviewableBy } from "./policy";
import type { ApplicationEvent } from "./schemas";

export const resumes = alias(documents, "resume");
export const coverLetters = alias(documents, "cover_letter");

/** Everything that `selectApplications` joins must be joined. */
export function applicationColumns(viewer: Viewer) {
  const { id, jobPostingId, status, createdAt, answeredAt, followedUpAt, withdrawnAt } =
    getTableColumns(applications);
  return {
    ...{ id, jobPostingId, status, createdAt, answeredAt, followedUpAt, withdrawnAt },
    resumePath: resumes.path,
    resumeName: resumes.name,
    resumeSize: resumes.size,
    coverLetterPath: coverLetters.path,
    coverLetterName: coverLetters.name,
    coverLetterSize: coverLetters.size,
    studentId: users.id,
    studentName: users.name,
    studentAvatarPath: users.avatarPath,
    studentLocale: users.locale,
    jobTitle: jobPostings.title,
    jobLocation: jobPostings.location,
    jobIsDeleted: sql<boolean>`${jobPostings.deletedAt} is not null`,
    companyName: companies.name,
    canAnswer: applicationReviewableBy(viewer),
    canFollowUp: followUpAllowed,
  };
}

/** Neither the company nor the school has decided. */
export const isUnanswered: SQL<boolean> = sql<boolean>`(${applications.withdrawnAt} is null
  and ${applications.answeredAt} is null and ${inArray(applications.status, [...undecidedStatuses])}
  and ${jobPostings.deletedAt} is null)`;

export const followUpAllowed: SQL<boolean> = sql<boolean>`(${isUnanswered} and ${applications.followedUpAt} is null
  and ${applications.createdAt} < now() - make_interval(days => ${applicationLimits.followUpDays}))`;

export function selectApplications(viewer: Viewer, { events }: { events?: boolean } = {}) {
  const { resumeId, coverLetterId } = getTableColumns(applications);
  return db
    .select({
      ...applicationColumns(viewer),
      resumeId,
      coverLetterId,
      events: events ? timeline : sql<ApplicationEvent[]>`'[]'::json`,
    })
    .from(applications)
    .innerJoin(jobPostings, eq(jobPostings.id, applications.jobPostingId))
    .innerJoin(companies, eq(companies.id, jobPostings.companyId))
    .innerJoin(users, eq(users.id, applications.studentId))
    .innerJoin(resumes, eq(resumes.id, applications.resumeId))
    .leftJoin(coverLetters, eq(coverLetters.id, applications.coverLetterId));
}

const timeline = sql<ApplicationEvent[]>`(
  select coalesce(json_agg(json_build_object('id', e.id, 'kind', e.kind, 'status', e.status, 'message', e.message,
      'created_at', e.created_at,
      'document', case e.document_id when ${applications.resumeId} then 'resume' when ${applications.coverLetterId} then 'cover_letter' end,
      'actor', case when actor.id is not null then json_build_object('id', actor.id, 'name', actor.name, 'role', actor.role) end)
    order by e.created_at, e.id), '[]')
  from ${applicationEvents} e left join ${users} actor on actor.id = e.actor_id
  where e.application_id = ${applications.id})`;
