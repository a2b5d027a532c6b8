import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { applications } from "@/db/schema/applications";
import { companyMembers } from "@/db/schema/companies";
import { jobPostings } from "@/db/schema/jobs";
import { profiles } from "@/db/schema/profiles";
import { users } from "@/db/schema/users";
import { applicationVisibleTo } from "@/lib/applications/policy";
import { notBlocked } from "@/lib/blocks/policy";
import { isMemberOf } from "@/lib/companies/policy";
import type { MemberParams } from "@/lib/core/auth/viewer";
import { isFriendOf } from "@/lib/friends/policy";

/**
 * The profiles that a viewer may open, and their own. Requires `users` to be read. A company sees its members and who
 * applied to its jobs, others see the school and the members of active companies.
 */
export function profileVisibleTo(viewer: MemberParams): SQL | undefined {
  return or(
    eq(users.id, viewer.id),
    and(
      isPresent,
      notBlocked(viewer, users.id),
      viewer.role === "company" ? isMemberOrApplicantOf(viewer) : undefined,
    ),
  );
}

/** An account that is not deleted and may sign in. */
const isPresent = sql`(${isNull(users.deletedAt)} and (${users.status} = 'active'
  or (${users.status} = 'pending_verification' and ${users.role} = 'student')))`;

/** The applications of the student are looked up; for an `exists`, the planner may read all of the company first. */
function isMemberOrApplicantOf(viewer: MemberParams): SQL {
  return sql`(exists (select from ${companyMembers} where ${companyMembers.userId} = ${users.id}
      and ${isMemberOf(viewer, companyMembers.companyId)})
    or (select true from ${applications} join ${jobPostings} on ${jobPostings.id} = ${applications.jobPostingId}
      where ${applications.studentId} = ${users.id} and ${applicationVisibleTo(viewer)} limit 1))`;
}

/**
 * Whether the viewer belongs to a section's audience, where `users` is read. Each audience includes those before it; a
 * company opens only the profiles of its members and its applicants.
 */
export function sectionVisibleTo(viewer: MemberParams, audience: PgColumn): SQL {
  const own = eq(users.id, viewer.id);
  if (viewer.role === "company") return sql`(${own} or ${audience} = 'companies')`;
  const friend = sql`(${audience} = 'friends' and ${isFriendOf(viewer, users.id)})`;
  return sql`(${own} or ${audience} in ('school', 'companies') or ${friend})`;
}

/** The columns of the sections' audiences. */
export const audienceColumns = {
  about: profiles.aboutAudience,
  studies: profiles.studiesAudience,
  skills: profiles.skillsAudience,
  interests: profiles.interestsAudience,
  languages: profiles.languagesAudience,
  experiences: profiles.experiencesAudience,
  education: profiles.educationAudience,
  links: profiles.linksAudience,
} as const;
