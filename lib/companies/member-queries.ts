import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { db } from "@/db/client";
import type { MemberRole } from "@/db/enums";
import { companies, companyInvitations, companyMembers } from "@/db/schema/companies";
import { users } from "@/db/schema/users";
import type { ResponseOf } from "@/lib/core/api/endpoint";
import { toIsoDate } from "@/lib/core/api/response-columns";
import { consumeTokenLookup } from "@/lib/core/api/token-lookups";
import { hashTokenSecret } from "@/lib/core/auth/token-secrets";
import type { Viewer } from "@/lib/core/auth/viewer";
import { storageUrl } from "@/lib/core/storage/urls";
import { companyLimits } from "./limits";
import type { listMembers as listEndpoint } from "./members-contract";
import { isMemberOf, isPublicCompany, isValidInvitation, ownCompanyId } from "./policy";
import { ownerRoles } from "./roles";
import type { CompanyInvitation, CompanyMember } from "./schemas";

type CompanyMembers = ResponseOf<typeof listEndpoint>["data"];

export async function listMembers(viewer: Viewer<"company">): Promise<CompanyMembers> {
  const [row] = await db.execute<{ members: MemberRow[]; invitations: CompanyInvitation[] }>(sql`
    select (select coalesce(json_agg(r order by r.created_at, r.id), '[]') from (
        select u.id, u.name, u.avatar_path, m.role, m.created_at,
          case when u.id = ${viewer.id} or ${isMemberOf(viewer, sql`m.company_id`, ownerRoles)} then u.email end as email
        from ${companyMembers} m join ${users} u on u.id = m.user_id
        where m.company_id = ${ownCompanyId(viewer)} and u.deleted_at is null
        order by m.created_at, u.id limit ${companyLimits.listed}) r) as members,
      (select coalesce(json_agg(i order by i.created_at desc, i.id), '[]') from (
        select id, email, role, created_at, expires_at from ${companyInvitations}
        where company_id = ${ownCompanyId(viewer, ownerRoles)} and accepted_at is null and expires_at > now()
          and ${isValidInvitation} order by created_at desc, id limit ${companyLimits.listed}) i
      ) as invitations`);
  const members = (row?.members ?? []).map((member) => serializeMember(viewer, member));
  return { members, invitations: (row?.invitations ?? []).map(serializeInvitation) };
}

type MemberRow = {
  id: number;
  name: string;
  email: string | null;
  avatar_path: string | null;
  role: MemberRole;
  created_at: string;
};

export function serializeMember(
  viewer: Viewer,
  { avatar_path, created_at, ...row }: MemberRow,
): CompanyMember {
  return {
    ...row,
    profile: { avatar_url: avatar_path && storageUrl(avatar_path) },
    is_self: row.id === viewer.id,
    created_at: toIsoDate(created_at),
  };
}

export function serializeInvitation(row: CompanyInvitation): CompanyInvitation {
  return { ...row, created_at: toIsoDate(row.created_at), expires_at: toIsoDate(row.expires_at) };
}

/**
 * Returns null when the link is no longer valid, and "unchecked" beyond the rate limit of links. Knowing the secret is
 * the permission.
 */
export async function findInvitation(_viewer: Viewer, token: string) {
  if (!(await consumeTokenLookup())) return "unchecked" as const;
  const [invitation] = await db
    .select({
      company: companies.name,
      email: companyInvitations.email,
      role: companyInvitations.role,
      account: sql<"company" | "other" | null>`(
        select case role when 'company' then 'company' else 'other' end from ${users} u
        where lower(u.email) = lower(company_invitations.email))`,
    })
    .from(companyInvitations)
    .innerJoin(companies, eq(companies.id, companyInvitations.companyId))
    .where(
      and(
        eq(companyInvitations.tokenHash, hashTokenSecret(token)),
        isNull(companyInvitations.acceptedAt),
        gt(companyInvitations.expiresAt, sql`now()`),
        isPublicCompany,
        isValidInvitation,
      ),
    );
  return invitation ?? null;
}
