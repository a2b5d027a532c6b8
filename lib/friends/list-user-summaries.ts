import { eq } from "drizzle-orm";
import type { WithSubquery } from "drizzle-orm/subquery";
import { db } from "@/db/client";
import { users } from "@/db/schema/users";
import { type PageQuery, toPage } from "@/lib/core/api/pagination";
import { selectPage } from "@/lib/core/api/select-page";
import type { Member, MemberParams } from "@/lib/core/auth/viewer";
import { serializeUserSummary, type UserSummaryRow, userSummaryColumns } from "./select";

type List = Parameters<typeof selectPage>[0];

/** A page of users. One query. */
export async function listUserSummaries(
  viewer: Member,
  list: List,
  query: PageQuery,
  ...using: WithSubquery[]
) {
  return toUserSummaries(viewer, await selectUserSummaries(viewer, list, query, ...using), query);
}

export function selectUserSummaries(
  viewer: MemberParams,
  list: List,
  query: PageQuery,
  ...using: WithSubquery[]
) {
  const { page, selectRows } = selectPage(list, query);
  return selectRows(userSummaryColumns(viewer), db.with(...using)).leftJoin(users, eq(users.id, page.id));
}

export function toUserSummaries(
  viewer: Member,
  rows: Awaited<ReturnType<typeof selectUserSummaries>>,
  query: PageQuery,
) {
  return toPage(rows, (row: UserSummaryRow) => serializeUserSummary(viewer, row), query);
}
