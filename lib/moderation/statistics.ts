import { sql } from "drizzle-orm";
import { db } from "@/db/client";
import type { activityKinds } from "@/db/enums";
import { midnightInSchool, todayInSchool } from "@/db/school-day";
import type { ResponseOf } from "@/lib/core/api/endpoint";
import { toIsoDate } from "@/lib/core/api/response-columns";
import type { Viewer } from "@/lib/core/auth/viewer";
import { sumCounters } from "@/lib/core/database/counters";
import { AppError } from "@/lib/core/errors/app-error";
import { countUserActivity } from "@/lib/users/activity";
import type { getDashboardStatistics as endpoint } from "./contract";
import { openReports } from "./queries";

export type DashboardStatistics = ResponseOf<typeof endpoint>["data"];
type Row = Omit<DashboardStatistics, "userGrowth" | "engagementRate" | "recentActivity"> & {
  /** Null where there is nothing to divide by. */
  userGrowth: number | null;
  engagementRate: number | null;
  recentActivity: {
    kind: (typeof activityKinds)[number];
    id: number;
    name: string;
    text: string;
    at: string;
  }[];
};

const midnight = midnightInSchool(todayInSchool);

/** Runs one query; each figure as docs/product.md#administration defines it. */
export async function getDashboardStatistics(_viewer: Viewer<"admin">): Promise<DashboardStatistics> {
  const [row] = await db.execute<Row>(sql`
    with accounts as materialized (
      select ${sumCounters("accounts:%")} as total, ${countUserActivity("new")} as recent,
        ${countUserActivity("active")} as active, ${countUserActivity("engaged")} as engaged)
    select accounts.total as "totalUsers", accounts.active as "activeUsers",
      ${sumCounters("content:%:published")} as "totalPosts",
      (select count(*)::int from (${openReports}) open) as "totalReports",
      ${countUserActivity("new_today")} as "newUsersToday",
      (select count(*)::int from posts
        where status = 'published' and is_pinned in (false, true) and created_at >= ${midnight}) as "postsToday",
      round(100.0 * accounts.recent / nullif(accounts.total - accounts.recent, 0), 1)::float8 as "userGrowth",
      round(100.0 * accounts.engaged / nullif(accounts.active, 0), 1)::float8 as "engagementRate",
      (select coalesce(json_agg(a order by a.at desc), '[]') from (${recentActivity}) a) as "recentActivity"
    from accounts`);
  if (!row) throw new AppError("internal");
  const { recentActivity: activity, userGrowth, engagementRate, ...counts } = row;
  return {
    ...counts,
    userGrowth: userGrowth ?? 0,
    engagementRate: engagementRate ?? 0,
    recentActivity: activity.map(({ at, ...rest }) => ({ ...rest, created_at: toIsoDate(at) })),
  };
}

/** Reads the feed's index, which lists the pinned posts separately. */
const newestPosts = (isPinned: boolean) => sql`
  (select id, user_id, content, created_at from posts
    where status = 'published' and group_id is null and is_pinned = ${sql.raw(String(isPinned))}
    order by created_at desc, id desc limit 10)`;

/** Limits each kind before sorting all. */
const recentActivity = sql`
  (select 'user' as kind, id, name, '' as text, created_at as at from users where deleted_at is null
    order by created_at desc, id desc limit 10)
  union all
  (select 'post', p.id, u.name, truncate_text(with_mentioned_names(p.content, p.id, null), 80), p.created_at
    from (${newestPosts(false)} union all ${newestPosts(true)}) p join users u on u.id = p.user_id
    order by p.created_at desc, p.id desc limit 10)
  union all
  (select 'report', id, reporter, truncate_text(reason, 80), created_at from (${openReports}) open
    order by created_at desc, id desc limit 10)
  order by at desc limit 10`;
