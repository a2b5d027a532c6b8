import { describe, expect, test } from "vitest";
import { type ApplicationStatus, applicationStatuses } from "@/db/enums";
import { createApplication } from "@/lib/applications/apply-contract";
import {
  followUpApplication,
  getApplication,
  listApplications,
  withdrawApplication,
} from "@/lib/applications/contract";
import { updateApplication, updateApplications } from "@/lib/applications/review-contract";
import { deleteJob } from "@/lib/jobs/contract";
import { browserClient } from "../../support/api";
import { applicationForm, apply, backdate, emailsOfUser, notificationsOf } from "../../support/applications";
import { companyIdOf, insertColleague } from "../../support/companies";
import { sql } from "../../support/database";
import { admin, company, student } from "../../support/users";

describe("decisions", () => {
  test("notifies the student of a decision, in their language, with its message", async () => {
    const user = await student({ name: "Anna", locale: "en" });
    const { application, student: client, job } = await apply({ user });
    const recruiter = await browserClient(job.by);
    const params = { id: application.id };
    const body = {
      status: "accepted",
      message: "Bonjour {name}, à lundi pour {job} chez {company} !",
    } as const;
    const response = await recruiter.call(updateApplication, { params, body });
    expect([response.status, response.body.data.status]).toEqual([200, "accepted"]);
    const { status, answered_at, events } = (await client.call(getApplication, { params })).body.data;
    expect([status, answered_at]).toEqual(["accepted", expect.any(String)]);
    const message = `Bonjour Anna, à lundi pour Stage en cuisine chez ${job.by.name} !`;
    expect(events.at(-1)).toMatchObject({
      kind: "status",
      status: "accepted",
      message,
      actor: { name: job.by.name },
    });
    expect(await emailsOfUser(user, "application_status")).toEqual([
      {
        kind: "application_status",
        locale: "en",
        params: expect.objectContaining({ message, status: "accepted" }),
      },
    ]);
    expect(await notificationsOf(user, "application_status")).toHaveLength(1);
  });

  test("notifies of the same decision only once", async () => {
    const { application, user, job } = await apply();
    const recruiter = await browserClient(job.by);
    const change = () =>
      recruiter.call(updateApplication, { params: { id: application.id }, body: { status: "rejected" } });
    expect([(await change()).status, (await change()).status]).toEqual([200, 200]);
    expect(await emailsOfUser(user, "application_status")).toHaveLength(1);
  });

  test.each(applicationStatuses)("allows and forbids the status %s by role", async (status) => {
    const { application, student: client, job } = await apply();
    const readOnly = await insertColleague(job.by, "read_only");
    const colleague = await insertColleague(job.by, "recruiter");
    const params = { id: application.id };
    const outcomeFor = async (user: Parameters<typeof browserClient>[0]) => {
      const response = await (await browserClient(user)).call(updateApplication, {
        params,
        body: { status },
      });
      return response.status === 200 ? response.body.data.status : response.body.code;
    };
    const expectedOfMember = status === "approved" ? "approval_reserved" : status;
    expect(await outcomeFor(await company())).toBe(status === "approved" ? "approval_reserved" : "not_found");
    expect(await outcomeFor(readOnly)).toBe(status === "approved" ? "approval_reserved" : "forbidden");
    expect(await outcomeFor(job.by)).toBe(expectedOfMember);
    expect(await outcomeFor(colleague)).toBe(expectedOfMember);
    expect(await outcomeFor(await admin())).toBe(status);
    expect((await client.call(updateApplication, { params, body: { status } })).status).toBe(403);
  });

  test("rejects an unknown status and lists the valid ones", async () => {
    const { application, job } = await apply();
    const recruiter = await browserClient(job.by);
    const response = await recruiter.json(`/api/applications/${application.id}`, {
      method: "PUT",
      body: { status: "hired" },
    });
    expect([response.status, Object.keys(response.body.errors)]).toEqual([422, ["status"]]);
    for (const status of applicationStatuses) expect(response.body.errors.status?.[0]).toContain(status);
  });

  test("reviews either all of several applications, or none", async () => {
    const first = await apply();
    const second = await apply({ at: first.job });
    const foreign = await apply();
    const recruiter = await browserClient(first.job.by);
    const ids = [first.application.id, second.application.id];
    const mixed = await recruiter.call(updateApplications, {
      body: { ids: [...ids, foreign.application.id], status: "rejected" },
    });
    expect(mixed.status).toBe(404);
    expect((await recruiter.call(listApplications, {})).body.counts.rejected).toBe(0);
    const body = { ids, status: "rejected", message: "Merci {name}." } as const;
    const { status, body: updated } = await recruiter.call(updateApplications, { body });
    expect([status, updated.data.map((row) => row.status)]).toEqual([200, ["rejected", "rejected"]]);
    for (const { user } of [first, second])
      expect(await emailsOfUser(user, "application_status")).toMatchObject([
        { params: { message: `Merci ${user.name}.` } },
      ]);
    expect((await recruiter.call(updateApplications, { body: { ids: [], status: "rejected" } })).status).toBe(
      422,
    );
  });
});

