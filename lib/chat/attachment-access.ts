import { and, eq, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { conversations, messageAttachments, messages } from "@/db/schema/chat";
import type { Viewer } from "@/lib/core/auth/viewer";
import type { ServeOptions } from "@/lib/core/storage/serve";
import { conversationVisibleTo, messageVisibleTo } from "./policy";

const contentTypes: Record<string, string> = {
  webp: "image/webp",
  mp4: "video/mp4",
  webm: "video/webm",
  pdf: "application/pdf",
};

/** Allows users who see the message and, before it is sent, the uploader. Checked at each request. */
export async function authorizeAttachment(viewer: Viewer, path: string): Promise<ServeOptions | null> {
  if (viewer.role === "visitor") return null;
  const { conversationId, messageId, userId, kind, name } = messageAttachments;
  const isUnsentOwn = sql`${messageId} is null and ${userId} = ${viewer.id} and exists (select from ${conversations}
    where ${conversations.id} = ${conversationId} and ${conversationVisibleTo(viewer)})`;
  const isInMessage = sql`exists (select from ${messages} where ${messages.id} = ${messageId}
    and ${messages.conversationId} = ${conversationId} and ${messageVisibleTo(viewer)})`;
  const [row] = await db
    .select({ kind, name })
    .from(messageAttachments)
    .where(and(eq(messageAttachments.path, path), sql`((${isUnsentOwn}) or ${isInMessage})`));
  if (!row) return null;
  const cache = "revalidated";
  if (row.kind === "file") return { cache, contentType: "application/octet-stream", downloadName: row.name };
  const extension = path.slice(path.lastIndexOf(".") + 1);
  return { cache, contentType: contentTypes[extension] ?? "application/octet-stream", name: row.name };
}
