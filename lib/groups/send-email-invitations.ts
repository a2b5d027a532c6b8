import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { groupInvitationLinks, groupInvitations } from "@/db/schema/groups";
import { users } from "@/db/schema/users";
import type { Member } from "@/lib/core/auth/viewer";
import { listOftenInvited } from "@/lib/core/email/often-invited";
import { enqueueEmail } from "@/lib/core/email/outbox";
import { userVisibleTo } from "@/lib/friends/policy";
import { invitationLinkRow } from "./invitation-link-row";
import { emailInvitationDays } from "./limits";
import type { VisibleGroup } from "./lock";
import { notifyInvited } from "./notify";
import { invitationsOf } from "./policy";

export type EmailInvitation = { id: number; email: string };

export const emailInvitationEnd = sql`now() + make_interval(days => ${emailInvitationDays})`;

/** Accounts to lock, since who becomes an administrator meanwhile loses the invitations that they have. */
export function selectAccountIds(emails: SQL): SQL {
  return sql`select ${users.id} from ${users}
    where lower(${users.email}) in (${emails}) and ${users.emailVerifiedAt} is not null`;
}

/** Invites students, and sends an email to those without an account. */
export async function sendEmailInvitations(
  tx: Transaction,
  viewer: Member,
  group: VisibleGroup,
  invitations: EmailInvitation[],
): Promise<void> {
  const invitedUsers = await findInvitedUsers(tx, viewer, group.id, invitations);
  const invitees = invitedUsers.filter((user) => user.is_invitable);
  if (invitees.length > 0) await inviteStudents(tx, viewer, group, invitees);
  const idsWithUser = new Set(invitedUsers.map((user) => user.invitation));
  const others = invitations.filter(({ id }) => !idsWithUser.has(id));
  if (others.length > 0) await emailLinks(tx, viewer, group, others);
}

type InvitedUser = { id: number; invitation: number; is_invitable: boolean };

/** Finds users by their verified emails: an unverified one may be read by another person, so it gets the email. */
async function findInvitedUsers(
  tx: Transaction,
  viewer: Member,
  id: number,
  invitations: EmailInvitation[],
): Promise<InvitedUser[]> {
  const ids = sql.param(invitations.map((invitation) => invitation.id));
  return tx.execute<InvitedUser>(sql`
    select ${users.id}, sent.id as invitation, (${userVisibleTo(viewer)}
      and not exists (select from group_bans where group_id = ${id} and user_id = ${users.id})
      and not exists (select from group_members where group_id = ${id} and user_id = ${users.id})
      and ${id} not in (${invitationsOf({ id: users.id })})) as is_invitable
    from group_email_invitations sent join ${users} on lower(${users.email}) = sent.email
      and ${users.emailVerifiedAt} is not null
    where sent.id = any(${ids}::int[])`);
}

/** Replaces invitations that are no longer valid. */
async function inviteStudents(
  tx: Transaction,
  viewer: Member,
  group: VisibleGroup,
  invitedUsers: InvitedUser[],
): Promise<void> {
  const { id } = group;
  const userIds = invitedUsers.map((user) => user.id);
  await tx
    .delete(groupInvitations)
    .where(and(eq(groupInvitations.groupId, id), inArray(groupInvitations.userId, userIds)));
  await tx.insert(groupInvitations).values(
    invitedUsers.map((user) => ({
      groupId: id,
      userId: user.id,
      invitedBy: viewer.id,
      emailInvitationId: user.invitation,
    })),
  );
  await notifyInvited(tx, viewer, group, userIds);
}

/** The email does not name a hidden group. None is sent to an address that was often invited, which reveals nothing. */
async function emailLinks(
  tx: Transaction,
  viewer: Member,
  { id, name, visibility }: VisibleGroup,
  invitations: EmailInvitation[],
): Promise<void> {
  const addresses = invitations.map(({ email }) => email);
  const oftenInvited = await listOftenInvited(tx, "group_invitation", addresses);
  const emailed = invitations.filter(({ email }) => !oftenInvited.has(email));
  if (emailed.length === 0) return;
  const links = emailed.map((invitation) => ({
    email: invitation.email,
    emailInvitationId: invitation.id,
    ...invitationLinkRow({ groupId: id, createdBy: viewer.id, days: emailInvitationDays, maxUses: 1 }),
  }));
  await tx.insert(groupInvitationLinks).values(links);
  const isHidden = visibility === "hidden";
  const shared = { inviter: viewer.name, group: isHidden ? null : name, named: isHidden ? "no" : "yes" };
  await Promise.all(
    links.map(({ id: linkId, email }) => {
      const content = { kind: "group_invitation" as const, params: { linkId, ...shared } };
      return enqueueEmail({ id: null, email, locale: viewer.locale }, content, tx);
    }),
  );
}
