import type { Transaction } from "@/db/client";
import type { GroupNotificationLevel } from "@/db/enums";
import { groupMembers, groupRequests } from "@/db/schema/groups";
import type { BodyOf } from "@/lib/core/api/endpoint";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Member } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import { nullIfNotFound } from "@/lib/core/errors/null-if-not-found";
import { lockGroup, requireGroupMember, type VisibleGroup } from "./lock";
import { disconnectMember, publishNewMember } from "./member-pages";
import type { leaveGroup as leaveEndpoint } from "./members-contract";
import { deleteInvitation, deleteMember, deleteRequest, insertMember, isMember } from "./membership-rows";
import { notifyOfGroup } from "./notify";
import { adminIdsOf } from "./policy";
import { getGroup } from "./queries";
import type { Group } from "./schemas";

type JoinResult = { data: Group; membership: Group["membership"] };

/** A private group's admins decide, but for those invited. Throws `already_member` and `membership_requested`. */
export async function joinGroup(
  viewer: Member,
  id: number,
  level: GroupNotificationLevel,
): Promise<JoinResult> {
  await runTransaction(viewer, async (tx) => {
    const group = await lockGroup(tx, viewer, id);
    if (group.role) throw new AppError("already_member");
    if (group.visibility === "public" || group.isInvited)
      await insertMember(tx, id, viewer.id, { notificationLevel: level });
    else await requestMembership(tx, viewer, group);
  });
  const data = await getGroup(viewer, id);
  if (data.role) await publishNewMember(id, viewer.id);
  return { data, membership: data.membership };
}

async function requestMembership(tx: Transaction, viewer: Member, group: VisibleGroup): Promise<void> {
  const { count } = await tx
    .insert(groupRequests)
    .values({ groupId: group.id, userId: viewer.id })
    .onConflictDoNothing();
  if (count === 0) throw new AppError("membership_requested");
  await notifyOfGroup(tx, viewer, group, "group_requested", adminIdsOf(group.id));
}

/** Throws `forbidden`. */
export async function updateGroupNotifications(
  viewer: Member,
  id: number,
  level: GroupNotificationLevel,
): Promise<Group> {
  await runTransaction(viewer, async (tx) => {
    await requireGroupMember(tx, viewer, id);
    await tx.update(groupMembers).set({ notificationLevel: level }).where(isMember(id, viewer.id));
  });
  return getGroup(viewer, id);
}

/**
 * Also withdraws a request and declines an invitation, of a group that the viewer does not find any more, too. A
 * request that was accepted meanwhile is not withdrawn. Throws `already_member` and `group_needs_owner`.
 */
export async function leaveGroup(
  viewer: Member,
  id: number,
  { expected_membership: expected }: BodyOf<typeof leaveEndpoint>,
): Promise<{ data: Group | null; membership: "none" }> {
  await runTransaction(viewer, async (tx) => {
    const group = await nullIfNotFound(() => lockGroup(tx, viewer, id));
    if (group?.role && expected) throw new AppError("already_member");
    if (group?.role === "owner") throw new AppError("group_needs_owner");
    if (group?.role) return deleteMember(tx, id, viewer.id);
    const hadRequest = await deleteRequest(tx, id, viewer.id);
    const wasInvited = await deleteInvitation(tx, id, viewer.id);
    if (!hadRequest && !wasInvited) throw new AppError("not_found");
  });
  await disconnectMember(id, viewer.id);
  return { data: await nullIfNotFound(() => getGroup(viewer, id)), membership: "none" };
}
