import { type SQL, sql } from "drizzle-orm";
import { AppError } from "@/lib/core/errors/app-error";
import { type PageQuery, type PageRow, toPage } from "./pagination";

/** The `counts` of a list: whether the viewer sees the row that the list belongs to, and may read the list. */
export function guards(isVisible: SQL, isAllowed = sql`true`) {
  return {
    isVisible: sql<number>`(${isVisible})::int`.as("is_visible"),
    isAllowed: sql<number>`(${isAllowed})::int`.as("is_allowed"),
  };
}

/** Throws `not_found` and `forbidden`. */
export function toGuardedPage<Row, T>(
  rows: readonly (PageRow<NoInfer<Row>> & { isVisible: number; isAllowed: number })[],
  present: (row: Row) => T,
  query: PageQuery,
) {
  if (!rows[0]?.isVisible) throw new AppError("not_found");
  if (!rows[0].isAllowed) throw new AppError("forbidden");
  const listed = rows.map(({ isVisible: _, isAllowed: __, ...row }) => row as unknown as PageRow<Row>);
  return toPage<Row, T>(listed, present, query);
}
