import { lt, sql } from "drizzle-orm";
import { systemDb } from "@/db/client";
import { groupEmailInvitations, groupInvitationLinks, groups } from "@/db/schema/groups";
import { restorableDays } from "./limits";

/** Their files are without a row then, and deleted as such: an appeal may bring a group back until here. */
export async function deleteHiddenGroups(): Promise<void> {
  await systemDb
    .delete(groups)
    .where(lt(groups.deletedAt, sql`now() - make_interval(days => ${restorableDays})`));
}

/** By links and by emails; those of students in the application do not expire. */
export async function deleteExpiredInvitations(): Promise<void> {
  await systemDb.delete(groupEmailInvitations).where(lt(groupEmailInvitations.expiresAt, sql`now()`));
  await systemDb.delete(groupInvitationLinks).where(lt(groupInvitationLinks.expiresAt, sql`now()`));
}
