import { and, eq } from "drizzle-orm";
import { db } from "@/db/client";
import { postImages, posts } from "@/db/schema/posts";
import { users } from "@/db/schema/users";
import type { Viewer } from "@/lib/auth/viewer";
import { visibleTo } from "@/lib/posts/policy";
import { isStoragePath } from "./paths";

type Opening = { contentType: string; shared: boolean };

/** Whether a viewer may open a stored file: the policy of the row that owns it. Null when not, or nobody's. */
export async function mayOpen(viewer: Viewer, path: string): Promise<Opening | null> {
  if (!isStoragePath(path)) return null;
  const owned = path.replace(/-\d{1,4}(\.\w+)$/, "$1");
  if (owned.startsWith("images/")) return mayOpenPicture(viewer, owned);
  if (owned.startsWith("avatars/")) return mayOpenAvatar(owned);
  return null;
}

async function mayOpenPicture(viewer: Viewer, path: string): Promise<Opening | null> {
  const [row] = await db
    .select({ audience: posts.audience })
    .from(postImages)
    .innerJoin(posts, eq(posts.id, postImages.postId))
    .where(and(eq(postImages.path, path), visibleTo(viewer)));
  return row ? { contentType: "image/webp", shared: false } : null;
}

async function mayOpenAvatar(path: string): Promise<Opening | null> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.avatarPath, path));
  return row ? { contentType: "image/webp", shared: false } : null;
}
