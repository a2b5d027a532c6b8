import { and, eq, type SQL, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { comments, posts } from "@/db/schema/posts";
import { users } from "@/db/schema/users";
import { fileUrlOf } from "@/lib/core/api/response-columns";
import type { Member } from "@/lib/core/auth/viewer";
import { isFriendOf, isOneOfFriends, personVisibleTo } from "@/lib/friends/policy";
import { nameMatches } from "@/lib/friends/search";
import type { Mentionable } from "./mentions-contract";
import { commentVisibleTo, postVisibleTo } from "./policy";

const maxResults = 8;
/** Of the school, before they are sorted: one letter may match a third of it. */
const maxMatches = 100;

/** One query; without `q`, friends and those in the thread alone. */
export function listMentionable(
  viewer: Member,
  { q, post_id }: { q: string; post_id?: number },
): Promise<Mentionable[]> {
  const isMatch = and(
    eq(users.role, "student"),
    personVisibleTo(viewer),
    q === "" ? undefined : nameMatches(q),
  );
  const candidates = sql`(select ${users.id} as found_id, min(place) as place from (
      (select ${users.id} as user_id, 0 as place from ${users}
        where ${isOneOfFriends(viewer)} and ${isMatch} order by ${users.name} limit ${maxResults})
      ${post_id === undefined ? sql`` : sql`union all ${inThread(viewer, post_id)}`}
      ${q === "" ? sql`` : sql`union all (select ${users.id}, 2 from ${users} where ${isMatch} limit ${maxMatches})`}
    ) matches join ${users} on ${users.id} = user_id where ${isMatch} group by ${users.id}) candidates`;
  const { id, name, username } = users;
  return db
    .select({
      ...{ id, name, username },
      avatar_url: fileUrlOf(users.avatarPath),
      is_friend: isFriendOf(viewer, users.id),
    })
    .from(candidates)
    .innerJoin(users, eq(users.id, sql`found_id`))
    .orderBy(sql`place`, users.name, users.id)
    .limit(maxResults);
}

/** The author, and who wrote the newest hundred comments that the viewer sees. */
function inThread(viewer: Member, postId: number): SQL {
  const visiblePost = and(eq(posts.id, postId), postVisibleTo(viewer));
  return sql`(select ${posts.userId}, 1 from ${posts} where ${visiblePost})
    union all (select ${comments.userId}, 1 from ${comments} join ${posts} on ${eq(posts.id, comments.postId)}
      where ${visiblePost} and ${comments.status} = 'published' and ${comments.userId} is not null
        and ${commentVisibleTo(viewer) ?? sql`true`}
      order by ${comments.id} desc limit 100)`;
}
