import { randomBytes } from "node:crypto";
import { expect, test, vi } from "vitest";
import { sendContactMessage } from "@/lib/contact/contract";
import { updateJob } from "@/lib/jobs/contract";
import { createPost, getPost } from "@/lib/posts/contract";
import { deleteOwnAccount } from "@/lib/privacy/contract";
import { personalTables, tablesWithoutPersonalData } from "@/lib/privacy-tables";
import { login } from "@/lib/users/contract";
import { browserClient, form, visitorClient } from "../../support/api";
import { insertColleague } from "../../support/companies";
import { makeDue, sql } from "../../support/database";
import { columnsContaining } from "../../support/dump";
import { imageFile } from "../../support/images";
import { insertJob } from "../../support/jobs";
import { emailsTo } from "../../support/outbox";
import { insertPost } from "../../support/posts";
import { insertApplication } from "../../support/recruitment";
import { createUserWithDataEverywhere } from "../../support/user-with-data-everywhere";
import { admin, password, student, type TestUser } from "../../support/users";

test.concurrent("a dump contains no data of a user 30 days after the deletion", {
  timeout: 120_000,
}, async () => {
  const { user, strings } = await createUserWithDataEverywhere();
  expect(await columnsContaining(strings), "before").toEqual(
    expect.arrayContaining([
      "users.name",
      "users.suspended_until",
      "posts.content",
      "comments.content",
      "notifications.params",
      "emails.params",
      "documents.name",
      "contact_messages.content",
      "former_emails.email",
      "moderation_decisions.excerpt",
      "audit_log.details",
    ]),
  );
  await removeAndWait(user);
  expect(await columnsContaining(strings)).toEqual([]);
});

test.concurrent("deletes signed-in contact messages of a user with an unverified email", async () => {
  const [user, viewer] = [await student({ isUnverified: true }), await admin()];
  const content = `Bonjour ${randomBytes(6).toString("hex")}`;
  const body = { name: "Ada", email: `not-${user.email}`, content, locale: "fr" as const };
  expect((await (await browserClient(user)).call(sendContactMessage, { body })).status).toBe(201);
  // Administrators receive the messages of other tests too.
  const listReceived = async () =>
    (await emailsTo(viewer.email, "contact_message")).filter(({ params }) => params.content === content);
  expect(await listReceived()).toHaveLength(1);
  await removeAndWait(user);
  expect(await listReceived()).toEqual([]);
  expect(await sql`select id from contact_messages where content = ${content}`).toEqual([]);
});

test.concurrent("keeps the posts, comments and replies of others", async () => {
  const user = await student();
  const own = await insertPost({ by: user, content: "Mon secret" });
  const other = await insertPost();
  const neighbour = await student();
  const [mine] = await sql`insert into comments (post_id, user_id, content)
    values (${other.id}, ${user.id}, 'Ma phrase') returning id`;
  const [reply] = await sql`insert into comments (post_id, user_id, content, reply_to_id)
    values (${other.id}, ${neighbour.id}, 'Sa phrase', ${mine?.id}) returning id`;
  await sql`insert into comments (post_id, user_id, content) values (${own.id}, ${neighbour.id}, 'Sous le mien')`;
  await sql`insert into likes (post_id, user_id) values (${other.id}, ${user.id})`;
  const others = [`signInHour:10.0.0.1:x${user.email}`, `posts:${user.id}0`];
  await sql`insert into rate_limits ${sql(others.map((key) => ({ key, points: 1 })))}`;
  await removeAndWait(user);
  expect(await sql`select from rate_limits where key in ${sql(others)}`).toHaveLength(2);
  const read = await visitorClient().call(getPost, { params: { id: other.id } });
  expect(read.body.data).toMatchObject({
    comments: [{ id: reply?.id, content: "Sa phrase", reply_to: null }],
    comments_count: 1,
    likes_count: 0,
  });
  expect(await sql`select content, status from posts where id = ${own.id}`).toMatchObject([
    { content: "", status: "deleted" },
  ]);
  expect(await sql`select content from comments where post_id = ${own.id}`).toMatchObject([
    { content: "Sous le mien" },
  ]);
});

test.concurrent("deletes files and credentials", async () => {
  const user = await student();
  const browser = await browserClient(user);
  const body = form({ content: "Avec une photo", images: [await imageFile()] });
  const { url } = (await browser.call(createPost, { body })).body.data.images[0] ?? { url: "" };
  expect((await browser.fetch(url)).status).toBe(200);
  const [{ path }] = (await sql`select path from post_images i join posts p on p.id = i.post_id
    where p.user_id = ${user.id}`) as unknown as [{ path: string }];
  await removeAndWait(user);
  // The same path in another user's post: if the file still existed, it could be opened.
  const other = await insertPost();
  await sql`insert into post_images (post_id, position, path, width, height) values (${other.id}, 0, ${path}, 640, 480)`;
  expect((await visitorClient().fetch(url)).status).toBe(404);
  const again = { email: user.email, password, restore: true };
  expect((await visitorClient().call(login, { body: again })).body.code).toBe("invalid_credentials");
});

test.concurrent("does not anonymise an account too early", async () => {
  const user = await student();
  await (await browserClient(user)).call(deleteOwnAccount, { body: { password } });
  await sql`update users set deleted_at = now() - interval '29 days 23 hours' where id = ${user.id}`;
  await removeAndWait(await student());
  const [row] = await sql`select name, anonymised_at from users where id = ${user.id}`;
  expect(row).toMatchObject({ name: user.name, anonymised_at: null });
  const back = { email: user.email, password, restore: true };
  expect((await visitorClient().call(login, { body: back })).status).toBe(200);
});

