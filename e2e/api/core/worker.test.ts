import { setTimeout as delay } from "node:timers/promises";
import { afterAll, expect, test, vi } from "vitest";
import { maxConnections } from "@/lib/core/email/smtp";
import { createDatabase, killWorkers, startSmtpServer, startWorker } from "../../support/worker-instance";

const databases: Awaited<ReturnType<typeof createDatabase>>[] = [];
afterAll(async () => {
  killWorkers();
  for (const { drop } of databases) await drop();
});

type Email = { to?: string; userId?: number; kind?: string; age?: string };

/** An outbox in a separate database, so that the tests can run at the same time. */
async function createOutbox() {
  const database = await createDatabase();
  databases.push(database);
  const { url, sql } = database;
  const insert = async (
    count: number,
    { to = "ada@test.invalid", userId, kind = "contact_message", age = "0" }: Email = {},
  ) => {
    const params = {
      name: "Ada",
      email: "ada@x.invalid",
      content: "Bonjour\n.\nà tous",
      count: 1,
      search: 1,
    };
    await sql`insert into emails (user_id, recipient, locale, kind, params, created_at)
      select ${userId ?? null}::int, ${to}, 'fr', ${kind}, ${sql.json(params)}, now() - ${age}::interval
      from generate_series(1, ${count})`;
  };
  const statuses = async (): Promise<string[]> =>
    (await sql`select status from emails order by public_id`).map(({ status }) => status);
  const delivered = () =>
    vi.waitUntil(async () => !(await statuses()).includes("pending"), { timeout: 90_000 });
  return { url, sql, insert, statuses, delivered };
}

const limits = { timeout: 240_000 };

test.concurrent(
  "killing the worker repeatedly loses no email, and repeats only those that were being sent",
  limits,
  async () => {
    const { url, sql, insert, statuses, delivered } = await createOutbox();
    const smtp = await startSmtpServer({ delayMs: () => Math.random() * 12 });
    const kills = 4;
    for (let kill = 0; kill < kills; kill++) {
      // Guarantees that the next worker has something to send, however late the kill happens.
      await insert(20);
      const worker = startWorker(url, { SMTP_URL: smtp.url });
      const before = smtp.received.length;
      await vi.waitUntil(() => smtp.received.length > before + 3, { timeout: 90_000, interval: 1 });
      await delay(Math.random() * 25);
      await worker.end("SIGKILL");
    }
    const last = startWorker(url, { SMTP_URL: smtp.url });
    await delivered();
    await last.end("SIGTERM");
    await smtp.close();
    const ids = new Set(smtp.received.map(({ id }) => id));
    const rows = await sql`select id from emails order by id::text`;
    expect([...ids].sort()).toEqual(rows.map(({ id }) => id).sort());
    expect(smtp.received.length - ids.size, "under the same Message-ID").toBeLessThanOrEqual(
      kills * maxConnections,
    );
    expect(new Set(await statuses())).toEqual(new Set(["sent"]));
  },
);

test.concurrent("two workers share the emails and send each once", limits, async () => {
  const { url, insert, delivered } = await createOutbox();
  const smtp = await startSmtpServer({ delayMs: () => 3 });
  await insert(40);
  const workers = [1, 2].map(() => startWorker(url, { SMTP_URL: smtp.url }));
  await delivered();
  await Promise.all(workers.map((worker) => worker.end("SIGTERM")));
  await smtp.close();
  expect(new Set(smtp.received.map(({ id }) => id)).size).toBe(40);
  expect(smtp.received).toHaveLength(40);
});

