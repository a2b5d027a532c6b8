import { sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Category } from "@/db/enums";
import { replica } from "@/db/replica";
import { companies } from "@/db/schema/companies";
import { posts, postTags, tags } from "@/db/schema/posts";
import { isPublicCompany } from "@/lib/companies/policy";
import type { Member } from "@/lib/core/auth/viewer";
import { sumCounters } from "@/lib/core/database/counters";
import { AppError } from "@/lib/core/errors/app-error";

export type Sidebar = {
  categories: { slug: Category; count: number }[];
  tags: { name: string; count: number }[];
  stats: { students: number; companies: number; posts: number };
};

// Values, not promises: a promise keeps the request that created it in memory.
const sidebars = new LRUCache<"everybody", Sidebar>({ max: 1, ttl: 60_000 });

/** The topics are those of the newest 2,000 posts of 30 days, computed at most a minute ago. */
export async function getSidebar(_viewer: Member): Promise<Sidebar> {
  const cached = sidebars.get("everybody");
  if (cached) return cached;
  const sidebar = await readSidebar();
  sidebars.set("everybody", sidebar);
  return sidebar;
}

async function readSidebar(): Promise<Sidebar> {
  const [row] = await replica.execute<Sidebar>(sql`
    with recent as materialized (
      select ${posts.id} as id, ${posts.category} as category from ${posts}
      where ${posts.status} = 'published' and ${posts.groupId} is null and not ${posts.isPinned}
        and ${posts.createdAt} > now() - interval '30 days'
      order by ${posts.createdAt} desc, ${posts.id} desc limit 2000
    ), recent_tags as materialized (
      select ${postTags.tagId} as tag_id from recent join ${postTags} on ${postTags.postId} = recent.id
    )
    select
      (select coalesce(json_agg(c), '[]') from (
        select category as slug, count(*)::int as count from recent where category is not null
        group by category order by count(*) desc, category) c) as categories,
      (select coalesce(json_agg(g), '[]') from (
        select ${tags.name} as name, count(*)::int as count from recent_tags join ${tags} on ${tags.id} = tag_id
        group by ${tags.name} order by count(*) desc, ${tags.name} limit 8) g) as tags,
      (select json_build_object(
        'students', ${sumCounters("accounts:student:active")},
        'companies', (select count(*)::int from ${companies} where ${isPublicCompany}),
        'posts', ${sumCounters("feed:%")})) as stats`);
  if (!row) throw new AppError("internal");
  return row;
}
