import { and, asc, type SQL, type Subquery, sql } from "drizzle-orm";
import type { PgColumn, PgTable, SelectedFields } from "drizzle-orm/pg-core";
import { db, type ReadDatabase } from "@/db/client";
import { limitInText } from "@/lib/core/database/limit-in-text";
import { type PageQuery, toOffset } from "./pagination";

type List<Counts> = {
  from: PgTable | Subquery | SQL;
  id: PgColumn | SQL.Aliased<number>;
  where?: SQL | undefined;
  /** A condition only for the page; the total counts all rows. */
  range?: SQL | undefined;
  /** Ends with a unique key, or pages would repeat and skip rows. */
  order: SQL[];
  counts?: Counts;
  /** The number of rows, where it is known without reading them. */
  count?: SQL<number> | undefined;
  /** Set for statements that are prepared (lib/core/database/limit-in-text.ts). */
  isLimitInText?: true;
};

/**
 * `selectRows` takes one round trip; the tables of its columns are joined to `page.id`. The total and the other counts are
 * joined from, so that an empty page has them too.
 */
export function selectPage<Counts extends Record<string, SQL.Aliased<number>> = Record<never, never>>(
  { from, id, where, range, order, counts = {} as Counts, count, isLimitInText }: List<Counts>,
  query: PageQuery,
) {
  const total = db
    .select({ value: (count ?? sql<number>`count(*)::int`).as("value"), ...counts })
    .from(count ? sql`(select) one` : from)
    .where(count ? undefined : where)
    .as("total");
  // Drizzle names aliased columns without their table: these must not occur in the tables that are joined.
  const page = db
    .select({
      id: sql<number>`${id}`.as("page_id"),
      rowNumber: sql<number>`row_number() over (order by ${sql.join(order, sql`, `)})`.as("page_row_number"),
    })
    .from(from)
    .where(and(where, range))
    .orderBy(...order)
    .limit(isLimitInText ? limitInText(query.per_page) : query.per_page)
    .offset(toOffset(query))
    .as("page");
  const selectedCounts = Object.fromEntries(
    Object.keys(counts).map((name) => [name, total[name as keyof typeof total]]),
  ) as Counts;
  const selectRows = <Columns extends SelectedFields>(
    columns: Columns,
    from: Pick<ReadDatabase, "select"> = db,
  ) =>
    from
      .select({ total: total.value, ...selectedCounts, ...columns })
      .from(total as Subquery<"total", Record<string, unknown>>)
      .leftJoin(page, sql`true`)
      .orderBy(asc(page.rowNumber));
  return { total, page, selectRows };
}
