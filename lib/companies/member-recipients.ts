import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Database } from "@/db/client";
import { companyMembers } from "@/db/schema/companies";
import { users } from "@/db/schema/users";
import type { Recipient } from "@/lib/core/email/outbox";
import { isNotSuspended } from "./policy";
import { WRITER_ROLES } from "./roles";

/** None of a suspended company. Ordered, so that two transactions that notify the same members cannot deadlock. */
export async function listMemberRecipients(
  within: Database,
  companyId: number,
): Promise<(Recipient & { id: number })[]> {
  return within
    .select({ id: users.id, email: users.email, locale: users.locale })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(
      and(
        eq(companyMembers.companyId, companyId),
        inArray(companyMembers.role, [...WRITER_ROLES]),
        eq(users.status, "active"),
        isNull(users.deletedAt),
        isNotSuspended(companyMembers.companyId),
      ),
    )
    .orderBy(users.id);
}
