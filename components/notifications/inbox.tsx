import { MailLink } from "@/components/mails/mail-link";
import { homeOf } from "@/lib/auth/areas";
import { currentViewer } from "@/lib/auth/page-viewer";
import { countUnread } from "@/lib/notifications/unread";
import { NotificationBell } from "./notification-bell";

/** What waits for the person, in every area's top bar (spec 2): notifications and e-mails, with their counts. */
export async function Inbox() {
  const viewer = await currentViewer();
  if (viewer.role === "visitor") return null;
  const unread = await countUnread(viewer);
  return (
    <>
      <NotificationBell userId={viewer.id} unread={unread} />
      <MailLink userId={viewer.id} unread={unread} href={`${homeOf(viewer.role)}/emails`} />
    </>
  );
}