test.concurrent(
  "leaves opted-out emails in the mailbox, and does not retry a permanent error",
  limits,
  async () => {
    const { url, sql, insert, statuses } = await createOutbox();
    const reject = (to: string) =>
      to.startsWith("nobody") ? { responseCode: 550 } : to.startsWith("full") ? { responseCode: 452 } : null;
    const smtp = await startSmtpServer({ reject });
    const [user] = await sql`insert into users (name, username, email, password_hash, role, email_verified_at)
    values ('Ada', 'ada', 'ada@test.invalid', '-', 'student', now()) returning id`;
    await sql`insert into notification_preferences (user_id, category, app, email, digest)
      values (${user?.id}, 'jobs', true, false, false)`;
    await insert(1, { userId: user?.id, kind: "job_alert" });
    await insert(1, { to: "nobody@test.invalid" });
    await insert(1, { to: "full@test.invalid" });
    await insert(1, { to: "full@test.invalid", age: "2 days" });
    await insert(1);
    const worker = startWorker(url, { SMTP_URL: smtp.url });
    const expected = ["mailbox_only", "failed", "pending", "failed", "sent"];
    await vi.waitUntil(async () => (await statuses()).join() === expected.join(), { timeout: 90_000 });
    const isAttempted = async () => (await sql`select 1 from emails where attempts = 0`).length === 0;
    await vi.waitUntil(isAttempted, { timeout: 90_000 });
    await worker.end("SIGTERM");
    await smtp.close();
    expect(smtp.received).toHaveLength(1);
    const [waiting] =
      await sql`select attempts, due_at > now() as later, last_error from emails where status = 'pending'`;
    expect(waiting).toMatchObject({ attempts: 1, later: true, last_error: expect.stringContaining("452") });
  },
);

test.concurrent("a slow anonymisation does not delay other tasks", limits, async () => {
  const { url, sql } = await createOutbox();
  const [old, back] =
    await sql`insert into users (name, username, email, password_hash, role, status, deleted_at, suspended_until)
    values ('Ada', 'ada', 'ada@test.invalid', '-', 'student', 'inactive', now() - interval '31 days', null),
      ('Bob', 'bob', 'bob@test.invalid', '-', 'student', 'suspended', null, current_date - 1) returning id`;
  const [post] = await sql`insert into posts (user_id, content) values (${old?.id}, 'Bonjour') returning id`;
  const holder = await sql.reserve();
  await holder`begin`;
  await holder`select from posts where id = ${post?.id} for update`;
  const worker = startWorker(url, {});
  const userOf = async (id: number) =>
    (await sql`select status, anonymised_at from users where id = ${id}`)[0];
  await vi.waitUntil(async () => (await userOf(back?.id))?.status === "active", { timeout: 90_000 });
  expect((await userOf(old?.id))?.anonymised_at).toBeNull();
  await holder`commit`;
  holder.release();
  await vi.waitUntil(async () => (await userOf(old?.id))?.anonymised_at, { timeout: 90_000 });
  await worker.end("SIGTERM");
});

test.concurrent("does not send optional emails to users who deleted their account", limits, async () => {
  const { url, sql, insert, statuses, delivered } = await createOutbox();
  const smtp = await startSmtpServer();
  const [user] =
    await sql`insert into users (name, username, email, password_hash, role, email_verified_at, deleted_at)
    values ('Ada', 'ada', 'ada@test.invalid', '-', 'student', now(), now()) returning id`;
  await insert(1, { userId: user?.id, kind: "job_alert" });
  await insert(1, { userId: user?.id, kind: "account_deleted" });
  const worker = startWorker(url, { SMTP_URL: smtp.url });
  await delivered();
  await worker.end("SIGTERM");
  await smtp.close();
  expect(await statuses()).toEqual(["mailbox_only", "sent"]);
  expect(smtp.received).toHaveLength(1);
});

test.concurrent(
  "leaves emails in the mailbox when no server is configured, and retries while it is unreachable",
  limits,
  async () => {
    const { url, sql, insert, statuses, delivered } = await createOutbox();
    await insert(2);
    const alone = startWorker(url, {});
    await delivered();
    await alone.end("SIGTERM");
    expect(await statuses()).toEqual(["mailbox_only", "mailbox_only"]);
    await sql`truncate emails cascade`;
    await insert(1);
    const worker = startWorker(url, { SMTP_URL: "smtp://127.0.0.1:9" });
    const retried = () => sql`select 1 as one from emails where attempts = 1 and status = 'pending'`;
    await vi.waitUntil(async () => (await retried()).length === 1, { timeout: 90_000 });
    await worker.end("SIGTERM");
  },
);
