import { and, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { users } from "@/db/schema/users";
import type { Member } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import { isFriendOf, userVisibleTo } from "./policy";

/** Throws `not_found` when the viewer cannot find the user. */
export async function requireVisibleUser(
  tx: Transaction,
  viewer: Member,
  id: number,
): Promise<{ isFriend: boolean }> {
  const [user] = await tx
    .select({ isFriend: isFriendOf(viewer, users.id) })
    .from(users)
    .where(and(eq(users.id, id), userVisibleTo(viewer)));
  if (!user) throw new AppError("not_found");
  return user;
}