describe("decisions by colleagues", () => {
  test("rejects the later of two members' decisions on an application", async () => {
    const first = await apply();
    const second = await apply({ at: first.job });
    const ids = [second.application.id, first.application.id];
    const recruiter = await browserClient(first.job.by);
    await recruiter.call(updateApplications, { body: { ids: [first.application.id], status: "accepted" } });
    const reject = (...expected_statuses: ApplicationStatus[]) =>
      recruiter.call(updateApplications, { body: { ids, expected_statuses, status: "rejected" } });
    expect((await reject("pending")).status).toBe(422);
    const { status, body } = await reject("pending", "pending");
    expect([status, body.code]).toEqual([409, "already_decided"]);
    expect((await recruiter.call(listApplications, {})).body.counts).toMatchObject({
      pending: 1,
      accepted: 1,
    });
    expect((await reject("pending", "accepted")).status).toBe(200);
  });

  test("opening a document is not a decision: a member who read the application before can still decide", async () => {
    const { application, job } = await apply();
    const recruiter = await browserClient(job.by);
    await sql`update applications set status = 'reviewed' where id = ${application.id}`;
    const response = await recruiter.call(updateApplications, {
      body: { ids: [application.id], expected_statuses: ["pending"], status: "rejected" },
    });
    expect(response.status).toBe(200);
  });
});

