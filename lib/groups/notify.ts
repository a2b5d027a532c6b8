import { sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import type { GroupMemberRole } from "@/db/enums";
import { users } from "@/db/schema/users";
import type { Member } from "@/lib/core/auth/viewer";
import type { NotificationKind } from "@/lib/notifications/constants";
import { notify } from "@/lib/notifications/notify";
import type { Recipients } from "@/lib/notifications/recipients";
import type { VisibleGroup } from "./lock";

type Kind = Extract<NotificationKind, `group_${string}`>;

/** Notifies of an action of the viewer in the group. */
export function notifyOfGroup(
  tx: Transaction,
  viewer: Member,
  { id, name }: Pick<VisibleGroup, "id" | "name">,
  kind: Kind,
  to: Recipients,
  params?: { role: GroupMemberRole },
): Promise<void> {
  const all = { group: id, name, ...params };
  return notify(to, { kind, about: `group:${id}`, actorId: viewer.id, params: all }, tx);
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
