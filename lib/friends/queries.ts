import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { friendRequests } from "@/db/schema/friends";
import { users } from "@/db/schema/users";
import type { QueryOf } from "@/lib/core/api/endpoint";
import { prepareFirstPage } from "@/lib/core/api/prepare-first-page";
import { fileUrlOf, isoDateOf } from "@/lib/core/api/response-columns";
import type { Member, MemberParams, Viewer } from "@/lib/core/auth/viewer";
import type { listFriends as listEndpoint } from "./contract";
import { selectUserSummaries, toUserSummaries } from "./list-user-summaries";
import { isFriendOf, isOneOfFriends, userVisibleTo } from "./policy";
import type { FriendRequest } from "./schemas";
import { nameMatches, unindexedName } from "./search";

type FriendsQuery = QueryOf<typeof listEndpoint>;

export async function listFriends(viewer: Viewer<"student">, query: FriendsQuery) {
  return toUserSummaries(viewer, await readFriendRows(viewer, query), query);
}

/** The first page in the sizes of the friends page and of the picker. */
const firstPages = [20, 100].map((per_page) => ({ page: 1, per_page, q: "" }));

const readFriendRows = prepareFirstPage(firstPages, selectFriendRows);

function selectFriendRows(viewer: MemberParams, query: FriendsQuery) {
  const where = and(
    isOneOfFriends(viewer),
    userVisibleTo(viewer),
    query.q ? nameMatches(query.q, unindexedName) : undefined,
    query.common_with ? isCommonWith(viewer, query.common_with) : undefined,
  );
  const order = [asc(users.searchName), asc(users.id)];
  return selectUserSummaries(viewer, { from: users, id: users.id, where, order, isLimitInText: true }, query);
}

/** Matches no one when the viewer cannot find the other user. */
function isCommonWith(viewer: MemberParams, otherId: number): SQL | undefined {
  const isFindable = sql`exists (select from ${users} where ${eq(users.id, otherId)} and ${userVisibleTo(viewer)})`;
  return and(isFriendOf({ id: otherId }, users.id), isFindable);
}

export function listFriendRequests(viewer: Member): Promise<FriendRequest[]> {
  return db
    .select({
      id: friendRequests.id,
      sender_id: users.id,
      sender_name: users.name,
      sender_avatar_url: fileUrlOf(users.avatarPath),
      created_at: isoDateOf(friendRequests.createdAt),
    })
    .from(friendRequests)
    .innerJoin(users, eq(users.id, friendRequests.senderId))
    .where(and(eq(friendRequests.receiverId, viewer.id), userVisibleTo(viewer)))
    .orderBy(desc(friendRequests.id))
    .limit(100);
}
