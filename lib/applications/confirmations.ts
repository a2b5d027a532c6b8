import { and, asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { db } from "@/db/client";
import type { RowOf } from "@/db/row-of";
import { applications } from "@/db/schema/applications";
import { companies } from "@/db/schema/companies";
import { jobPostings } from "@/db/schema/jobs";
import { profiles } from "@/db/schema/profiles";
import { users } from "@/db/schema/users";
import { classKey, classProgramme, classYear, hasVisibleClass } from "@/db/student-class";
import { toPage } from "@/lib/core/api/pagination";
import { fileUrlOf, isoDateOf, isoTextOf } from "@/lib/core/api/response-columns";
import { selectPage } from "@/lib/core/api/select-page";
import type { Viewer } from "@/lib/core/auth/viewer";
import type { Confirmation, ConfirmationsQuery } from "./confirmations-contract";
import { applicationReviewableBy } from "./policy";
import { nameOrTitleContains } from "./search";

type Classes = { key: string; programme: string | null; year: number | null; count: number }[];

/** The company may have answered before it accepted, as by a status that decides nothing. */
const answeredAt = sql`coalesce(${applications.decidedAt}, ${applications.answeredAt})`;

const columns = {
  id: applications.id,
  status: applications.status,
  student: {
    id: users.id,
    name: users.name,
    avatar_url: fileUrlOf(users.avatarPath),
    programme: classProgramme,
    year: classYear,
  },
  job_posting: { id: jobPostings.id, title: jobPostings.title },
  company: { id: companies.id, name: companies.name },
  created_at: isoDateOf(applications.createdAt),
  answered_at: isoTextOf(answeredAt),
};

const waitingSince = sql`coalesce(${answeredAt}, ${applications.createdAt})`;

/** Runs one query. Leaves out the applications of deleted accounts, and those that the viewer sent as a student. */
export async function listConfirmations(viewer: Viewer<"admin">, query: ConfirmationsQuery) {
  const listed = db.$with("listed").as(
    db
      .select({
        id: applications.id,
        key: classKey.as("key"),
        programme: classProgramme.as("programme"),
        year: classYear.as("year"),
        since: waitingSince.as("since"),
        studentId: applications.studentId,
        jobPostingId: applications.jobPostingId,
      })
      .from(applications)
      .innerJoin(jobPostings, eq(jobPostings.id, applications.jobPostingId))
      .innerJoin(users, eq(users.id, applications.studentId))
      .leftJoin(profiles, hasVisibleClass)
      .where(
        and(eq(applications.status, query.status), isNull(users.deletedAt), applicationReviewableBy(viewer)),
      ),
  );
  const { page, selectRows } = selectPage(
    {
      from: listed,
      id: listed.id,
      where: and(
        query.search ? nameOrTitleContains(query.search, listed) : undefined,
        inClass(sql`${listed.key}`, query.class),
      ),
      order: [asc(listed.since), asc(listed.id)],
    },
    query,
  );
  const classes = sql<Classes>`(select coalesce(json_agg(c order by name_order(c.key), c.key), '[]') from (
    select key, min(programme) as programme, min(year) as year, count(*)::int as count
    from listed group by key) c)`;
  const rows = await selectRows({ classes, ...columns }, db.with(listed))
    .leftJoin(applications, eq(applications.id, page.id))
    .leftJoin(jobPostings, eq(jobPostings.id, applications.jobPostingId))
    .leftJoin(companies, eq(companies.id, jobPostings.companyId))
    .leftJoin(users, eq(users.id, applications.studentId))
    .leftJoin(profiles, hasVisibleClass);
  const listedRows = rows.map(({ classes: _, ...row }) => row);
  const present = (row: RowOf<typeof columns>): Confirmation => row;
  return { data: toPage(listedRows, present, query), classes: rows[0]?.classes ?? [] };
}

function inClass(key: SQL, chosen: string | undefined): SQL | undefined {
  if (chosen === undefined) return undefined;
  return sql`${key} = ${chosen === "none" ? "" : chosen}`;
}
