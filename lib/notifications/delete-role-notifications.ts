import { and, eq, inArray, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import type { Role } from "@/db/enums";
import { notifications } from "@/db/schema/notifications";
import { type EmailTemplate, emailTemplates } from "@/lib/core/email/templates";
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
  await deleteEmailsAboutOthers(tx, userId, role);
}

/** An email that is being sent is locked, and stays. */
async function deleteEmailsAboutOthers(tx: Transaction, userId: number, role: Role): Promise<void> {
  const isAboutOthers = ({ link }: EmailTemplate) =>
    typeof link === "string" && pagesAboutOthers[role].some((page) => link.startsWith(page));
  const kinds = Object.entries<EmailTemplate>(emailTemplates).flatMap(([kind, template]) =>
    isAboutOthers(template) ? [kind] : [],
  );
  if (kinds.length === 0) return;
  await tx.execute(sql`delete from emails where id in (select id from emails
    where user_id = ${userId} and kind = any(${sql.param(kinds)}::text[]) for update skip locked)`);
}
