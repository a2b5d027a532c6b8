import { useTranslations } from "next-intl";
import { BellOff, CheckCheck, Trash2 } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { MenuItem } from "@/components/ui/menu-items";
import { OptionsMenu } from "@/components/ui/options-menu";
import { useMutation } from "@/components/ui/use-mutation";
import type { Notification } from "@/lib/notifications/schemas";
import { mutePost } from "@/lib/posts/contract";
import { NotificationContent } from "./notification-content";
import { type NotificationRows, useNotificationActions } from "./use-notification-actions";

type MenuItemsProps = {
  notification: Notification;
  list: NotificationRows;
  onDelete: () => void;
};
type Props = MenuItemsProps & {
  /** Shown as unread. */
  isNew: boolean;
  onOpen?: () => void;
};

/** Each row has its own mutations: several may be pending at once. */
export function NotificationRow({ isNew, onOpen, ...props }: Props) {
  const t = useTranslations("shell.bell");
  const { markRead } = useNotificationActions(props.list);
  const { id, text, href, is_read } = props.notification;
  function open() {
    if (!is_read) void markRead([id]);
    onOpen?.();
  }
  return (
    <li className="flex items-start border-line border-b pr-1 transition-colors last:border-b-0 hover:bg-wash">
      <Link
        href={href}
        onClick={open}
        className="flex min-w-0 flex-1 gap-3 py-3 pr-1 pl-4 text-sm outline-offset-[-2px]"
      >
        <NotificationContent notification={props.notification} isNew={isNew} />
      </Link>
      <OptionsMenu label={t("options", { text })} className="mt-1">
        <NotificationMenuItems {...props} />
      </OptionsMenu>
    </li>
  );
}

function NotificationMenuItems({ notification, list, onDelete }: MenuItemsProps) {
  const t = useTranslations("shell.bell");
  const mute = useMutation(mutePost, { errorText: t("failedChange"), successText: t("muted") });
  const { markRead, remove } = useNotificationActions(list);
  const { id, is_read, post_id } = notification;
  return (
    <>
      {!is_read && <MenuItem icon={<CheckCheck />} label={t("read")} onSelect={() => void markRead([id])} />}
      {post_id !== null && (
        <MenuItem
          icon={<BellOff />}
          label={t("mute")}
          onSelect={() => void mute.run({ params: { id: post_id } })}
        />
      )}
      <MenuItem
        icon={<Trash2 />}
        label={t("delete")}
        danger
        onSelect={() => {
          void remove(id);
          onDelete();
        }}
      />
    </>
  );
}
