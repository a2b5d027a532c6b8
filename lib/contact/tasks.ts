import { sql } from "drizzle-orm";
import { contactMessages } from "@/db/schema/contact";
import { emails } from "@/db/schema/email";
import { schoolSettings } from "@/db/schema/school-settings";
import { deleteInBatches } from "@/lib/core/database/run-in-batches";
import { retentionStart } from "@/lib/school-settings/retention";

/** Deletes the oldest first, each with its emails to administrators. */
export function deleteOldContactMessages(): Promise<void> {
  return deleteInBatches(
    (limit) => sql`with oldest as (
        select id, created_at from ${contactMessages} order by id limit ${limit}
      ), deleted as (
        delete from ${contactMessages} where id in (select id from oldest
          where created_at < ${retentionStart(schoolSettings.contactMessageMonths)}) returning id
      ), copies as (
        delete from ${emails} where ${emails.kind} in ('contact_message', 'suspect_contact_message')
          and ${emails.params} ->> 'contact_message' in (select id::text from deleted)
      )
      select id from deleted`,
  );
}
