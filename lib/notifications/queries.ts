import { and, desc, eq, gte, isNull, sql } from "drizzle-orm";
import { notifications } from "@/db/schema/notifications";
import { users } from "@/db/schema/users";
import type { QueryOf } from "@/lib/core/api/endpoint";
import { toPage } from "@/lib/core/api/pagination";
import { prepareFirstPage } from "@/lib/core/api/prepare-first-page";
import { isoDateOf, profileOf } from "@/lib/core/api/response-columns";
import { selectPage } from "@/lib/core/api/select-page";
import type { Member, MemberParams } from "@/lib/core/auth/viewer";
import type { listNotifications as listEndpoint } from "./contract";
import { type NotificationRow, serializeNotification } from "./serialize";

type NotificationsQuery = QueryOf<typeof listEndpoint>;

export async function listNotifications(viewer: Member, query: NotificationsQuery) {
  const rows = await readNotificationRows(viewer, query);
  const present = (row: NotificationRow) => serializeNotification(viewer, row);
  const [{ unread, latest } = { unread: 0, latest: 0 }] = rows;
  return { data: toPage(rows, present, query), unread, latest };
}

/** The first page in the sizes of the menu and of the page. */
const firstPages = [10, 20].map((per_page) => ({ page: 1, per_page, filter: "all" as const }));

const readNotificationRows = prepareFirstPage(firstPages, selectNotificationRows);

function selectNotificationRows(viewer: MemberParams, query: NotificationsQuery) {
  const { page, selectRows } = selectPage(
    {
      from: notifications,
      id: notifications.id,
      where: and(
        eq(notifications.userId, viewer.id),
        notifications.inApp,
        query.filter === "unread" ? isNull(notifications.readAt) : undefined,
      ),
      range: query.after === undefined ? undefined : gte(notifications.changedXid, query.after),
      order: [desc(notifications.updatedAt), desc(notifications.id)],
      counts: {
        unread: sql<number>`count(*) filter (where ${isNull(notifications.readAt)})::int`.as("unread"),
        latest: sql<number>`pg_snapshot_xmin(pg_current_snapshot())::text::float8`.as("latest"),
      },
      isLimitInText: true,
    },
    query,
  );
  return selectRows({
    id: notifications.id,
    post_id: notifications.postId,
    kind: notifications.kind,
    params: notifications.params,
    actor: { id: users.id, name: users.name, profile: profileOf(users.avatarPath) },
    count: notifications.count,
    is_read: sql<boolean>`${notifications.readAt} is not null`,
    created_at: isoDateOf(notifications.createdAt),
    updated_at: isoDateOf(notifications.updatedAt),
  })
    .leftJoin(notifications, eq(notifications.id, page.id))
    .leftJoin(users, and(eq(users.id, notifications.actorId), isNull(users.deletedAt)));
}
