import { afterAll, expect, test } from "vitest";
import { createDatabase, isolatedEnv, startSmtpServer } from "../../support/worker-instance";

const smtp = await startSmtpServer();
const { url, sql, drop } = await createDatabase();
Object.assign(process.env, isolatedEnv(url), { SMTP_URL: smtp.url });
const { systemDb } = await import("@/db/client");
const { emails } = await import("@/db/schema/email");
const { eq } = await import("drizzle-orm");
const { deliverOutbox } = await import("@/lib/core/email/deliver-outbox");
const { withdrawEmails } = await import("@/lib/core/email/withdraw");
afterAll(async () => {
  await smtp.close();
  await drop();
});

test("an email that is withdrawn during an attempt is not tried again, and another one is", async () => {
  const recipients = ["withdrawn@test.invalid", "other@test.invalid"];
  await sql`insert into emails (recipient, locale, kind, params)
    select recipient, 'fr', 'account_deleted', '{}' from unnest(${recipients}::text[]) recipient`;
  await sql.begin(async (tx) => {
    await tx`select from emails for no key update`;
    await withdrawEmails(systemDb, eq(emails.recipient, "withdrawn@test.invalid"));
    await tx`update emails set attempts = 1`;
  });
  await deliverOutbox(new AbortController().signal);
  expect(smtp.received.map(({ to }) => to)).toEqual(["other@test.invalid"]);
  expect([...(await sql`select recipient, status from emails`)]).toEqual([
    { recipient: "other@test.invalid", status: "sent" },
  ]);
});
