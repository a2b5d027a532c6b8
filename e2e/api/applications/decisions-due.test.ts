import { expect, test } from "vitest";
import { listDecisionsDue } from "@/lib/applications/contract";
import { notifyOfUndecidedApplications } from "@/lib/applications/decision-tasks";
import { updateApplication } from "@/lib/applications/review-contract";
import { remindUnansweredApplications } from "@/lib/applications/tasks";
import { setCompanyStatus } from "@/lib/companies/management-contract";
import { updateJob } from "@/lib/jobs/contract";
import { closeOverdueJobs } from "@/lib/jobs/tasks";
import { browserClient, visitorClient } from "../../support/api";
import { backdate, emailsOfUser, notificationsOf } from "../../support/applications";
import { companyIdOf, insertColleague } from "../../support/companies";
import { sql } from "../../support/database";
import { backdateClosing, closeJob, dayFromNow, insertJob } from "../../support/jobs";
import { insertApplication } from "../../support/recruitment";
import { admin, company, student, type TestUser } from "../../support/users";

/** Waits for the notifications, which the application's own worker may have created first. */
async function sentTo(user: TestUser, kind: "decisions_due" | "decisions_overdue", count: number) {
  await Promise.all([notifyOfUndecidedApplications(), notifyOfUndecidedApplications()]);
  await expect.poll(async () => (await emailsOfUser(user, kind)).length).toBe(count);
  return (await emailsOfUser(user, kind)).map(({ params }) => params);
}

async function dueFor(user: TestUser) {
  const { status, body } = await (await browserClient(user)).call(listDecisionsDue, {});
  expect(status).toBe(200);
  return body.data;
}

test("notifies owners and recruiters once when a deadline closes a job with undecided applications", async () => {
  const owner = await company({ locale: "en" });
  const [recruiter, readOnly] = [
    await insertColleague(owner, "recruiter"),
    await insertColleague(owner, "read_only"),
  ];
  const { id } = await insertJob({ by: owner, title: "Night baker", endsIn: -1 });
  for (const status of ["pending", "reviewed", "rejected"] as const) await insertApplication(id, { status });
  await insertApplication(id, { isWithdrawn: true });
  const decided = await insertJob({ by: owner, endsIn: -1 });
  await insertApplication(decided.id, { status: "accepted" });
  await closeOverdueJobs();
  const params = { job: id, title: "Night baker", count: 2, until: await dayFromNow(13) };
  for (const user of [owner, recruiter, owner])
    expect(await sentTo(user, "decisions_due", 1)).toEqual([params]);
  expect(await notificationsOf(recruiter, "decisions_due")).toEqual([{ params, count: 1 }]);
  expect(await emailsOfUser(readOnly, "decisions_due")).toEqual([]);
  expect(await notificationsOf(readOnly, "decisions_due")).toEqual([]);
  expect(await emailsOfUser(owner, "decisions_overdue")).toEqual([]);
});

test("the 14 days begin with the deadline, even if the job is closed days later", async () => {
  const { id, by } = await insertJob({ endsIn: -5 });
  await insertApplication(id);
  const old = await insertJob({ by, endsIn: -40 });
  await insertApplication(old.id);
  await closeOverdueJobs();
  const until = await dayFromNow(9);
  expect(await dueFor(by)).toMatchObject([
    { job_posting: { id }, until, is_overdue: false },
    { job_posting: { id: old.id }, until: await dayFromNow(-26), is_overdue: true },
  ]);
  expect(await sentTo(by, "decisions_due", 1)).toMatchObject([{ job: id, until }]);
});

test("notifies once more when the 14 days are over, but not a third time", async () => {
  const { id, by } = await insertJob();
  const { id: application } = await insertApplication(id);
  const other = await insertJob({ by, title: "Décidée" });
  const { id: inTime } = await insertApplication(other.id);
  await Promise.all([closeJob(id), closeJob(other.id)]);
  await sentTo(by, "decisions_due", 2);
  const params = { id: inTime };
  await (await browserClient(by)).call(updateApplication, { params, body: { status: "rejected" } });
  for (const job of [id, other.id]) await backdateClosing(job, 14);
  expect(await sentTo(by, "decisions_overdue", 0)).toEqual([]);
  for (const job of [id, other.id]) await backdateClosing(job, 1);
  const overdue = { job: id, title: "Stage en cuisine", count: 1, until: await dayFromNow(-1) };
  expect(await sentTo(by, "decisions_overdue", 1)).toEqual([overdue]);
  await sql`update applications set status = 'reviewed' where id = ${application}`;
  await backdateClosing(id, 10);
  expect(await sentTo(by, "decisions_overdue", 1)).toEqual([overdue]);
  expect(await sentTo(by, "decisions_due", 2)).toHaveLength(2);
});

test("decisions are due 14 days after the company closes a job; reopening it cancels that, and closing it again restarts the period", async () => {
  const { id, by } = await insertJob();
  await insertApplication(id);
  const recruiter = await browserClient(by);
  const set = (status: "active" | "closed") =>
    recruiter.call(updateJob, { params: { id }, body: { status } });
  expect(await dueFor(by)).toEqual([]);
  await set("closed");
  const until = await dayFromNow(14);
  const due = { job_posting: { id, title: "Stage en cuisine", locale: null }, count: 1, until };
  expect(await dueFor(by)).toEqual([{ ...due, is_overdue: false }]);
  expect(await sentTo(by, "decisions_due", 1)).toMatchObject([{ until }]);
  await set("active");
  expect(await dueFor(by)).toEqual([]);
  expect(await sentTo(by, "decisions_overdue", 0)).toEqual([]);
  await set("closed");
  expect(await sentTo(by, "decisions_due", 2)).toMatchObject([{ until }, { until }]);
});

