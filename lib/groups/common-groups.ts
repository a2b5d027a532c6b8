import { and, asc, eq, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { groupMembers, groups } from "@/db/schema/groups";
import { users } from "@/db/schema/users";
import { fileUrlOf } from "@/lib/core/api/response-columns";
import type { Member } from "@/lib/core/auth/viewer";
import { memberVisibleTo, ownGroupIds } from "./policy";

export type CommonGroup = { id: number; name: string; avatar: string | null };

/** The groups that the viewer and the user are both in, by name. */
export async function listCommonGroups(
  viewer: Member,
  userId: number,
  limit: number,
): Promise<{ data: CommonGroup[]; total: number }> {
  const rows = await db
    .select({
      id: groups.id,
      name: groups.name,
      avatar: fileUrlOf(groups.avatarPath),
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .where(
      and(
        eq(groupMembers.userId, userId),
        memberVisibleTo(viewer),
        sql`${groups.id} in (${ownGroupIds(viewer)})`,
      ),
    )
    .orderBy(asc(groups.searchName), asc(groups.id))
    .limit(limit);
  return { data: rows.map(({ total: _, ...group }) => group), total: rows[0]?.total ?? 0 };
}
