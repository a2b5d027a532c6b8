import { and, asc, eq, inArray, isNull, lte } from "drizzle-orm";
import { db, systemDb, type Transaction } from "@/db/client";
import { companies, companyMembers } from "@/db/schema/companies";
import { users } from "@/db/schema/users";
import { todayInSchool } from "@/db/school-day";
import { withFellowHolders } from "@/lib/core/auth/last-holder";
import { lockUsers } from "@/lib/core/auth/lock-users";
import { hasRow } from "@/lib/core/database/has-row";
import { runForEach } from "@/lib/core/tasks/run-for-each";
import { changeStatus } from "./status";

const isOver = and(
  eq(users.status, "suspended"),
  lte(users.suspendedUntil, todayInSchool),
  isNull(users.deletedAt),
);

export async function endSuspensions(): Promise<void> {
  const ended = await db.select({ id: users.id }).from(users).where(isOver).orderBy(asc(users.id)).limit(500);
  await runForEach(ended, "a suspension was not ended", ({ id }) => endSuspension(id));
}

function endSuspension(id: number): Promise<void> {
  return systemDb.transaction(async (tx) => {
    await lockUsers(tx, withFellowHolders(id));
    if (!(await hasRow(tx, users, eq(users.id, id), isOver))) return;
    const status = (await hasUndecidedCompany(tx, id)) ? "pending_verification" : "active";
    await changeStatus(tx, id, { status }, null);
  });
}

/** Whether `active` would accept the user's company, on which only the school decides. */
async function hasUndecidedCompany(tx: Transaction, userId: number): Promise<boolean> {
  const [company] = await tx
    .select({ id: companies.id })
    .from(companies)
    .innerJoin(companyMembers, eq(companyMembers.companyId, companies.id))
    .where(
      and(
        eq(companyMembers.userId, userId),
        eq(companyMembers.role, "owner"),
        inArray(companies.status, ["pending", "rejected"]),
      ),
    );
  return company !== undefined;
}
