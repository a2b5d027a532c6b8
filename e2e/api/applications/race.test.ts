import { expect, test } from "vitest";
import { createApplication } from "@/lib/applications/apply-contract";
import { getApplication, withdrawApplication } from "@/lib/applications/contract";
import { updateApplication } from "@/lib/applications/review-contract";
import { remindUnansweredApplications } from "@/lib/applications/tasks";
import { createDocument, deleteDocument } from "@/lib/documents/contract";
import { browserClient, form } from "../../support/api";
import { applicationForm, apply, backdate, emailsOfUser, pdfFile } from "../../support/applications";
import { countBlockedBy, sql } from "../../support/database";
import { insertJob } from "../../support/jobs";
import { holdLocks, waitUntilBlocking } from "../../support/locks";
import { insertSignedInColleague } from "../../support/recruiters";
import { admin, student } from "../../support/users";

test("two simultaneous requests make one application and one document", async () => {
  const user = await student();
  const client = await browserClient(user);
  const { id } = await insertJob();
  const forms = await Promise.all([applicationForm(id), applicationForm(id), applicationForm(id)]);
  const responses = await Promise.all(forms.map((body) => client.call(createApplication, { body })));
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  const [row] =
    await sql`select count(*)::int as sent, (select applications_count from job_postings where id = ${id}) as counted,
    (select count(*)::int from documents where user_id = ${user.id}) as documents
    from applications where job_posting_id = ${id}`;
  expect(row).toEqual({ sent: 1, counted: 1, documents: 1 });
});

test("ten students at once make ten applications, and the job counts them", async () => {
  const { id } = await insertJob();
  const sent = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const client = await browserClient(await student());
      return client.call(createApplication, { body: await applicationForm(id) });
    }),
  );
  expect(sent.map(({ status }) => status)).toEqual(Array(10).fill(201));
  const [row] = await sql`select applications_count from job_postings where id = ${id}`;
  expect(row?.applications_count).toBe(10);
});

test("applying while the job closes succeeds or is rejected", async () => {
  const { id } = await insertJob();
  const clients = await Promise.all(Array.from({ length: 5 }, async () => browserClient(await student())));
  const forms = await Promise.all(clients.map(() => applicationForm(id)));
  // Takes the time after the lock is acquired: the wait may be for applications that began later.
  const closing = sql.begin(async (tx) => {
    await tx`select from job_postings where id = ${id} for update`;
    await tx`update job_postings set status = 'closed', closed_at = clock_timestamp() where id = ${id}`;
  });
  const responses = await Promise.all([
    ...clients.map((client, n) => client.call(createApplication, { body: forms[n] as FormData })),
    closing.then(() => null),
  ]);
  const [{ late } = { late: 0 }] = await sql`
    select count(*)::int as late from applications a join job_postings j on j.id = a.job_posting_id
    where j.id = ${id} and a.created_at > j.closed_at`;
  expect(late).toBe(0);
  for (const response of responses) if (response) expect([201, 422]).toContain(response.status);
});

test("the later of two simultaneous decisions is stored and is the last in the timeline", async () => {
  const { application, job } = await apply();
  const owner = await browserClient(job.by);
  const colleague = await insertSignedInColleague(job.by);
  const params = { id: application.id };
  const session = await holdLocks((tx) => tx`select from sessions where user_id = ${job.by.id} for update`);
  const accepted = owner.call(updateApplication, { params, body: { status: "accepted" } });
  await waitUntilBlocking(session.pid);
  const rejected = await colleague.browser.call(updateApplication, { params, body: { status: "rejected" } });
  expect([rejected.status, rejected.body.data.status]).toEqual([200, "rejected"]);
  await session.end();
  expect((await accepted).body.data.status).toBe("accepted");
  const { data } = (await owner.call(getApplication, { params })).body;
  expect(data.events.map(({ status }) => status)).toEqual(["pending", "rejected", "accepted"]);
});

