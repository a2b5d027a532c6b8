import { expect, test } from "vitest";
import { getCompany, listCompanies } from "@/lib/companies/contract";
import { setCompanyStatus } from "@/lib/companies/management-contract";
import { browserClient, visitorClient } from "../../support/api";
import { companyIdOf } from "../../support/companies";
import { sql } from "../../support/database";
import { closeJob, insertJob } from "../../support/jobs";
import { insertApplication } from "../../support/recruitment";
import { admin, company, type TestUser } from "../../support/users";

async function responsivenessOf(by: TestUser, viewer = visitorClient()) {
  const { status, body } = await viewer.call(getCompany, { params: { id: await companyIdOf(by) } });
  expect(status).toBe(200);
  return body.data.responsiveness;
}

type Options = Parameters<typeof insertApplication>[1] & { sentDaysAgo?: number };

/** Inserts an application that was sent this many days ago and decided this many hours later. */
async function insertSentApplication(
  jobId: number,
  { sentDaysAgo = 0, ...options }: Options = {},
): Promise<void> {
  const { id } = await insertApplication(jobId, options);
  await sql`update applications set created_at = created_at - make_interval(days => ${sentDaysAgo}),
    decided_at = decided_at - make_interval(days => ${sentDaysAgo}) where id = ${id}`;
}

/** Inserts an entry of this age into the audit log. */
async function insertAuditEntry(
  action: "company_suspended" | "company_restored",
  of: TestUser,
  daysAgo: number,
) {
  await sql`insert into audit_log (action, subject_type, subject_id, created_at)
    values (${action}, 'company', ${await companyIdOf(of)}, now() - make_interval(days => ${daysAgo}))`;
}

test("shows visitors the response rate and time of a company with at least five applications", async () => {
  const { id, by } = await insertJob();
  for (const hours of [12, 24, 60, 240])
    await insertSentApplication(id, { status: "rejected", answeredAfter: hours, sentDaysAgo: 30 });
  expect(await responsivenessOf(by)).toBeNull();
  await insertSentApplication(id, { sentDaysAgo: 61 });
  expect(await responsivenessOf(by)).toEqual({ applications: 5, rate: 0.8, median_days: 1.8 });
  const list = await visitorClient().call(listCompanies, { query: { per_page: 1 } });
  expect(list.body.data.data[0]).not.toHaveProperty("responsiveness");
});

test("counts applications that are due, without withdrawn ones, those still in time and those older than a year", async () => {
  const open = await insertJob();
  const { by } = open;
  const [inTime, overdue, deleted] = [
    await insertJob({ by }),
    await insertJob({ by }),
    await insertJob({ by }),
  ];
  for (const { id } of [overdue, deleted]) await insertSentApplication(id, { sentDaysAgo: 20 });
  for (let count = 0; count < 3; count++) await insertSentApplication(open.id, { sentDaysAgo: 61 });
  await insertSentApplication(open.id, { sentDaysAgo: 59 });
  await insertSentApplication(inTime.id, { sentDaysAgo: 15 });
  await insertSentApplication(open.id, { sentDaysAgo: 61, isWithdrawn: true });
  await insertSentApplication(open.id, { sentDaysAgo: 100, status: "accepted", isWithdrawn: true });
  await insertSentApplication(open.id, { sentDaysAgo: 370, status: "accepted" });
  await closeJob(inTime.id, 14);
  await closeJob(overdue.id, 15);
  await closeJob(deleted.id, 15);
  await sql`update job_postings set deleted_at = now() where id = ${deleted.id}`;
  expect(await responsivenessOf(by)).toEqual({ applications: 5, rate: 0, median_days: null });
  await insertSentApplication(open.id, { status: "approved", answeredAfter: 48 });
  await insertSentApplication(open.id, { status: "accepted", answeredAfter: 72 });
  expect(await responsivenessOf(by)).toEqual({ applications: 7, rate: 0.28, median_days: 2.5 });
});

test("days of a suspension count neither as days without a decision nor as response time", async () => {
  const { id, by } = await insertJob();
  for (let count = 0; count < 5; count++) await insertSentApplication(id, { sentDaysAgo: 70 });
  const undecided = { applications: 5, rate: 0, median_days: null };
  expect(await responsivenessOf(by)).toEqual(undecided);
  await insertAuditEntry("company_suspended", by, 40);
  await insertAuditEntry("company_restored", by, 31);
  await insertAuditEntry("company_suspended", await company(), 30);
  expect(await responsivenessOf(by), "after 61 days in which it could decide").toEqual(undecided);
  await insertAuditEntry("company_suspended", by, 20);
  await insertAuditEntry("company_restored", by, 18);
  expect(await responsivenessOf(by), "after 59").toBeNull();
  for (let count = 0; count < 5; count++)
    await insertSentApplication(id, { status: "rejected", answeredAfter: 35 * 24, sentDaysAgo: 70 });
  expect(await responsivenessOf(by)).toEqual({ applications: 5, rate: 1, median_days: 30 });
});

test("does not count decisions that become due during a suspension, but counts those that were overdue before", async () => {
  const running = await insertJob();
  const { by } = running;
  const over = await insertJob({ by });
  for (let count = 0; count < 5; count++) await insertSentApplication(running.id, { sentDaysAgo: 40 });
  await closeJob(running.id, 20);
  const overdue = { applications: 5, rate: 0, median_days: null };
  expect(await responsivenessOf(by)).toEqual(overdue);
  const params = { id: await companyIdOf(by) };
  await sql`update companies set status = 'suspended' where id = ${params.id}`;
  await insertAuditEntry("company_suspended", by, 10);
  const school = await browserClient(await admin());
  expect(await responsivenessOf(by, school)).toBeNull();
  for (let count = 0; count < 5; count++) await insertSentApplication(over.id, { sentDaysAgo: 40 });
  await closeJob(over.id, 30);
  expect(await responsivenessOf(by, school)).toEqual(overdue);
  const restored = await school.call(setCompanyStatus, { params, body: { status: "active" } });
  expect(restored.status).toBe(200);
  expect(await responsivenessOf(by)).toEqual(overdue);
});
