import { notFound } from "next/navigation";
import { cache } from "react";
import { getViewer } from "@/lib/core/auth/page-viewer";
import type { Access, Viewer } from "@/lib/core/auth/viewer";
import { nullIfNotFound } from "@/lib/core/errors/null-if-not-found";
import { parsePathId } from "./params";

/**
 * Reads what the id in a page's path names, once for the metadata and the page. Returns null for viewers whom the page
 * redirects.
 */
export function pageReader<A extends Access, T>(
  allowed: readonly A[],
  read: (viewer: Viewer<A>, id: number) => Promise<T>,
) {
  return cache(async (pathId: string): Promise<T | null> => {
    const viewer = await getViewer();
    if (!(allowed as readonly Access[]).includes(viewer.role)) return null;
    return (await nullIfNotFound(async () => read(viewer as Viewer<A>, parsePathId(pathId)))) ?? notFound();
  });
}
