import { Megaphone } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { Avatar } from "@/components/ui/avatar";
import { cx } from "@/components/ui/cx";
import { RelativeTime } from "@/components/ui/relative-time";
import type { Notification } from "@/lib/notifications/schemas";

export function NotificationRow({
  notification: { text, detail, actor, href, is_read, updated_at },
  onNavigate,
}: {
  notification: Notification;
  onNavigate: () => void;
}) {
  const t = useTranslations("shell.bell");
  return (
    <li className="border-line border-b last:border-b-0">
      <Link
        href={href}
        prefetch={false}
        onClick={onNavigate}
        className="flex gap-3 px-4 py-3 text-sm outline-offset-[-2px] transition-colors hover:bg-wash"
      >
        {actor ? (
          <Avatar id={actor.id} name={actor.name} src={actor.profile.avatar_url} />
        ) : (
          <span className="grid size-10 shrink-0 place-items-center rounded-full bg-accent-soft text-accent">
            <Megaphone className="size-5" />
          </span>
        )}
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className={cx("[overflow-wrap:anywhere]", !is_read && "font-semibold")}>{text}</span>
          {detail && <span className="line-clamp-2 text-muted">{detail}</span>}
          <RelativeTime date={updated_at} className="text-muted text-xs" />
        </span>
        {!is_read && (
          <span className="mt-1.5 size-2.5 shrink-0 rounded-full bg-alert">
            <span className="sr-only">{t("unread")}</span>
          </span>
        )}
      </Link>
    </li>
  );
}
