import { sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { emails } from "@/db/schema/email";
import { groupMembers } from "@/db/schema/groups";
import { notifications } from "@/db/schema/notifications";
import { users } from "@/db/schema/users";
import type { Member } from "@/lib/core/auth/viewer";
import type { NotificationKind } from "@/lib/notifications/constants";
import { deleteUnreadNotifications, notify } from "@/lib/notifications/notify";
import type { Recipients } from "@/lib/notifications/recipients";
import type { VisibleGroup } from "./lock";
import type { Membership } from "./membership-rows";
import type { GroupRole } from "./roles";

type Kind = Extract<NotificationKind, `group_${string}`>;

/** Notifies of an action of the viewer in the group. */
export function notifyOfGroup(
  tx: Transaction,
  viewer: Member,
  { id, name }: Pick<VisibleGroup, "id" | "name">,
  kind: Kind,
  to: Recipients,
  params?: { role: GroupRole },
): Promise<void> {
  const all = { group: id, name, ...params };
  return notify(to, { kind, about: `group:${id}`, actorId: viewer.id, params: all }, tx);
}

/** Who gets more than the role of a member is notified of the role. */
export function notifyAdded(
  tx: Transaction,
  viewer: Member,
  group: Pick<VisibleGroup, "id" | "name">,
  { to, role }: { to: Recipients; role: GroupRole },
): Promise<void> {
  if (role === "member") return notifyOfGroup(tx, viewer, group, "group_member_added", to);
  return notifyOfGroup(tx, viewer, group, "group_role_changed", to, { role });
}

/**
 * Deletes the unread notifications of a role that the member no longer has, and of the requests that it decides on. One
 * that also says that the member was added, in the same transaction, now says only this, and so does its email while it
 * waits.
 */
export async function retractRole(tx: Transaction, { groupId, userId }: Membership): Promise<void> {
  const about = `group:${groupId}`;
  const addedKey = `group_member_added:${about}`;
  await tx.execute(sql`
    with added as (
      update ${notifications} n set kind = 'group_member_added', group_key = ${addedKey}, params = n.params - 'role'
      from ${groupMembers} m
      where n.user_id = ${userId} and n.read_at is null and n.group_key = ${`group_role_changed:${about}`}
        and m.group_id = ${groupId} and m.user_id = n.user_id and m.created_at = n.created_at
        and not exists (select from ${notifications} o
          where o.user_id = n.user_id and o.read_at is null and o.group_key = ${addedKey})
      returning n.user_id, n.created_at, pg_notify('notification_deleted', n.user_id::text)
    )
    update ${emails} e set kind = 'group_member_added', params = e.params - 'role' from added
    where e.user_id = added.user_id and e.created_at = added.created_at and e.kind = 'group_role_changed'
      and e.status = 'pending' and e.due_at > now()`);
  await deleteUnreadNotifications(tx, { kind: "group_role_changed", about }, userId);
  await deleteUnreadNotifications(tx, { kind: "group_requested", about }, userId);
}

/** Skips users in a block with the owner, who would not find the group. */
export function notifyInvited(
  tx: Transaction,
  viewer: Member,
  group: VisibleGroup,
  userIds: readonly number[],
): Promise<void> {
  const recipients = sql`select ${users.id} from ${users}
    where ${users.id} = any(${sql.param(userIds)}::int[]) and not is_blocked_pair(${users.id}, ${group.ownerId}::int)`;
  return notifyOfGroup(tx, viewer, group, "group_invited", recipients);
}
