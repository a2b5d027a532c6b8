import { expect, test } from "vitest";
import { deleteJob, getJob, listCompanyJobs } from "@/lib/jobs/contract";
import { browserClient, tokenClient, visitorClient } from "../../support/api";
import { sql } from "../../support/database";
import { insertJob } from "../../support/jobs";
import { insertApplication } from "../../support/recruitment";
import type { TestUser } from "../../support/users";

test("deleting a job hides it; applicants are notified and still see it with its history", async () => {
  const { id, by } = await insertJob({ title: "Offre retirée" });
  const application = await insertApplication(id);
  const withdrawn = await insertApplication(id);
  await sql`update applications set withdrawn_at = now() where id = ${withdrawn.id}`;
  const browser = await browserClient(by);
  expect((await browser.call(deleteJob, { params: { id } })).status).toBe(200);
  expect((await browser.call(deleteJob, { params: { id } })).status).toBe(404);
  expect((await browser.call(getJob, { params: { id } })).status).toBe(404);
  expect((await browser.call(listCompanyJobs, {})).body.data).toEqual([]);
  expect((await visitorClient().call(getJob, { params: { id } })).status).toBe(404);
  const read = await (await tokenClient(application.by)).call(getJob, { params: { id } });
  expect(read.body.data).toMatchObject({ status: "closed", is_open: false, application_status: "pending" });
  expect(await notificationsOf(application.by)).toEqual({
    emails: ["job_deleted"],
    notifications: ["job_deleted"],
  });
  expect(await notificationsOf(withdrawn.by)).toEqual({ emails: [], notifications: [] });
  const events = await sql`select kind from application_events where application_id = ${application.id}`;
  expect(events.map(({ kind }) => kind)).toEqual(["posting_deleted"]);
  expect(
    await sql`select actor_id, ip_address from audit_log where action = 'job_deleted' and subject_id = ${id}`,
  ).toEqual([{ actor_id: by.id, ip_address: browser.ipAddress }]);
});

async function notificationsOf({ id }: TestUser) {
  const emails = await sql`select kind from emails where user_id = ${id} order by created_at`;
  const notifications = await sql`select kind from notifications where user_id = ${id} order by id`;
  return { emails: emails.map(({ kind }) => kind), notifications: notifications.map(({ kind }) => kind) };
}
