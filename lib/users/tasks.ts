import { lt, sql } from "drizzle-orm";
import { systemDb } from "@/db/client";
import { accountTokens } from "@/db/schema/accounts";
import { sessions } from "@/db/schema/users";

/** Sessions and links that open nothing any more. */
export async function deleteExpiredAccess(): Promise<void> {
  await systemDb.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
  await systemDb.delete(accountTokens).where(lt(accountTokens.expiresAt, sql`now()`));
}
