import { expect, test } from "vitest";
import { listApplications } from "@/lib/applications/contract";
import { listComments } from "@/lib/posts/comments-contract";
import { getPost, listPosts } from "@/lib/posts/contract";
import { deleteOwnAccount } from "@/lib/privacy/contract";
import { searchPosts } from "@/lib/search/contract";
import { getUser, login } from "@/lib/users/contract";
import {
  type ApiClient,
  browserClient,
  signInWithPassword,
  tokenClient,
  visitorClient,
} from "../../support/api";
import { insertColleague } from "../../support/companies";
import { sql } from "../../support/database";
import { insertPost } from "../../support/posts";
import { admin, company, password, setStatus, student, suspend, type TestUser } from "../../support/users";

const remove = async (user: TestUser) =>
  (await browserClient(user)).call(deleteOwnAccount, { body: { password } });

test("deletion hides a user's content at once, and restoration in the next 30 days shows it again", async () => {
  const user = await student({ name: "Orphée Lancelin" });
  const word = `mot${user.id}orphee`;
  const own = await insertPost({ by: user, content: `Bonjour ${word}` });
  const draft = await insertPost({ by: user, status: "draft" });
  const other = await insertPost();
  const [comment] = await sql`insert into comments (post_id, user_id, content)
    values (${other.id}, ${user.id}, 'Bravo') returning id`;
  const viewer = await browserClient(await student());
  const readVisible = () => readPlaces(viewer, { own: own.id, other: other.id, word });
  const shown = { post: 200, listed: true, results: true, comments: [comment?.id], count: 1 };
  expect(await readVisible()).toEqual(shown);
  expect((await remove(user)).status).toBe(200);
  expect(await readVisible()).toEqual({ post: 404, listed: false, results: false, comments: [], count: 0 });
  expect((await (await browserClient(await admin())).call(getPost, { params: { id: own.id } })).status).toBe(
    404,
  );
  expect((await signInWithPassword(user)).body.code).toBe("account_deleted");
  const back = await signInWithPassword(user, { restore: true });
  expect([back.status, back.body.user?.status]).toEqual([200, "active"]);
  expect(await readVisible()).toEqual(shown);
  const [row] = await sql`select status from posts where id = ${draft.id}`;
  expect(row?.status, "a draft is a draft again").toBe("draft");
  expect((await signInWithPassword(user)).status).toBe(200);
});

test("deletes every session, token and link with the account", async () => {
  const user = await student();
  const [browser, program] = [await browserClient(user), await tokenClient(user)];
  await sql`insert into user_tokens (user_id, purpose, token_hash, email, expires_at)
    values (${user.id}, 'change_email', ${`h${user.id}`}, 'a@b.c', now() + interval '1 day')`;
  const response = await browser.call(deleteOwnAccount, { body: { password } });
  expect(response.headers.getSetCookie()[0]).toMatch(/session-token=;.*Expires=Thu, 01 Jan 1970/);
  for (const client of [browser, program]) expect((await client.call(getUser, {})).status).toBe(401);
  expect(await sql`select id from sessions where user_id = ${user.id}`).toHaveLength(0);
  expect(await sql`select id from user_tokens where user_id = ${user.id}`).toHaveLength(0);
});

test("rejects a session of a deleted account", async () => {
  const user = await student();
  const browser = await browserClient(user);
  expect((await browser.call(getUser, {})).status).toBe(200);
  await sql`update users set deleted_at = now() where id = ${user.id}`;
  expect((await browser.call(getUser, {})).status).toBe(401);
});

test("sends an email about restoring, and records who deleted the account", async () => {
  const user = await student();
  await remove(user);
  expect(await sql`select kind, recipient from emails where user_id = ${user.id}`).toMatchObject([
    { kind: "account_deleted", recipient: user.email },
  ]);
  expect(
    await sql`select actor_id from audit_log where action = 'account_deleted' and subject_id = ${user.id}`,
  ).toMatchObject([{ actor_id: user.id }]);
});

test.each([
  ["a wrong password", { password: "not mine at all" }, "password"],
  ["no password", {}, "password"],
  ["the address instead of it", { confirmation: "mine" }, "password"],
])("rejects deletion with %s", async (_, body, field) => {
  const browser = await browserClient(await student());
  const rejected = await browser.call(deleteOwnAccount, { body });
  expect([rejected.status, Object.keys(rejected.body.errors)]).toEqual([422, [field]]);
  expect((await browser.call(getUser, {})).status).toBe(200);
});

test("requires the email of an account without a password", async () => {
  const user = await student();
  const browser = await browserClient(user);
  await sql`update users set password_hash = '' where id = ${user.id}`;
  for (const body of [{}, { password: "" }, { password }, { confirmation: "another@test.invalid" }]) {
    const rejected = await browser.call(deleteOwnAccount, { body });
    expect([rejected.status, Object.keys(rejected.body.errors)]).toEqual([422, ["confirmation"]]);
  }
  const body = { confirmation: user.email.toUpperCase() };
  expect((await browser.call(deleteOwnAccount, { body })).status).toBe(200);
});

