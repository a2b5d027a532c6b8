import type { Transaction } from "@/db/client";
import { groupMembers, groups } from "@/db/schema/groups";

type NewGroup = typeof groups.$inferInsert & { ownerId: number };

/** Inserts groups with their owners as members. The ids are in the order of the groups. */
export async function insertGroups(tx: Transaction, newGroups: NewGroup[]): Promise<number[]> {
  const inserted = await tx
    .insert(groups)
    .values(newGroups)
    .returning({ groupId: groups.id, userId: groups.ownerId });
  const owners = inserted.flatMap(({ groupId, userId }) => (userId === null ? [] : [{ groupId, userId }]));
  await tx.insert(groupMembers).values(owners.map((owner) => ({ ...owner, role: "admin" as const })));
  return inserted.map(({ groupId }) => groupId);
}