test.concurrent("frees the email of an anonymised account", async () => {
  const user = await student();
  await removeAndWait(user);
  await sql`insert into users (name, username, email, password_hash, role)
    values ('Again', ${`again-${user.id}`}, ${user.email}, '', 'student')`;
});

test.concurrent("lists every table with personal data, and each column that refers to a user", async () => {
  const tables = await sql`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`;
  const listed = [...personalTables.map(({ table }) => table), ...tablesWithoutPersonalData].sort();
  expect(listed).toEqual(tables.map(({ name }) => name).sort());
  const references = await sql`
    select con.conrelid::regclass::text as table, att.attname as column
    from pg_constraint con join pg_attribute att on att.attrelid = con.conrelid and att.attnum = any(con.conkey)
    where con.contype = 'f' and con.confrelid = 'users'::regclass`;
  const named = new Set(
    personalTables.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`)),
  );
  expect(references.length).toBeGreaterThan(15);
  for (const { table, column } of references)
    expect(named, `${table}.${column}`).toContain(`${table}.${column}`);
  const addresses =
    await sql`select table_name || '.' || column_name as source from information_schema.columns
    where table_schema = 'public' and column_name in ('email', 'author_email', 'recipient', 'ip_address')
      and data_type = 'text' and table_name not in ('users', 'sessions', 'audit_log', 'user_tokens')`;
  for (const { source } of addresses) expect(named, source).toContain(source);
});

test.concurrent("what the school has hidden stays hidden when its author is erased", async () => {
  const { id, by } = await insertJob({ status: "closed" });
  const other = await insertJob({ status: "closed", by });
  const colleague = await browserClient(await insertColleague(by, "owner"));
  const hide = {
    subject_type: "job",
    action: "hide",
    rule: "spam",
    excerpt: "Mon annonce",
    explanation: "Ada",
  };
  const lifted = {
    appeal: "Pardon",
    appealed_at: new Date(),
    appeal_decided_at: new Date(),
    is_overturned: true,
  };
  await sql`insert into moderation_decisions ${sql({ ...hide, subject_id: id, author_id: by.id })}`;
  await sql`insert into moderation_decisions ${sql({ ...hide, ...lifted, subject_id: other.id, author_id: by.id })}`;
  await removeAndWait(by);
  const reopen = (job: number) =>
    colleague.call(updateJob, { params: { id: job }, body: { status: "active" } });
  expect((await reopen(other.id)).status).toBe(200);
  expect((await reopen(id)).body.code).toBe("job_hidden");
  const decisions = await sql`select subject_id, author_id, excerpt, explanation from moderation_decisions
    where subject_type = 'job' and subject_id in (${id}, ${other.id})`;
  expect(decisions).toEqual([{ subject_id: id, author_id: null, excerpt: "", explanation: "" }]);
});

test.concurrent("the end of a company notifies its undecided applicants", async () => {
  const { id, by } = await insertJob({ title: "Stage en cave" });
  const [undecided, rejected] = [
    await insertApplication(id, { status: "reviewed" }),
    await insertApplication(id, { status: "rejected" }),
  ];
  await insertApplication(id, { isWithdrawn: true });
  const other = await insertApplication((await insertJob()).id);
  await removeAndWait(by);
  const [job] = await sql`select deleted_at is not null as deleted from job_postings where id = ${id}`;
  expect(job).toEqual({ deleted: true });
  const notified = await sql`select user_id, params ->> 'company' as company from notifications
    where kind = 'job_deleted' and params ->> 'title' = 'Stage en cave'`;
  expect(notified).toEqual([{ user_id: undecided.by.id, company: by.name }]);
  const emailed = [undecided, rejected, other].map(async ({ by }) => emailsTo(by.email, "job_deleted"));
  const params = { application: undecided.id, title: "Stage en cave", company: by.name };
  expect(await Promise.all(emailed)).toEqual([[{ user_id: undecided.by.id, params }], [], []]);
  const timeline = await sql`select application_id from application_events where kind = 'posting_deleted'
    and application_id in ${sql([undecided.id, rejected.id])}`;
  expect(timeline).toEqual([{ application_id: undecided.id }]);
});

test.concurrent("an administrator who is not the last one can delete their account", async () => {
  const [one, other] = [await admin(), await admin()];
  expect((await (await browserClient(one)).call(deleteOwnAccount, { body: { password } })).status).toBe(200);
  expect(await sql`select deleted_at from users where id = ${other.id}`).toMatchObject([
    { deleted_at: null },
  ]);
});

/** Deletes the account and anonymises it as the worker does after 30 days. */
async function removeAndWait(user: TestUser): Promise<void> {
  const removed = await (await browserClient(user)).call(deleteOwnAccount, { body: { password } });
  expect(removed.status).toBe(200);
  await sql`update users set deleted_at = now() - interval '30 days 1 minute' where id = ${user.id}`;
  await vi.waitUntil(() => anonymised(user), { timeout: 50_000, interval: 500 });
}

async function anonymised({ id }: TestUser): Promise<boolean> {
  await makeDue("anonymise-accounts");
  const [row] = await sql`select anonymised_at is not null as done from users where id = ${id}`;
  return row?.done;
}
