import { sql } from "./database";

/** What a user did, in order. */
export async function auditActionsOf({ id }: { id: number }): Promise<string[]> {
  const rows = await sql`select action from audit_log where actor_id = ${id} order by id`;
  return rows.map(({ action }) => action);
}
