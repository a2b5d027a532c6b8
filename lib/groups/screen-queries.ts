import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { prepareOnce } from "@/db/prepare-once";
import { groups } from "@/db/schema/groups";
import { type PageQuery, toOffset, toPage } from "@/lib/core/api/pagination";
import { isoDateOf } from "@/lib/core/api/response-columns";
import type { Viewer, ViewerParams } from "@/lib/core/auth/viewer";
import { isRestorable } from "./deleted-groups";
import {
  countPublicGroups,
  groupVisibleTo,
  isOwnGroup,
  pendingGroupVisibleTo,
  publicGroupVisibleTo,
} from "./policy";
import { type GroupRow, groupColumns, isMembershipOf, membership, serializeGroup } from "./select";

type Pages = { page: number; public_page: number; per_page: number };
type ListName = "own" | "pending" | "public" | "deleted";

const maxPending = 100;

/** The lists of the groups screen, in one query. */
export async function listScreenGroups(viewer: Viewer<"student">, { page, public_page, per_page }: Pages) {
  const pages = { own: { page, per_page }, public: { page: public_page, per_page } };
  const offsets = { own: toOffset(pages.own), public: toOffset(pages.public) };
  const rows = await readScreenLists({ viewer: viewer.id, ...offsets }, `${per_page}`);
  const rowsOf = (name: ListName) => rows.filter(({ list }) => list === name);
  const pageOf = (name: ListName, query: PageQuery) => {
    const listed = rowsOf(name).map(({ list: _, deletedAt: __, ...row }) => row);
    return toPage(listed, (row: GroupRow) => serializeGroup(row), query);
  };
  const { data: pendingGroups } = pageOf("pending", { page: 1, per_page: maxPending });
  const deletedGroups = rowsOf("deleted").flatMap(({ id, name, avatar, deletedAt }) =>
    id && name && deletedAt ? [{ id, name, avatar_url: avatar, deleted_at: deletedAt }] : [],
  );
  return {
    ownGroups: pageOf("own", pages.own),
    pendingGroups,
    publicGroups: pageOf("public", pages.public),
    deletedGroups,
  };
}

const readScreenLists = prepareOnce((perPage: `${number}`) => {
  const viewer: ViewerParams = { role: "student", id: sql.placeholder("viewer") };
  const isOwn = and(isOwnGroup(viewer), groupVisibleTo(viewer));
  const newest = desc(groups.id);
  // The limit is in the SQL text, not a parameter: as `isLimitInText` of lib/core/api/select-page.ts.
  const slice = (offset: "own" | "public") =>
    sql`limit ${sql.raw(perPage)} offset ${sql.placeholder(offset)}`;
  const page = sql`(
    ${selectIds("own", isOwn, newest, slice("own"))}
    union all ${selectIds("pending", pendingGroupVisibleTo(viewer), newest, sql`limit ${sql.raw(`${maxPending}`)}`)}
    union all ${selectIds("public", publicGroupVisibleTo(viewer), newest, slice("public"))}
    union all ${selectIds("deleted", isRestorable(viewer), sql`${desc(groups.deletedAt)}, ${newest}`, sql`limit 100`)}) page`;
  const lists = sql`(values ('own', (select count(*)::int from ${groups} where ${isOwn})), ('pending', 0),
    ('public', ${countPublicGroups(viewer)}), ('deleted', 0)) lists (list, total)`;
  return db
    .select({
      list: sql<ListName>`lists.list`.as("list"),
      total: sql<number>`lists.total`.as("total"),
      deletedAt: isoDateOf(groups.deletedAt),
      ...groupColumns(viewer),
    })
    .from(lists)
    .leftJoin(page, sql`page.list = lists.list`)
    .leftJoin(groups, eq(groups.id, sql`page.id`))
    .leftJoin(membership, isMembershipOf(viewer))
    .orderBy(sql`page.row_number`);
});

function selectIds(list: ListName, where: SQL | undefined, order: SQL, slice: SQL): SQL {
  return sql`(select ${sql.raw(`'${list}'`)} as list, ${groups.id} as id, row_number() over (order by ${order}) as row_number
    from ${groups} where ${where} order by ${order} ${slice})`;
}
