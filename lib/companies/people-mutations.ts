import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { companies, companyMembers } from "@/db/schema/companies";
import { users } from "@/db/schema/users";
import type { Caller } from "@/lib/api/caller";
import { AppError } from "@/lib/api/errors";
import { runTransaction } from "@/lib/auth/run-transaction";
import type { Viewer } from "@/lib/auth/viewer";
import { record } from "@/lib/moderation/security-log";
import { ownersOf } from "@/lib/users/last-holder";
import { showWhileAttended } from "./attendance";
import { requireAnotherOwner } from "./owners";
import { presentRecruiter } from "./people-queries";
import { companyOf, mayManage, type RecruiterRole, recruiterRoles, requireMembership } from "./policy";
import type { Recruiter } from "./shapes";

type Recruiting = Viewer<"company">;

/** Gives a person of one's company another role. Throws `forbidden`, `not_found`, `last_owner`. */
export async function changeRecruiter(
  viewer: Recruiting,
  userId: number,
  role: RecruiterRole,
  caller: Caller,
): Promise<Recruiter> {
  const changed = await runTransaction(
    viewer,
    async (tx) => {
      const company = await lockCompany(tx, viewer, mayManage);
      const person = await findPerson(tx, company.id, userId);
      if (role !== "owner") await requireAnotherOwner(tx, company.id, person);
      await tx.update(companyMembers).set({ role }).where(membership(company.id, userId));
      const subject = ["user", userId] as const;
      await record(tx, {
        action: "recruiter_changed",
        actorId: viewer.id,
        subject,
        caller,
        details: { role },
      });
      return { ...person, role };
    },
    { users: withOwners(viewer, userId) },
  );
  return presentRecruiter(viewer, changed);
}

/** Takes a person out of one's company; anybody may take themselves out. Throws `forbidden`, `not_found`, `last_owner`. */
export async function removeRecruiter(viewer: Recruiting, userId: number, caller: Caller): Promise<void> {
  await runTransaction(
    viewer,
    async (tx) => {
      const company = await lockCompany(tx, viewer, userId === viewer.id ? recruiterRoles : mayManage);
      await requireAnotherOwner(tx, company.id, await findPerson(tx, company.id, userId));
      await tx.delete(companyMembers).where(membership(company.id, userId));
      await showWhileAttended(tx, company.id);
      await record(tx, {
        action: "recruiter_removed",
        actorId: viewer.id,
        subject: ["user", userId],
        caller,
      });
    },
    { users: withOwners(viewer, userId) },
  );
}

/** Accounts are locked before their company, here as when one of them is banned. */
const withOwners = (viewer: Recruiting, userId: number) =>
  sql`select ${userId}::int union ${ownersOf(companyOf(viewer)).holders}`;

/** The company's row is locked before its people change, so that of two owners who leave at once one stays. */
export async function lockCompany(tx: Transaction, viewer: Recruiting, roles: readonly RecruiterRole[]) {
  const { id } = await requireMembership(viewer, roles, tx);
  await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, id)).for("update");
  return requireMembership(viewer, roles, tx);
}

const membership = (companyId: number, userId: number) =>
  and(eq(companyMembers.companyId, companyId), eq(companyMembers.userId, userId));

async function findPerson(tx: Transaction, companyId: number, userId: number) {
  const [person] = await tx
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      avatar_path: users.avatarPath,
      role: companyMembers.role,
      created_at: sql<string>`${companyMembers.createdAt}`,
    })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(membership(companyId, userId));
  if (!person) throw new AppError("not_found");
  return person;
}
