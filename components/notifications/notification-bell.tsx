"use client";

import { Bell } from "lucide-react";
import { useTranslations } from "next-intl";
import { CountBadge } from "@/components/ui/badge";
import { IconButton } from "@/components/ui/icon-button";
import { Popover } from "@/components/ui/popover";
import { NotificationPanel } from "./notification-panel";
import { type Unread, useUnread } from "./use-unread";

export function NotificationBell({ userId, unread: first }: { userId: number; unread: Unread }) {
  const t = useTranslations("shell.bell");
  const { unread, refresh } = useUnread(userId, first, "notification:created");
  const count = unread.notifications;
  const label = t("label", { count });
  return (
    <>
      <Popover
        wide
        className="md:w-96"
        label={t("title")}
        trigger={
          <IconButton label={label}>
            <Bell />
            <CountBadge count={count} label="" />
          </IconButton>
        }
      >
        {(close) => <NotificationPanel unread={count} onNavigate={close} onRead={refresh} />}
      </Popover>
      <span className="sr-only" aria-live="polite">
        {count > first.notifications ? label : ""}
      </span>
    </>
  );
}
