import { and, eq, isNull, ne } from "drizzle-orm";
import type { Database } from "@/db/client";
import { companyMembers } from "@/db/schema/companies";
import { users } from "@/db/schema/users";
import { AppError } from "@/lib/api/errors";
import type { RecruiterRole } from "./roles";

/**
 * An owner leaves only when another one is there who can sign in; the company's row is locked by then, so that of two
 * who leave at once one stays. Throws `last_owner`.
 */
export async function requireAnotherOwner(
  tx: Database,
  companyId: number,
  leaving: { id: number; role: RecruiterRole },
): Promise<void> {
  if (leaving.role !== "owner") return;
  const [other] = await tx
    .select({ id: users.id })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(
      and(
        eq(companyMembers.companyId, companyId),
        eq(companyMembers.role, "owner"),
        ne(users.id, leaving.id),
        eq(users.status, "active"),
        isNull(users.deletedAt),
      ),
    )
    .limit(1);
  if (!other) throw new AppError("last_owner");
}
