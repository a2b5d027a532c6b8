import { lt, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { accountTokens } from "@/db/schema/accounts";
import { sessions } from "@/db/schema/users";

/** Sessions and links that open nothing any more. */
export async function forgetExpiredAccess(): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
  await db.delete(accountTokens).where(lt(accountTokens.expiresAt, sql`now()`));
}
