"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { FilterLink } from "@/components/ui/filter-link";
import { isBeyondEnd, Pagination } from "@/components/ui/pagination";
import type { ResponseOf } from "@/lib/core/api/endpoint";
import { buildHref } from "@/lib/core/http/search-params";
import {
  type listNotifications,
  type NotificationFilter,
  notificationFilters,
} from "@/lib/notifications/contract";
import { NotificationRow } from "./notification-row";
import { NotificationTools } from "./notification-tools";
import { useNotificationActions } from "./use-notification-actions";
import { useNotificationsPage } from "./use-notifications-page";

type Props = {
  list: ResponseOf<typeof listNotifications>["data"];
  unread: number;
  filter: NotificationFilter;
  path: string;
};

export function NotificationsList({ list, unread, filter, path }: Props) {
  const t = useTranslations("shell.bell");
  const { isNew, ...shown } = useNotificationsPage(list.data, filter);
  const { rows } = shown;
  const { markRead } = useNotificationActions(shown);
  const listRef = useRef<HTMLUListElement>(null);
  const focusList = () => listRef.current?.focus();
  const href = (to: NotificationFilter, page?: number) =>
    buildHref(path, { filter: to, page }, { filter: "all" });
  return (
    <div className="grid gap-4">
      <h1 className="text-2xl">{t("title")}</h1>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <NotificationFilters selected={filter} href={href} />
        <div>
          <NotificationTools
            unread={unread}
            hasRead={filter === "all" && rows.length > 0}
            onMarkAll={() => {
              void markRead();
              focusList();
            }}
            onDeleted={() => {
              shown.onChanged();
              focusList();
            }}
          />
        </div>
      </div>
      <Card>
        {rows.length === 0 && !isBeyondEnd(list) && (
          <EmptyState
            illustration="empty-bench"
            title={t(filter === "unread" ? "emptyUnread" : "emptyTitle")}
            text={filter === "unread" ? undefined : t("empty")}
          />
        )}
        <ul ref={listRef} tabIndex={-1} aria-label={t("title")} className="outline-none">
          {rows.map((notification) => (
            <NotificationRow
              key={notification.id}
              notification={notification}
              list={shown}
              isNew={isNew(notification)}
              onDelete={focusList}
            />
          ))}
        </ul>
      </Card>
      <Pagination list={list} href={(page) => href(filter, page)} />
    </div>
  );
}

type NotificationFiltersProps = {
  selected: NotificationFilter;
  href: (filter: NotificationFilter) => string;
};

function NotificationFilters({ selected, href }: NotificationFiltersProps) {
  const t = useTranslations("shell.bell");
  return (
    <nav aria-label={t("filters")}>
      <ul className="flex flex-wrap gap-2">
        {notificationFilters.map((filter) => (
          <li key={filter}>
            <FilterLink href={href(filter)} isCurrent={filter === selected}>
              {t(`filter.${filter}`)}
            </FilterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
