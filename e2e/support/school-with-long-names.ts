import type { ReportSubject } from "@/db/enums";
import { insertAnnouncement } from "./announcements";
import { insertConversation, insertMessage } from "./chat";
import { insertComment } from "./comments";
import { sql } from "./database";
import { insertEvent } from "./events";
import { insertGroup } from "./groups";
import { insertJob } from "./jobs";
import { longNames } from "./long-names";
import { insertAssignment, insertDecision, insertReport } from "./moderation";
import { insertPost } from "./posts";
import { randomKey } from "./random-key";
import { insertApplication } from "./recruitment";
import { admin, company, student, type TestUser } from "./users";

const length = 120;

/** A school where every name has 120 characters; all that can be reported is reported and assigned to the administrator. */
export async function schoolWithLongNames() {
  // The key sorts among the first groups that an announcement can be for.
  const key = `aaa${randomKey()}`;
  const names = longNames(key, length);
  const [viewer, other] = [await admin({ name: names[1] }), await admin({ name: names[0] })];
  const students: TestUser[] = [];
  for (const name of names) students.push(...(await classOf(name)));
  const [author, reporter] = students as [TestUser, TestUser];
  const companies: TestUser[] = [];
  for (const name of names) {
    companies.push(await company({ name }));
    await company({ name, status: "pending_verification" });
    await insertComment({
      visitor: { name, email: "visiteur@test.invalid" },
      content: key,
      status: "pending",
    });
  }
  for (const [index, by] of companies.entries()) {
    const { id } = await insertJob({ by, title: names[index] });
    for (const user of students)
      await insertApplication(id, { by: user, status: "accepted", answeredAfter: 5 });
    await insertAssignedReport("job", id, author, viewer);
  }
  const announcements: number[] = [];
  for (const [index, by] of [author, students[5] as TestUser].entries()) {
    const name = names[index] as string;
    const { id: onPost } = await insertPost({ by, content: key });
    await insertAssignedReport("post", onPost, reporter, viewer);
    await insertAssignedReport(
      "comment",
      (await insertComment({ by, on: onPost, content: key })).id,
      reporter,
      viewer,
    );
    const group = await insertGroup(by, { name });
    await insertAssignedReport("group", group, reporter, viewer);
    await insertAssignedReport("event", await insertEvent(by, { title: name, group }), reporter, viewer);
    await insertMessage(await insertConversation(viewer, by), by, key);
    announcements.push(await announcementTo(group, other, name));
    await sql`update moderation_decisions set appeal = ${key}, appealed_at = now() - interval '1 year',
      excerpt = ${key}, moderator_id = ${other.id} where id = ${await insertDecision(by)}`;
    await sql`insert into audit_log (actor_id, action, subject_type, subject_id, details)
      values (${other.id}, 'role_changed', 'user', ${by.id}, '{"to": "admin"}'),
        (${by.id}, 'sign_in_failed', 'user', ${by.id}, null)`;
  }
  const event = await insertEvent(viewer, { title: names[0], startsIn: 1 });
  return { key, viewer, author, event, announcements };
}

/** Creates a class of five students: for fewer, no figures are shown. */
async function classOf(name: string): Promise<TestUser[]> {
  const people: TestUser[] = [];
  for (let index = 0; index < 5; index++) {
    const user = await student({ name });
    await sql`update users set class_name = ${name}, school_number = ${`${user.id}`} where id = ${user.id}`;
    await sql`insert into profiles (user_id, programme, headline, year) values (${user.id}, ${name}, ${name}, 2)`;
    people.push(user);
  }
  return people;
}

async function insertAssignedReport(subject: ReportSubject, id: number, by: TestUser, assignee: TestUser) {
  await insertReport(subject, id, { by });
  await insertAssignment(assignee, subject, id);
}

async function announcementTo(group: number, by: TestUser, title: string): Promise<number> {
  const id = await insertAnnouncement(by);
  await sql`update announcements set title_fr = ${title}, audience = 'groups' where id = ${id}`;
  await sql`insert into announcement_groups (announcement_id, group_id) values (${id}, ${group})`;
  return id;
}
