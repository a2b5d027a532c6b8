import { desc, eq, sql } from "drizzle-orm";
import { db, type ReadDatabase } from "@/db/client";
import { announcementRecipients, announcements } from "@/db/schema/announcements";
import { users } from "@/db/schema/users";
import type { QueryOf } from "@/lib/core/api/endpoint";
import { toPage } from "@/lib/core/api/pagination";
import { selectPage } from "@/lib/core/api/select-page";
import type { Viewer } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import type { listAnnouncements as listEndpoint, RecipientsCount } from "./contract";
import { selectRecipients } from "./recipients";
import type { Announcement } from "./schemas";
import { announcementColumns } from "./select";

/** Runs one query. */
export async function listAnnouncements(
  _viewer: Viewer<"admin">,
  { status, ...query }: QueryOf<typeof listEndpoint>,
) {
  const { page, selectRows } = selectPage(
    {
      from: announcements,
      id: announcements.id,
      where: status && eq(announcements.status, status),
      order: [desc(announcements.id)],
    },
    query,
  );
  const rows = await selectRows(announcementColumns)
    .leftJoin(announcements, eq(announcements.id, page.id))
    .leftJoin(users, eq(users.id, announcements.createdBy));
  return toPage(rows, (row: Announcement) => row, query);
}

export async function getAnnouncement(
  _viewer: Viewer<"admin">,
  id: number,
  from: ReadDatabase = db,
): Promise<Announcement> {
  const [row] = await from
    .select(announcementColumns)
    .from(announcements)
    .leftJoin(users, eq(users.id, announcements.createdBy))
    .where(eq(announcements.id, id));
  if (!row) throw new AppError("not_found");
  return row;
}

/** Counts the recipients; before the announcement is sent, by the users' present preferences. One query. */
export async function countRecipients(_viewer: Viewer<"admin">, id: number): Promise<RecipientsCount> {
  const [count] = await db.execute<RecipientsCount>(sql`
    select (count(by_app))::int as total, (count(*) filter (where by_app))::int as by_app,
      (count(*) filter (where by_email))::int as by_email
    from ${announcements} left join lateral (
      select by_app, by_email from ${announcementRecipients}
      where announcement_id = ${id} and ${announcements.sentAt} is not null
      union all
      select by_app, by_email from (${selectRecipients(id)}) r where ${announcements.sentAt} is null
    ) counted on true
    where ${announcements.id} = ${id} group by ${announcements.id}`);
  if (!count) throw new AppError("not_found");
  return count;
}
