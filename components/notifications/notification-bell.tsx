import { useTranslations } from "next-intl";
import { CountBadge } from "@/components/ui/badge";
import { IconButton } from "@/components/ui/icon-button";
import { Bell } from "@/components/ui/icons";
import { Popover } from "@/components/ui/popover";
import { useLazyComponent } from "@/components/ui/use-lazy-component";
import { useUnread } from "./unread-provider";

const loadPanel = () => import("./notification-panel").then((file) => file.NotificationPanel);

export function NotificationBell({ href }: { href: string }) {
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
          <IconButton label={label}>
            <Bell />
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
