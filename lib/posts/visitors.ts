import { eq, inArray } from "drizzle-orm";
import * as z from "zod/mini";
import { db } from "@/db/client";
import { comments } from "@/db/schema/posts";
import type { RequestInfo } from "@/lib/core/api/request-info";
import { sealedCookie } from "@/lib/core/auth/sealed-cookie";
import { hasRow } from "@/lib/core/database/has-row";

const maxComments = 10;

const visitorCookie = sealedCookie({
  name: "preau-visitor",
  path: "/api/posts",
  ttlSeconds: 180 * 86_400,
  content: z.object({ comments: z.array(z.int()) }),
});

/** An email alone proves nothing: a comment from this browser must have been accepted. */
export async function isTrustedVisitor(
  request: RequestInfo,
  { authorName, authorEmail }: { authorName: string; authorEmail: string },
): Promise<boolean> {
  const commentIds = (await visitorCookie.read(request))?.comments ?? [];
  if (commentIds.length === 0) return false;
  return hasRow(
    db,
    comments,
    inArray(comments.id, commentIds),
    eq(comments.status, "published"),
    eq(comments.authorName, authorName),
    eq(comments.authorEmail, authorEmail),
  );
}

export async function createVisitorCookie(request: RequestInfo, id: number) {
  const commentIds = (await visitorCookie.read(request))?.comments ?? [];
  return visitorCookie.create({ comments: [id, ...commentIds].slice(0, maxComments) });
}
