import { afterAll, expect, test } from "vitest";
import { createDatabase, isolatedEnv, startSmtpServer } from "../../support/worker-instance";

const smtp = await startSmtpServer();
const { url, sql, drop } = await createDatabase();
Object.assign(process.env, isolatedEnv(url), { SMTP_URL: smtp.url });
const { deliverOutbox } = await import("@/lib/core/email/deliver-outbox");
afterAll(async () => {
  await smtp.close();
  await drop();
});

test("sends optional emails to verified accounts that can sign in, and account matters to all", async () => {
  const statuses = ["active", "pending_verification", "inactive", "suspended", "banned"];
  await sql`insert into users (name, username, email, password_hash, role, status, email_verified_at)
    select status, status, status || '@test.invalid', '-', 'student', status, now()
    from unnest(${statuses}::text[]) status`;
  await sql`insert into users (name, username, email, password_hash, role)
    values ('unverified', 'unverified', 'unverified@test.invalid', '-', 'student')`;
  await sql`insert into emails (user_id, recipient, locale, kind, params)
    select id, email, 'fr', kind, '{"search": 1, "name": "Ada", "count": 1}'
    from users, (values ('job_alert'), ('account_deleted')) k (kind)`;
  await sql`insert into emails (recipient, locale, kind, params)
    values ('guest@test.invalid', 'fr', 'account_deleted', '{}')`;
  await deliverOutbox(new AbortController().signal);
  const alerts = await sql`select u.name, m.status from emails m join users u on u.id = m.user_id
    where m.kind = 'job_alert'`;
  expect(Object.fromEntries(alerts.map(({ name, status }) => [name, status]))).toEqual({
    active: "sent",
    pending_verification: "sent",
    inactive: "mailbox_only",
    suspended: "mailbox_only",
    banned: "mailbox_only",
    unverified: "mailbox_only",
  });
  const others = await sql`select distinct status from emails where kind = 'account_deleted'`;
  expect(others.map(({ status }) => status)).toEqual(["sent"]);
  const accounts = [...statuses, "unverified", "guest"];
  expect(smtp.received).toHaveLength(2 + accounts.length);
});
