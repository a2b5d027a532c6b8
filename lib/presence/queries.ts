import { and, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { prepareOnce } from "@/db/prepare-once";
import { presence } from "@/db/schema/presence";
import { users } from "@/db/schema/users";
import { type PageQuery, toPage } from "@/lib/core/api/pagination";
import { fileUrlOf } from "@/lib/core/api/response-columns";
import { selectPage } from "@/lib/core/api/select-page";
import type { Member } from "@/lib/core/auth/viewer";
import { isOneOfFriends, userVisibleTo } from "@/lib/friends/policy";
import { presenceVisibleTo } from "./policy";
import { rankOf } from "./rank";
import type { Presence, PresenceSettings, PresentFriend } from "./schemas";

export async function listPresence(viewer: Member, userIds: readonly number[]): Promise<Presence[]> {
  if (userIds.length === 0) return [];
  const rows = await db
    .select({ user_id: presence.userId, status: presence.status, lastSeenAt: presence.lastSeenAt })
    .from(presence)
    .innerJoin(users, eq(users.id, presence.userId))
    .where(and(inArray(presence.userId, [...userIds]), presenceVisibleTo(viewer), userVisibleTo(viewer)))
    .orderBy(asc(presence.userId));
  return rows.map(serialize);
}

const status = sql<Presence["status"]>`coalesce(${presence.status}, 'offline')`;
/** Runs one query. */
export async function listPresentFriends(viewer: Member, query: PageQuery) {
  const visiblePresence = and(eq(presence.userId, users.id), presenceVisibleTo(viewer));
  const { page, selectRows } = selectPage(
    {
      from: sql`${users} left join ${presence} on ${visiblePresence}`,
      id: users.id,
      where: and(isOneOfFriends(viewer), userVisibleTo(viewer)),
      order: [desc(rankOf(status)), sql`${lastSeenAt} desc nulls last`, asc(users.searchName), asc(users.id)],
      counts: { connected: sql<number>`count(*) filter (where ${status} <> 'offline')::int`.as("connected") },
    },
    query,
  );
  const rows = await selectRows({
    id: users.id,
    name: users.name,
    username: users.username,
    avatar_url: fileUrlOf(users.avatarPath),
    status: status.as("presence_status"),
    lastSeenAt: presence.lastSeenAt,
  })
    .leftJoin(users, eq(users.id, page.id))
    .leftJoin(presence, visiblePresence);
  type Row = Omit<PresentFriend, "last_seen_at"> & { connected: number; lastSeenAt: Date | null };
  const present = ({ connected: _, ...row }: Row) => serialize(row);
  return { ...toPage(rows, present, query), connected: rows[0]?.connected ?? 0 };
}

export async function getPresenceSettings(viewer: Member): Promise<PresenceSettings> {
  const [row] = await readSettings({ user: viewer.id });
  return row ?? { is_hidden: false };
}

const readSettings = prepareOnce(() =>
  db
    .select({ is_hidden: presence.isHidden })
    .from(presence)
    .where(eq(presence.userId, sql.placeholder("user"))),
);

/** The time when a friend was last seen; null while they are connected. */
const lastSeenAt: SQL = sql`case when ${presence.status} = 'offline' then ${presence.lastSeenAt} end`;

function serialize<T extends { status: Presence["status"]; lastSeenAt: Date | null }>({
  lastSeenAt,
  ...row
}: T) {
  return { ...row, last_seen_at: row.status === "offline" && lastSeenAt ? lastSeenAt.toISOString() : null };
}
