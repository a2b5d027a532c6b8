import { and, eq, type SQL, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { groupMembers } from "@/db/schema/groups";
import { comments, posts } from "@/db/schema/posts";
import { users } from "@/db/schema/users";
import { fileUrlOf } from "@/lib/core/api/response-columns";
import type { Member } from "@/lib/core/auth/viewer";
import { isFriendOf, isOneOfFriends, userVisibleTo } from "@/lib/friends/policy";
import { nameMatches, unindexedName } from "@/lib/friends/search";
import type { Mentionable } from "./mentions-contract";
import { commentVisibleTo, postVisibleTo } from "./policy";

const maxResults = 8;
/** The maximum number of matches in the school before they are sorted: one letter may match a third of it. */
const maxMatches = 100;

/** Runs one query; without `q`, only friends and those in the thread. */
export function listMentionable(
  viewer: Member,
  { q, post_id, group_id }: { q: string; post_id?: number; group_id?: number },
): Promise<Mentionable[]> {
  const isCandidate = and(
    eq(users.role, "student"),
    userVisibleTo(viewer),
    isInGroup(viewer, { post_id, group_id }),
  );
  const isMatch = and(isCandidate, q === "" ? undefined : nameMatches(q));
  const isFriend = and(
    isOneOfFriends(viewer),
    isCandidate,
    q === "" ? undefined : nameMatches(q, unindexedName),
  );
  const candidates = sql`(select ${users.id} as found_id, min(place) as place from (
      (select ${users.id} as user_id, 0 as place from ${users}
        where ${isFriend} order by ${users.searchName} limit ${maxResults})
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
    .orderBy(sql`place`, users.searchName, users.id)
    .limit(maxResults);
}

/** Restricts the users to members of the text's group, if it has one. */
function isInGroup(
  viewer: Member,
  { post_id, group_id }: { post_id: number | undefined; group_id: number | undefined },
): SQL | undefined {
  if (group_id === undefined && post_id === undefined) return undefined;
  const group = group_id === undefined ? groupOfPost(viewer, post_id) : sql`${group_id}::int`;
  return sql`(${group} is null or ${users.id} in (
    select other.user_id from ${groupMembers} other join ${groupMembers} own using (group_id)
    where group_id = ${group} and own.user_id = ${viewer.id}))`;
}

/** Null without a post, and for one that the viewer cannot see. */
function groupOfPost(viewer: Member, postId = 0): SQL {
  return sql`(select ${posts.groupId} from ${posts} where ${and(eq(posts.id, postId), postVisibleTo(viewer))})`;
}

/** The author of the post, and the authors of the newest hundred comments that the viewer sees. */
function inThread(viewer: Member, postId: number): SQL {
  const visiblePost = and(eq(posts.id, postId), postVisibleTo(viewer));
  return sql`(select ${posts.userId}, 1 from ${posts} where ${visiblePost})
    union all (select ${comments.userId}, 1 from ${comments} join ${posts} on ${eq(posts.id, comments.postId)}
      where ${visiblePost} and ${comments.status} = 'published' and ${comments.userId} is not null
        and ${commentVisibleTo(viewer) ?? sql`true`}
      order by ${comments.id} desc limit 100)`;
}
