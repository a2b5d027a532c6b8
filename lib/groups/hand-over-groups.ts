import { sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { type Actor, recordAudit } from "@/lib/core/audit/audit-log";
import { notifyNewOwners } from "./new-owners";

type NewOwner = { group: number; user_id: number };

/**
 * Hands over the groups of an owner who is banned, and who stays a member. A group without another active member is
 * left as it is (db/functions/groups.sql).
 */
export async function handOverGroups(tx: Transaction, ownerId: number, actor: Actor): Promise<void> {
  await tx.execute(sql`select from groups where owner_id = ${ownerId} order by id for no key update`);
  const newOwners = await tx.execute<NewOwner>(sql`
    with next as (select id, next_group_owner(id) as user_id from groups where owner_id = ${ownerId})
    update groups g set owner_id = u.id from next join users u on u.id = next.user_id
    where g.id = next.id and u.role = 'student' and u.status = 'active' returning g.id as group, u.id as user_id`);
  for (const { group, user_id } of newOwners)
    await recordAudit(tx, actor, "group_owner_changed", ["user", user_id], { group });
  const handedOver = newOwners.map(({ group }) => group);
  await notifyNewOwners(tx, handedOver);
}
