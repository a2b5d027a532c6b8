import { eq, type SQL, sql } from "drizzle-orm";
import { db } from "@/db/client";
import type { PresenceStatus } from "@/db/enums";
import { blocks } from "@/db/schema/blocks";
import { friendships } from "@/db/schema/friends";
import { presence } from "@/db/schema/presence";
import { users } from "@/db/schema/users";
import type { Member } from "@/lib/core/auth/viewer";
import { chunksOf } from "@/lib/core/chunks-of";
import { userChannel } from "@/lib/core/realtime/channels";
import { publish, publishEach } from "@/lib/core/realtime/publish";

/** Bounds the rows of a query: users times their friends. */
const usersPerQuery = 500;
/** An event has at most 10 KB; with more ids it only says that there are changes. */
const idsPerEvent = 1000;

/** Leaves out the statuses of users who are suspended or deleted: they leave the list of friends. */
type Changes = { recipient: number; status: PresenceStatus | null; ids: number[] };
type ByStatus = Partial<Record<PresenceStatus, number[]>>;

/** A user whose visible status has changed; `hasConnected` when they were offline. */
export type PresenceChange = { id: number; hasConnected: boolean };

/** Publishes to the friends who are connected, each in one event. Hidden users are not among those who changed. */
export async function announceChanges(changed: readonly PresenceChange[]): Promise<void> {
  const events = new Map<number, ByStatus>();
  const refreshed = new Set<number>();
  for (const some of chunksOf(changed, usersPerQuery)) {
    for (const { recipient, status, ids } of await listChanges(some)) {
      const event = events.get(recipient) ?? {};
      if (status) event[status] = [...(event[status] ?? []), ...ids];
      else refreshed.add(recipient);
      events.set(recipient, event);
    }
  }
  await publishEach(
    "presence:changed",
    [...events].map(([recipient, event]) => ({
      to: userChannel(recipient),
      payload: refreshed.has(recipient) || Object.values(event).flat().length > idsPerEvent ? {} : event,
    })),
  );
}

/**
 * Who has connected also receives which friends already are: their page may have read these before, and was not
 * connected when they changed.
 */
function listChanges(changed: readonly PresenceChange[]): Promise<Changes[]> {
  const friends = connectedFriends(sql`(f.user_id in (${idsOf(changed)})
    or f.friend_id in (${idsOf(changed.filter(({ hasConnected }) => hasConnected))})
      and f.user_id in (select user_id from ${presence} where status <> 'offline'))`);
  return db.execute<Changes>(sql`
    select f.friend_id as recipient, case when u.status = 'active' and u.deleted_at is null then p.status end as status,
      json_agg(f.user_id) as ids
    from ${friends}
    join ${presence} p on p.user_id = f.user_id and not p.is_hidden
    join ${users} u on u.id = f.user_id
    group by 1, 2`);
}

function idsOf(users: readonly PresenceChange[]): SQL {
  const ids = JSON.stringify(users.map(({ id }) => id));
  return sql`select value::int from json_array_elements_text(${ids}::json)`;
}

/** Makes the viewer and their friends fetch again what they see: all friends, since who has just connected is not recorded yet. */
export async function announceRefresh(viewer: Member): Promise<void> {
  const rows = await db
    .select({ friendId: friendships.friendId })
    .from(friendships)
    .where(eq(friendships.userId, viewer.id));
  publish([viewer.id, ...rows.map(({ friendId }) => friendId)].map(userChannel), "presence:changed", {});
}

/** Friendships `f` with a friend who is connected and does not hide it. */
function connectedFriends(where: SQL): SQL {
  return sql`(select f.user_id, f.friend_id from ${friendships} f
    join ${presence} r on r.user_id = f.friend_id and r.status <> 'offline' and not r.is_hidden
    where ${where} and not exists (select from ${blocks} b
      where (b.blocker_id, b.blocked_id) in ((f.user_id, f.friend_id), (f.friend_id, f.user_id)))) f`;
}
