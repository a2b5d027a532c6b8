import { type SQL, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { companies } from "@/db/schema/companies";
import { lockIds } from "@/lib/core/database/lock-ids";
import { invalid } from "@/lib/core/errors/app-error";

/** Whether a company that visitors see, other than `id`, has a name that looks the same. */
export function hasNamesake(name: SQL, id: SQL): SQL<boolean> {
  return sql`exists (select from ${companies} namesake
    where name_skeleton(namesake.name) = name_skeleton(${name}) and name_skeleton(namesake.name) <> ''
      and namesake.status = 'active' and namesake.hidden_at is null and namesake.id <> ${id})`;
}

/** For a name that no administrator will see before visitors do. Locked, since two simultaneous changes would both find it free. */
export async function requireNoNamesake(tx: Transaction, name: string, id: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockIds.companyNames})`);
  const [row] = await tx.execute<{ has_namesake: boolean }>(
    sql`select ${hasNamesake(sql`${name}`, sql`${id}`)} as has_namesake`,
  );
  if (row?.has_namesake) throw invalid("name", "name_of_company");
}
