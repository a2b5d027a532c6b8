import { desc, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { posts } from "@/db/schema/posts";
import type { Viewer } from "@/lib/core/auth/viewer";
import { postListedFor } from "./policy";

export function listPostUrls(viewer: Viewer, limit: number): Promise<{ id: number; changedAt: string }[]> {
  return db
    .select({ id: posts.id, changedAt: sql<string>`coalesce(${posts.editedAt}, ${posts.createdAt})` })
    .from(posts)
    .where(postListedFor(viewer))
    .orderBy(desc(posts.id))
    .limit(limit);
}
