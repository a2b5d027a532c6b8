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

test("a worker killed again and again loses no e-mail, and repeats at most those it was sending", async () => {
  const office = await startSmtpServer({ slowness: () => Math.random() * 12 });
  await put(50);
  const kills = 4;
  for (let kill = 0; kill < kills; kill++) {
    const worker = startWorker(own.url, { SMTP_URL: office.url });
    const before = office.taken.length;
    await vi.waitUntil(() => office.taken.length > before + 3, { timeout: 90_000, interval: 1 });
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 25));
    await worker.end("SIGKILL");
  }
  const last = startWorker(own.url, { SMTP_URL: office.url });
  await settled();
  await last.end("SIGTERM");
  await office.close();
  const ids = new Set(office.taken.map(({ id }) => id));
  const rows = await own.sql`select id from emails order by id::text`;
  expect([...ids].sort()).toEqual(rows.map(({ id }) => id).sort());
  expect(office.taken.length - ids.size, "under the same Message-ID").toBeLessThanOrEqual(
    kills * maxConnections,
  );
  expect(new Set(await statuses())).toEqual(new Set(["sent"]));
}, 240_000);

test("two workers share the emails and send each once", async () => {
  const office = await startSmtpServer({ slowness: () => 3 });
  await put(40);
  const workers = [1, 2].map(() => startWorker(own.url, { SMTP_URL: office.url }));
  await settled();
  await Promise.all(workers.map((worker) => worker.end("SIGTERM")));
  await office.close();
  expect(new Set(office.taken.map(({ id }) => id)).size).toBe(40);
  expect(office.taken).toHaveLength(40);
}, 240_000);

test("what is unwanted stays in the mailbox, what is refused for good is not tried again", async () => {
  const refuse = (to: string) =>
    to.startsWith("nobody") ? { responseCode: 550 } : to.startsWith("full") ? { responseCode: 452 } : null;
  const office = await startSmtpServer({ refuse });
  const [user] = await own.sql`insert into users (name, username, email, password_hash, role)
    values ('Ada', 'ada', 'ada@test.invalid', '-', 'student') returning id`;
  await own.sql`insert into email_opt_outs (user_id, category) values (${user?.id}, 'jobs')`;
  await put(1, { userId: user?.id, kind: "job_alert" });
  await put(1, { to: "nobody@test.invalid" });
  await put(1, { to: "full@test.invalid" });
  await put(1, { to: "full@test.invalid", age: "2 days" });
  await put(1);
  const worker = startWorker(own.url, { SMTP_URL: office.url });
  const wanted = ["mailbox_only", "failed", "pending", "failed", "sent"];
  await vi.waitUntil(async () => (await statuses()).join() === wanted.join(), 90_000);
  await worker.end("SIGTERM");
  await office.close();
  expect(office.taken).toHaveLength(1);
  const [waiting] =
    await own.sql`select attempts, due_at > now() as later, last_error from emails where status = 'pending'`;
  expect(waiting).toMatchObject({ attempts: 1, later: true, last_error: expect.stringContaining("452") });
}, 240_000);

test("without a server emails stay in the mailbox; while it is away they wait", async () => {
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
