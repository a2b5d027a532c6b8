import { EmailLink } from "@/components/email/email-link";
import { NotificationBell } from "./notification-bell";

/** `home` is the area's path. */
export function Inbox({ home }: { home: string }) {
  return (
    <>
      <NotificationBell href={`${home}/notifications`} />
      <EmailLink href={`${home}/emails`} />
    </>
  );
}
