import { sql } from "drizzle-orm";
import { systemDb } from "@/db/client";
import { companyInvitations } from "@/db/schema/companies";
import { invitationRetentionDays } from "./limits";

export async function deleteOldInvitations(): Promise<void> {
  await systemDb.delete(companyInvitations).where(
    sql`${companyInvitations.acceptedAt} is null
      and ${companyInvitations.expiresAt} < now() - make_interval(days => ${invitationRetentionDays})`,
  );
}
