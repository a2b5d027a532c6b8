import { expect, onTestFinished, test } from "vitest";
import type { DecisionAction } from "@/db/enums";
import { reportComment, reportPost, reportProfile } from "@/lib/moderation/contract";
import { appealDecision, decideAppeal, getDecision, listAppeals } from "@/lib/moderation/decisions-contract";
import { decideReports, listQueue } from "@/lib/moderation/queue-contract";
import { createComment, listComments } from "@/lib/posts/comments-contract";
import { getPost } from "@/lib/posts/contract";
import { deleteOwnAccount } from "@/lib/privacy/contract";
import { browserClient } from "../../support/api";
import { companyIdOf, insertColleague } from "../../support/companies";
import { sql } from "../../support/database";
import { insertJob } from "../../support/jobs";
import { holdLocks, waitUntilBlocking } from "../../support/locks";
import { findItem, insertReport } from "../../support/moderation";
import { hold } from "../../support/moderation-rules";
import { notificationKinds } from "../../support/notifications";
import { insertPost } from "../../support/posts";
import { admin, company, password, student } from "../../support/users";

const measure = (action: DecisionAction) => ({
  action,
  rule: "harassment" as const,
  explanation: "Insultes",
});

async function reportedPost(reporters = 1) {
  const reported = await insertPost({ content: "Un texte blessant" });
  const clients = await Promise.all(
    Array.from({ length: reporters }, async () => browserClient(await student())),
  );
  for (const [index, client] of clients.entries())
    await client.call(reportPost, { params: { id: reported.id }, body: { reason: `Raison ${index}` } });
  const [row] =
    await sql`select max(id) as id from reports where subject_type = 'post' and subject_id = ${reported.id}`;
  return { ...reported, reportId: row?.id as number, reporters: clients };
}

test("lists a subject once with all its reports, and hides it once decided", async () => {
  const { id, by, reportId, reporters } = await reportedPost(3);
  const moderator = await browserClient(await admin());
  expect(await findItem(moderator, ["post", id])).toMatchObject({
    id: reportId,
    subject: "post",
    excerpt: "Un texte blessant",
    reports_count: 3,
    reports: [{ reason: "Raison 0" }, { reason: "Raison 1" }, { reason: "Raison 2" }],
    writer: { id: by.id, role: "student", status: "active", measures_count: 0 },
  });
  const decided = await moderator.call(decideReports, { params: { id: reportId }, body: measure("hide") });
  expect([decided.status, decided.body.data?.reports_count]).toEqual([200, 3]);
  expect(await findItem(moderator, ["post", id])).toBeUndefined();
  const [first] = reporters;
  expect((await first?.call(getPost, { params: { id } }))?.status).toBe(404);
  for (const reporter of reporters) expect(await notificationKinds(reporter)).toEqual(["report_decided"]);
  const author = await browserClient(by);
  expect(await notificationKinds(author)).toEqual(["content_moderated"]);
  const statement = await author.call(getDecision, { params: { id: Number(decided.body.data?.id) } });
  expect(statement.body.data).toMatchObject({ action: "hide", rule: "harassment", explanation: "Insultes" });
  const rows = await sql`select status from reports where subject_id = ${id} and subject_type = 'post'`;
  expect(rows.map(({ status }) => status)).toEqual(["resolved", "resolved", "resolved"]);
  const [log] =
    await sql`select details from audit_log where action = 'reports_decided' and subject_type = 'post' and subject_id = ${id}`;
  const texts = { rule_fr: "Harcèlement ou insultes", rule_en: "Harassment or insults" };
  expect(log?.details).toEqual({ action: "hide", rule: "harassment", ...texts, reports: 3 });
  const [emailRow] =
    await sql`select params from emails where user_id = ${by.id} and kind = 'content_moderated'`;
  expect(emailRow?.params).toMatchObject({ reason: "Harcèlement ou insultes – Insultes" });
});

