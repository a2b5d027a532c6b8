import { and, eq } from "drizzle-orm";
import { db, type Transaction } from "@/db/client";
import { users } from "@/db/schema/users";
import { invalid } from "@/lib/core/errors/app-error";
import { isCorrectPassword } from "./passwords";
import type { Member } from "./viewer";

export async function requirePassword(viewer: Member, password: string): Promise<string> {
  const [user] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, viewer.id));
  if (user && (await isCorrectPassword(password, user.passwordHash))) return user.passwordHash;
  throw invalid("current_password", "password_wrong");
}

/** The password was checked before the transaction: once the user is locked it must still be the same. */
export async function requireSamePassword(
  tx: Transaction,
  viewer: Member,
  passwordHash: string,
): Promise<void> {
  const [same] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, viewer.id), eq(users.passwordHash, passwordHash)));
  if (!same) throw invalid("current_password", "password_wrong");
}
