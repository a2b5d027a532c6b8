import { and, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { moderationDecisions } from "@/db/schema/moderation";
import { users } from "@/db/schema/users";
import { canActAsAdmin } from "@/lib/core/auth/list-admins";
import type { Viewer } from "@/lib/core/auth/viewer";

export const isOpenAppeal = and(
  isNotNull(moderationDecisions.appealedAt),
  isNull(moderationDecisions.appealDecidedAt),
);

export const isOverdueAppeal = sql<boolean>`coalesce(
  ${moderationDecisions.appealedAt} <= now() - interval '14 days', false)`;

/**
 * An administrator does not decide on an appeal of their own, and on one against their own decision only once it is
 * overdue, or while no other administrator can.
 */
export function appealDecidableBy({ id }: Viewer<"admin">): SQL<boolean> {
  const { authorId, moderatorId } = moderationDecisions;
  return sql`(${authorId} is distinct from ${id} and (${moderatorId} is distinct from ${id} or ${isOverdueAppeal} or not exists (
    select from ${users} where ${canActAsAdmin()} and ${users.id} not in (${id}, ${authorId}))))`;
}
