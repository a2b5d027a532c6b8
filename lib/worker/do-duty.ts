import { and, eq, lte, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { duties as table } from "@/db/schema/mails";
import { log } from "@/lib/log";
import type { Duty } from "./duties";

/** The names of those duties whose time has come; one that is new here is due at once. */
export async function dueDuties(duties: readonly Duty[]): Promise<Set<string>> {
  const rows = await db
    .select({ name: table.name, isDue: sql<boolean>`${table.dueAt} <= now()` })
    .from(table);
  const fresh = duties.filter(({ name }) => !rows.some((row) => row.name === name));
  if (fresh.length > 0)
    await db
      .insert(table)
      .values(fresh.map(({ name }) => ({ name })))
      .onConflictDoNothing();
  return new Set([...fresh, ...rows.filter(({ isDue }) => isDue)].map(({ name }) => name));
}

/**
 * Does a duty if it is due and nobody else is at it; whether it did. Its row stays locked meanwhile: when this process
 * dies, the duty is free and still due.
 */
export function doDuty({ name, everySeconds, work }: Duty): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [taken] = await tx
      .select({ name: table.name })
      .from(table)
      .where(and(eq(table.name, name), lte(table.dueAt, sql`now()`)))
      .for("update", { skipLocked: true });
    if (!taken) return false;
    await work().catch((error) => log.error({ err: error, duty: name }, "a duty failed"));
    await tx
      .update(table)
      .set({ dueAt: sql`clock_timestamp() + make_interval(secs => ${everySeconds}::float8)` })
      .where(eq(table.name, name));
    return true;
  });
}
