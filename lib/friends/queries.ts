import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { friendRequests } from "@/db/schema/friends";
import { users } from "@/db/schema/users";
import { notBlocked } from "@/lib/blocks/policy";
import type { QueryOf } from "@/lib/core/api/endpoint";
import type { Member } from "@/lib/core/auth/viewer";
import { storageUrl } from "@/lib/core/storage/urls";
import type { listFriends as listEndpoint } from "./contract";
import { listPeople } from "./list-people";
import { isFriendOf, isOneOfFriends, personVisibleTo } from "./policy";
import type { FriendRequest } from "./schemas";
import { nameMatches, unindexedName } from "./search";

/** Nobody is when the other cannot be found. */
function isCommonWith(viewer: Member, otherId: number): SQL | undefined {
  return and(isFriendOf({ id: otherId }, users.id), notBlocked(viewer, sql`${otherId}::int`));
}

export function listFriends(viewer: Member, query: QueryOf<typeof listEndpoint>) {
  const where = and(
    isOneOfFriends(viewer),
    personVisibleTo(viewer),
    query.q ? nameMatches(query.q, unindexedName) : undefined,
    query.common_with ? isCommonWith(viewer, query.common_with) : undefined,
  );
  return listPeople(
    viewer,
    { from: users, id: users.id, where, order: [asc(users.searchName), asc(users.id)] },
    query,
  );
}

export async function listFriendRequests(viewer: Member): Promise<FriendRequest[]> {
  const rows = await db
    .select({
      id: friendRequests.id,
      senderId: users.id,
      senderName: users.name,
      avatarPath: users.avatarPath,
      createdAt: friendRequests.createdAt,
    })
    .from(friendRequests)
    .innerJoin(users, eq(users.id, friendRequests.senderId))
    .where(and(eq(friendRequests.receiverId, viewer.id), personVisibleTo(viewer)))
    .orderBy(desc(friendRequests.id))
    .limit(100);
  return rows.map(({ id, senderId, senderName, avatarPath, createdAt }) => ({
    id,
    sender_id: senderId,
    sender_name: senderName,
    sender_avatar_url: avatarPath && storageUrl(avatarPath),
    created_at: createdAt.toISOString(),
  }));
}
