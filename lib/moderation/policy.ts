import { type SQL, sql } from "drizzle-orm";
import { moderationDecisions } from "@/db/schema/moderation";
import { users } from "@/db/schema/users";
import { canActAsAdmin } from "@/lib/core/auth/list-admins";
import type { Viewer } from "@/lib/core/auth/viewer";

/**
 * An administrator does not decide on an appeal of their own, and on one against their own decision only while no other
 * administrator can.
 */
export function appealDecidableBy({ id }: Viewer<"admin">): SQL<boolean> {
  const { authorId, moderatorId } = moderationDecisions;
  return sql`(${authorId} is distinct from ${id} and (${moderatorId} is distinct from ${id} or not exists (
    select from ${users} where ${canActAsAdmin()} and ${users.id} not in (${id}, ${authorId}))))`;
}
