import { sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { db } from "@/db/client";
import type { Category } from "@/db/enums";
import { likes, posts, postTags, tags } from "@/db/schema/posts";
import { users } from "@/db/schema/users";
import { hiddenFor } from "@/lib/blocks/policy";
import { listHiddenIds } from "@/lib/blocks/queries";
import type { Member } from "@/lib/core/auth/viewer";
import { storageUrl } from "@/lib/core/storage/urls";

export type Sidebar = {
  categories: { slug: Category; count: number }[];
  tags: { name: string; count: number }[];
  stats: { students: number; companies: number; posts: number };
  suggestions: { id: number; name: string; avatar_url: string | null; shared: number }[];
};

// Values, not promises: a promise keeps the request that created it in memory.
const sidebars = new LRUCache<number, Sidebar>({ max: 1000, ttl: 60_000 });

/** At most a minute old: topics of the newest 2,000 posts of 30 days, and people who write about the same. */
export async function getSidebar(viewer: Member): Promise<Sidebar> {
  const cached = sidebars.get(viewer.id);
  if (cached) return withoutHidden(viewer, cached);
  const sidebar = await readSidebar(viewer);
  sidebars.set(viewer.id, sidebar);
  return sidebar;
}

/** A block counts at once. */
async function withoutHidden(viewer: Member, sidebar: Sidebar): Promise<Sidebar> {
  if (sidebar.suggestions.length === 0) return sidebar;
  const hidden = await listHiddenIds(viewer);
  return { ...sidebar, suggestions: sidebar.suggestions.filter(({ id }) => !hidden.has(id)) };
}

type Row = Omit<Sidebar, "suggestions"> & {
  suggestions: { id: number; name: string; avatar_path: string | null; shared: number }[];
};

async function readSidebar(viewer: Member): Promise<Sidebar> {
  const [row] = await db.execute<Row>(sql`
    with hidden (id) as (${hiddenFor(viewer) ?? sql`select 0`}), recent as materialized (
      select ${posts.id} as id, ${posts.userId} as user_id, ${posts.category} as category from ${posts}
      where ${posts.status} = 'published' and not ${posts.isPinned} and ${posts.createdAt} > now() - interval '30 days'
      order by ${posts.createdAt} desc, ${posts.id} desc limit 2000
    ), recent_tags as materialized (
      select recent.user_id, ${postTags.tagId} as tag_id from recent join ${postTags} on ${postTags.postId} = recent.id
    ), mine as (
      (select ${posts.id} as id from ${posts} where ${posts.userId} = ${viewer.id}
        order by ${posts.createdAt} desc, ${posts.id} desc limit 50)
      union
      (select ${likes.postId} from ${likes} where ${likes.userId} = ${viewer.id} order by ${likes.postId} desc limit 50)
    ), interests as (
      select distinct ${postTags.tagId} as tag_id from ${postTags} join mine on mine.id = ${postTags.postId}
    )
    select
      (select coalesce(json_agg(c), '[]') from (
        select category as slug, count(*)::int as count from recent where category is not null
        group by category order by count(*) desc, category) c) as categories,
      (select coalesce(json_agg(g), '[]') from (
        select ${tags.name} as name, count(*)::int as count from recent_tags join ${tags} on ${tags.id} = tag_id
        group by ${tags.name} order by count(*) desc, ${tags.name} limit 8) g) as tags,
      (select json_build_object(
        'students', coalesce(sum(value) filter (where name = 'users:student'), 0)::int,
        'companies', coalesce(sum(value) filter (where name = 'users:company'), 0)::int,
        'posts', coalesce(sum(value) filter (where name like 'feed:%'), 0)::int) from counters) as stats,
      (select coalesce(json_agg(s), '[]') from (
        select ${users.id} as id, ${users.name} as name, ${users.avatarPath} as avatar_path,
          count(distinct recent_tags.tag_id)::int as shared
        from recent_tags join interests using (tag_id) join ${users} on ${users.id} = recent_tags.user_id
        where ${users.id} <> ${viewer.id} and ${users.role} = 'student' and ${users.status} = 'active'
          and ${users.id} not in (select hidden.id from hidden)
          and ${users.id} not in (select friend_id from friendships where user_id = ${viewer.id})
        group by ${users.id} order by shared desc, ${users.id} limit 4) s) as suggestions`);
  if (!row) throw new Error("the sidebar's query has no row");
  const suggestions = row.suggestions.map(({ avatar_path, ...person }) => ({
    ...person,
    avatar_url: avatar_path && storageUrl(avatar_path),
  }));
  return { categories: row.categories, tags: row.tags, stats: row.stats, suggestions };
}