test("rejects restoring an account that an administrator deleted", async () => {
  const user = await student();
  await remove(user);
  await sql`update user_deletions set by_admin = true where user_id = ${user.id}`;
  for (const restore of [false, true])
    expect((await signInWithPassword(user, { restore })).body.code).toBe("account_removed");
});

test("does not reveal a deleted account to a wrong password", async () => {
  const user = await student();
  await remove(user);
  const body = { email: user.email, password: "not mine at all", restore: true };
  expect((await visitorClient().call(login, { body })).body.code).toBe("invalid_credentials");
});

test("rejects deleting the last owner of a company with members", async () => {
  const [owner, colleague] = [await company(), await company()];
  const [own] = await sql`select company_id from company_members where user_id = ${owner.id}`;
  await sql`update company_members set company_id = ${own?.company_id}, role = 'recruiter' where user_id = ${colleague.id}`;
  const rejected = await remove(owner);
  expect([rejected.status, rejected.body.code]).toEqual([409, "last_owner"]);
  expect((await remove(colleague)).status, "a recruiter may go").toBe(200);
  expect((await remove(owner)).status, "and then the owner").toBe(200);
});

test("does not count a suspended owner as the last one", async () => {
  const owner = await company();
  const second = await insertColleague(owner, "owner");
  await suspend(second);
  expect((await remove(owner)).body.code).toBe("last_owner");
  await setStatus(second, "active");
  expect((await remove(owner)).status).toBe(200);
});

test("hides a company without members until one restores their account", async () => {
  const owner = await company();
  const [own] = await sql`select company_id from company_members where user_id = ${owner.id}`;
  const id = own?.company_id;
  await sql`insert into job_postings (company_id, created_by, title, description, requirements, location,
    application_deadline) values (${id}, ${owner.id}, 'T', 'D', 'R', 'L', now() + interval '9 days')`;
  const state =
    () => sql`select c.hidden_at is not null as hidden, j.status as posting, (select count(*)::int from company_members m
    where m.company_id = c.id) as people from companies c join job_postings j on j.company_id = c.id where c.id = ${id}`;
  const before = [{ hidden: false, posting: "active", people: 1 }];
  expect(await state()).toMatchObject(before);
  expect((await remove(owner)).status).toBe(200);
  expect(await state()).toMatchObject([{ hidden: true, posting: "closed", people: 0 }]);
  expect((await signInWithPassword(owner, { restore: true })).status).toBe(200);
  expect(await state()).toMatchObject(before);
});

test("a recruiter who restores their account owns the company if its owner has left meanwhile", async () => {
  const roleAfter = async (leave: (owner: TestUser) => Promise<unknown>) => {
    const owner = await company();
    const recruiter = await insertColleague(owner, "recruiter");
    expect((await remove(recruiter)).status).toBe(200);
    await leave(owner);
    expect((await signInWithPassword(recruiter, { restore: true })).status).toBe(200);
    const [member] = await sql`select role from company_members where user_id = ${recruiter.id}`;
    return member?.role;
  };
  expect(await roleAfter(async () => {}), "while the owner is there").toBe("recruiter");
  expect(await roleAfter(remove)).toBe("owner");
});

test("withdraws an application while its student's account is deleted", async () => {
  const user = await student();
  const [doc] = await sql`insert into documents (user_id, kind, name, path, size)
    values (${user.id}, 'resume', 'cv.pdf', ${`documents/${user.id}`}, 1) returning id`;
  const owner = await company();
  const [job] = await sql`insert into job_postings (company_id, title, description, requirements, location,
    application_deadline) select company_id, 'T', 'D', 'R', 'L', now() from company_members
    where user_id = ${owner.id} returning id`;
  await sql`insert into applications (job_posting_id, student_id, resume_id) values (${job?.id}, ${user.id}, ${doc?.id})`;
  const viewer = await browserClient(owner);
  const counts = async () => {
    const [row] = await sql`select applications_count from job_postings where id = ${job?.id}`;
    return [row?.applications_count, (await viewer.call(listApplications, {})).body.total];
  };
  expect(await counts()).toEqual([1, 1]);
  await remove(user);
  expect(await counts()).toEqual([0, 0]);
  await signInWithPassword(user, { restore: true });
  expect(await counts()).toEqual([1, 1]);
});

type Places = { own: number; other: number; word: string };

async function readPlaces(viewer: ApiClient, { own, other, word }: Places) {
  const feed = await viewer.call(listPosts, { query: { until: own, per_page: 100 } });
  const results = await viewer.call(searchPosts, { query: { q: word } });
  const comments = await viewer.call(listComments, { params: { id: other } });
  const commented = await viewer.call(getPost, { params: { id: other } });
  return {
    post: (await viewer.call(getPost, { params: { id: own } })).status,
    listed: feed.body.data.data.some(({ id }) => id === own),
    results: results.body.data.posts.some(({ id }) => id === own),
    comments: comments.body.data.data.map(({ id }) => id),
    count: commented.body.data.comments_count,
  };
}
