import { beforeAll, expect, test } from "vitest";
import { createApplication } from "@/lib/applications/apply-contract";
import { getApplication, listApplications } from "@/lib/applications/contract";
import { updateApplication } from "@/lib/applications/review-contract";
import { listConversations, sendMessage } from "@/lib/chat/contract";
import { listCompanies, updateOwnCompany } from "@/lib/companies/contract";
import { setCompanyStatus } from "@/lib/companies/management-contract";
import { inviteMember, removeMember } from "@/lib/companies/members-contract";
import { createJob, deleteJob, getJob, listCompanyJobs, updateJob } from "@/lib/jobs/contract";
import { getProfile } from "@/lib/profiles/contract";
import { type ApiClient, browserClient, visitorClient } from "../../support/api";
import { applicationForm, apply } from "../../support/applications";
import { companyIdOf, insertColleague } from "../../support/companies";
import { sql } from "../../support/database";
import { findJobs, insertJob, jobBody } from "../../support/jobs";
import { waitForEmail } from "../../support/outbox";
import { connect, subscribe } from "../../support/realtime-client";
import { recruiterAndApplicant } from "../../support/recruiters";
import { admin, company, newEmail, student, type TestUser } from "../../support/users";

let school: ApiClient;
beforeAll(async () => {
  school = await browserClient(await admin());
});

const reason = "Des offres trompeuses.";
async function setStatus(owner: TestUser, status: "active" | "suspended") {
  const params = { id: await companyIdOf(owner) };
  const body = status === "suspended" ? { status, reason } : { status };
  return school.call(setCompanyStatus, { params, body });
}

test("hides the jobs and the page of a suspended company, until the suspension is lifted", async () => {
  const owner = await company({ name: `Maison ${crypto.randomUUID()}` });
  const { id } = await insertJob({ by: owner, title: owner.name });
  const viewer = await browserClient(await student());
  const readVisibility = async () => {
    const named = await visitorClient().call(listCompanies, { query: { q: owner.name } });
    const page = `/entreprise/${await companyIdOf(owner)}?refresh=${crypto.randomUUID()}`;
    return {
      listed: (await findJobs({ q: owner.name })).includes(id),
      opened: (await viewer.call(getJob, { params: { id } })).status === 200,
      directory: named.body.data.total === 1,
      page: (await visitorClient().fetch(page)).status === 200,
    };
  };
  const all = { listed: true, opened: true, directory: true, page: true };
  expect(await readVisibility()).toEqual(all);
  expect((await setStatus(owner, "suspended")).body.data).toMatchObject({
    status: "suspended",
    status_reason: reason,
    open_jobs_count: 0,
  });
  expect(await readVisibility()).toEqual({ listed: false, opened: false, directory: false, page: false });
  const application = await viewer.call(createApplication, { body: await applicationForm(id) });
  expect(application.status).toBeGreaterThanOrEqual(400);
  expect((await setStatus(owner, "active")).body.data).toMatchObject({
    status: "active",
    status_reason: null,
  });
  expect(await readVisibility()).toEqual(all);
});

test("members of a suspended company cannot publish or change anything in its name", async () => {
  const owner = await company();
  const colleague = await insertColleague(owner, "recruiter");
  const { id } = await insertJob({ by: owner });
  await setStatus(owner, "suspended");
  const browser = await browserClient(owner);
  const rejected = { status: 403, body: { code: "company_suspended" } };
  const body = await jobBody();
  expect(await browser.call(createJob, { body })).toMatchObject(rejected);
  expect(await browser.call(updateJob, { params: { id }, body: { title: "Autre" } })).toMatchObject(rejected);
  expect(await browser.call(deleteJob, { params: { id } })).toMatchObject(rejected);
  expect(await browser.call(updateOwnCompany, { body: { name: owner.name } })).toMatchObject(rejected);
  const invitation = { email: newEmail(), role: "recruiter" } as const;
  expect(await browser.call(inviteMember, { body: invitation })).toMatchObject(rejected);
  const { body: jobs } = await browser.call(listCompanyJobs, {});
  expect(jobs.data, "they read their jobs").toMatchObject([{ id, can_edit: false, is_open: false }]);
  const leaving = await browserClient(colleague);
  expect((await leaving.call(removeMember, { params: { id: colleague.id } })).status, "they may leave").toBe(
    200,
  );
  await setStatus(owner, "active");
  expect((await browser.call(createJob, { body })).status).toBe(201);
});

