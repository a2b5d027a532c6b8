import { and, eq, inArray } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import type { Role } from "@/db/enums";
import { emails } from "@/db/schema/email";
import { notifications } from "@/db/schema/notifications";
import { deleteEmails, linksTo } from "@/lib/core/email/withdraw";
import { adminPaths, companyPaths } from "@/lib/routes";
import { notificationKinds } from "./constants";

/** The pages to which emails about others lead: applicants, visitors who write to the school, companies that wait. */
const pagesAboutOthers: Record<Role, readonly string[]> = {
  student: [],
  company: [companyPaths.applications],
  admin: [adminPaths.contactMessages, adminPaths.pendingCompanies],
};

/**
 * Deletes the notifications that lead to the area of a role, when the user no longer has it or has left their company,
 * and the emails about others.
 */
export async function deleteRoleNotifications(tx: Transaction, userId: number, role: Role): Promise<void> {
  const kinds = Object.entries(notificationKinds).flatMap(([kind, { link }]) =>
    link.startsWith(`/${role}/`) ? [kind] : [],
  );
  await tx
    .delete(notifications)
    .where(and(eq(notifications.userId, userId), inArray(notifications.kind, kinds)));
  // Also from the mailbox.
  await deleteEmails(tx, eq(emails.userId, userId), linksTo(pagesAboutOthers[role]));
}
