import { expect, test } from "vitest";
import { removeMember } from "@/lib/companies/members-contract";
import { type ApiClient, browserClient } from "../../support/api";
import { unzip } from "../../support/archives";
import { insertColleague } from "../../support/companies";
import { createArchive, download } from "../../support/data-exports";
import { sql } from "../../support/database";
import { insertEvent, insertEventAnswer } from "../../support/events";
import { insertGroup, insertMember } from "../../support/groups";
import { insertJob } from "../../support/jobs";
import { insertPost } from "../../support/posts";
import { company, student, type TestUser } from "../../support/users";

async function exportedRows(browser: ApiClient): Promise<Record<string, Record<string, unknown>[]>> {
  const entries = Object.entries(await unzip(await download(browser, await createArchive(browser))));
  const tables = entries.filter(([name]) => name.startsWith("data/"));
  return Object.fromEntries(tables.map(([name, text]) => [name.slice(5, -5), JSON.parse(String(text))]));
}

test.concurrent("an archive has the measures on its user's texts, not dismissed reports and why they are held", async () => {
  const [user, reporter] = [await student(), await student()];
  const browser = await browserClient(user);
  const { id } = await insertPost({ by: user });
  await sql`update posts set status = 'pending', held_for = 'word', held_word = 'casino', held_at = now() where id = ${id}`;
  await sql`insert into reports (reporter_id, subject_type, subject_id, reason)
    values (${reporter.id}, 'post', ${id}, 'Moquerie')`;
  await sql`insert into moderation_decisions (subject_type, subject_id, author_id, action, rule)
    values ('post', ${id}, ${user.id}, 'dismiss', null), ('post', ${id}, ${user.id}, 'warn', 'harassment')`;
  const { posts, moderation_decisions } = await exportedRows(browser);
  expect(moderation_decisions?.map(({ action }) => action)).toEqual(["warn"]);
  expect(posts).toMatchObject([{ id }]);
  for (const column of ["reports_count", "held_for", "held_word"])
    expect(posts?.[0]).not.toHaveProperty(column);
});

test.concurrent("an archive of a former member has no more of a job than that they created it", async () => {
  const owner = await company();
  const recruiter = await insertColleague(owner, "recruiter");
  const { id } = await insertJob({ by: recruiter });
  const [ownerBrowser, former] = [await browserClient(owner), await browserClient(recruiter)];
  const removed = await ownerBrowser.call(removeMember, { params: { id: recruiter.id } });
  expect(removed.status).toBe(200);
  await sql`update job_postings set title = 'Offre secrète', status = 'draft' where id = ${id}`;
  const { job_postings } = await exportedRows(former);
  expect(job_postings).toEqual([{ id, created_at: expect.any(String) }]);
  const own = await insertJob({ by: owner });
  expect((await exportedRows(ownerBrowser)).job_postings).toMatchObject([
    { id: own.id, title: "Stage en cuisine" },
  ]);
});

test.concurrent("an archive of a former member has no more of a private group's event than that they created it", async () => {
  const [owner, member] = [await student(), await student()];
  const browser = await browserClient(member);
  const id = await insertGroup(owner, { visibility: "private" });
  await insertMember(id, member, "moderator");
  const event = await insertEvent(member, { group: id, startsIn: -24 });
  await insertEventAnswer(event, member, "yes");
  expect((await exportedRows(browser)).events).toMatchObject([{ id: event, group_id: id }]);
  await sql`delete from group_members where group_id = ${id} and user_id = ${member.id}`;
  await sql`update events set title = 'Fête secrète' where id = ${event}`;
  const { events, event_answers } = await exportedRows(browser);
  expect(events).toEqual([{ id: event, created_at: expect.any(String) }]);
  expect(event_answers).toMatchObject([{ event_id: event, answer: "yes" }]);
});

test.concurrent("an archive of an invited email does not have the group and who invited it", async () => {
  const [owner, invited] = [await student(), await student()];
  const id = await insertGroup(owner, { visibility: "hidden" });
  await sql`insert into group_email_invitations (group_id, email, invited_by, expires_at)
    values (${id}, ${invited.email}, ${owner.id}, now() + interval '1 day')`;
  const invitationsOf = async (user: TestUser) =>
    (await exportedRows(await browserClient(user))).group_email_invitations;
  const received = await invitationsOf(invited);
  expect(received).toMatchObject([{ email: invited.email }]);
  expect(received?.[0]).not.toHaveProperty("group_id");
  expect(received?.[0]).not.toHaveProperty("invited_by");
  expect(await invitationsOf(owner)).toMatchObject([{ email: invited.email, group_id: id }]);
});

test.concurrent("an archive has the reports of its user without the messages of others", async () => {
  const [user, other] = [await student(), await student()];
  const message = { sender_id: other.id, sender: other.name, content: "Reste entre nous", is_reported: true };
  await sql`insert into reports (reporter_id, subject_type, subject_id, reason, excerpt)
    values (${user.id}, 'message', 1, 'Moquerie', ${sql.json([message])})`;
  const { reports } = await exportedRows(await browserClient(user));
  expect(reports).toMatchObject([{ reason: "Moquerie", subject_type: "message" }]);
  expect(JSON.stringify(reports)).not.toContain(message.content);
});
