import { sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { users } from "@/db/schema/users";
import type { Member } from "@/lib/core/auth/viewer";
import type { NotificationKind } from "@/lib/notifications/constants";
import { notify } from "@/lib/notifications/notify";
import type { Recipients } from "@/lib/notifications/recipients";
import type { VisibleGroup } from "./lock";
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
