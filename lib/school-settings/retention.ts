import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { schoolSettings } from "@/db/schema/school-settings";

/** Before which is deleted what the school keeps for so many months. */
export function retentionStart(months: AnyColumn): SQL {
  return sql`now() - make_interval(months => (select ${months} from ${schoolSettings}))`;
}
