import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { companyMembers } from "@/db/schema/companies";
import { users } from "@/db/schema/users";
import { isActiveUser } from "@/lib/core/auth/active-user";
import { type Recipient, recipientColumns } from "@/lib/core/email/outbox";
import { isNotSuspended } from "./policy";
import { writerRoles } from "./roles";

type MemberRecipient = Recipient & { id: number };

/** Returns none of a suspended company. Ordered, so that two transactions that notify the same members cannot deadlock. */
export async function listMemberRecipients(
  database: Database,
  companyId: number,
): Promise<MemberRecipient[]> {
  return (await listRecipientsByCompany(database, [companyId])).get(companyId) ?? [];
}

/** Does the same for several companies in one query; a company without recipients has no entry. */
export async function listRecipientsByCompany(
  database: Database,
  companyIds: number[],
): Promise<Map<number, MemberRecipient[]>> {
  if (companyIds.length === 0) return new Map();
  const rows = await database
    .select({ companyId: companyMembers.companyId, ...recipientColumns })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(
      and(
        sql`${companyMembers.companyId} = any(${sql.param(companyIds)}::int[])`,
        inArray(companyMembers.role, [...writerRoles]),
        isActiveUser,
        isNotSuspended(companyMembers.companyId),
      ),
    )
    .orderBy(users.id);
  const groups = new Map<number, MemberRecipient[]>();
  for (const { companyId, ...recipient } of rows)
    groups.set(companyId, [...(groups.get(companyId) ?? []), recipient]);
  return groups;
}
