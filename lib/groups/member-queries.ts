import { and, asc, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgTable } from "drizzle-orm/pg-core";
import { db, type ReadDatabase } from "@/db/client";
import { groupBans, groupMembers, groupRequests, groups } from "@/db/schema/groups";
import { users } from "@/db/schema/users";
import type { QueryOf } from "@/lib/core/api/endpoint";
import { guards, toGuardedPage } from "@/lib/core/api/guarded-page";
import { toIsoDate } from "@/lib/core/api/response-columns";
import { selectPage } from "@/lib/core/api/select-page";
import type { Member } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import { storageUrl } from "@/lib/core/storage/urls";
import { nameMatches, unindexedName } from "@/lib/friends/search";
import type { listGroupMembers as listEndpoint } from "./members-contract";
import { groupVisibleTo, isOwnGroup, memberVisibleTo } from "./policy";
import { isGroupAdmin } from "./roles";
import type { GroupMember, GroupUser } from "./schemas";
import {
  isMembershipOf,
  type MemberRow,
  memberColumns,
  membership,
  serializeMember,
  viewerRole,
} from "./select";

const roleOfMember = sql`case when ${groups.ownerId} = ${users.id} then 'owner' else ${groupMembers.role} end`;
const columnsOf = (viewer: Member) =>
  memberColumns(viewer, { role: roleOfMember, joinedAt: groupMembers.createdAt });

/** `offset 0`: each user is looked up by key; for a large group the planner would read all users of the school. */
const userOfMember = sql`lateral (select id, status, deleted_at, search_name from ${users}
  where ${users.id} = ${groupMembers.userId} offset 0) users`;

/** Runs one query; throws `not_found`, and `forbidden` for the members of a private group that the viewer is not in. */
export async function listGroupMembers(viewer: Member, id: number, query: QueryOf<typeof listEndpoint>) {
  const isVisible = sql`exists (select from ${groups} where ${groups.id} = ${id} and ${groupVisibleTo(viewer)})`;
  const isReadable = sql`exists (select from ${groups} where ${groups.id} = ${id} and ${membersVisibleTo(viewer)})`;
  const listed = db
    .select({ id: groupMembers.userId, joinedAt: groupMembers.createdAt })
    .from(groupMembers)
    .innerJoin(userOfMember, sql`true`)
    .where(
      and(
        eq(groupMembers.groupId, id),
        memberVisibleTo(viewer),
        isReadable,
        query.q ? nameMatches(query.q, unindexedName) : undefined,
      ),
    )
    .as("listed");
  const counts = guards(isVisible, isReadable);
  const order = [asc(listed.joinedAt), asc(listed.id)];
  const { page, selectRows } = selectPage({ from: listed, id: listed.id, order, counts }, query);
  const rows = await selectRows(columnsOf(viewer))
    .leftJoin(groupMembers, and(eq(groupMembers.groupId, id), eq(groupMembers.userId, page.id)))
    .leftJoin(users, eq(users.id, page.id))
    .leftJoin(groups, eq(groups.id, groupMembers.groupId));
  return toGuardedPage(rows, (row: MemberRow) => serializeMember(row), query);
}

function membersVisibleTo(viewer: Member): SQL | undefined {
  return and(groupVisibleTo(viewer), or(eq(groups.visibility, "public"), isOwnGroup(viewer)));
}

export async function getGroupMember(
  viewer: Member,
  id: number,
  userId: number,
  database: ReadDatabase,
): Promise<GroupMember> {
  const [row] = await database
    .select(columnsOf(viewer))
    .from(groupMembers)
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(and(eq(groupMembers.groupId, id), eq(groupMembers.userId, userId), isNull(users.deletedAt)));
  if (!row) throw new AppError("not_found");
  return serializeMember(row);
}

export function listGroupRequests(viewer: Member, id: number): Promise<GroupUser[]> {
  return listForAdmins(viewer, id, groupRequests, sql`t.created_at, t.user_id`);
}

export function listGroupBans(viewer: Member, id: number): Promise<GroupUser[]> {
  return listForAdmins(viewer, id, groupBans, sql`t.created_at desc, t.user_id`);
}

type GroupUserRow = { id: number; name: string; avatar_path: string | null; created_at: string };

/** Runs one query; throws `not_found` and `forbidden`. */
async function listForAdmins(
  viewer: Member,
  id: number,
  table: AnyPgTable,
  order: SQL,
): Promise<GroupUser[]> {
  const list = sql<GroupUserRow[]>`(select coalesce(json_agg(shown), '[]') from (
    select ${users.id}, ${users.name}, ${users.avatarPath}, t.created_at
    from ${table} t join ${users} on ${users.id} = t.user_id
    where t.group_id = ${groups.id} and ${memberVisibleTo(viewer)} order by ${order} limit 100) shown)`;
  const isAdmin = sql`(${membership.role} = 'admin' or ${groups.ownerId} = ${viewer.id})`;
  const [row] = await db
    .select({
      role: viewerRole,
      list: sql<GroupUserRow[]>`case when ${isAdmin} then ${list} else '[]'::json end`,
    })
    .from(groups)
    .leftJoin(membership, isMembershipOf(viewer))
    .where(and(eq(groups.id, id), groupVisibleTo(viewer)));
  if (!row) throw new AppError("not_found");
  if (!isGroupAdmin(row.role)) throw new AppError("forbidden");
  return row.list.map(({ avatar_path, created_at, ...user }) => ({
    ...user,
    avatar_url: avatar_path && storageUrl(avatar_path),
    created_at: toIsoDate(created_at),
  }));
}
