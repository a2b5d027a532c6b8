import { expect, test } from "vitest";
import { followUpApplication, getApplication, withdrawApplication } from "@/lib/applications/contract";
import { updateApplications } from "@/lib/applications/review-contract";
import { userChannel } from "@/lib/core/realtime/channels";
import { browserClient, tokenClient } from "../../support/api";
import { apply, backdate, emailsOfUser } from "../../support/applications";
import { insertColleague } from "../../support/companies";
import { connect, subscribe } from "../../support/realtime-client";
import { admin, company, student, type TestUser } from "../../support/users";

/** The ids of the applications for which a user's pages receive events. */
async function changesFor(user: TestUser): Promise<number[]> {
  const channel = await subscribe(await connect(await tokenClient(user)), userChannel(user.id));
  const ids: number[] = [];
  channel.bind("application:changed", ({ id }: { id: number }) => ids.push(id));
  return ids;
}

test("a colleague's decision is shown only on the pages of users who decide for the company", async () => {
  const first = await apply();
  const second = await apply({ at: first.job });
  const recruiter = await insertColleague(first.job.by, "recruiter");
  const [colleague, stranger] = [await changesFor(recruiter), await changesFor(await company())];
  const [firstChanges, secondChanges] = [await changesFor(first.user), await changesFor(second.user)];
  const owner = await browserClient(first.job.by);
  const ids = [first.application.id, second.application.id];
  const decide = (status: "reviewed" | "accepted") =>
    owner.call(updateApplications, { body: { ids, status } });
  await decide("reviewed");
  await expect.poll(() => [firstChanges, secondChanges, colleague]).toEqual([[ids[0]], [ids[1]], [ids[0]]]);
  await decide("reviewed");
  await (await browserClient(await admin())).call(updateApplications, { body: { ids, status: "approved" } });
  await expect.poll(() => [firstChanges.length, secondChanges.length, colleague.length]).toEqual([2, 2, 2]);
  expect(stranger).toEqual([]);
});

test("a student's other pages show that they applied, followed up and withdrew", async () => {
  const user = await student();
  const changes = await changesFor(user);
  const { application, student: client } = await apply({ user });
  const params = { id: application.id };
  await expect.poll(() => changes).toEqual([params.id]);
  await backdate(params.id, 60);
  expect((await client.call(followUpApplication, { params })).status).toBe(200);
  await expect.poll(() => changes.length).toBe(2);
  expect((await client.call(withdrawApplication, { params })).status).toBe(200);
  await expect.poll(() => changes).toEqual([params.id, params.id, params.id]);
});

async function openResume(by: TestUser, id: number): Promise<void> {
  const client = await browserClient(by);
  const { body } = await client.call(getApplication, { params: { id } });
  expect((await client.fetch(`/storage/${body.data.resume_path}`)).status).toBe(200);
}

test("a colleague's pages show that an application was reviewed when a recruiter opens its document", async () => {
  const { application, user, job } = await apply();
  const [colleague, recruiter] = [
    await insertColleague(job.by, "recruiter"),
    await insertColleague(job.by, "recruiter"),
  ];
  const changes = [await changesFor(user), await changesFor(colleague), await changesFor(recruiter)];
  await openResume(recruiter, application.id);
  await expect.poll(() => changes).toEqual([[application.id], [application.id], [application.id]]);
});

test("a document that a read-only member opens is recorded, and only a recruiter makes the application reviewed", async () => {
  const { application, student: applicant, user, job } = await apply();
  const state = async () => {
    const { body } = await applicant.call(getApplication, { params: { id: application.id } });
    return [body.data.status, ...(body.data.events ?? []).map(({ kind }) => kind)];
  };
  await openResume(await insertColleague(job.by, "read_only"), application.id);
  expect(await state()).toEqual(["pending", "sent", "opened"]);
  expect(await emailsOfUser(user, "application_status")).toEqual([]);
  await openResume(await insertColleague(job.by, "recruiter"), application.id);
  expect(await state()).toEqual(["reviewed", "sent", "opened", "opened", "status"]);
  expect(await emailsOfUser(user, "application_status")).toHaveLength(1);
});
