import { sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import type { MemberRole } from "@/db/enums";
import { companyMembers } from "@/db/schema/companies";
import { users } from "@/db/schema/users";
import { ownersOf, requireAnotherHolder } from "@/lib/core/auth/last-holder";

export async function requireAnotherOwner(
  tx: Transaction,
  companyId: number,
  leaving: { id: number; role: MemberRole },
): Promise<void> {
  if (leaving.role === "owner") await requireAnotherHolder(tx, ownersOf(companyId), leaving.id);
}

/** Makes the longest-serving recruiter the owner if no active owner is left; read-only members are not promoted. */
export async function transferWhenOwnerless(tx: Transaction, companyId: number): Promise<number | null> {
  const active = (role: MemberRole) => sql`
    select m.user_id from ${companyMembers} m join ${users} u on u.id = m.user_id
    where m.company_id = ${companyId} and m.role = ${role} and u.status = 'active' and u.deleted_at is null
    order by m.created_at, m.user_id limit 1`;
  const [row] = await tx.execute<{ user_id: number }>(sql`
    update ${companyMembers} set role = 'owner'
    where company_id = ${companyId} and user_id = (${active("recruiter")}) and not exists (${active("owner")})
    returning user_id`);
  return row?.user_id ?? null;
}
