import { CheckCheck, Megaphone } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { cx } from "@/components/ui/cx";
import { IconButton } from "@/components/ui/icon-button";
import { RelativeTime } from "@/components/ui/relative-time";
import { Skeleton } from "@/components/ui/skeleton";
import type { Notification } from "@/lib/notifications/schemas";
import { useNotifications } from "./use-notifications";

type Props = { unread: number; onNavigate: () => void; onRead: () => void };

export function NotificationPanel({ unread, onNavigate, onRead }: Props) {
  const t = useTranslations("shell.bell");
  const { list, error, loading, hasMore, retry, loadMore, markRead } = useNotifications(unread, onRead);
  return (
    <>
      <div className="flex min-h-14 items-center gap-2 border-line border-b py-1 pr-2 pl-4">
        <h2 className="text-base">{t("title")}</h2>
        {unread > 0 && (
          <Badge tone="alert" className="tabular-nums">
            {unread > 99 ? "99+" : unread}
          </Badge>
        )}
        {unread > 0 && (
          <IconButton
            label={t("readAll")}
            className="ml-auto"
            onClick={() => markRead()}
            icon={<CheckCheck />}
          />
        )}
      </div>
      <div className="max-h-[60dvh] overflow-y-auto" aria-busy={loading}>
        {!list && !error && <NotificationsSkeleton />}
        {error && (
          <div className="grid justify-items-center gap-3 px-4 py-8 text-sm" role="alert">
            {error}
            <Button variant="secondary" size="small" onClick={retry}>
              {t("retry")}
            </Button>
          </div>
        )}
        {list?.length === 0 && <p className="px-4 py-8 text-center text-muted text-sm">{t("empty")}</p>}
        <ul>
          {list?.map((notification) => (
            <NotificationRow
              key={notification.id}
              notification={notification}
              onNavigate={() => {
                if (!notification.is_read) void markRead([notification.id]);
                onNavigate();
              }}
            />
          ))}
        </ul>
        {hasMore && (
          <div className="border-line border-t p-2">
            <Button variant="quiet" size="small" className="w-full" busy={loading} onClick={loadMore}>
              {t("more")}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}

function NotificationsSkeleton() {
  return [1, 2, 3].map((row) => (
    <div key={row} className="flex gap-3 px-4 py-3">
      <Skeleton className="size-10 rounded-full" />
      <div className="grid flex-1 gap-2">
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-3 w-20" />
      </div>
    </div>
  ));
}

function NotificationRow({
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
