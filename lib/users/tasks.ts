import { lt, sql } from "drizzle-orm";
import { systemDb } from "@/db/client";
import { passkeyChallenges } from "@/db/schema/two-factor";
import { sessions, userTokens } from "@/db/schema/users";

export async function deleteExpiredAccess(): Promise<void> {
  await systemDb.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
  await systemDb.delete(userTokens).where(lt(userTokens.expiresAt, sql`now()`));
  await systemDb
    .delete(passkeyChallenges)
    .where(lt(passkeyChallenges.createdAt, sql`now() - interval '5 minutes'`));
}
