import { and, eq, inArray, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { groupEmailInvitations, groups } from "@/db/schema/groups";
import { consume } from "@/lib/core/api/rate-limiter";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { runTransactionOnUsers } from "@/lib/core/auth/run-transaction";
import type { Member } from "@/lib/core/auth/viewer";
import { AppError, invalid } from "@/lib/core/errors/app-error";
import { cutText } from "@/lib/core/text/cut-text";
import { groupLimits } from "./limits";
import { lockGroupAsAdmin, requireGroup } from "./lock";
import { parseEmails } from "./parse-emails";
import { isEmailInvitationValid } from "./policy";
import { isGroupAdmin } from "./roles";
import {
  type EmailInvitation,
  emailInvitationEnd,
  selectAccountIds,
  sendEmailInvitations,
} from "./send-email-invitations";

/** Returns the number of emails, whatever happens to each. Throws `validation_failed`, `not_found`, `forbidden` and `too_many_requests`. */
export async function inviteEmailsToGroup(viewer: Member, id: number, text: string): Promise<number> {
  const emails = requireEmails(text);
  if (!isGroupAdmin((await requireGroup(viewer, id)).role)) throw new AppError("forbidden");
  await consume("groupEmails", viewer.id, emails.length);
  const accountIds = selectAccountIds(sql`select unnest(${sql.param(emails)}::text[])`);
  await runTransactionOnUsers(viewer, accountIds, async (tx) => {
    const group = await lockGroupAsAdmin(tx, viewer, id);
    await sendEmailInvitations(tx, viewer, group, await insertEmailInvitations(tx, viewer, id, emails));
    await recordAudit(tx, viewer, "group_emails_invited", ["group", id], { count: emails.length });
  });
  return emails.length;
}

function requireEmails(text: string): string[] {
  const { emails, malformed } = parseEmails(text);
  if (malformed.length > 0) {
    const lines = malformed.slice(0, 10).map(({ line, text }) => `${line} (${cutText(text, 80)})`);
    const params = { lines: lines.join(", ") };
    throw new AppError("validation_failed", { fields: { emails: ["emails_invalid"] }, params });
  }
  if (emails.length === 0) throw invalid("emails", "emails_required");
  if (emails.length > groupLimits.emails) throw invalid("emails", "emails_too_many");
  return emails;
}

/** Inserts invitations for emails without a valid one. */
async function insertEmailInvitations(
  tx: Transaction,
  viewer: Member,
  id: number,
  emails: string[],
): Promise<EmailInvitation[]> {
  await tx
    .delete(groupEmailInvitations)
    .where(
      and(
        eq(groupEmailInvitations.groupId, id),
        inArray(groupEmailInvitations.email, emails),
        sql`not exists (select from ${groups} where ${groups.id} = ${id} and ${isEmailInvitationValid})`,
      ),
    );
  const rows = emails.map((email) => ({
    groupId: id,
    email,
    invitedBy: viewer.id,
    expiresAt: emailInvitationEnd,
  }));
  return tx
    .insert(groupEmailInvitations)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: groupEmailInvitations.id, email: groupEmailInvitations.email });
}
