import { useTranslations } from "next-intl";
import { CountBadge } from "@/components/ui/badge";
import { Mail } from "@/components/ui/icons";
import { TopBarLink } from "@/components/ui/top-bar-link";
import { NotificationBell } from "./notification-bell";
import { useUnread } from "./unread-provider";

/** `home` is the area's path. */
export function Inbox({ home }: { home: string }) {
  const t = useTranslations("shell.bell");
  const { emails: count } = useUnread().unread;
  return (
    <>
      <NotificationBell href={`${home}/notifications`} />
      <TopBarLink href={`${home}/emails`} label={t("emails", { count })}>
        <Mail />
        <CountBadge count={count} />
      </TopBarLink>
    </>
  );
}
