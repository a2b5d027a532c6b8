import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { notifications } from "@/db/schema/notifications";
import { users } from "@/db/schema/users";
import { type PageQuery, toOffset, toPage } from "@/lib/core/api/pagination";
import type { Member } from "@/lib/core/auth/viewer";
import { type NotificationRow, serializeNotification } from "./serialize";

/** Newest first, with the count of unread ones. One query. */
export async function listNotifications(viewer: Member, query: PageQuery) {
  const page = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(eq(notifications.userId, viewer.id))
    .orderBy(desc(notifications.updatedAt), desc(notifications.id))
    .limit(query.per_page)
    .offset(toOffset(query))
    .as("page");
  const rows = await db
    .select({
      total: sql<number>`total.all_of_them`,
      unread: sql<number>`total.unread`,
      id: notifications.id,
      kind: notifications.kind,
      params: notifications.params,
      count: notifications.count,
      readAt: notifications.readAt,
      createdAt: notifications.createdAt,
      updatedAt: notifications.updatedAt,
      actorId: users.id,
      actorName: users.name,
      actorAvatarPath: users.avatarPath,
    })
    .from(countNotifications(viewer))
    .leftJoin(page, sql`true`)
    .leftJoin(notifications, eq(notifications.id, page.id))
    .leftJoin(users, and(eq(users.id, notifications.actorId), isNull(users.deletedAt)))
    .orderBy(desc(notifications.updatedAt), desc(notifications.id));
  const present = (row: NotificationRow) => serializeNotification(viewer, row);
  return { data: toPage(rows, present, query), unread: rows[0]?.unread ?? 0 };
}

function countNotifications({ id }: Member) {
  return sql`(select count(*)::int as all_of_them,
      count(*) filter (where ${isNull(notifications.readAt)})::int as unread
    from ${notifications} where ${eq(notifications.userId, id)}) total`;
}
