import { expect, test } from "vitest";
import { updateApplication } from "@/lib/applications/review-contract";
import { getEmail, listEmails } from "@/lib/email/contract";
import { browserClient, tokenClient } from "../../support/api";
import { sql } from "../../support/database";
import { databaseUrl } from "../../support/environment";
import { insertJob } from "../../support/jobs";
import { insertApplication } from "../../support/recruitment";
import { admin, company, student } from "../../support/users";
import { isolatedEnv } from "../../support/worker-instance";

test("seeds the demo users' emails, of which only the newest are unread", async () => {
  const [one, recruiter, school] = [await student(), await company(), await admin()];
  const client = await browserClient(recruiter);
  for (const status of ["accepted", "rejected", "reviewed"] as const) {
    const { id } = await insertApplication((await insertJob({ by: recruiter })).id, { by: one });
    expect((await client.call(updateApplication, { params: { id }, body: { status } })).status).toBe(200);
  }
  await company({ status: "pending_verification" });
  const recipients = { student: one.id, company: recruiter.id, admin: school.id };
  await sql`delete from emails where user_id in ${sql(Object.values(recipients))}`;

  Object.assign(process.env, isolatedEnv(databaseUrl));
  const { connection } = await import("@/db/client");
  const { insertEmails } = await import("@/db/seed/rows/insert-emails");
  await connection().db.transaction((tx) => insertEmails(tx, recipients));

  for (const [viewer, count] of [
    [one, 3],
    [recruiter, 4],
    [school, 1],
  ] as const) {
    const here = await tokenClient(viewer, { language: "en" });
    const emails = (await here.call(listEmails, { query: { per_page: 100 } })).body.data.data;
    expect(emails.length).toBeGreaterThanOrEqual(count);
    // Administrators also receive emails about companies that sign up in other tests.
    if (viewer !== school)
      expect(emails.map(({ is_read }) => is_read)).toEqual(emails.map((_, index) => index > 1));
    for (const { id, subject } of emails) {
      const { data } = (await here.call(getEmail, { params: { id } })).body;
      expect(data).toMatchObject({ address: viewer.email, action: { href: expect.stringMatching(/^\//) } });
      expect([subject, data.paragraphs.join()]).not.toContain("Unreadable email");
    }
  }
});
