import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { db } from "@/db/client";
import { blocks, mutes } from "@/db/schema/blocks";
import { users } from "@/db/schema/users";
import { type PageQuery, toPage } from "@/lib/core/api/pagination";
import { prepareFirstPage } from "@/lib/core/api/prepare-first-page";
import { fileUrlOf, isoDateOf } from "@/lib/core/api/response-columns";
import { selectPage } from "@/lib/core/api/select-page";
import type { Member, MemberParams } from "@/lib/core/auth/viewer";
import { hasBlocks, notBlocked } from "./policy";
import type { BlockedUser } from "./schemas";

export async function listBlocks(viewer: Member, query: PageQuery) {
  return toPage(await readBlocks(viewer, query), serialize, query);
}

export async function listMutes(viewer: Member, query: PageQuery) {
  return toPage(await readMutes(viewer, query), serialize, query);
}

/** The newest hundred of each list. */
export async function listHiddenUsers(viewer: Member) {
  const [blocked, muted] = await Promise.all([listBlocks(viewer, newest), listMutes(viewer, newest)]);
  return { blocks: blocked.data, mutes: muted.data };
}

const serialize = (row: BlockedUser) => row;
const newest = { page: 1, per_page: 100 };
const readBlocks = prepareFirstPage([newest], blockRows);
const readMutes = prepareFirstPage([newest], muteRows);

function blockRows(viewer: MemberParams, query: PageQuery) {
  const { blockerId: by, blockedId: user, createdAt } = blocks;
  return userRows({ table: blocks, by, user, createdAt }, viewer, query);
}

function muteRows(viewer: MemberParams, query: PageQuery) {
  const { userId: by, mutedId: user, createdAt } = mutes;
  const where = notBlocked(viewer, users.id);
  return userRows({ table: mutes, by, user, createdAt, where }, viewer, query);
}

export async function isInBlock(viewer: Member): Promise<boolean> {
  const [row] = await db.execute<{ has_blocks: boolean }>(sql`select ${hasBlocks(viewer)} as has_blocks`);
  return row?.has_blocks ?? false;
}

type Source = { table: PgTable; by: PgColumn; user: PgColumn; createdAt: PgColumn; where?: SQL | undefined };

function userRows({ table, by, user, createdAt, where }: Source, viewer: MemberParams, query: PageQuery) {
  const { page, selectRows } = selectPage(
    {
      from: sql`${table} join ${users} on ${eq(users.id, user)}`,
      id: users.id,
      where: and(eq(by, viewer.id), isNull(users.deletedAt), where),
      order: [desc(createdAt), desc(users.id)],
    },
    query,
  );
  return selectRows({
    id: users.id,
    name: users.name,
    avatar_url: fileUrlOf(users.avatarPath),
    created_at: isoDateOf(createdAt),
  })
    .leftJoin(users, eq(users.id, page.id))
    .leftJoin(table, and(eq(by, viewer.id), eq(user, users.id)));
}