test("times of the queue are in UTC, with Z", async () => {
  const { id } = await reportedPost();
  const held = await insertPost();
  await hold("posts", held.id);
  await sql`update posts set edited_at = now() where id = ${held.id}`;
  const moderator = await browserClient(await admin());
  const items = [await findItem(moderator, ["post", id]), await findItem(moderator, ["held_post", held.id])];
  const instants = JSON.stringify(items).match(/\d{4}-\d\d-\d\dT[^"]+/g) ?? [];
  expect(instants).toHaveLength(5);
  for (const at of instants) expect(at).toBe(new Date(at).toISOString());
});

test("hides a job whose author has deleted their account, which is neither warned nor suspended", async () => {
  const recruiter = await insertColleague(await company(), "recruiter");
  const { id } = await insertJob({ by: recruiter });
  await insertReport("job", id);
  const moderator = await browserClient(await admin());
  expect(await findItem(moderator, ["job", id])).toMatchObject({ writer: { id: recruiter.id } });
  await (await browserClient(recruiter)).call(deleteOwnAccount, { body: { password } });
  const item = await findItem(moderator, ["job", id]);
  expect(item).toMatchObject({ subject: "job", writer: { id: null } });
  const decide = (action: DecisionAction) =>
    moderator.call(decideReports, { params: { id: Number(item?.id) }, body: measure(action) });
  for (const action of ["warn", "suspend"] as const) {
    const { status, body } = await decide(action);
    expect([status, Object.keys(body.errors ?? {})], action).toEqual([422, ["action"]]);
  }
  expect((await decide("hide")).status).toBe(200);
  expect(await sql`select status from job_postings where id = ${id}`).toMatchObject([{ status: "closed" }]);
});

test("hiding a job locks its company before the job, in the order of hiding a company", async () => {
  const { id, by } = await insertJob();
  const params = { id: await insertReport("job", id) };
  const companyId = await companyIdOf(by);
  const holder = await holdLocks((tx) => tx`select from companies where id = ${companyId} for update`);
  const moderator = await browserClient(await admin());
  const decided = moderator.call(decideReports, { params, body: measure("hide") });
  await waitUntilBlocking(holder.pid);
  const free = await sql`select id from job_postings where id = ${id} for update skip locked`;
  await holder.end();
  expect(free).toHaveLength(1);
  expect((await decided).status).toBe(200);
});

test("a dismissal keeps the content and notifies the reporter, but not the author", async () => {
  const { id, by, reportId, reporters } = await reportedPost();
  const moderator = await browserClient(await admin());
  const { body } = await moderator.call(decideReports, {
    params: { id: reportId },
    body: { action: "dismiss" },
  });
  const [reporter] = reporters;
  expect((await reporter?.call(getPost, { params: { id } }))?.status).toBe(200);
  const author = await browserClient(by);
  expect(await notificationKinds(author)).toEqual([]);
  expect((await author.call(getDecision, { params: { id: Number(body.data.id) } })).status).toBe(404);
  const [row] = await sql`select status from reports where id = ${reportId}`;
  expect(row?.status).toBe("reviewed");
});

test("deletes a comment, and warns and suspends an author", async () => {
  const moderator = await browserClient(await admin());
  const [{ id: postId }, writer, user] = [await insertPost(), await student(), await student()];
  const reporter = await browserClient(user);
  const writing = await browserClient(writer);
  const body = { content: "Idiot" };
  const comment = (await writing.call(createComment, { params: { id: postId }, body })).body.data;
  await reporter.call(reportComment, { params: { id: comment.id }, body: { reason: "Insulte" } });
  await reporter.call(reportProfile, { params: { id: writer.id }, body: { reason: "Insulte" } });
  const reports = await sql`select id, subject_type from reports where reporter_id = ${user.id} order by id`;
  const [aboutComment, aboutProfile] = reports.map(({ id }) => id as number);
  const decide = (id: number | undefined, action: DecisionAction) =>
    moderator.call(decideReports, { params: { id: Number(id) }, body: measure(action) });
  expect((await decide(aboutComment, "hide")).status, "a comment cannot be hidden").toBe(422);
  expect((await decide(aboutComment, "delete")).status).toBe(200);
  const listed = await reporter.call(listComments, { params: { id: postId } });
  expect(listed.body.data.total).toBe(0);
  expect((await decide(aboutProfile, "suspend")).status).toBe(200);
  const [stored] = await sql`select status, status_reason from users where id = ${writer.id}`;
  expect(stored).toEqual({ status: "suspended", status_reason: "Harcèlement ou insultes – Insultes" });
});

test("only one of twenty simultaneous moderators decides, and none on their own content", async () => {
  const { reportId } = await reportedPost();
  const moderator = await browserClient(await admin());
  const responses = await Promise.all(
    Array.from({ length: 20 }, () =>
      moderator.call(decideReports, { params: { id: reportId }, body: measure("warn") }),
    ),
  );
  const codes = responses.map(({ status, body }) => (status === 200 ? "decided" : body.code));
  expect(codes.sort()).toEqual([...Array(19).fill("already_decided"), "decided"].sort());
  const own = await admin();
  const { id } = await insertPost({ by: own });
  await (await browserClient(await student())).call(reportPost, { params: { id }, body: { reason: "Faux" } });
  const [row] = await sql`select id from reports where subject_type = 'post' and subject_id = ${id}`;
  const rejected = await (await browserClient(own)).call(decideReports, {
    params: { id: row?.id },
    body: { action: "dismiss" },
  });
  expect(rejected.status).toBe(403);
});

test("a measure requires a rule, and only administrators decide", async () => {
  const { reportId, by } = await reportedPost();
  const moderator = await browserClient(await admin());
  const params = { id: reportId };
  const withoutRule = await moderator.call(decideReports, { params, body: { action: "hide" } });
  expect([withoutRule.status, Object.keys(withoutRule.body.errors ?? {})]).toEqual([422, ["rule"]]);
  const author = await browserClient(by);
  expect((await author.call(decideReports, { params, body: measure("hide") })).status).toBe(403);
  expect((await author.call(listQueue, {})).status).toBe(403);
  expect((await author.call(listAppeals, {})).status).toBe(403);
});

test("an author appeals once, and another moderator overturns the decision", async () => {
  const { id, by, reportId } = await reportedPost();
  const [first, second] = [await browserClient(await admin()), await browserClient(await admin())];
  onTestFinished(async () => void (await sql`update posts set status = 'deleted' where id = ${id}`));
  const decision = await first.call(decideReports, { params: { id: reportId }, body: measure("hide") });
  const params = { id: Number(decision.body.data?.id) };
  const author = await browserClient(by);
  const stranger = await browserClient(await student());
  expect((await stranger.call(getDecision, { params })).status).toBe(404);
  expect((await stranger.call(appealDecision, { params, body: { text: "Non" } })).status).toBe(404);
  expect((await author.call(appealDecision, { params, body: { text: " " } })).status).toBe(422);
  const unappealed = await second.call(decideAppeal, { params, body: { is_overturned: true } });
  expect(unappealed.status).toBe(404);
  await insertReport("profile", by.id);
  const measures = async () => (await findItem(second, ["profile", by.id]))?.writer?.measures_count;
  expect(await measures()).toBe(1);
  const body = { text: "C’était une citation." };
  const appeals = await Promise.all([1, 2, 3].map(() => author.call(appealDecision, { params, body })));
  expect(appeals.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await notificationKinds(second)).toContain("appeal_received");
  const appealEvents = () => sql`
    select user_id from notification_events e join notifications n on n.id = e.notification_id
    where e.source = ${`decision:${params.id}`} and n.kind = 'appeal_received' and n.read_at is null`;
  expect(await appealEvents()).not.toEqual([]);
  const rejected = await first.call(decideAppeal, { params, body: { is_overturned: false } });
  expect(rejected.status, "not by who decided").toBe(403);
  const overturned = await second.call(decideAppeal, { params, body: { is_overturned: true } });
  expect(overturned.body.data).toEqual({ id: params.id, is_overturned: true });
  expect(await appealEvents(), "nothing is left to decide").toEqual([]);
  expect(await measures()).toBe(0);
  const entries =
    await sql`select details from audit_log where action = 'appeal_decided' and subject_id = ${params.id}`;
  expect(entries).toEqual([{ details: { isOverturned: true } }]);
  const again = await second.call(decideAppeal, { params, body: { is_overturned: false } });
  expect(again.body.code).toBe("already_decided");
  expect((await stranger.call(getPost, { params: { id } })).status).toBe(200);
  expect((await author.call(getDecision, { params })).body.data).toMatchObject({
    appeal: "C’était une citation.",
    is_overturned: true,
  });
});

test("a suspension ends when its appeal is granted", async () => {
  const { by, reportId } = await reportedPost();
  const [first, second] = [await browserClient(await admin()), await browserClient(await admin())];
  const decision = await first.call(decideReports, { params: { id: reportId }, body: measure("suspend") });
  const id = Number(decision.body.data?.id);
  // A suspended author cannot sign in, so the school enters the appeal that arrived by the contact form.
  await sql`update moderation_decisions set appeal = 'Pardon', appealed_at = now() where id = ${id}`;
  await second.call(decideAppeal, { params: { id }, body: { is_overturned: true } });
  const [stored] = await sql`select status from users where id = ${by.id}`;
  expect(stored?.status).toBe("active");
});
