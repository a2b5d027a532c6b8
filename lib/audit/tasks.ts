import { sql } from "drizzle-orm";
import { schoolSettings } from "@/db/schema/school-settings";
import { deleteInBatches } from "@/lib/core/database/run-in-batches";
import { retentionStart } from "@/lib/school-settings/retention";

export function deleteOldAuditEntries(): Promise<void> {
  return deleteInBatches(
    (limit) => sql`delete from audit_log where id in (
      select id from audit_log where created_at < ${retentionStart(schoolSettings.auditLogMonths)}
      order by created_at, id limit ${limit}) returning id`,
  );
}
