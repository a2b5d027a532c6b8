import { lt, sql } from "drizzle-orm";
import { systemDb } from "@/db/client";
import { passkeyChallenges } from "@/db/schema/two-factor";
import { sessions, userTokens } from "@/db/schema/users";
import { deleteRowsInBatches } from "@/lib/core/database/run-in-batches";

export async function deleteExpiredAccess(): Promise<void> {
  await deleteRowsInBatches(sessions.id, lt(sessions.expiresAt, sql`now()`));
  await deleteRowsInBatches(userTokens.id, lt(userTokens.expiresAt, sql`now()`));
  await systemDb
    .delete(passkeyChallenges)
    .where(lt(passkeyChallenges.createdAt, sql`now() - interval '5 minutes'`));
}
