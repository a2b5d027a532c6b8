import { sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { listOwnedGroupIds, notifyNewOwners } from "./new-owners";

/** Called for a user who is no longer a student. A trigger names new owners (db/functions/groups.sql). */
export async function leaveAllGroups(tx: Transaction, userId: number): Promise<void> {
  await tx.execute(sql`
    select id from groups where id in (
      select group_id from group_members where user_id = ${userId}
      union select group_id from group_requests where user_id = ${userId}
      union select group_id from group_invitations where user_id = ${userId})
    order by id for no key update`);
  await tx.execute(sql`delete from group_requests where user_id = ${userId}`);
  await tx.execute(sql`delete from group_invitations where user_id = ${userId}`);
  const owned = await listOwnedGroupIds(tx, userId);
  await tx.execute(sql`delete from group_members where user_id = ${userId}`);
  await notifyNewOwners(tx, owned);
}
