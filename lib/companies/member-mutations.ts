import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { type MemberRole, memberRoles } from "@/db/enums";
import { companies, companyMembers } from "@/db/schema/companies";
import { users } from "@/db/schema/users";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { ownersOf } from "@/lib/core/auth/last-holder";
import { runTransactionOnUsers } from "@/lib/core/auth/run-transaction";
import type { Viewer } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import { closeConnections } from "@/lib/core/realtime/disconnect";
import { deleteRoleNotifications } from "@/lib/notifications/delete-role-notifications";
import { serializeMember } from "./member-queries";
import { notifyOfRole, retractRole } from "./notify";
import { requireAnotherOwner } from "./owners";
import { ownCompanyId, requireMembership } from "./policy";
import { isAbove, ownerRoles } from "./roles";
import type { CompanyMember } from "./schemas";
import { syncVisibility } from "./visibility";

type CompanyViewer = Viewer<"company">;

export async function updateMember(
  viewer: CompanyViewer,
  userId: number,
  role: MemberRole,
): Promise<CompanyMember> {
  const updated = await runTransactionOnUsers(viewer, withOwners(viewer, userId), async (tx) => {
    const company = await lockCompany(tx, viewer, ownerRoles);
    const member = await findMember(tx, company.id, userId);
    if (role !== "owner") await requireAnotherOwner(tx, company.id, member);
    await tx.update(companyMembers).set({ role }).where(membership(company.id, userId));
    await recordAudit(tx, viewer, "recruiter_changed", ["user", userId], { role });
    if (isAbove(role, member.role)) await notifyOfRole(tx, viewer, company, { id: userId, role });
    else if (isAbove(member.role, role)) await retractRole(tx, company.id, userId);
    return { ...member, role };
  });
  // Makes open pages authorise their channels again, because only members who may answer read conversations.
  await closeConnections(userId);
  return serializeMember(viewer, updated);
}

export async function removeMember(viewer: CompanyViewer, userId: number): Promise<void> {
  await runTransactionOnUsers(viewer, withOwners(viewer, userId), async (tx) => {
    const company = await lockCompany(tx, viewer, userId === viewer.id ? memberRoles : ownerRoles);
    await requireAnotherOwner(tx, company.id, await findMember(tx, company.id, userId));
    await tx.delete(companyMembers).where(membership(company.id, userId));
    // They name applicants, and lead to pages that the user can no longer read.
    await deleteRoleNotifications(tx, userId, "company");
    await syncVisibility(tx, company.id);
    await recordAudit(tx, viewer, "recruiter_removed", ["user", userId]);
  });
  await closeConnections(userId);
}

/** Users are locked before their company, as in `setUserStatus`. */
const withOwners = (viewer: CompanyViewer, userId: number) =>
  sql`select ${userId}::int union ${ownersOf(ownCompanyId(viewer)).holders}`;

/** When two owners leave at once, the second waits here and stays. */
export async function lockCompany(tx: Transaction, viewer: CompanyViewer, roles: readonly MemberRole[]) {
  const { id } = await requireMembership(viewer, roles, tx);
  await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, id)).for("update");
  return requireMembership(viewer, roles, tx);
}

const membership = (companyId: number, userId: number) =>
  and(eq(companyMembers.companyId, companyId), eq(companyMembers.userId, userId));

async function findMember(tx: Transaction, companyId: number, userId: number) {
  const [member] = await tx
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
  if (!member) throw new AppError("not_found");
  return member;
}
