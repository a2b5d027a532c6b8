import { asc, eq, type SQL, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { companies } from "@/db/schema/companies";
import { jobPostings } from "@/db/schema/jobs";
import { type PageQuery, toOffset, toPage } from "@/lib/core/api/pagination";
import type { Viewer } from "@/lib/core/auth/viewer";
import { jobColumns } from "./select";
import { serializeJob } from "./serialize";

type Source = {
  join?: { source: SQL; on: SQL };
  where?: SQL;
  orderBy: SQL;
};

export async function selectJobsPage(viewer: Viewer, query: PageQuery, { join, where, orderBy }: Source) {
  const select = db
    .select({
      id: jobPostings.id,
      position: sql<number>`row_number() over (order by ${orderBy})`.as("position"),
    })
    .from(jobPostings)
    .where(where)
    .$dynamic();
  const matches = db.$with("matches").as(join ? select.innerJoin(join.source, join.on) : select);
  const total = db
    .select({ value: sql<number>`count(*)::int`.as("value") })
    .from(matches)
    .as("total");
  const page = db
    .select({ id: matches.id, position: matches.position })
    .from(matches)
    .orderBy(asc(matches.position))
    .limit(query.per_page)
    .offset(toOffset(query))
    .as("page");
  const rows = await db
    .with(matches)
    .select({ total: total.value, ...jobColumns(viewer) })
    .from(total)
    .leftJoin(page, sql`true`)
    .leftJoin(jobPostings, eq(jobPostings.id, page.id))
    .leftJoin(companies, eq(companies.id, jobPostings.companyId))
    .orderBy(asc(page.position));
  return toPage(rows, serializeJob, query);
}
