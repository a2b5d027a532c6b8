import { sql } from "drizzle-orm";
import { companyInvitations } from "@/db/schema/companies";
import { deleteRowsInBatches } from "@/lib/core/database/run-in-batches";
import { invitationRetentionDays } from "./limits";

export function deleteOldInvitations(): Promise<void> {
  return deleteRowsInBatches(
    companyInvitations.id,
    sql`${companyInvitations.acceptedAt} is null
      and ${companyInvitations.expiresAt} < now() - make_interval(days => ${invitationRetentionDays})`,
  );
}
