import { and, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { applications } from "@/db/schema/applications";
import { jobPostings } from "@/db/schema/jobs";
import { users } from "@/db/schema/users";
import type { MemberParams } from "@/lib/core/auth/viewer";
import { containsText, literalParts } from "@/lib/core/database/contains-text";
import type { ApplicationsQuery } from "./contract";
import { applicationVisibleTo } from "./policy";

type Filters = Pick<ApplicationsQuery, "q" | "job_posting_id">;

const shownStatus = sql<string>`case when ${applications.withdrawnAt} is null then ${applications.status}
  else 'withdrawn' end`.as("status");

/** The applications that the viewer sees, by the filters other than the status. */
export function selectMatchingApplications(viewer: MemberParams, { q, job_posting_id }: Filters) {
  const { id, createdAt, studentId, jobPostingId } = applications;
  const isAtJob = job_posting_id ? eq(jobPostingId, job_posting_id) : undefined;
  const visible = db.$with("visible").as(
    db
      .select({ id, status: shownStatus, createdAt, studentId, jobPostingId })
      .from(applications)
      .innerJoin(jobPostings, eq(jobPostings.id, jobPostingId))
      .where(and(applicationVisibleTo(viewer), isAtJob)),
  );
  return db
    .with(visible)
    .select({ id: visible.id, status: visible.status, createdAt: visible.createdAt })
    .from(visible)
    .where(q ? nameOrTitleContains(q, visible) : undefined);
}

type Listed = SQLWrapper & Record<"studentId" | "jobPostingId", SQLWrapper>;

/**
 * Whether the query occurs in the name of the student, a space and the title of the job. A name and a title are compared
 * once, however many of the `listed` applications have them.
 */
export function nameOrTitleContains(query: string, listed: Listed): SQL {
  const { studentId, jobPostingId } = listed;
  const matches = (id: SQLWrapper, texts: SQL, part: string) => sql`${id} in (
    select id from (${texts} where id in (select ${id} from ${listed}) offset 0) each
    where ${contains(sql`text`, part)})`;
  const nameHas = (part: string) => matches(studentId, sql`select id, name as text from ${users}`, part);
  const titleHas = (part: string) =>
    matches(jobPostingId, sql`select id, title as text from ${jobPostings}`, part);
  const [first = "", ...others] = query.match(/[\p{L}\p{N}]+/gu) ?? [];
  const last = others.at(-1);
  if (last === undefined) return sql`(${nameHas(query)} or ${titleHas(query)})`;
  // A query that begins in the name and ends in the title has its first word in one and its last word in the other.
  const bothHave = sql`${titleHas(last)} and ${nameHas(first)} and exists (
    select from ${users}, ${jobPostings}
    where ${users.id} = ${studentId} and ${jobPostings.id} = ${jobPostingId}
      and ${contains(sql`concat_ws(' ', ${users.name}, ${jobPostings.title})`, query)})`;
  return sql`(${nameHas(query)} or ${titleHas(query)} or ${bothHave})`;
}

function contains(text: SQLWrapper, part: string): SQL {
  if (literalParts(part).length > 0) return containsText(text, part);
  const normalize = (value: SQLWrapper) => sql`unaccent(search_text(${value}))`;
  return sql`position((select btrim(${normalize(sql`${part}::text`)})) in ${normalize(text)}) > 0`;
}
