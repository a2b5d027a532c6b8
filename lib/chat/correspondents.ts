import { eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { users } from "@/db/schema/users";
import { hasAppliedTo } from "@/lib/applications/policy";
import type { Member } from "@/lib/core/auth/viewer";
import { requireRow } from "@/lib/core/errors/require-row";
import { userVisibleTo } from "@/lib/friends/policy";
import { requireVisibleUser } from "@/lib/friends/require-visible-user";
import { canWriteDirectly } from "./policy";

/**
 * The users to whom the viewer may write first: students to students, recruiters to the applicants of their company,
 * administrators to anyone. After an application, or from an administrator, no acceptance is needed.
 */
export async function requireCorrespondent(
  tx: Transaction,
  viewer: Member,
  id: number,
): Promise<{ isAccepted: boolean }> {
  if (viewer.role === "company") {
    await requireApplicant(tx, viewer, id);
    return { isAccepted: true };
  }
  await requireVisibleUser(tx, viewer, id);
  if (viewer.role === "admin") return { isAccepted: true };
  const [row] = await tx
    .select({ isAccepted: canWriteDirectly(viewer, sql`${id}::int`) })
    .from(users)
    .where(eq(users.id, id));
  return { isAccepted: row?.isAccepted ?? false };
}

async function requireApplicant(tx: Transaction, viewer: Member, id: number): Promise<void> {
  const isApplicant = hasAppliedTo({ student: users.id, recruiter: viewer.id }, { isOpen: true });
  await requireRow(tx, users, eq(users.id, id), userVisibleTo(viewer), isApplicant);
}
