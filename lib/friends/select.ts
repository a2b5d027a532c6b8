import { type SQL, sql } from "drizzle-orm";
import type { RowOf } from "@/db/row-of";
import { mutes } from "@/db/schema/blocks";
import { friendRequests, friendships } from "@/db/schema/friends";
import { profiles } from "@/db/schema/profiles";
import { users } from "@/db/schema/users";
import { isoDateOf } from "@/lib/core/api/response-columns";
import type { Member, MemberParams } from "@/lib/core/auth/viewer";
import { pickColumns } from "@/lib/core/database/pick-columns";
import { storageUrl } from "@/lib/core/storage/urls";
import { isFriendOf } from "./policy";
import type { UserSummary } from "./schemas";

/** Columns of `users` as the viewer sees them. */
export function userSummaryColumns(viewer: MemberParams) {
  return {
    ...pickColumns(users, "id", "name", "email", "username", "avatarPath", "location"),
    headline: sql<
      string | null
    >`(select ${profiles.headline} from ${profiles} where ${profiles.userId} = ${users.id})`,
    createdAt: isoDateOf(users.createdAt),
    status: users.status,
    isFriend: isFriendOf(viewer, users.id).as("is_friend"),
    request: requestWith(viewer),
    commonFriends: countCommonFriends(viewer).as("common_friends"),
    isMuted: sql<boolean>`exists (select from ${mutes}
      where ${mutes.userId} = ${viewer.id} and ${mutes.mutedId} = ${users.id})`,
  };
}

export type UserSummaryRow = RowOf<ReturnType<typeof userSummaryColumns>>;

export function serializeUserSummary(viewer: Member, row: UserSummaryRow): UserSummary {
  const avatarUrl = row.avatarPath && storageUrl(row.avatarPath);
  return {
    id: row.id,
    name: row.name,
    email: row.isFriend || viewer.role === "admin" || row.id === viewer.id ? row.email : null,
    username: row.username,
    avatar: avatarUrl,
    avatar_url: avatarUrl,
    location: row.location,
    headline: row.headline,
    created_at: row.createdAt,
    status: row.status,
    friendship_status: friendshipStatus(row),
    friend_request_id: row.request?.id ?? null,
    common_friends: row.commonFriends,
    is_muted: row.isMuted,
  };
}

function friendshipStatus({ isFriend, request }: UserSummaryRow): UserSummary["friendship_status"] {
  if (isFriend) return "friends";
  if (!request) return "none";
  return request.sent ? "request_sent" : "request_received";
}

function requestWith({ id }: MemberParams): SQL<{ id: number; sent: boolean } | null> {
  return sql`(select json_build_object('id', ${friendRequests.id}, 'sent', ${friendRequests.senderId} = ${id})
    from ${friendRequests} where least(sender_id, receiver_id) = least(${users.id}, ${id}::int)
      and greatest(sender_id, receiver_id) = greatest(${users.id}, ${id}::int))`;
}

/** Whether a user `friend` is listed and counted among the friends of another. */
export const isListedFriend = sql`friend.role = 'student' and friend.status = 'active' and friend.deleted_at is null`;

/**
 * Counts the common friends that are listed. The viewer's friends are read once for all rows: a join would read them
 * again for each.
 */
export function countCommonFriends({ id }: MemberParams): SQL<number> {
  return sql<number>`(select count(*) filter (where friend_id in (
      select mine.friend_id from ${friendships} mine join users friend on friend.id = mine.friend_id
      where mine.user_id = ${id} and ${isListedFriend}))::int
    from ${friendships} where user_id = ${users.id})`;
}
