import { and, asc, eq, lt, sql } from "drizzle-orm";
import { runMaintenanceTransaction, systemDb } from "@/db/client";
import { groupEmailInvitations, groupInvitationLinks, groups } from "@/db/schema/groups";
import { deleteRowsInBatches } from "@/lib/core/database/run-in-batches";
import { runForEach } from "@/lib/core/tasks/run-for-each";
import { restorableDays } from "./limits";

const isDue = lt(groups.deletedAt, sql`now() - make_interval(days => ${restorableDays})`);

/**
 * Deletes each group in a transaction without the time limit of queries, since it may have thousands of posts. Their
 * files have no row then, and are deleted as such: until this runs, an appeal may restore the group.
 */
export async function deleteHiddenGroups(): Promise<void> {
  const due = await systemDb
    .select({ id: groups.id })
    .from(groups)
    .where(isDue)
    .orderBy(asc(groups.deletedAt));
  await runForEach(due, "a group was not deleted", ({ id }) =>
    runMaintenanceTransaction((tx) => tx.delete(groups).where(and(eq(groups.id, id), isDue))),
  );
}

/** Deletes expired links and email invitations; invitations of students in the application do not expire. */
export async function deleteExpiredInvitations(): Promise<void> {
  for (const { id, expiresAt } of [groupEmailInvitations, groupInvitationLinks])
    await deleteRowsInBatches(id, lt(expiresAt, sql`now()`));
}
