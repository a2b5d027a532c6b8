import { useTranslations } from "next-intl";
import { useRef } from "react";
import { AlertCount } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { CheckCheck } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { LoadError } from "@/components/ui/load-error";
import { Skeleton } from "@/components/ui/skeleton";
import { NotificationRow } from "./notification-row";
import { useNotificationActions } from "./use-notification-actions";
import { useNotifications } from "./use-notifications";

type Props = { unread: number; href: string; onNavigate: () => void; onChanged: () => void };

export function NotificationPanel({ unread, href, onNavigate, onChanged }: Props) {
  const t = useTranslations("shell.bell");
  const { list, isLoaded, error, isLoading, hasMore, retry, loadMore } = useNotifications(unread, onChanged);
  const { markRead } = useNotificationActions(list);
  const rows = useRef<HTMLUListElement>(null);
  return (
    <>
      <PanelHeader
        {...{ unread, href, onNavigate }}
        onMarkAll={() => {
          void markRead();
          rows.current?.focus();
        }}
      />
      <div className="max-h-[60dvh] overflow-y-auto" aria-busy={isLoading}>
        {!isLoaded && !error && <NotificationsSkeleton />}
        {error && (
          <LoadError
            error={error}
            errorText={t("failed")}
            retry={retry}
            className="justify-center px-4 py-8"
          />
        )}
        {isLoaded && list.rows.length === 0 && (
          <p className="px-4 py-8 text-center text-muted text-sm">{t("empty")}</p>
        )}
        <ul ref={rows} tabIndex={-1} aria-label={t("title")} className="outline-none">
          {list.rows.map((notification) => (
            <NotificationRow
              key={notification.id}
              notification={notification}
              list={list}
              isNew={!notification.is_read}
              onOpen={onNavigate}
              onDelete={() => rows.current?.focus()}
            />
          ))}
        </ul>
        {hasMore && (
          <div className="border-line border-t p-2">
            <Button variant="quiet" size="small" className="w-full" isBusy={isLoading} onClick={loadMore}>
              {t("more")}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}

type PanelHeaderProps = { unread: number; href: string; onNavigate: () => void; onMarkAll: () => void };

function PanelHeader({ unread, href, onNavigate, onMarkAll }: PanelHeaderProps) {
  const t = useTranslations("shell.bell");
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-2 border-line border-b py-1 pr-2 pl-4">
      <h2 className="text-base">{t("title")}</h2>
      {unread > 0 && <AlertCount count={unread} />}
      <Link
        href={href}
        onClick={onNavigate}
        className="ml-auto whitespace-nowrap px-2 py-2 text-accent text-sm"
      >
        {t("all")}
      </Link>
      {unread > 0 && <IconButton label={t("readAll")} onClick={onMarkAll} icon={<CheckCheck />} />}
    </div>
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
