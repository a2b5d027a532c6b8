import { useTranslations } from "next-intl";
import { CountBadge } from "@/components/ui/badge";
import { IconButton } from "@/components/ui/icon-button";
import { Bell, Mail } from "@/components/ui/icons";
import { Popover } from "@/components/ui/popover";
import { TopBarLink } from "@/components/ui/top-bar-link";
import { useLazyComponent } from "@/components/ui/use-lazy-component";
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

const loadPanel = () => import("./notification-panel").then((module) => module.NotificationPanel);

function NotificationBell({ href }: { href: string }) {
  const t = useTranslations("shell.bell");
  const { unread, initialData, refresh } = useUnread();
  const panel = useLazyComponent(loadPanel);
  const count = unread.notifications;
  const label = t("label", { count });
  return (
    <>
      <Popover
        className="md:w-sm"
        label={t("title")}
        lazy={panel}
        trigger={
          <IconButton label={label} icon={<Bell />}>
            <CountBadge count={count} />
          </IconButton>
        }
      >
        {(close) =>
          panel.Component && (
            <panel.Component unread={count} href={href} onNavigate={close} onChanged={refresh} />
          )
        }
      </Popover>
      <span className="sr-only" aria-live="polite">
        {count > initialData.notifications ? label : ""}
      </span>
    </>
  );
}
