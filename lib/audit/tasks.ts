import { sql } from "drizzle-orm";
import { systemDb } from "@/db/client";
import { schoolSettings } from "@/db/schema/school-settings";

const batch = 5000;

/** In batches: one statement over years of entries would hold its locks for minutes. */
export async function deleteOldAuditEntries(): Promise<void> {
  for (let count = batch; count === batch; ) {
    const rows = await systemDb.execute(sql`delete from audit_log where id in (
      select id from audit_log where created_at < now() - make_interval(months => (select ${schoolSettings.auditLogMonths} from ${schoolSettings}))
      order by created_at, id limit ${batch}) returning id`);
    count = rows.length;
  }
}
