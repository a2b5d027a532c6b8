import { type SQL, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { companyMembers } from "@/db/schema/companies";
import { users } from "@/db/schema/users";
import { AppError, type ErrorCode } from "@/lib/core/errors/app-error";
import { lockUsers } from "./lock-users";

type RequiredRole = { holders: SQL; error: ErrorCode };

export const administrators: RequiredRole = {
  holders: sql`select id from ${users} where role = 'admin' and deleted_at is null`,
  error: "last_admin",
};

export function ownersOf(companyId: number | SQL): RequiredRole {
  const holders = sql`select user_id from ${companyMembers} where company_id = ${companyId} and role = 'owner'`;
  return { holders, error: "last_owner" };
}

/** Locks all holders: when two remove each other, one stays. Throws the role's error. */
export async function requireAnotherHolder(
  tx: Transaction,
  { holders, error }: RequiredRole,
  leavingId: number,
): Promise<void> {
  await lockUsers(tx, holders);
  const [other] = await tx.execute(sql`
    select id from ${users} where id in (${holders}) and id <> ${leavingId} and status = 'active'
      and deleted_at is null limit 1`);
  if (!other) throw new AppError(error);
}

export function withFellowHolders(...userIds: readonly number[]): SQL {
  const ids = sql`${sql.param(`{${userIds.join(",")}}`)}::int[]`;
  return sql`select unnest(${ids})
    union (${administrators.holders} and exists (select from ${users} u where u.id = any(${ids}) and u.role = 'admin'))
    union select fellow.user_id from ${companyMembers} own join ${companyMembers} fellow
      on fellow.company_id = own.company_id and fellow.role = 'owner' where own.user_id = any(${ids})`;
}
