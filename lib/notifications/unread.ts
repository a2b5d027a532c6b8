import { sql } from "drizzle-orm";
import { db } from "@/db/client";
import { emails } from "@/db/schema/email";
import { notifications } from "@/db/schema/notifications";
import type { Member } from "@/lib/core/auth/viewer";

type Unread = { notifications: number; emails: number };

export async function countUnread({ id }: Member): Promise<Unread> {
  const [row] = await db.execute<Unread>(sql`select
    (select count(*)::int from (
      select 1 from ${notifications} where user_id = ${id} and read_at is null limit 100) n) as notifications,
    (select count(*)::int from (
      select 1 from ${emails} where user_id = ${id} and read_at is null limit 100) m) as emails`);
  return { notifications: row?.notifications ?? 0, emails: row?.emails ?? 0 };
}
