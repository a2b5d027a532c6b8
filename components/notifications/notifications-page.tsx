import { PageLayout } from "@/components/shell/page-layout";
import type { Member } from "@/lib/core/auth/viewer";
import { parseSearchParams, type SearchParams } from "@/lib/core/http/search-params";
import { notificationsQuery } from "@/lib/notifications/contract";
import { listNotifications } from "@/lib/notifications/queries";
import { NotificationsList } from "./notifications-list";

type Props = { viewer: Member; path: string; searchParams: SearchParams };

export async function NotificationsPage({ viewer, path, searchParams }: Props) {
  const query = parseSearchParams(notificationsQuery, searchParams);
  const { data, unread } = await listNotifications(viewer, query);
  return (
    <PageLayout>
      <NotificationsList
        key={`${query.filter}-${query.page}`}
        {...{ list: data, unread, filter: query.filter, path }}
      />
    </PageLayout>
  );
}
