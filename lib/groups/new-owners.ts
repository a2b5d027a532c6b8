import { sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { notify } from "@/lib/notifications/notify";

export async function listOwnedGroupIds(tx: Database, ownerId: number): Promise<number[]> {
  const owned = await tx.execute<{ id: number }>(sql`select id from groups where owner_id = ${ownerId}`);
  return owned.map(({ id }) => id);
}

/** Notifies the owners of groups whose former owner did not hand them over. */
export async function notifyNewOwners(tx: Database, groupIds: number[]): Promise<void> {
  const owned = await tx.execute<{ group: number; name: string; owner_id: number }>(sql`
    select id as group, name, owner_id from groups
    where id = any(${sql.param(groupIds)}::int[]) and deleted_at is null and owner_id is not null`);
  for (const { group, name, owner_id } of owned) {
    const params = { group, name, role: "owner" };
    await notify(owner_id, { kind: "group_role_changed", about: `group:${group}`, params }, tx);
  }
}
