import { expect, test } from "vitest";
import { getRecruitmentAnalytics } from "@/lib/analytics/contract";
import { createApplication } from "@/lib/applications/apply-contract";
import { getJob } from "@/lib/jobs/contract";
import { browserClient } from "../../support/api";
import { applicationForm, apply } from "../../support/applications";
import { insertColleague } from "../../support/companies";
import { sql } from "../../support/database";
import { insertJob } from "../../support/jobs";
import { insertApplication } from "../../support/recruitment";
import { company, student, type TestUser } from "../../support/users";

async function figures(of: TestUser) {
  const { status, body } = await (await browserClient(of)).call(getRecruitmentAnalytics, {});
  expect(status).toBe(200);
  return body;
}

test("shows zeros for a company without jobs", async () => {
  expect(await figures(await company())).toMatchObject({
    success: true,
    status: "success",
    total_job_postings: 0,
    total_applications: 0,
    applications_by_status: { pending: 0, reviewed: 0, accepted: 0, approved: 0, rejected: 0 },
    applications_per_job_posting: [],
    views: 0,
    conversion: null,
    hours_to_first_answer: null,
  });
});

test("counts jobs of every status, and applications by status and by job, the newest job first", async () => {
  const by = await company();
  const old = await insertJob({ by, title: "Old", status: "closed" });
  const recentJob = await insertJob({ by, title: "Recent" });
  await insertJob({ by, title: "Draft", status: "draft" });
  for (const status of ["pending", "pending", "accepted"] as const)
    await insertApplication(old.id, { status });
  await insertApplication(recentJob.id, { status: "rejected" });
  const figuresOfCompany = await figures(by);
  expect(figuresOfCompany).toMatchObject({
    total_job_postings: 3,
    total_applications: 4,
    applications_by_status: { pending: 2, reviewed: 0, accepted: 1, approved: 0, rejected: 1 },
  });
  expect(
    figuresOfCompany.applications_per_job_posting.map(({ job_posting, count }) => [job_posting, count]),
  ).toEqual([
    [{ id: expect.any(Number), title: "Draft", locale: null }, 0],
    [{ id: recentJob.id, title: "Recent", locale: null }, 1],
    [{ id: old.id, title: "Old", locale: null }, 3],
  ]);
});

test("leaves out withdrawn applications and deleted jobs", async () => {
  const by = await company();
  const visible = await insertJob({ by });
  const deleted = await insertJob({ by });
  await insertApplication(visible.id);
  await insertApplication(visible.id, { isWithdrawn: true });
  await insertApplication(deleted.id);
  await sql`update job_postings set deleted_at = now() where id = ${deleted.id}`;
  expect(await figures(by)).toMatchObject({ total_job_postings: 1, total_applications: 1 });
});

test("computes views, conversion and the median time to the first decision, per job and in total", async () => {
  const by = await company();
  const [seen, unseen] = [await insertJob({ by, title: "Seen" }), await insertJob({ by, title: "Unseen" })];
  await sql`insert into job_views (job_posting_id, day, views)
    values (${seen.id}, current_date, 30), (${seen.id}, current_date - 1, 10)`;
  for (const hours of [2, 10, 100]) await insertApplication(seen.id, { answeredAfter: hours });
  await insertApplication(seen.id);
  await insertApplication(unseen.id, { answeredAfter: 1 });
  const figuresOfCompany = await figures(by);
  expect(figuresOfCompany).toMatchObject({ views: 40, conversion: 0.125, hours_to_first_answer: 6 });
  const of = (title: string) =>
    figuresOfCompany.applications_per_job_posting.find(({ job_posting }) => job_posting.title === title);
  expect(of("Seen")).toMatchObject({ views: 40, conversion: 0.1, hours_to_first_answer: 10 });
  expect(of("Unseen")).toMatchObject({ views: 0, conversion: null, hours_to_first_answer: 1 });
});

test("counts one view of each student who applies, whether or not they have opened the job", async () => {
  const { job } = await apply();
  const viewer = await browserClient(await student());
  await viewer.call(getJob, { params: { id: job.id } });
  await viewer.call(createApplication, { body: await applicationForm(job.id) });
  await expect.poll(() => figures(job.by)).toMatchObject({ total_applications: 2, views: 2, conversion: 1 });
});

test("shows a company's figures only to its members", async () => {
  const [one, other] = [await company(), await company()];
  const [readOnly, removed] = [
    await insertColleague(one, "read_only"),
    await insertColleague(one, "recruiter"),
  ];
  await insertApplication((await insertJob({ by: one })).id);
  expect((await figures(removed)).total_applications).toBe(1);
  await sql`delete from company_members where user_id = ${removed.id}`;
  const totals = await Promise.all([one, other, readOnly, removed].map(figures));
  expect(totals.map(({ total_applications: total }) => total)).toEqual([1, 0, 1, 0]);
});

test("lists a hundred jobs and counts all of them", async () => {
  const by = await company();
  const { id } = await insertJob({ by });
  await sql`insert into job_postings (company_id, title, description, requirements, location, application_deadline)
    select company_id, 'Posting ' || n, 'x', 'x', 'x', application_deadline
    from job_postings, generate_series(1, 104) n where id = ${id}`;
  const figuresOfCompany = await figures(by);
  expect([figuresOfCompany.total_job_postings, figuresOfCompany.applications_per_job_posting.length]).toEqual(
    [105, 100],
  );
});
