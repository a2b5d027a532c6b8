import { and, type SQL, sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { emails, withdrawnEmails } from "@/db/schema/email";
import { type EmailTemplate, emailTemplates } from "./templates";

/** The condition for emails that match, sent ones included, without those that a worker has locked to send them. */
export function isUnlocked(...where: (SQL | undefined)[]): SQL {
  return sql`${emails.id} in (select ${emails.id} from ${emails} where ${and(...where)} for update skip locked)`;
}

/** Emails that wait: to be sent, to be sent again, or for the end of quiet hours. A literal, so that a plan uses their index. */
export const isPending: SQL = sql`${emails.status} = 'pending'`;

/** Deletes pending emails about something that their recipients can no longer read. */
export async function withdrawEmails(database: Database, ...where: SQL[]): Promise<void> {
  await deleteEmails(database, isPending, ...where);
}

/** Deletes emails, also from the mailbox. One that a worker is sending is deleted after this attempt. */
export async function deleteEmails(database: Database, ...where: (SQL | undefined)[]): Promise<void> {
  // Most calls find none.
  await database.execute(sql`select withdraw_emails(ids) from (
    select array_agg(${emails.id}) as ids from ${emails} where ${and(...where)}) found where ids is not null`);
}

/** The condition for emails that were withdrawn while a worker was sending them. */
export const isWithdrawn: SQL = sql`exists (select from ${withdrawnEmails}
  where ${withdrawnEmails.emailId} = ${emails.id})`;

/** The condition for emails of a kind that links to one of the pages. */
export function linksTo(pages: readonly string[], isIncluded = (_: EmailTemplate) => true): SQL {
  const kinds = Object.entries<EmailTemplate>(emailTemplates).flatMap(([kind, template]) => {
    const { link } = template;
    const isOfPage = typeof link === "string" && pages.some((page) => link.startsWith(page));
    return isOfPage && isIncluded(template) ? [kind] : [];
  });
  return sql`${emails.kind} = any(${sql.param(kinds)}::text[])`;
}
