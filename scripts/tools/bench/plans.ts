import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { personalTables, tablesWithoutPersonalData } from "@/lib/privacy-tables";
import { resolveDataDirectory } from "../../services/postgres/data-directory";
import type { Dataset } from "./data/dataset";

const constantTables = [
  "counter_changes",
  "counters",
  "moderation_rules",
  "scheduled_tasks",
  "school_settings",
  "weekly_activity",
  "weekly_activity_changes",
];

/** Tables that grow with use: no query may scan one sequentially. */
const growing = [...personalTables.map(({ table }) => table), ...tablesWithoutPersonalData].filter(
  (table) => !constantTables.includes(table),
);

/** Makes the database log the actual plans of all queries on new connections to a school. */
export async function enablePlanLog({ owner }: Dataset): Promise<void> {
  await owner.unsafe(`do $$ begin
    execute format('alter database %I set session_preload_libraries = auto_explain', current_database());
    execute format('alter database %I set auto_explain.log_min_duration = 0', current_database());
    execute format('alter database %I set auto_explain.log_analyze = on', current_database());
    execute format('alter database %I set auto_explain.log_nested_statements = on', current_database());
  end $$`);
}

export async function disablePlanLog({ owner }: Dataset): Promise<void> {
  await owner.unsafe("do $$ begin execute format('alter database %I reset all', current_database()); end $$");
}

/** Returns a function that reads what the database has logged since the last call. */
export function planReader(dataDir: string): () => string {
  const log = path.join(resolveDataDirectory(dataDir).parent, "postgres.log");
  let from = statSync(log).size;
  return () => {
    const text = readFileSync(log).subarray(from).toString();
    from += Buffer.byteLength(text);
    return text;
  };
}

/** The growing tables that the plans scan sequentially. A scan without cost is of a table that is empty in the bench's school. */
export function sequentialScans(plans: string): string[] {
  const scanned = [...plans.matchAll(/Seq Scan on (\w+)\b(?! (?:\w+ )? ?\(cost=0\.00\.\.0\.00 )/g)].map(
    ([, table]) => String(table),
  );
  return [...new Set(scanned)].filter((table) => growing.includes(table));
}
