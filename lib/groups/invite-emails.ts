import { and, eq, inArray, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { groupInvitationLinks, groupInvitations, groups } from "@/db/schema/groups";
import { users } from "@/db/schema/users";
import { consume } from "@/lib/core/api/rate-limiter";
import type { RequestInfo } from "@/lib/core/api/request-info";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Member } from "@/lib/core/auth/viewer";
import { enqueueEmail } from "@/lib/core/email/outbox";
import { AppError, invalid } from "@/lib/core/errors/app-error";
import { personVisibleTo } from "@/lib/friends/policy";
import { notify } from "@/lib/notifications/notify";
import { invitationLinkRow } from "./invitation-link-row";
import { emailLinkDays, groupLimits } from "./limits";
import { lockGroupAsAdmin, requireGroup, type VisibleGroup } from "./lock";
import { parseEmails } from "./parse-emails";
import { hasUsesLeft, invitationLinkHolds, invitationsOf } from "./policy";
import { isGroupAdmin } from "./roles";

/** Returns how many addresses there are, whatever becomes of each. Throws `validation_failed`, `not_found`, `forbidden` and `too_many_requests`. */
export async function inviteEmailsToGroup(
  viewer: Member,
  id: number,
  text: string,
  caller: RequestInfo,
): Promise<number> {
  const emails = requireEmails(text);
  if (!isGroupAdmin((await requireGroup(viewer, id)).role)) throw new AppError("forbidden");
  await consume("groupEmails", viewer.id, emails.length);
  await runTransaction(viewer, async (tx) => {
    const group = await lockGroupAsAdmin(tx, viewer, id);
    const accounts = await findAccounts(tx, viewer, id, emails);
    const invitees = accounts.filter((account) => account.is_invitable).map((account) => account.id);
    if (invitees.length > 0) await inviteStudents(tx, viewer, group, invitees);
    const withAccount = new Set(accounts.map(({ email }) => email));
    await emailLinks(
      tx,
      viewer,
      group,
      emails.filter((email) => !withAccount.has(email)),
    );
    const details = { count: emails.length };
    const subject = ["group", id] as const;
    await recordAudit(tx, { action: "group_emails_invited", actorId: viewer.id, subject, caller, details });
  });
  return emails.length;
}

function requireEmails(text: string): string[] {
  const { emails, malformed } = parseEmails(text);
  if (malformed.length > 0) {
    const lines = malformed.slice(0, 10).map(({ line, text }) => `${line} (${text.slice(0, 80)})`);
    const words = { lines: lines.join(", ") };
    throw new AppError("validation_failed", { fields: { emails: ["emails_invalid"] }, words });
  }
  if (emails.length === 0) throw invalid("emails", "emails_required");
  if (emails.length > groupLimits.emails) throw invalid("emails", "emails_too_many");
  return emails;
}

type Account = { id: number; email: string; is_invitable: boolean };

/** By verified addresses: who has not verified theirs may not be who reads it, and gets the email. */
async function findAccounts(
  tx: Transaction,
  viewer: Member,
  id: number,
  emails: string[],
): Promise<Account[]> {
  return tx.execute<Account>(sql`
    select ${users.id}, lower(${users.email}) as email, (${personVisibleTo(viewer)}
      and not exists (select from group_bans where group_id = ${id} and user_id = ${users.id})
      and not exists (select from group_members where group_id = ${id} and user_id = ${users.id})
      and ${id} not in (${invitationsOf({ id: users.id })})) as is_invitable
    from ${users} where lower(${users.email}) = any(${sql.param(emails)}::text[])
      and ${users.emailVerifiedAt} is not null`);
}

/** Replaces invitations that no longer hold. */
async function inviteStudents(
  tx: Transaction,
  viewer: Member,
  { id, name }: VisibleGroup,
  userIds: number[],
): Promise<void> {
  await tx
    .delete(groupInvitations)
    .where(and(eq(groupInvitations.groupId, id), inArray(groupInvitations.userId, userIds)));
  await tx
    .insert(groupInvitations)
    .values(userIds.map((userId) => ({ groupId: id, userId, invitedBy: viewer.id })));
  const params = { group: id, name };
  const about = `group:${id}`;
  await notify(userIds, { kind: "group_invited", about, actorId: viewer.id, params }, tx);
}

/** To addresses that have no link yet. The email does not name a hidden group. */
async function emailLinks(
  tx: Transaction,
  viewer: Member,
  { id, name, visibility }: VisibleGroup,
  emails: string[],
): Promise<void> {
  const existing = await tx
    .select({ email: sql<string>`lower(${groupInvitationLinks.email})` })
    .from(groupInvitationLinks)
    .innerJoin(groups, eq(groups.id, groupInvitationLinks.groupId))
    .where(
      and(
        eq(groups.id, id),
        sql`${groupInvitationLinks.email} is not null`,
        invitationLinkHolds,
        hasUsesLeft,
      ),
    );
  const before = new Set(existing.map(({ email }) => email));
  const links = emails
    .filter((email) => !before.has(email))
    .map((email) => ({
      email,
      ...invitationLinkRow({ groupId: id, createdBy: viewer.id, days: emailLinkDays, maxUses: 1 }),
    }));
  if (links.length === 0) return;
  await tx.insert(groupInvitationLinks).values(links);
  const isHidden = visibility === "hidden";
  const shared = { inviter: viewer.name, group: isHidden ? null : name, named: isHidden ? "no" : "yes" };
  await Promise.all(
    links.map(({ id: linkId, email }) => {
      const mail = { kind: "group_invitation" as const, params: { linkId, ...shared } };
      return enqueueEmail({ id: null, email, locale: viewer.locale }, mail, tx);
    }),
  );
}
