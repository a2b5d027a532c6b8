import { expect, test } from "vitest";
import { getCompany, listCompanies } from "@/lib/companies/contract";
import { visitorClient } from "../../support/api";
import { companyIdOf } from "../../support/companies";
import { sql } from "../../support/database";
import { closeJob, job } from "../../support/jobs";
import { insertApplication } from "../../support/recruitment";
import type { TestUser } from "../../support/users";

async function responsivenessOf(by: TestUser) {
  const { status, body } = await visitorClient().call(getCompany, { params: { id: await companyIdOf(by) } });
  expect(status).toBe(200);
  return body.data.responsiveness;
}

type Options = Parameters<typeof insertApplication>[1] & { sentDaysAgo?: number };

/** Sent so many days ago, decided so many hours after it. */
async function sent(jobId: number, { sentDaysAgo = 0, ...options }: Options = {}): Promise<void> {
  const { id } = await insertApplication(jobId, options);
  await sql`update applications set created_at = created_at - make_interval(days => ${sentDaysAgo}),
    decided_at = decided_at - make_interval(days => ${sentDaysAgo}) where id = ${id}`;
}

test("a visitor reads how often and how fast a company decides from five applications on, not below", async () => {
  const { id, by } = await job();
  for (const hours of [12, 24, 60, 240])
    await sent(id, { status: "rejected", answeredAfter: hours, sentDaysAgo: 30 });
  expect(await responsivenessOf(by)).toBeNull();
  await sent(id, { sentDaysAgo: 61 });
  expect(await responsivenessOf(by)).toEqual({ applications: 5, rate: 0.8, median_days: 1.8 });
  const list = await visitorClient().call(listCompanies, { query: { per_page: 1 } });
  expect(list.body.data.data[0]).not.toHaveProperty("responsiveness");
});

test("counts what should be decided, without what is withdrawn, still in time or older than a year", async () => {
  const open = await job();
  const { by } = open;
  const [inTime, overdue, deleted] = [await job({ by }), await job({ by }), await job({ by })];
  for (const { id } of [overdue, deleted]) await sent(id, { sentDaysAgo: 20 });
  for (let count = 0; count < 3; count++) await sent(open.id, { sentDaysAgo: 61 });
  await sent(open.id, { sentDaysAgo: 59 });
  await sent(inTime.id, { sentDaysAgo: 15 });
  await sent(open.id, { sentDaysAgo: 61, withdrawn: true });
  await sent(open.id, { sentDaysAgo: 100, status: "accepted", withdrawn: true });
  await sent(open.id, { sentDaysAgo: 370, status: "accepted" });
  await closeJob(inTime.id, 14);
  await closeJob(overdue.id, 15);
  await closeJob(deleted.id, 15);
  await sql`update job_postings set deleted_at = now() where id = ${deleted.id}`;
  expect(await responsivenessOf(by)).toEqual({ applications: 5, rate: 0, median_days: null });
  await sent(open.id, { status: "approved", answeredAfter: 48 });
  await sent(open.id, { status: "accepted", answeredAfter: 72 });
  expect(await responsivenessOf(by)).toEqual({ applications: 7, rate: 0.28, median_days: 2.5 });
});
