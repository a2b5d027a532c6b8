import { and, asc, gt, isNull } from "drizzle-orm";
import { db } from "@/db/client";
import { users } from "@/db/schema/users";
import type { Viewer } from "@/lib/core/auth/viewer";

/** Everybody, the oldest account first, for administrators; nobody for anyone else. `next` follows the last one. */
export async function listAllUsers(viewer: Viewer, { after = 0, limit }: { after?: number; limit: number }) {
  if (viewer.role !== "admin") return { users: [], next: null };
  const rows = await db
    .select({ id: users.id, name: users.name, email: users.email, role: users.role, status: users.status })
    .from(users)
    .where(and(gt(users.id, after), isNull(users.deletedAt)))
    .orderBy(asc(users.id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  return { users: shown, next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null };
}
