import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { companies, companyInvitations, companyMembers } from "@/db/schema/companies";
import { users } from "@/db/schema/users";
import type { AnswerOf } from "@/lib/api/endpoint";
import { hashLinkSecret } from "@/lib/auth/link-secrets";
import type { Viewer } from "@/lib/auth/viewer";
import { storageUrl } from "@/lib/storage/urls";
import type { listRecruiters as listEndpoint } from "./people-contract";
import { companyOf, invitationHolds, mayManage, type RecruiterRole, recruitsFor } from "./policy";
import type { CompanyInvitation, Recruiter } from "./shapes";

type People = AnswerOf<typeof listEndpoint>["data"];

/** Who recruits for the viewer's company, in the order they came; open invitations are shown to its owners. One query. */
export async function listRecruiters(viewer: Viewer<"company">): Promise<People> {
  const [row] = await db.execute<{ recruiters: RecruiterRow[]; invitations: CompanyInvitation[] }>(sql`
    select (select coalesce(json_agg(r order by r.created_at, r.id), '[]') from (
        select u.id, u.name, u.avatar_path, m.role, m.created_at,
          case when u.id = ${viewer.id} or ${recruitsFor(viewer, sql`m.company_id`, mayManage)} then u.email end as email
        from ${companyMembers} m join ${users} u on u.id = m.user_id
        where m.company_id = ${companyOf(viewer)} and u.deleted_at is null) r) as recruiters,
      (select coalesce(json_agg(i order by i.created_at desc, i.id), '[]') from (
        select id, email, role, created_at, expires_at from ${companyInvitations}
        where company_id = ${companyOf(viewer, mayManage)} and accepted_at is null and expires_at > now()
          and ${invitationHolds}) i
      ) as invitations`);
  const recruiters = (row?.recruiters ?? []).map((each) => presentRecruiter(viewer, each));
  return { recruiters, invitations: (row?.invitations ?? []).map(presentInvitation) };
}

export type RecruiterRow = {
  id: number;
  name: string;
  email: string | null;
  avatar_path: string | null;
  role: RecruiterRole;
  created_at: string;
};

export function presentRecruiter(
  viewer: Viewer,
  { avatar_path, created_at, ...row }: RecruiterRow,
): Recruiter {
  return {
    ...row,
    profile: { avatar_url: avatar_path && storageUrl(avatar_path) },
    is_self: row.id === viewer.id,
    created_at: new Date(created_at).toISOString(),
  };
}

export function presentInvitation(row: CompanyInvitation): CompanyInvitation {
  const at = (time: string) => new Date(time).toISOString();
  return { ...row, created_at: at(row.created_at), expires_at: at(row.expires_at) };
}

/** What an invitation's link opens, or null when it does no longer. The secret itself is the permission. */
export async function findInvitation(_viewer: Viewer, token: string) {
  const [found] = await db
    .select({
      company: companies.name,
      email: companyInvitations.email,
      role: companyInvitations.role,
      hasAccount: sql<boolean>`exists (select from ${users} u where lower(u.email) = lower(company_invitations.email))`,
    })
    .from(companyInvitations)
    .innerJoin(companies, eq(companies.id, companyInvitations.companyId))
    .where(
      and(
        eq(companyInvitations.tokenHash, hashLinkSecret(token)),
        isNull(companyInvitations.acceptedAt),
        gt(companyInvitations.expiresAt, sql`now()`),
        eq(companies.status, "active"),
        invitationHolds,
      ),
    );
  return found ?? null;
}
