import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { users } from "@/db/schema/users";
import { rosterLimits } from "./constants";
import type { RosterReport } from "./contract";
import type { RosterLine } from "./parse";

/** Students with a number that is in no line. */
export async function findMissing(
  tx: Transaction,
  lines: RosterLine[],
): Promise<Pick<RosterReport, "missing" | "missing_count">> {
  const numbers = lines.map(({ school_number }) => school_number);
  const rows = await tx
    .select({
      id: users.id,
      name: users.name,
      school_number: sql<string>`${users.schoolNumber}`,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(users)
    .where(
      and(
        eq(users.role, "student"),
        isNull(users.deletedAt),
        isNotNull(users.schoolNumber),
        sql`${users.schoolNumber} <> all (${sql.param(numbers)}::text[])`,
      ),
    )
    .orderBy(users.searchName, users.id)
    .limit(rosterLimits.missing);
  return {
    missing: rows.map(({ total: _, ...row }) => row),
    missing_count: rows[0]?.total ?? 0,
  };
}
