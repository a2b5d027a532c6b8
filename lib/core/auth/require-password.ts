import { eq } from "drizzle-orm";
import { db, type Transaction } from "@/db/client";
import { users } from "@/db/schema/users";
import { hasRow } from "@/lib/core/database/has-row";
import { invalid } from "@/lib/core/errors/app-error";
import { isCorrectPassword } from "./passwords";
import type { Member } from "./viewer";

export async function requirePassword(viewer: Member, password: string): Promise<string> {
  return requireCorrectPassword(password, await readPasswordHash(viewer));
}

/** Returns the hash. */
export async function requireCorrectPassword(password: string, passwordHash: string | null): Promise<string> {
  if (passwordHash !== null && (await isCorrectPassword(password, passwordHash))) return passwordHash;
  throw invalid("current_password", "password_wrong");
}

export async function readPasswordHash(viewer: Member): Promise<string | null> {
  const [user] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, viewer.id));
  return user?.passwordHash ?? null;
}

/** The password was checked before the transaction: once the user is locked it must still be the same. */
export async function requireSamePassword(
  tx: Transaction,
  viewer: Member,
  passwordHash: string,
): Promise<void> {
  if (!(await hasRow(tx, users, eq(users.id, viewer.id), eq(users.passwordHash, passwordHash))))
    throw invalid("current_password", "password_wrong");
}