test("a simultaneous decision and withdrawal leave a consistent application", async () => {
  const { application, student: client, job } = await apply();
  const recruiter = await browserClient(job.by);
  const params = { id: application.id };
  const [response, withdrawal] = await Promise.all([
    recruiter.call(updateApplication, { params, body: { status: "accepted" } }),
    client.call(withdrawApplication, { params }),
  ]);
  expect(withdrawal.status).toBe(200);
  expect([200, 404]).toContain(response.status);
  const { data } = (await client.call(getApplication, { params })).body;
  expect(data.withdrawn_at).not.toBeNull();
  // A decision just before the withdrawal is valid; the company may read the application again after it.
  expect(response.status === 200 ? ["accepted"] : ["pending", "accepted"]).toContain(data.status);
});

test("opening a document while its application is withdrawn does not mark it as reviewed", async () => {
  const { application, job, student: client } = await apply();
  const recruiter = await browserClient(job.by);
  const params = { id: application.id };
  const { resume_path } = (await recruiter.call(getApplication, { params })).body.data;
  const withdrawal = await holdLocks(
    (tx) => tx`update applications set withdrawn_at = now() where id = ${application.id}`,
  );
  const opened = recruiter.fetch(`/storage/${resume_path}`);
  await waitUntilBlocking(withdrawal.pid);
  await withdrawal.end();
  expect((await opened).status, "it was authorised before").toBe(200);
  const { data } = (await client.call(getApplication, { params })).body;
  expect([data.status, data.events.map(({ kind }) => kind)]).toEqual(["pending", ["sent", "opened"]]);
});

test("a document that is deleted while it is sent is in the application, or the application is rejected", async () => {
  const client = await browserClient(await student());
  const body = form({ kind: "resume" });
  body.append("file", await pdfFile());
  const { data: own } = (await client.call(createDocument, { body })).body;
  const { id } = await insertJob();
  const [sent, deletion] = await Promise.all([
    client.call(createApplication, { body: { job_posting_id: id, resume_id: own.id } }),
    client.call(deleteDocument, { params: { id: own.id } }),
  ]);
  expect(deletion.status).toBe(200);
  expect([201, 422]).toContain(sent.status);
  if (sent.status === 201)
    expect((await client.fetch(`/storage/${sent.body.data.resume_path}`)).status).toBe(200);
});

test("two workers remind a company after 7 and 14 days, once a day", async () => {
  const first = await apply();
  const second = await apply({ at: first.job });
  const owner = first.job.by;
  const reminders = async () => {
    await Promise.all([remindUnansweredApplications(), remindUnansweredApplications()]);
    return (await emailsOfUser(owner, "applications_unanswered")).map(({ params }) => params.count);
  };
  expect(await reminders()).toEqual([]);
  await backdate(first.application.id, 8);
  await backdate(second.application.id, 8);
  expect(await reminders()).toEqual([2]);
  expect(await reminders()).toEqual([2]);
  await backdate(first.application.id, 15);
  expect(await reminders()).toEqual([2]);
  await sql`update emails set created_at = created_at - interval '1 day' where user_id = ${owner.id}`;
  expect(await reminders()).toEqual([2, 1]);
  await sql`update emails set created_at = created_at - interval '1 day' where user_id = ${owner.id}`;
  expect(await reminders()).toEqual([2, 1]);
});

test("does not remind a company of applications that the school has decided on", async () => {
  const { application, job } = await apply();
  await backdate(application.id, 15);
  const params = { id: application.id };
  await (await browserClient(await admin())).call(updateApplication, {
    params,
    body: { status: "rejected" },
  });
  await remindUnansweredApplications();
  expect(await emailsOfUser(job.by, "applications_unanswered")).toEqual([]);
});

test("exporting documents and reviewing their applications at once do not deadlock", async () => {
  const first = await apply();
  const second = await apply({ at: first.job });
  const recruiter = await browserClient(first.job.by);
  const exported = await sql.begin(async (tx) => {
    const [here] = await tx`select pg_backend_pid() as pid from applications
      where id = ${first.application.id} for update`;
    const response = recruiter.fetch("/api/applications/export", { method: "POST", body: {} });
    await expect.poll(() => countBlockedBy(here?.pid), { timeout: 10_000 }).toBe(1);
    await tx`select id from applications where id = ${second.application.id} for update nowait`;
    return { response };
  });
  expect((await exported.response).status).toBe(200);
});