describe("after the application", () => {
  test("withdraws once, notifies the company, and allows a new application", async () => {
    const { application, student: client, job, user } = await apply();
    const params = { id: application.id };
    const recruiter = await browserClient(job.by);
    expect((await recruiter.call(withdrawApplication, { params })).status).toBe(403);
    const { body } = await client.call(withdrawApplication, { params });
    expect([body.data.withdrawn_at, body.data.can_withdraw]).toEqual([expect.any(String), false]);
    const again = await client.call(withdrawApplication, { params });
    expect([again.status, again.body.code]).toEqual([409, "already_withdrawn"]);
    expect((await recruiter.call(getApplication, { params })).status).toBe(404);
    expect((await recruiter.call(updateApplication, { params, body: { status: "accepted" } })).status).toBe(
      404,
    );
    const seen = (await client.call(getApplication, { params })).body.data;
    expect(seen.events.map(({ kind }) => kind)).toEqual(["sent", "withdrawn"]);
    expect(await notificationsOf(job.by, "application_withdrawn")).toMatchObject([
      { params: { student: user.name, posting: job.id } },
    ]);
    const counted = await client.call(listApplications, { query: { status: "withdrawn" } });
    expect([counted.body.total, counted.body.counts.pending]).toEqual([1, 0]);
    expect((await client.call(createApplication, { body: await applicationForm(job.id) })).status).toBe(201);
  });

  test("an email about an application that is withdrawn before the end of quiet hours is deleted", async () => {
    const { application, student: client, job } = await apply();
    const { application: other } = await apply({ at: job });
    await sql`update emails set status = 'pending', due_at = now() + interval '1 day'
      where user_id = ${job.by.id} and kind = 'application_received'`;
    expect(await emailsOfUser(job.by, "application_received")).toHaveLength(2);
    expect((await client.call(withdrawApplication, { params: { id: application.id } })).status).toBe(200);
    expect(await emailsOfUser(job.by, "application_received")).toMatchObject([
      { params: { application: other.id } },
    ]);
  });

  test("a student follows up once, after ten days without a decision", async () => {
    const { application, student: client, job, user } = await apply();
    const params = { id: application.id };
    const early = await client.call(followUpApplication, { params });
    expect([early.status, early.body.code]).toEqual([422, "follow_up_refused"]);
    await backdate(application.id, 11);
    expect((await client.call(getApplication, { params })).body.data.can_follow_up).toBe(true);
    const { status, body } = await client.call(followUpApplication, { params });
    expect([status, body.data.can_follow_up]).toEqual([200, false]);
    expect(await emailsOfUser(job.by, "application_followed_up")).toMatchObject([
      { params: { student: user.name } },
    ]);
    const twice = await client.call(followUpApplication, { params });
    expect([twice.status, twice.body.code]).toEqual([409, "already_followed_up"]);
    const stranger = await browserClient(await student());
    expect((await stranger.call(followUpApplication, { params })).status).toBe(404);
  });

  test("rejects a follow-up on an application to a deleted job", async () => {
    const { application, student: client, job } = await apply();
    const params = { id: application.id };
    await backdate(application.id, 30);
    expect((await client.call(getApplication, { params })).body.data.can_follow_up).toBe(true);
    await (await browserClient(job.by)).call(deleteJob, { params: { id: job.id } });
    expect((await client.call(followUpApplication, { params })).body.code).toBe("follow_up_refused");
  });

  test("rejects a follow-up while the company is suspended, and accepts it afterwards", async () => {
    const { application, student: client, job } = await apply();
    const params = { id: application.id };
    await backdate(application.id, 30);
    const followUpIn = async (status: "active" | "suspended") => {
      await sql`update companies set status = ${status} where id = ${await companyIdOf(job.by)}`;
      const { can_follow_up } = (await client.call(getApplication, { params })).body.data;
      return [can_follow_up, (await client.call(followUpApplication, { params })).status];
    };
    expect(await followUpIn("suspended")).toEqual([false, 422]);
    expect(await followUpIn("active")).toEqual([true, 200]);
    expect(await emailsOfUser(job.by, "application_followed_up")).toHaveLength(1);
  });

  test("rejects a follow-up after a decision", async () => {
    const { application, student: client, job } = await apply();
    const params = { id: application.id };
    await backdate(application.id, 30);
    await (await browserClient(job.by)).call(updateApplication, { params, body: { status: "reviewed" } });
    expect((await client.call(followUpApplication, { params })).body.code).toBe("follow_up_refused");
  });

  test.each(["approved", "rejected", "accepted"] as const)(
    "rejects a follow-up after the school has %s, but not after it has only reviewed",
    async (status) => {
      const { application, student: client } = await apply();
      const params = { id: application.id };
      await backdate(application.id, 30);
      const school = await browserClient(await admin());
      await school.call(updateApplication, { params, body: { status: "reviewed" } });
      expect((await client.call(getApplication, { params })).body.data.can_follow_up).toBe(true);
      await school.call(updateApplication, { params, body: { status } });
      expect((await client.call(getApplication, { params })).body.data.can_follow_up).toBe(false);
      expect((await client.call(followUpApplication, { params })).body.code).toBe("follow_up_refused");
    },
  );
});
