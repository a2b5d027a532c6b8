import { sql } from "drizzle-orm";
import { db } from "@/db/client";
import type { activityKinds } from "@/db/enums";
import { schoolTimeZone } from "@/db/open-jobs";
import type { ResponseOf } from "@/lib/core/api/endpoint";
import type { Viewer } from "@/lib/core/auth/viewer";
import { counted } from "@/lib/core/database/counted";
import type { getDashboardStatistics as endpoint } from "./contract";

export type DashboardStatistics = ResponseOf<typeof endpoint>["data"];
type Row = Omit<DashboardStatistics, "recentActivity"> & {
  recentActivity: {
    kind: (typeof activityKinds)[number];
    id: number;
    name: string;
    text: string;
    at: string;
  }[];
};

const midnight = sql`(date_trunc('day', now() at time zone ${schoolTimeZone}) at time zone ${schoolTimeZone})`;
const monthAgo = sql`(now() - interval '30 days')`;

/** One query; each figure as docs/product.md#administration defines it. */
export async function getDashboardStatistics(_viewer: Viewer<"admin">): Promise<DashboardStatistics> {
  const [row] = await db.execute<Row>(sql`
    with accounts as (
        select ${counted("accounts:%")} as total, count(*)::int as recent,
          (count(*) filter (where created_at >= ${midnight}))::int as today
        from users where deleted_at is null and created_at >= ${monthAgo}),
      active as materialized (
        select user_id as id from sessions where last_seen_at >= ${monthAgo}
        union select user_id from presence join users on users.id = user_id
          where deleted_at is null and (presence.status <> 'offline' or last_seen_at >= ${monthAgo})),
      engaged as (
        select count(*) as total from active join (
          select user_id from posts where created_at >= ${monthAgo} and status = 'published'
          union select user_id from comments where created_at >= ${monthAgo} and status = 'published'
          union select user_id from likes where created_at >= ${monthAgo}) wrote on wrote.user_id = active.id)
    select accounts.total as "totalUsers", (select count(*)::int from active) as "activeUsers",
      (select coalesce(sum(value), 0)::int from counters where name like 'feed:%') as "totalPosts",
      (select count(*)::int from reports where status = 'pending') as "totalReports",
      accounts.today as "newUsersToday",
      (select count(*)::int from posts
        where status = 'published' and group_id is null and created_at >= ${midnight}) as "postsToday",
      round(100.0 * accounts.recent / nullif(accounts.total - accounts.recent, 0), 1)::float8 as "userGrowth",
      round(100.0 * engaged.total / nullif((select count(*) from active), 0), 1)::float8 as "engagementRate",
      (select coalesce(json_agg(a order by a.at desc), '[]') from (${recentActivity}) a) as "recentActivity"
    from accounts, engaged`);
  if (!row) throw new Error("the statistics have no row");
  const { recentActivity: activity, userGrowth, engagementRate, ...counts } = row;
  return {
    ...counts,
    userGrowth: userGrowth ?? 0,
    engagementRate: engagementRate ?? 0,
    recentActivity: activity.map(({ at, ...rest }) => ({ ...rest, created_at: new Date(at).toISOString() })),
  };
}

/** The newest of each kind by its index, then of all. */
const recentActivity = sql`
  (select 'user' as kind, id, name, '' as text, created_at as at from users where deleted_at is null
    order by created_at desc, id desc limit 10)
  union all
  (select 'post', p.id, u.name, left(with_mentioned_names(p.content, p.id, null), 80), p.created_at
    from posts p join users u on u.id = p.user_id where p.status = 'published' and p.group_id is null
    order by p.is_pinned desc, p.created_at desc, p.id desc limit 10)
  union all
  (select 'report', r.id, u.name, left(r.reason, 80), r.created_at from reports r join users u on u.id = r.reporter_id
    where r.status = 'pending' order by r.created_at desc, r.id desc limit 10)
  order by at desc limit 10`;
