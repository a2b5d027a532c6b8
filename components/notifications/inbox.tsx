import { EmailLink } from "@/components/email/email-link";
import { homePath } from "@/lib/core/auth/areas";
import { getViewer } from "@/lib/core/auth/page-viewer";
import { countUnread } from "@/lib/notifications/unread";
import { NotificationBell } from "./notification-bell";
import type { Unread } from "./use-unread";

type InboxData = { userId: number; unread: Unread; home: string };

export async function readInbox(): Promise<InboxData | null> {
  const viewer = await getViewer();
  if (viewer.role === "visitor") return null;
  return { userId: viewer.id, unread: await countUnread(viewer), home: homePath(viewer.role) };
}

export function Inbox({ userId, unread, home }: InboxData) {
  return (
    <>
      <NotificationBell userId={userId} unread={unread} href={`${home}/notifications`} />
      <EmailLink userId={userId} unread={unread} href={`${home}/emails`} />
    </>
  );
}
