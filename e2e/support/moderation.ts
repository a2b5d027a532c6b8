import type { QueueSubject, ReportSubject } from "@/db/enums";
import { appealDecision, decideAppeal } from "@/lib/moderation/decisions-contract";
import { listQueue, type QueueItem } from "@/lib/moderation/queue-contract";
import { type ApiClient, browserClient } from "./api";
import { sql } from "./database";
import { insertPost } from "./posts";
import { admin, student, type TestUser } from "./users";

/** Inserts a report by a student into the database. */
export async function insertReport(
  subject_type: ReportSubject,
  subject_id: number,
  { by, reason = "Insultes" }: { by?: TestUser; reason?: string } = {},
): Promise<number> {
  const reporter_id = (by ?? (await student())).id;
  const row = { subject_type, subject_id, reporter_id, reason };
  const [report] = await sql`insert into reports ${sql(row)} returning id`;
  return report?.id;
}

/** The id of a report of the subject. */
export async function findReport(subject_type: ReportSubject, subject_id: number): Promise<number> {
  const [report] =
    await sql`select id from reports where subject_type = ${subject_type} and subject_id = ${subject_id}`;
  return report?.id;
}

/** The author appeals, and another moderator overturns the decision; returns the status of the latter's response. */
export async function appealAndOverturn(author: ApiClient, id: number): Promise<number> {
  await author.call(appealDecision, { params: { id }, body: { text: "C’est un titre de film" } });
  const moderator = await browserClient(await admin());
  const decided = await moderator.call(decideAppeal, { params: { id }, body: { is_overturned: true } });
  return decided.status;
}

/** Assigns an item of the queue to a moderator, whose own list contains no items of other tests. */
export async function insertAssignment(
  { id }: TestUser,
  subject_type: QueueSubject,
  subject_id: number,
): Promise<void> {
  await sql`insert into moderation_assignments ${sql({ subject_type, subject_id, assignee_id: id })}`;
}

/** Inserts a decision that hid a post of the author. */
export async function insertDecision(author: TestUser): Promise<number> {
  const { id: subject_id } = await insertPost({ by: author, status: "archived" });
  const row = { subject_type: "post", subject_id, author_id: author.id, action: "hide", rule: "spam" };
  const [inserted] = await sql`insert into moderation_decisions ${sql(row)} returning id`;
  return inserted?.id;
}

type ItemOf<S, Item = QueueItem> = Item extends { subject: infer T } ? (S extends T ? Item : never) : never;
type Assigned = "all" | "mine" | "unassigned";

/** Returns undefined when the item is not in the queue. */
export async function findItem<S extends QueueItem["subject"]>(
  moderator: ApiClient,
  [subject, subjectId]: readonly [S, number],
  assigned: Assigned = "all",
) {
  for (let page = 1; ; page++) {
    const query = { page: String(page), per_page: "100", assigned };
    const { data, last_page } = (await moderator.call(listQueue, { query })).body.data;
    const listed = data.find((item) => item.subject === subject && item.subject_id === subjectId);
    if (listed || page >= last_page) return listed as ItemOf<S> | undefined;
  }
}

/** The list begins with the appeals that have waited longest. After 14 days the moderator may decide on it too. */
export async function moveAppealToTop(author: TestUser): Promise<void> {
  await sql`update moderation_decisions set appealed_at = now() - interval '13 days'
    where author_id = ${author.id} and appeal is not null`;
}
