import { and, desc, gt, isNotNull, type SQL, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { groups } from "@/db/schema/groups";
import { fileUrlOf, isoDateOf } from "@/lib/core/api/response-columns";
import type { Member, ViewerParams } from "@/lib/core/auth/viewer";
import { restorableDays } from "./limits";
import type { DeletedGroup } from "./schemas";

/** The condition for deleted groups of the viewer that can be restored; never one that the school deleted. */
export function isRestorable(viewer: ViewerParams): SQL | undefined {
  return and(
    sql`${groups.ownerId} = ${viewer.id}`,
    isNotNull(groups.deletedAt),
    gt(groups.deletedAt, sql`now() - make_interval(days => ${restorableDays})`),
    sql`not exists (select from moderation_decisions d where d.subject_type = 'group' and d.subject_id = ${groups.id}
      and d.action = 'delete' and not d.is_overturned)`,
  );
}

export async function listDeletedGroups(viewer: Member): Promise<DeletedGroup[]> {
  const rows = await db
    .select({
      id: groups.id,
      name: groups.name,
      avatar_url: fileUrlOf(groups.avatarPath),
      deleted_at: isoDateOf(groups.deletedAt),
    })
    .from(groups)
    .where(isRestorable(viewer))
    .orderBy(desc(groups.deletedAt), desc(groups.id))
    .limit(100);
  return rows.map((row) => ({ ...row, deleted_at: row.deleted_at ?? "" }));
}
