import { type SQL, sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { companies } from "@/db/schema/companies";
import { invalid } from "@/lib/core/errors/app-error";

/** Whether a company that visitors see, other than `id`, has a name that looks the same. */
export function hasNamesake(name: SQL, id: SQL): SQL<boolean> {
  return sql`exists (select from ${companies} namesake
    where name_skeleton(namesake.name) = name_skeleton(${name}) and name_skeleton(namesake.name) <> ''
      and namesake.status = 'active' and namesake.hidden_at is null and namesake.id <> ${id})`;
}

/** For a name that no administrator will see before visitors do. */
export async function requireNoNamesake(database: Database, name: string, id: number): Promise<void> {
  const [row] = await database.execute<{ has_namesake: boolean }>(
    sql`select ${hasNamesake(sql`${name}`, sql`${id}`)} as has_namesake`,
  );
  if (row?.has_namesake) throw invalid("name", "name_of_company");
}
