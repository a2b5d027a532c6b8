import { sql } from "drizzle-orm";
import { systemDb } from "@/db/client";
import { emails } from "@/db/schema/email";
import { schoolSettings } from "@/db/schema/school-settings";

const batch = 5000;

/** Ids grow with time: the oldest are found without an index of their dates. */
export async function deleteOldEmails(): Promise<void> {
  for (let count = batch; count === batch; ) {
    const rows = await systemDb.execute(sql`with oldest as (
        select id, created_at from ${emails} order by public_id limit ${batch}
      )
      delete from ${emails} where id in (select id from oldest where created_at < now()
        - make_interval(months => (select ${schoolSettings.emailMonths} from ${schoolSettings}))) returning id`);
    count = rows.length;
  }
}
