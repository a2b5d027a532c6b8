import { and, eq, type SQL, sql } from "drizzle-orm";
import { presence } from "@/db/schema/presence";
import { notBlocked } from "@/lib/blocks/policy";
import type { Member } from "@/lib/core/auth/viewer";
import { isFriendOf } from "@/lib/friends/policy";

/** `presence` rows of the viewer's friends, where neither hides theirs (docs/product.md#presence). */
export function presenceVisibleTo(viewer: Member): SQL | undefined {
  return and(
    isFriendOf(viewer, presence.userId),
    notBlocked(viewer, presence.userId),
    eq(presence.isHidden, false),
    sql`not exists (select from ${presence} own where own.user_id = ${viewer.id} and own.is_hidden)`,
  );
}
