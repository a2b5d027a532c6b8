import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { schoolSettings } from "@/db/schema/school-settings";

/** The time before which rows are deleted: `months` is a column of the school's settings. */
export function retentionStart(months: AnyColumn): SQL {
  return sql`now() - make_interval(months => (select ${months} from ${schoolSettings}))`;
}
