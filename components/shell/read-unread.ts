import type { Unread } from "@/components/notifications/unread-provider";
import { getViewer } from "@/lib/core/auth/page-viewer";
import { countUnread } from "@/lib/notifications/unread";

/** Returns null for a visitor, whom the page's guard redirects. */
export async function readUnread(): Promise<Unread | null> {
  const viewer = await getViewer();
  return viewer.role === "visitor" ? null : countUnread(viewer);
}
