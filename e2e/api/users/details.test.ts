import { expect, test } from "vitest";
import { reportPost, reportProfile } from "@/lib/moderation/contract";
import { decideReports } from "@/lib/moderation/queue-contract";
import { getUserDetails } from "@/lib/users/details-contract";
import { browserClient, signIn, visitorClient } from "../../support/api";
import { sql } from "../../support/database";
import { insertJob } from "../../support/jobs";
import { insertPost } from "../../support/posts";
import { insertApplication } from "../../support/recruitment";
import { admin, company, student } from "../../support/users";

const school = await browserClient(await admin());
const read = async (id: number) => (await school.call(getUserDetails, { params: { id } })).body.data;

test("shows an account without activity", async () => {
  const user = await student({ name: "Inès Moreau", isUnverified: true });
  const none = { sessions: [], sign_ins: [], posts: [], reports_about: [], reports_by: [], decisions: [] };
  expect(await read(user.id)).toEqual({
    ...none,
    id: user.id,
    name: "Inès Moreau",
    username: expect.any(String),
    school_number: null,
    class_name: null,
    email: user.email,
    email_verified_at: null,
    two_factor_at: null,
    avatar: null,
    role: "student",
    status: "active",
    status_reason: null,
    suspended_until: null,
    created_at: expect.stringMatching(/^\d{4}-.*Z$/),
    last_seen_at: null,
    deleted_at: null,
    posts_count: 0,
    applications: { pending: 0, reviewed: 0, accepted: 0, approved: 0, rejected: 0, withdrawn: 0 },
  });
});

test("shows sessions and sign-ins with the failed ones, newest first", async () => {
  const user = await student();
  const from = visitorClient();
  await signIn(user, from);
  const wrong = { email: user.email, password: "autre chose" };
  await from.json("/api/login", { method: "POST", body: wrong });
  const { sessions, sign_ins } = await read(user.id);
  expect(sessions).toMatchObject([{ address: from.ipAddress, created_at: expect.stringMatching(/Z$/) }]);
  expect(sign_ins).toMatchObject([
    { is_failed: true, address: from.ipAddress },
    { is_failed: false, address: from.ipAddress },
  ]);
});

test("shows posts, reports about and by the user, and decisions", async () => {
  const { id: postId, by: author } = await insertPost({ content: "Un texte blessant" });
  const reporter = await student({ name: "Rose Lenoir" });
  const browser = await browserClient(reporter);
  await browser.call(reportPost, { params: { id: postId }, body: { reason: "Insultes" } });
  await browser.call(reportProfile, { params: { id: author.id }, body: { reason: "Faux nom" } });
  const before = await read(author.id);
  expect(before.posts).toMatchObject([{ id: postId, excerpt: "Un texte blessant", status: "published" }]);
  expect(before.reports_about).toMatchObject([
    { subject: "profile", reason: "Faux nom", reporter: "Rose Lenoir", status: "pending" },
    { subject: "post", reason: "Insultes", reporter: "Rose Lenoir", status: "pending" },
  ]);
  expect(before.reports_by).toEqual([]);
  expect((await read(reporter.id)).reports_by).toMatchObject([{ subject: "profile" }, { subject: "post" }]);

  const reportId = before.reports_about[1]?.id as number;
  await school.call(decideReports, { params: { id: reportId }, body: { action: "warn", rule: "hate" } });
  const after = await read(author.id);
  expect(after.decisions).toMatchObject([
    { subject: "post", action: "warn", rule: "hate", moderator: expect.any(String), is_overturned: false },
  ]);
  expect(after.reports_about[1]?.status).toBe("resolved");
});

test("counts applications by status, and withdrawn ones separately", async () => {
  const user = await student();
  for (let count = 0; count < 3; count++) await insertApplication((await insertJob()).id, { by: user });
  await sql`update applications set withdrawn_at = now() where id = (
    select max(id) from applications where student_id = ${user.id})`;
  expect((await read(user.id)).applications).toMatchObject({ pending: 2, withdrawn: 1, accepted: 0 });
});

test("shows a deleted account until it is erased", async () => {
  const { id } = await student();
  await sql`update users set deleted_at = now() where id = ${id}`;
  expect((await read(id)).deleted_at).toMatch(/Z$/);
  await sql`update users set anonymised_at = now() where id = ${id}`;
  expect((await school.call(getUserDetails, { params: { id } })).status).toBe(404);
});

test("only an administrator can read the details", async () => {
  const { id } = await student();
  expect((await school.call(getUserDetails, { params: { id } })).status).toBe(200);
  for (const make of [student, company]) {
    const client = await browserClient(await make());
    expect((await client.call(getUserDetails, { params: { id } })).status).toBe(403);
  }
  expect((await visitorClient().call(getUserDetails, { params: { id } })).status).toBe(401);
});
