import { type DecisionAction, type ReportSubject, reportSubjects } from "@/db/enums";
import { actionsOf } from "@/lib/moderation/queue-contract";
import { insertComment } from "./comments";
import { sql } from "./database";
import { insertEvent } from "./events";
import { insertGroup } from "./groups";
import { insertJob } from "./jobs";
import { insertPost } from "./posts";
import { company, student, type TestUser } from "./users";

export type ReportedItem = {
  subject: ReportSubject;
  subjectId: number;
  author: TestUser;
  action: DecisionAction;
};

const reason = "Ce contenu insulte une camarade.";

/**
 * Reports items for every action on every subject, then for dismissals. They come first in the queue: no other item has
 * as many reports.
 */
export async function reportedItems(count: number, reporters: TestUser[]): Promise<ReportedItem[]> {
  const pairs = reportSubjects.flatMap((subject) =>
    actionsOf[subject].map((action) => ({ subject, action })),
  );
  // Items that a failed attempt has left would come before these.
  await sql`update reports set status = 'reviewed' where status = 'pending' and reason = ${reason}`;
  const items: ReportedItem[] = [];
  for (let index = 0; index < count; index++) {
    const subject = reportSubjects[index % reportSubjects.length] as ReportSubject;
    const pair = pairs[index] ?? { subject, action: "dismiss" as const };
    const author = await (pair.subject === "job" ? company() : student());
    const subjectId = await contentOf(pair.subject, author);
    items.push({ ...pair, subjectId, author });
    const rows = reporters.map(({ id }) => ({
      reporter_id: id,
      subject_type: pair.subject,
      subject_id: subjectId,
      reason,
      excerpt: pair.subject === "message" ? sql.json(excerptOf(author)) : null,
      created_at: new Date(Date.now() - (1000 - index) * 60_000),
    }));
    await sql`insert into reports ${sql(rows)}`;
  }
  return items;
}

async function contentOf(subject: ReportSubject, by: TestUser): Promise<number> {
  const content = "Un texte blessant";
  if (subject === "post") return (await insertPost({ by, content })).id;
  if (subject === "comment") return (await insertComment({ by, content })).id;
  if (subject === "job") return (await insertJob({ by })).id;
  if (subject === "group") return insertGroup(by);
  if (subject === "event") return insertEvent(by);
  // The report of a message has only the excerpt, so any id will do.
  return by.id;
}

const excerptOf = ({ id, name }: TestUser) => [
  { sender_id: id, sender: name, content: "Un message blessant", is_reported: true },
];
