import { sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { users } from "@/db/schema/users";
import type { Member } from "@/lib/core/auth/viewer";
import { notify } from "@/lib/notifications/notify";
import type { VisibleGroup } from "./lock";

/** But nobody in a block with the owner, who would not find the group. */
export function notifyInvited(
  tx: Transaction,
  viewer: Member,
  { id, name, ownerId }: VisibleGroup,
  userIds: readonly number[],
): Promise<void> {
  const recipients = sql`select ${users.id} from ${users}
    where ${users.id} = any(${sql.param(userIds)}::int[]) and not is_blocked_pair(${users.id}, ${ownerId}::int)`;
  const params = { group: id, name };
  return notify(recipients, { kind: "group_invited", about: `group:${id}`, actorId: viewer.id, params }, tx);
}
