import { and, asc, gt, isNull } from "drizzle-orm";
import { db } from "@/db/client";
import { users } from "@/db/schema/users";
import type { Viewer } from "@/lib/core/auth/viewer";

export async function listAllUsers(viewer: Viewer, { after = 0, limit }: { after?: number; limit: number }) {
  if (viewer.role !== "admin") return { users: [], next: null };
  const rows = await db
    .select({ id: users.id, name: users.name, email: users.email, role: users.role, status: users.status })
    .from(users)
    .where(and(gt(users.id, after), isNull(users.deletedAt)))
    .orderBy(asc(users.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  return { users: page, next: rows.length > limit ? (page.at(-1)?.id ?? null) : null };
}