test("reminds of an application either after 14 days or after the closing of its job, not both", async () => {
  const closed = await insertJob();
  const open = await insertJob();
  for (const { id } of [closed, open]) await backdate((await insertApplication(id)).id, 15);
  await closeJob(closed.id);
  await remindUnansweredApplications();
  await expect.poll(async () => (await emailsOfUser(open.by, "applications_unanswered")).length).toBe(1);
  expect(await emailsOfUser(closed.by, "applications_unanswered")).toEqual([]);
  expect(await sentTo(closed.by, "decisions_due", 1)).toMatchObject([{ count: 1 }]);
  expect(await emailsOfUser(open.by, "decisions_due")).toEqual([]);
});

test("does not notify a suspended company until its suspension is lifted", async () => {
  const { id, by } = await insertJob();
  await insertApplication(id);
  const set = async (status: "active" | "suspended") =>
    sql`update companies set status = ${status} where id = ${await companyIdOf(by)}`;
  await set("suspended");
  await closeJob(id);
  expect(await sentTo(by, "decisions_due", 0)).toEqual([]);
  expect(await dueFor(by)).toEqual([]);
  await set("active");
  expect(await sentTo(by, "decisions_due", 1)).toMatchObject([{ job: id }]);
  expect(await dueFor(by)).toHaveLength(1);
});

test("decisions that became due during a suspension are due 14 days after its end, and overdue ones stay overdue", async () => {
  const owner = await company();
  const [running, decided, over] = [
    await insertJob({ by: owner, title: "En cours" }),
    await insertJob({ by: owner }),
    await insertJob({ by: owner, title: "En retard" }),
  ];
  await insertApplication(running.id);
  await insertApplication(decided.id, { status: "rejected" });
  await insertApplication(over.id);
  const [params, school] = [{ id: await companyIdOf(owner) }, await browserClient(await admin())];
  await sql`update companies set status = 'suspended' where id = ${params.id}`;
  await sql`insert into audit_log (action, subject_type, subject_id, created_at)
    values ('company_suspended', 'company', ${params.id}, now() - interval '10 days')`;
  for (const [{ id }, daysAgo] of [
    [running, 20],
    [decided, 20],
    [over, 30],
  ] as const)
    await closeJob(id, daysAgo);
  expect((await school.call(setCompanyStatus, { params, body: { status: "active" } })).status).toBe(200);
  const until = await dayFromNow(14);
  expect(await dueFor(owner)).toMatchObject([
    { job_posting: { id: running.id }, until, is_overdue: false },
    { job_posting: { id: over.id }, until: await dayFromNow(-16), is_overdue: true },
  ]);
  expect(await sentTo(owner, "decisions_due", 1)).toMatchObject([{ job: running.id, until }]);
});

test("all members list the decisions due in their own company, the most urgent first; others cannot", async () => {
  const owner = await company();
  const readOnly = await insertColleague(owner, "read_only");
  const jobs = await Promise.all(
    [40, 20, 10, 2].map(async (days) => ({ ...(await insertJob({ by: owner })), days })),
  );
  for (const { id, days } of jobs) {
    await insertApplication(id);
    await closeJob(id, days);
  }
  const expected = [10, 2, 20, 40].map((days) => jobs.find((job) => job.days === days)?.id);
  for (const user of [owner, readOnly])
    expect((await dueFor(user)).map(({ job_posting }) => job_posting.id)).toEqual(expected);
  expect((await dueFor(owner)).map(({ is_overdue }) => is_overdue)).toEqual([false, false, true, true]);
  expect(await dueFor(await company())).toEqual([]);
  for (const user of [await student(), await admin()])
    expect((await (await browserClient(user)).call(listDecisionsDue, {})).status).toBe(403);
  expect((await visitorClient().call(listDecisionsDue, {})).status).toBe(401);
});

test("only an acceptance or a rejection by the company counts as a decision, until it is undone", async () => {
  const { id, by } = await insertJob();
  const { id: application } = await insertApplication(id);
  const [recruiter, school] = [await browserClient(by), await browserClient(await admin())];
  const isDecidedAfter = async (
    user: typeof school,
    status: "reviewed" | "rejected" | "accepted" | "approved",
  ) => {
    const body = { status, message: "Bonjour." } as const;
    expect((await user.call(updateApplication, { params: { id: application }, body })).status).toBe(200);
    const [row] =
      await sql`select decided_at is not null as decided from applications where id = ${application}`;
    return row?.decided;
  };
  expect(await isDecidedAfter(recruiter, "reviewed")).toBe(false);
  expect(await isDecidedAfter(school, "rejected")).toBe(false);
  expect(await isDecidedAfter(recruiter, "accepted")).toBe(true);
  expect(await isDecidedAfter(school, "approved")).toBe(true);
  expect(await isDecidedAfter(recruiter, "reviewed")).toBe(false);
});
