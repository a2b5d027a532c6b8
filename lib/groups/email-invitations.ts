import { and, eq, sql } from "drizzle-orm";
import { groupEmailInvitations, groupInvitationLinks, groupInvitations } from "@/db/schema/groups";
import { consume } from "@/lib/core/api/rate-limiter";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { runTransaction, runTransactionOnUsers } from "@/lib/core/auth/run-transaction";
import type { Member } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import { lockGroupAsAdmin, requireGroup } from "./lock";
import { isGroupAdmin } from "./roles";
import { emailInvitationEnd, selectAccountIds, sendEmailInvitations } from "./send-email-invitations";

type Ids = { id: number; invitation_id: number };

const isInvitation = ({ id, invitation_id }: Ids) =>
  and(eq(groupEmailInvitations.id, invitation_id), eq(groupEmailInvitations.groupId, id));

/** Deletes the link and the invitation that the first email created. Throws `forbidden` and `too_many_requests`. */
export async function resendGroupEmailInvitation(viewer: Member, params: Ids): Promise<void> {
  if (!isGroupAdmin((await requireGroup(viewer, params.id)).role)) throw new AppError("forbidden");
  await consume("groupEmailResends", `${params.invitation_id}:${viewer.id}`);
  await consume("groupEmails", viewer.id);
  const emails = sql`select email from group_email_invitations where ${isInvitation(params)}`;
  await runTransactionOnUsers(viewer, selectAccountIds(emails), async (tx) => {
    const group = await lockGroupAsAdmin(tx, viewer, params.id);
    const [invitation] = await tx
      .update(groupEmailInvitations)
      .set({ invitedBy: viewer.id, createdAt: sql`now()`, expiresAt: emailInvitationEnd })
      .where(isInvitation(params))
      .returning({ id: groupEmailInvitations.id, email: groupEmailInvitations.email });
    if (!invitation) throw new AppError("not_found");
    await tx.delete(groupInvitationLinks).where(eq(groupInvitationLinks.emailInvitationId, invitation.id));
    await tx.delete(groupInvitations).where(eq(groupInvitations.emailInvitationId, invitation.id));
    await sendEmailInvitations(tx, viewer, group, [invitation]);
    await recordAudit(tx, viewer, "group_emails_invited", ["group", params.id], { count: 1 });
  });
}

/** Throws `forbidden`. */
export async function revokeGroupEmailInvitation(viewer: Member, params: Ids): Promise<void> {
  await runTransaction(viewer, async (tx) => {
    await lockGroupAsAdmin(tx, viewer, params.id);
    const { count } = await tx.delete(groupEmailInvitations).where(isInvitation(params));
    if (count === 0) throw new AppError("not_found");
    await recordAudit(tx, viewer, "group_email_revoked", ["group", params.id]);
  });
}
