import Link from "next/link";
import { useTranslations } from "next-intl";
import { IconButton } from "@/components/ui/icon-button";
import { BellOff, CheckCheck, Ellipsis, Trash2 } from "@/components/ui/icons";
import { Menu } from "@/components/ui/menu";
import { MenuItem } from "@/components/ui/menu-items";
import { useMutation } from "@/components/ui/use-mutation";
import type { Notification } from "@/lib/notifications/schemas";
import { mutePost } from "@/lib/posts/contract";
import { NotificationContent } from "./notification-content";

type Props = {
  notification: Notification;
  /** Shown as unread. */
  isNew: boolean;
  onOpen: () => void;
  onMarkRead: () => void;
  onDelete: () => void;
};

export function NotificationRow({ notification, isNew, onOpen, onMarkRead, onDelete }: Props) {
  const t = useTranslations("shell.bell");
  const { run } = useMutation(mutePost, { failed: t("failedChange"), done: t("muted") });
  const { post_id, text, href } = notification;
  return (
    <li className="flex items-start border-line border-b pr-1 transition-colors last:border-b-0 hover:bg-wash">
      <Link
        href={href}
        prefetch={false}
        onClick={onOpen}
        className="flex min-w-0 flex-1 gap-3 py-3 pr-1 pl-4 text-sm outline-offset-[-2px]"
      >
        <NotificationContent notification={notification} isNew={isNew} />
      </Link>
      <Menu trigger={<IconButton label={t("options", { text })} icon={<Ellipsis />} className="mt-1" />}>
        {!notification.is_read && (
          <MenuItem icon={<CheckCheck />} onSelect={onMarkRead}>
            {t("read")}
          </MenuItem>
        )}
        {post_id !== null && (
          <MenuItem icon={<BellOff />} onSelect={() => run({ params: { id: post_id } })}>
            {t("mute")}
          </MenuItem>
        )}
        <MenuItem icon={<Trash2 />} danger onSelect={onDelete}>
          {t("delete")}
        </MenuItem>
      </Menu>
    </li>
  );
}
