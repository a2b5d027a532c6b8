import { BellOff, CheckCheck, Ellipsis, Megaphone, Trash2 } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { Avatar } from "@/components/ui/avatar";
import { cx } from "@/components/ui/cx";
import { IconButton } from "@/components/ui/icon-button";
import { Menu } from "@/components/ui/menu";
import { MenuItem } from "@/components/ui/menu-items";
import { RelativeTime } from "@/components/ui/relative-time";
import { useMutation } from "@/components/ui/use-mutation";
import type { Notification } from "@/lib/notifications/schemas";
import { mutePost } from "@/lib/posts/contract";

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
  const { post_id, text, detail, actor, href, updated_at } = notification;
  return (
    <li className="flex items-start border-line border-b pr-1 transition-colors last:border-b-0 hover:bg-wash">
      <Link
        href={href}
        prefetch={false}
        onClick={onOpen}
        className="flex min-w-0 flex-1 gap-3 py-3 pr-1 pl-4 text-sm outline-offset-[-2px]"
      >
        {actor ? (
          <Avatar id={actor.id} name={actor.name} src={actor.profile.avatar_url} />
        ) : (
          <span className="grid size-10 shrink-0 place-items-center rounded-full bg-accent-soft text-accent">
            <Megaphone className="size-5" />
          </span>
        )}
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className={cx("wrap-anywhere", isNew && "font-semibold")}>{text}</span>
          {detail && <span className="wrap-anywhere line-clamp-2 text-muted">{detail}</span>}
          <RelativeTime date={updated_at} className="text-muted text-xs" />
        </span>
        {isNew && (
          <span className="mt-1.5 size-2.5 shrink-0 rounded-full bg-alert">
            <span className="sr-only">{t("unread")}</span>
          </span>
        )}
      </Link>
      <Menu trigger={<IconButton label={t("options", { text })} icon={<Ellipsis />} className="mt-1" />}>
        {!notification.is_read && (
          <MenuItem icon={<CheckCheck />} onSelect={onMarkRead}>
            {t("read")}
          </MenuItem>
        )}
        {post_id !== null && (
          <MenuItem icon={<BellOff />} onSelect={() => run({ ids: { id: post_id } })}>
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
