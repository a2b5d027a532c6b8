import { beforeAll, expect, test } from "vitest";
import { createApplication } from "@/lib/applications/apply-contract";
import { listCompanies } from "@/lib/companies/contract";
import { removeMember } from "@/lib/companies/members-contract";
import { getJob } from "@/lib/jobs/contract";
import { reportJob } from "@/lib/moderation/contract";
import { decideReports } from "@/lib/moderation/queue-contract";
import { setUserStatus } from "@/lib/users/status-contract";
import { type ApiClient, browserClient, visitorClient } from "../../support/api";
import { applicationForm } from "../../support/applications";
import { companyIdOf, insertColleague } from "../../support/companies";
import { sql } from "../../support/database";
import { findJobs, insertJob } from "../../support/jobs";
import { findReport } from "../../support/moderation";
import { admin, company, setStatus, student, suspend, type TestUser } from "../../support/users";

let school: ApiClient;
let viewer: ApiClient;
beforeAll(async () => {
  school = await browserClient(await admin());
  viewer = await browserClient(await student());
});

const set = ({ id }: TestUser, status: "active" | "suspended" | "banned") =>
  school.call(setUserStatus, { params: { id }, body: { status, reason: "Une raison" } });

/** A company with one owner and an open job, under a unique name. */
async function companyWithJob() {
  const owner = await company({ name: `Maison ${crypto.randomUUID()}` });
  const { id } = await insertJob({ by: owner, title: owner.name });
  return { owner, job: id, company: await companyIdOf(owner) };
}
type CompanyWithJob = Awaited<ReturnType<typeof companyWithJob>>;

/** Reads everything that may show the company; public pages bypass the cache. */
async function readVisibility({ owner, job, company }: CompanyWithJob) {
  const named = await visitorClient().call(listCompanies, { query: { q: owner.name } });
  const status = async (path: string) =>
    (await visitorClient().fetch(`${path}?anew=${crypto.randomUUID()}`)).status < 400;
  return {
    listed: (await findJobs({ q: owner.name })).includes(job),
    opened: (await visitorClient().call(getJob, { params: { id: job } })).status === 200,
    directory: named.body.data.total === 1,
    publicPage: await status(`/offre/${job}`),
    page: await status(`/entreprise/${company}`),
  };
}

const all = { listed: true, opened: true, directory: true, publicPage: true, page: true };
const nothing = { listed: false, opened: false, directory: false, publicPage: false, page: false };
const apply = async ({ job }: CompanyWithJob) =>
  (await viewer.call(createApplication, { body: await applicationForm(job) })).status;

test.each(["suspended", "banned"] as const)(
  "hides a company while its last recruiter is %s",
  async (status) => {
    const target = await companyWithJob();
    const draft = await insertJob({ by: target.owner, status: "draft" });
    const closed = await insertJob({ by: target.owner, status: "closed" });
    expect(await readVisibility(target)).toEqual(all);
    expect((await set(target.owner, status)).status).toBe(200);
    expect(await readVisibility(target)).toEqual(nothing);
    expect(await apply(target)).toBeGreaterThanOrEqual(400);
    expect((await set(target.owner, "active")).status).toBe(200);
    expect(await readVisibility(target)).toEqual(all);
    expect(await apply(target)).toBe(201);
    expect(
      await sql`select status from job_postings where id in (${draft.id}, ${closed.id}) order by id`,
    ).toEqual([{ status: "draft" }, { status: "closed" }]);
  },
);

test("shows a company while one of its recruiters can sign in", async () => {
  const target = await companyWithJob();
  const colleague = await insertColleague(target.owner, "recruiter");
  await set(target.owner, "suspended");
  expect(await readVisibility(target)).toEqual(all);
  await set(colleague, "banned");
  expect(await readVisibility(target)).toEqual(nothing);
  await set(colleague, "active");
  expect(await readVisibility(target)).toEqual(all);
});

test("hides a company when both recruiters are suspended at once", async () => {
  const target = await companyWithJob();
  const colleague = await insertColleague(target.owner, "owner");
  await Promise.all([set(target.owner, "suspended"), set(colleague, "suspended")]);
  expect(await readVisibility(target)).toEqual(nothing);
});

test("hides a company when its last active recruiter leaves", async () => {
  const target = await companyWithJob();
  const colleague = await insertColleague(target.owner, "recruiter");
  await suspend(target.owner);
  const leaving = await browserClient(colleague);
  expect((await leaving.call(removeMember, { params: { id: colleague.id } })).status).toBe(200);
  expect(await readVisibility(target)).toEqual(nothing);
  await setStatus(target.owner, "banned");
  await set(target.owner, "active");
  expect(await readVisibility(target)).toEqual(all);
});

test("keeps a job closed if its deadline passed meanwhile", async () => {
  const target = await companyWithJob();
  await set(target.owner, "suspended");
  await sql`update job_postings set application_deadline = current_date - 3 where id = ${target.job}`;
  await set(target.owner, "active");
  expect(await readVisibility(target)).toMatchObject({ listed: false, directory: true, page: true });
  expect(await sql`select status from job_postings where id = ${target.job}`).toEqual([{ status: "closed" }]);
});

test("keeps a job closed if the school has hidden it meanwhile", async () => {
  const target = await companyWithJob();
  const other = await insertJob({ by: target.owner });
  const params = { id: target.job };
  await viewer.call(reportJob, { params, body: { reason: "Elle demande de l’argent." } });
  const id = await findReport("job", target.job);
  await set(target.owner, "suspended");
  const decided = await school.call(decideReports, {
    params: { id },
    body: { action: "hide", rule: "spam" },
  });
  expect(decided.status).toBe(200);
  await set(target.owner, "active");
  expect(await readVisibility(target)).toMatchObject({ listed: false, opened: false, page: true });
  expect((await visitorClient().call(getJob, { params: { id: other.id } })).status).toBe(200);
});
