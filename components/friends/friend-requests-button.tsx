import { useTranslations } from "next-intl";
import { useUnread } from "@/components/notifications/unread-provider";
import { CountBadge } from "@/components/ui/badge";
import { IconButton } from "@/components/ui/icon-button";
import { UserPlus } from "@/components/ui/icons";
import { Popover } from "@/components/ui/popover";
import { useLazyComponent } from "@/components/ui/use-lazy-component";
import { useFriendsChannel } from "./use-refresh-friends";

const loadPanel = () => import("./friend-requests-panel").then((module) => module.FriendRequestsPanel);

export function FriendRequestsButton() {
  const t = useTranslations("shell");
  const { unread } = useUnread();
  useFriendsChannel();
  const panel = useLazyComponent(loadPanel);
  const count = unread.friend_requests;
  const label = t("friendRequests", { count });
  return (
    <Popover
      className="md:w-sm"
      label={t("friendRequests", { count: 0 })}
      lazy={panel}
      trigger={
        <IconButton label={label} icon={<UserPlus />}>
          <CountBadge count={count} />
        </IconButton>
      }
    >
      {(close) => panel.Component && <panel.Component onNavigate={close} />}
    </Popover>
  );
}
