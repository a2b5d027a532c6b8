import { eq, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { ProfileAudience } from "@/db/enums";
import { hasReported } from "@/db/has-reported";
import type { RowOf } from "@/db/row-of";
import { companies, companyMembers } from "@/db/schema/companies";
import { profiles } from "@/db/schema/profiles";
import { users } from "@/db/schema/users";
import type { MemberParams } from "@/lib/core/auth/viewer";
import { pickColumns } from "@/lib/core/database/pick-columns";
import { userSummaryColumns } from "@/lib/friends/select";
import { audienceColumns, sectionVisibleTo } from "./policy";
import type { Profile, ProfileSection } from "./schemas";

/** `users` and, on the left, `profiles` must be joined. A section that the viewer may not see is null. */
export function profileColumns(viewer: MemberParams) {
  return {
    ...pickColumns(users, "id", "name", "username", "role", "avatarPath", "location", "createdAt"),
    headline: sql<string | null>`${profiles.headline}`,
    coverPath: sql<string | null>`${profiles.coverPath}`,
    ...sectionColumns(viewer),
    audiences: ownAudiences(viewer),
    company: companyOfMember,
    hasReported: hasReported(viewer.id, "profile", users.id),
    person: userSummaryColumns(viewer),
  };
}

export type ProfileRow = RowOf<ReturnType<typeof profileColumns>>;

function sectionColumns(viewer: MemberParams) {
  const visible = <T>(section: ProfileSection, column: PgColumn) =>
    sql<T | null>`case when ${sectionVisibleTo(viewer, audienceColumns[section])} then ${column} end`;
  return {
    about: visible<string>("about", profiles.about),
    programme: visible<string>("studies", profiles.programme),
    year: visible<number>("studies", profiles.year),
    campus: visible<string>("studies", profiles.campus),
    skills: visible<Profile["skills"]>("skills", profiles.skills),
    interests: visible<Profile["interests"]>("interests", profiles.interests),
    languages: visible<Profile["languages"]>("languages", profiles.languages),
    experiences: visible<Profile["experiences"]>("experiences", profiles.experiences),
    education: visible<Profile["education"]>("education", profiles.education),
    links: visible<Profile["links"]>("links", profiles.links),
  };
}

function ownAudiences(viewer: MemberParams): SQL<Record<ProfileSection, ProfileAudience> | null> {
  const pairs = Object.entries(audienceColumns).map(
    ([section, column]) => sql`${sql.raw(`'${section}'`)}, coalesce(${column}, 'school')`,
  );
  return sql`case when ${eq(users.id, viewer.id)} and ${users.role} = 'student'
    then json_build_object(${sql.join(pairs, sql`, `)}) end`;
}

const companyOfMember = sql<Profile["company"]>`(
  select json_build_object('id', ${companies.id}, 'name', ${companies.name}, 'role', ${companyMembers.role})
  from ${companyMembers} join ${companies} on ${companies.id} = ${companyMembers.companyId}
  where ${companyMembers.userId} = ${users.id})`;
