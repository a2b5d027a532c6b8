import { and, eq } from "drizzle-orm";
import { groupBans, groupInvitations } from "@/db/schema/groups";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { runTransaction, runTransactionOnUsers } from "@/lib/core/auth/run-transaction";
import type { Member } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import { requireVisibleUser } from "@/lib/friends/require-visible-user";
import { lockGroupAsAdmin } from "./lock";
import { disconnectMember, publishNewMember } from "./member-pages";
import { getGroupMember } from "./member-queries";
import {
  deleteInvitation,
  deleteMember,
  deleteRequest,
  findRole,
  insertMember,
  isInvited,
  requireNotBanned,
} from "./membership-rows";
import { notifyInvited, notifyOfGroup } from "./notify";
import { canRemoveMember } from "./roles";
import type { GroupMember } from "./schemas";

/** Throws `forbidden`. */
export async function acceptGroupRequest(viewer: Member, id: number, userId: number): Promise<GroupMember> {
  const member = await runTransaction(viewer, async (tx) => {
    const group = await lockGroupAsAdmin(tx, viewer, id);
    await requireVisibleUser(tx, viewer, userId);
    if (!(await deleteRequest(tx, id, userId))) throw new AppError("not_found");
    await insertMember(tx, id, userId);
    await recordAudit(tx, viewer, "group_member_added", ["user", userId], { group: id });
    await notifyOfGroup(tx, viewer, group, "group_request_accepted", userId);
    return getGroupMember(viewer, id, userId, tx);
  });
  await publishNewMember(id, userId);
  return member;
}

/** Throws `forbidden`. */
export async function rejectGroupRequest(viewer: Member, id: number, userId: number): Promise<void> {
  await runTransaction(viewer, async (tx) => {
    await lockGroupAsAdmin(tx, viewer, id);
    if (!(await deleteRequest(tx, id, userId))) throw new AppError("not_found");
    await recordAudit(tx, viewer, "group_request_rejected", ["user", userId], { group: id });
  });
}

/** Replaces one that no longer holds. Throws `forbidden`, `already_member`, `already_invited` and `member_banned`. */
export async function inviteToGroup(viewer: Member, id: number, userId: number): Promise<void> {
  // The account is locked, since a user who becomes an administrator meanwhile loses their invitations.
  await runTransactionOnUsers(viewer, [userId], async (tx) => {
    const group = await lockGroupAsAdmin(tx, viewer, id);
    if (userId === viewer.id) throw new AppError("already_member");
    await requireVisibleUser(tx, viewer, userId);
    if (await findRole(tx, id, userId)) throw new AppError("already_member");
    await requireNotBanned(tx, id, userId);
    if (await isInvited(tx, id, userId)) throw new AppError("already_invited");
    await deleteInvitation(tx, id, userId);
    await tx.insert(groupInvitations).values({ groupId: id, userId, invitedBy: viewer.id });
    await notifyInvited(tx, viewer, group, [userId]);
    await recordAudit(tx, viewer, "group_member_invited", ["user", userId], { group: id });
  });
}

/** Throws `forbidden` and `member_banned`. */
export async function banFromGroup(viewer: Member, id: number, userId: number): Promise<void> {
  await runTransaction(viewer, async (tx) => {
    const group = await lockGroupAsAdmin(tx, viewer, id);
    const role = await findRole(tx, id, userId);
    if (role ? !canRemoveMember(group.role, role) : userId === viewer.id) throw new AppError("forbidden");
    if (!role) await requireVisibleUser(tx, viewer, userId);
    await requireNotBanned(tx, id, userId);
    await tx.insert(groupBans).values({ groupId: id, userId, bannedBy: viewer.id });
    await deleteMember(tx, id, userId);
    await deleteRequest(tx, id, userId);
    await deleteInvitation(tx, id, userId);
    await recordAudit(tx, viewer, "group_member_banned", ["user", userId], { group: id });
  });
  await disconnectMember(id, userId);
}

/** Throws `forbidden`. */
export async function unbanFromGroup(viewer: Member, id: number, userId: number): Promise<void> {
  await runTransaction(viewer, async (tx) => {
    await lockGroupAsAdmin(tx, viewer, id);
    const { count } = await tx
      .delete(groupBans)
      .where(and(eq(groupBans.groupId, id), eq(groupBans.userId, userId)));
    if (count === 0) throw new AppError("not_found");
    await recordAudit(tx, viewer, "group_member_unbanned", ["user", userId], { group: id });
  });
}
