import { and, desc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { groups } from "@/db/schema/groups";
import { users } from "@/db/schema/users";
import type { QueryOf } from "@/lib/core/api/endpoint";
import { type PageQuery, toPage } from "@/lib/core/api/pagination";
import { selectPage } from "@/lib/core/api/select-page";
import { prepareForViewer } from "@/lib/core/auth/prepare-for-viewer";
import type { Member, ViewerParams } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import { nameMatches, nameWords } from "@/lib/friends/search";
import type { listGroups as listEndpoint } from "./contract";
import {
  countListedGroups,
  countPublicGroups,
  groupListedFor,
  groupVisibleTo,
  isNamed,
  isOwnGroup,
  memberVisibleTo,
  pendingGroupVisibleTo,
  publicGroupVisibleTo,
} from "./policy";
import type { Group } from "./schemas";
import { type GroupRow, groupColumns, isMembershipOf, membership, serializeGroup } from "./select";

export function listGroups(viewer: Member, { scope, q, ...query }: QueryOf<typeof listEndpoint>) {
  const visibleTo = { all: groupListedFor, public: publicGroupVisibleTo, pending: pendingGroupVisibleTo }[
    scope
  ];
  const where = and(visibleTo(viewer), q ? nameCondition(viewer, scope, q) : undefined);
  const count = q
    ? undefined
    : { all: countListedGroups, public: countPublicGroups, pending: null }[scope]?.(viewer);
  return selectGroups(viewer, where, query, { count });
}

/** Pending groups are few; some of them are listed nowhere else. */
function nameCondition(viewer: Member, scope: QueryOf<typeof listEndpoint>["scope"], q: string) {
  return scope === "pending" ? nameMatches(q, groups.searchName) : isNamed(viewer, nameWords(q));
}

export function listUserGroups(viewer: Member, userId: number, query: PageQuery) {
  const isOwn = userId === viewer.id;
  const where = and(
    isOwnGroup({ id: userId }),
    groupVisibleTo(viewer),
    isOwn ? undefined : groupListedFor(viewer),
  );
  const isFindable = sql`exists (select from ${users} where ${users.id} = ${userId}::int and ${memberVisibleTo(viewer)})`;
  return selectGroups(viewer, where, query, { isFindable: isOwn ? undefined : isFindable });
}

type Selection = { count?: SQL<number> | undefined; isFindable?: SQL | undefined };

/** Without a known `count`, the query reads the groups once for both their number and the page. */
async function selectGroups(
  viewer: Member,
  where: SQL | undefined,
  query: PageQuery,
  { count, isFindable }: Selection,
) {
  const listed = db.$with("listed").as(db.select({ id: groups.id }).from(groups).where(where));
  const list = count
    ? { from: groups, id: groups.id, where, order: [desc(groups.id)], count }
    : { from: listed, id: listed.id, order: [desc(listed.id)] };
  const { page, selectRows } = selectPage({ ...list, isLimitInText: true }, query);
  const rows = await selectRows(groupColumns(viewer), db.with(...(count ? [] : [listed])))
    .leftJoin(groups, eq(groups.id, page.id))
    .leftJoin(membership, isMembershipOf(viewer))
    .where(isFindable);
  if (rows.length === 0) throw new AppError("not_found");
  return toPage(rows, (row: GroupRow) => serializeGroup(row), query);
}

export async function getGroup(viewer: Member, id: number): Promise<Group> {
  const [row] = await readGroup(viewer, { id });
  if (!row) throw new AppError("not_found");
  return serializeGroup(row);
}

const readGroup = prepareForViewer((viewer: ViewerParams) =>
  db
    .select(groupColumns(viewer))
    .from(groups)
    .leftJoin(membership, isMembershipOf(viewer))
    .where(and(eq(groups.id, sql.placeholder("id")), groupVisibleTo(viewer))),
);

/** Returns those of `ids` whose events the viewer may receive: the viewer's own groups. */
export async function listListenableGroups(viewer: Member, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .select({ id: groups.id })
    .from(groups)
    .where(and(inArray(groups.id, [...ids]), isNull(groups.deletedAt), isOwnGroup(viewer)));
  return rows.map(({ id }) => id);
}
