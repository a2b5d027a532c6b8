import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { db } from "@/db/client";
import { blocks, mutes } from "@/db/schema/blocks";
import { users } from "@/db/schema/users";
import { type PageQuery, toPage } from "@/lib/core/api/pagination";
import { selectPage } from "@/lib/core/api/select-page";
import type { Member } from "@/lib/core/auth/viewer";
import { storageUrl } from "@/lib/core/storage/urls";
import { blockedFor, hasBlocks, notBlocked } from "./policy";
import type { BlockedUser } from "./schemas";

export function listBlocks(viewer: Member, query: PageQuery) {
  const { blockerId: by, blockedId: user, createdAt } = blocks;
  return listUsers({ table: blocks, by, user, createdAt }, viewer, query);
}

export function listMutes(viewer: Member, query: PageQuery) {
  const { userId: by, mutedId: user, createdAt } = mutes;
  const where = notBlocked(viewer, users.id);
  return listUsers({ table: mutes, by, user, createdAt, where }, viewer, query);
}

/** The latest hundred of each. */
export async function listHiddenUsers(viewer: Member) {
  const query = { page: 1, per_page: 100 };
  const [blocked, muted] = await Promise.all([listBlocks(viewer, query), listMutes(viewer, query)]);
  return { blocks: blocked.data, mutes: muted.data };
}

export async function isInBlock(viewer: Member): Promise<boolean> {
  const [row] = await db.execute<{ has_blocks: boolean }>(sql`select ${hasBlocks(viewer)} as has_blocks`);
  return row?.has_blocks ?? false;
}

/** Whether some member's feed leaves out the user's posts. */
export async function isHiddenFromSomeone(userId: number): Promise<boolean> {
  const [row] = await db.execute<{ hidden: boolean }>(sql`select exists (${blockedFor(userId)}
    union all select user_id from ${mutes} where muted_id = ${userId}) as hidden`);
  return row?.hidden ?? false;
}

type Source = { table: PgTable; by: PgColumn; user: PgColumn; createdAt: PgColumn; where?: SQL | undefined };

async function listUsers({ table, by, user, createdAt, where }: Source, viewer: Member, query: PageQuery) {
  const { total, page } = selectPage(
    {
      from: sql`${table} join ${users} on ${eq(users.id, user)}`,
      id: users.id,
      where: and(eq(by, viewer.id), isNull(users.deletedAt), where),
      order: [desc(createdAt), desc(users.id)],
    },
    query,
  );
  const rows = await db
    .select({
      total: total.value,
      id: users.id,
      name: users.name,
      avatarPath: users.avatarPath,
      since: sql<string>`${createdAt}`,
    })
    .from(total)
    .leftJoin(page, sql`true`)
    .leftJoin(users, eq(users.id, page.id))
    .leftJoin(table, and(eq(by, viewer.id), eq(user, users.id)))
    .orderBy(page.place);
  return toPage(rows, serialize, query);
}

type Row = { id: number; name: string; avatarPath: string | null; since: string };

function serialize({ id, name, avatarPath, since }: Row): BlockedUser {
  return {
    id,
    name,
    avatar_url: avatarPath && storageUrl(avatarPath),
    created_at: new Date(since).toISOString(),
  };
}
