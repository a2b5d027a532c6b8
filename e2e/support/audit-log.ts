import { sql } from "./database";

/** The actions in the audit log of a user, oldest first. */
export async function auditActionsOf({ id }: { id: number }): Promise<string[]> {
  const rows = await sql`select action from audit_log where actor_id = ${id} order by id`;
  return rows.map(({ action }) => action);
}