test("members of a suspended company cannot read applications, documents or applicants", async () => {
  const { application, user, job } = await apply();
  const params = { id: application.id };
  const recruiter = await browserClient(job.by);
  const { resume_path } = (await recruiter.call(getApplication, { params })).body.data;
  const reads = async () => ({
    listed: (await recruiter.call(listApplications, {})).body.total,
    opened: (await recruiter.call(getApplication, { params })).status,
    document: (await recruiter.fetch(`/storage/${resume_path}`)).status,
    profile: (await recruiter.call(getProfile, { params: { id: user.id } })).status,
  });
  expect(await reads()).toEqual({ listed: 1, opened: 200, document: 200, profile: 200 });
  await setStatus(job.by, "suspended");
  expect(await reads()).toEqual({ listed: 0, opened: 404, document: 404, profile: 404 });
  const response = await recruiter.call(updateApplication, { params, body: { status: "accepted" } });
  expect(response.status).toBe(404);
  expect((await school.call(getApplication, { params })).status, "the school reads it").toBe(200);
  await setStatus(job.by, "active");
  expect(await reads()).toMatchObject({ listed: 1, opened: 200 });
});

test("an email about an applicant that waits for the end of quiet hours is sent unless the company is suspended", async () => {
  const owners = [await company(), await company()] as const;
  const users = owners.map(({ id }) => id);
  await sql`insert into emails (user_id, recipient, locale, kind, params, due_at)
    select id, email, 'en', kind, '{}', now() + interval '1 day'
    from users, unnest(array['application_received', 'password_changed']) kind where id = any(${users})`;
  await setStatus(owners[0], "suspended");
  const waiting = async ({ id }: TestUser) =>
    (
      await sql`select kind from emails where user_id = ${id} and status = 'pending' and due_at > now() order by kind`
    ).map(({ kind }) => kind);
  expect(await waiting(owners[0])).toEqual(["password_changed"]);
  expect(await waiting(owners[1])).toEqual(["application_received", "password_changed"]);
});

test("members of a suspended company are unsubscribed from their conversations with applicants", async () => {
  const { owner, recruiter, student: applicant, id } = await recruiterAndApplicant();
  const client = await connect(recruiter);
  const channel = await subscribe(client, `private-conversation-${id}`);
  let isUnsubscribed = false;
  channel.bind("pusher:subscription_error", () => (isUnsubscribed = true));
  client.connection.bind("disconnected", () => (isUnsubscribed = true));
  await setStatus(owner, "suspended");
  await expect.poll(() => isUnsubscribed, { timeout: 10_000 }).toBe(true);
  const write = (client: ApiClient) =>
    client.call(sendMessage, { params: { id }, body: { content: "Bonjour" } });
  expect((await recruiter.call(listConversations, {})).body.data).toEqual([]);
  expect((await write(recruiter)).status).toBeGreaterThanOrEqual(403);
  expect((await write(applicant)).status).toBe(403);
  await setStatus(owner, "active");
  expect((await write(recruiter)).status).toBe(201);
});

test("notifies members by email, and records each act in the audit log", async () => {
  const owner = await company();
  await setStatus(owner, "suspended");
  expect((await waitForEmail(owner.email, "company_suspended")).params).toMatchObject({ reason });
  expect((await setStatus(owner, "suspended")).body.code).toBe("already_decided");
  await setStatus(owner, "active");
  await waitForEmail(owner.email, "company_restored");
  expect(
    await sql`select action from audit_log where subject_type = 'company' and subject_id = ${await companyIdOf(owner)}
      order by id`,
  ).toEqual([{ action: "company_suspended" }, { action: "company_restored" }]);
});

test("only one of two administrators suspends a company at the same time", async () => {
  const owner = await company();
  const codes = await Promise.all([setStatus(owner, "suspended"), setStatus(owner, "suspended")]);
  expect(codes.map(({ status }) => status).sort()).toEqual([200, 409]);
});
