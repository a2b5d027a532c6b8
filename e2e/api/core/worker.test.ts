import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { maxConnections } from "@/lib/core/email/smtp";
import { createDatabase, killWorkers, startSmtpServer, startWorker } from "../../support/worker-instance";

let own: Awaited<ReturnType<typeof createDatabase>>;
beforeAll(async () => {
  own = await createDatabase();
}, 240_000);
afterAll(() => own?.drop());
afterEach(killWorkers);
beforeEach(() => own.sql`truncate emails, users cascade`);

type Wish = { to?: string; userId?: number; kind?: string; age?: string };

async function put(count: number, { to = "ada@test.invalid", userId, kind, age = "0" }: Wish = {}) {
  const params = { name: "Ada", email: "ada@x.invalid", content: "Bonjour\n.\nà tous", count: 1, search: 1 };
  await own.sql`insert into emails (user_id, recipient, locale, kind, params, created_at)
    select ${userId ?? null}::int, ${to}, 'fr', ${kind ?? "contact_message"}, ${own.sql.json(params)},
      now() - ${age}::interval from generate_series(1, ${count})`;
}

async function statuses(): Promise<string[]> {
  const rows = await own.sql`select status from emails order by public_id`;
  return rows.map(({ status }) => status);
}

const settled = () => vi.waitUntil(async () => !(await statuses()).includes("pending"), 90_000);

test("a worker killed repeatedly loses no email, and repeats at most those it was sending", async () => {
  const smtp = await startSmtpServer({ slowness: () => Math.random() * 12 });
  const kills = 4;
  for (let kill = 0; kill < kills; kill++) {
    // However late the kill comes, the next worker has something to send.
    await put(20);
    const worker = startWorker(own.url, { SMTP_URL: smtp.url });
    const before = smtp.received.length;
    await vi.waitUntil(() => smtp.received.length > before + 3, { timeout: 90_000, interval: 1 });
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 25));
    await worker.end("SIGKILL");
  }
  const last = startWorker(own.url, { SMTP_URL: smtp.url });
  await settled();
  await last.end("SIGTERM");
  await smtp.close();
  const ids = new Set(smtp.received.map(({ id }) => id));
  const rows = await own.sql`select id from emails order by id::text`;
  expect([...ids].sort()).toEqual(rows.map(({ id }) => id).sort());
  expect(smtp.received.length - ids.size, "under the same Message-ID").toBeLessThanOrEqual(
    kills * maxConnections,
  );
  expect(new Set(await statuses())).toEqual(new Set(["sent"]));
}, 240_000);

test("two workers share the emails and send each once", async () => {
  const smtp = await startSmtpServer({ slowness: () => 3 });
  await put(40);
  const workers = [1, 2].map(() => startWorker(own.url, { SMTP_URL: smtp.url }));
  await settled();
  await Promise.all(workers.map((worker) => worker.end("SIGTERM")));
  await smtp.close();
  expect(new Set(smtp.received.map(({ id }) => id)).size).toBe(40);
  expect(smtp.received).toHaveLength(40);
}, 240_000);

test("leaves opted-out emails in the mailbox, and does not retry a permanent error", async () => {
  const refuse = (to: string) =>
    to.startsWith("nobody") ? { responseCode: 550 } : to.startsWith("full") ? { responseCode: 452 } : null;
  const smtp = await startSmtpServer({ refuse });
  const [user] = await own.sql`insert into users (name, username, email, password_hash, role)
    values ('Ada', 'ada', 'ada@test.invalid', '-', 'student') returning id`;
  await own.sql`insert into email_opt_outs (user_id, category) values (${user?.id}, 'jobs')`;
  await put(1, { userId: user?.id, kind: "job_alert" });
  await put(1, { to: "nobody@test.invalid" });
  await put(1, { to: "full@test.invalid" });
  await put(1, { to: "full@test.invalid", age: "2 days" });
  await put(1);
  const worker = startWorker(own.url, { SMTP_URL: smtp.url });
  const expected = ["mailbox_only", "failed", "pending", "failed", "sent"];
  await vi.waitUntil(async () => (await statuses()).join() === expected.join(), 90_000);
  await worker.end("SIGTERM");
  await smtp.close();
  expect(smtp.received).toHaveLength(1);
  const [waiting] =
    await own.sql`select attempts, due_at > now() as later, last_error from emails where status = 'pending'`;
  expect(waiting).toMatchObject({ attempts: 1, later: true, last_error: expect.stringContaining("452") });
}, 240_000);

test("leaves emails in the mailbox without a server, and retries while it is down", async () => {
  await put(2);
  const alone = startWorker(own.url, {});
  await settled();
  await alone.end("SIGTERM");
  expect(await statuses()).toEqual(["mailbox_only", "mailbox_only"]);
  await own.sql`truncate emails cascade`;
  await put(1);
  const worker = startWorker(own.url, { SMTP_URL: "smtp://127.0.0.1:9" });
  const tried = () => own.sql`select 1 as one from emails where attempts = 1 and status = 'pending'`;
  await vi.waitUntil(async () => (await tried()).length === 1, 90_000);
  await worker.end("SIGTERM");
}, 240_000);
