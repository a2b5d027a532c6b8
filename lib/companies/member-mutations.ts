import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { companies, companyMembers } from "@/db/schema/companies";
import { users } from "@/db/schema/users";
import type { RequestInfo } from "@/lib/core/api/request-info";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { ownersOf } from "@/lib/core/auth/last-holder";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Viewer } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import { serializeMember } from "./member-queries";
import { requireAnotherOwner } from "./owners";
import { mayManage, ownCompanyId, type RecruiterRole, recruiterRoles, requireMembership } from "./policy";
import type { CompanyMember } from "./schemas";
import { syncVisibility } from "./visibility";

type Recruiting = Viewer<"company">;

/** Gives a person of one's company another role. Throws `forbidden`, `not_found`, `last_owner`. */
export async function updateMember(
  viewer: Recruiting,
  userId: number,
  role: RecruiterRole,
  caller: RequestInfo,
): Promise<CompanyMember> {
  const changed = await runTransaction(
    viewer,
    async (tx) => {
      const company = await lockCompany(tx, viewer, mayManage);
      const person = await findMember(tx, company.id, userId);
      if (role !== "owner") await requireAnotherOwner(tx, company.id, person);
      await tx.update(companyMembers).set({ role }).where(membership(company.id, userId));
      const subject = ["user", userId] as const;
      await recordAudit(tx, {
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
  return serializeMember(viewer, changed);
}

/** Takes a person out of one's company; anybody may take themselves out. Throws `forbidden`, `not_found`, `last_owner`. */
export async function removeMember(viewer: Recruiting, userId: number, caller: RequestInfo): Promise<void> {
  await runTransaction(
    viewer,
    async (tx) => {
      const company = await lockCompany(tx, viewer, userId === viewer.id ? recruiterRoles : mayManage);
      await requireAnotherOwner(tx, company.id, await findMember(tx, company.id, userId));
      await tx.delete(companyMembers).where(membership(company.id, userId));
      await syncVisibility(tx, company.id);
      await recordAudit(tx, {
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
  sql`select ${userId}::int union ${ownersOf(ownCompanyId(viewer)).holders}`;

/** The company's row is locked before its people change, so that of two owners who leave at once one stays. */
export async function lockCompany(tx: Transaction, viewer: Recruiting, roles: readonly RecruiterRole[]) {
  const { id } = await requireMembership(viewer, roles, tx);
  await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, id)).for("update");
  return requireMembership(viewer, roles, tx);
}

const membership = (companyId: number, userId: number) =>
  and(eq(companyMembers.companyId, companyId), eq(companyMembers.userId, userId));

async function findMember(tx: Transaction, companyId: number, userId: number) {
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
