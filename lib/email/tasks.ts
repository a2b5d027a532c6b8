import { sql } from "drizzle-orm";
import { emails } from "@/db/schema/email";
import { schoolSettings } from "@/db/schema/school-settings";
import { deleteInBatches } from "@/lib/core/database/run-in-batches";
import { retentionStart } from "@/lib/school-settings/retention";

/** Ids grow with time: the oldest are found without an index of their dates. */
export function deleteOldEmails(): Promise<void> {
  return deleteInBatches(
    (limit) => sql`with oldest as (
        select id, created_at from ${emails} order by public_id limit ${limit}
      )
      delete from ${emails} where id in (select id from oldest
        where created_at < ${retentionStart(schoolSettings.emailMonths)}) returning id`,
  );
}
