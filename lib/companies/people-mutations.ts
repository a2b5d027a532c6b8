import { and, eq, sql } from "drizzle-orm";
import { type Database, db } from "@/db/client";
import { companies, companyMembers } from "@/db/schema/companies";
import { users } from "@/db/schema/users";
import type { Caller } from "@/lib/api/caller";
import { AppError } from "@/lib/api/errors";
import type { Viewer } from "@/lib/auth/viewer";
import { record } from "@/lib/moderation/security-log";
import { showWhileAttended } from "./attendance";
import { requireAnotherOwner } from "./owners";
import { presentRecruiter } from "./people-queries";
import { mayManage, type RecruiterRole, recruiterRoles, requireMembership } from "./policy";
import type { Recruiter } from "./shapes";

type Recruiting = Viewer<"company">;

/** Gives a person of one's company another role. Throws `forbidden`, `not_found`, `last_owner`. */
export async function changeRecruiter(
  viewer: Recruiting,
  userId: number,
  role: RecruiterRole,
  caller: Caller,
): Promise<Recruiter> {
  const changed = await db.transaction(async (tx) => {
    const company = await lockCompany(tx, viewer, mayManage);
    const person = await findPerson(tx, company.id, userId);
    if (role !== "owner") await requireAnotherOwner(tx, company.id, person);
    await tx.update(companyMembers).set({ role }).where(membership(company.id, userId));
    return { ...person, role };
  });
  await record({
    action: "recruiter_changed",
    actorId: viewer.id,
    subject: ["user", userId],
    caller,
    details: { role },
  });
  return presentRecruiter(viewer, changed);
}

/** Takes a person out of one's company; anybody may take themselves out. Throws `forbidden`, `not_found`, `last_owner`. */
export async function removeRecruiter(viewer: Recruiting, userId: number, caller: Caller): Promise<void> {
  await db.transaction(async (tx) => {
    const company = await lockCompany(tx, viewer, userId === viewer.id ? recruiterRoles : mayManage);
    await requireAnotherOwner(tx, company.id, await findPerson(tx, company.id, userId));
    await tx.delete(companyMembers).where(membership(company.id, userId));
    await showWhileAttended(tx, company.id);
  });
  await record({ action: "recruiter_removed", actorId: viewer.id, subject: ["user", userId], caller });
}

/** The company's row is locked before its people change, so that of two owners who leave at once one stays. */
export async function lockCompany(tx: Database, viewer: Recruiting, roles: readonly RecruiterRole[]) {
  const { id } = await requireMembership(viewer, roles, tx);
  await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, id)).for("update");
  return requireMembership(viewer, roles, tx);
}

const membership = (companyId: number, userId: number) =>
  and(eq(companyMembers.companyId, companyId), eq(companyMembers.userId, userId));

async function findPerson(tx: Database, companyId: number, userId: number) {
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
