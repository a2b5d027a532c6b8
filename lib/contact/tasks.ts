import { sql } from "drizzle-orm";
import { systemDb } from "@/db/client";
import { contactMessages } from "@/db/schema/contact";
import { emails } from "@/db/schema/email";
import { schoolSettings } from "@/db/schema/school-settings";

const batch = 5000;

/** The oldest first, each with the emails that administrators got of it. */
export async function deleteOldContactMessages(): Promise<void> {
  for (let count = batch; count === batch; ) {
    const rows = await systemDb.execute(sql`with oldest as (
        select id, created_at from ${contactMessages} order by id limit ${batch}
      ), deleted as (
        delete from ${contactMessages} where id in (select id from oldest where created_at < now()
          - make_interval(months => (select ${schoolSettings.contactMessageMonths} from ${schoolSettings}))) returning id
      ), copies as (
        delete from ${emails} where ${emails.kind} in ('contact_message', 'suspect_contact_message')
          and ${emails.params} ->> 'contact_message' in (select id::text from deleted)
      )
      select id from deleted`);
    count = rows.length;
  }
}
