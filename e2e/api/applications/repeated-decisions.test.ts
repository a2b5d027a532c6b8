import { expect, test } from "vitest";
import { applicationLimits } from "@/lib/applications/constants";
import { getApplication } from "@/lib/applications/contract";
import { updateApplication, updateApplications } from "@/lib/applications/review-contract";
import { type ApiClient, browserClient } from "../../support/api";
import { apply, emailsOfUser } from "../../support/applications";
import { insertColleague } from "../../support/companies";
import { sql } from "../../support/database";
import { admin } from "../../support/users";

const { decisionsADay, timeline } = applicationLimits;

test("a company decides on an application ten times a day, whichever member and call", async () => {
  const first = await apply();
  const second = await apply({ at: first.job });
  const owner = await browserClient(first.job.by);
  const colleague = await browserClient(await insertColleague(first.job.by, "recruiter"));
  const body = { status: "reviewed", message: "Bonjour {name}." } as const;
  const decide = (by: ApiClient, { application: { id } } = first) =>
    by.call(updateApplication, { params: { id }, body });
  for (let times = 0; times < decisionsADay; times++)
    expect((await decide(times % 2 === 0 ? owner : colleague)).status).toBe(200);
  const rejected = await decide(colleague);
  expect([rejected.status, rejected.body.code]).toEqual([429, "too_many_requests"]);
  expect(Number(rejected.headers.get("retry-after"))).toBeGreaterThan(86_000);
  const ids = [second.application.id, first.application.id];
  expect((await owner.call(updateApplications, { body: { ids, ...body } })).status).toBe(429);
  expect(await emailsOfUser(first.user, "application_status")).toHaveLength(decisionsADay);
  expect(await emailsOfUser(second.user, "application_status"), "all or none").toEqual([]);
  expect((await decide(owner, second)).status, "another application").toBe(200);
  expect((await decide(await browserClient(await admin()))).status, "the school").toBe(200);
  await sql`update application_events set created_at = created_at - interval '1 day'
    where application_id = ${first.application.id}`;
  expect((await decide(owner)).status, "a day later").toBe(200);
});

test("a timeline lists the newest events", async () => {
  const { application, student, user } = await apply();
  await sql`insert into application_events (application_id, actor_id, kind, message, created_at)
    select ${application.id}, ${user.id}, 'opened', n::text, now() + n * interval '1 second'
    from generate_series(1, ${timeline}) n`;
  const { events } = (await student.call(getApplication, { params: { id: application.id } })).body.data;
  expect(events).toHaveLength(timeline);
  expect([events[0]?.message, events.at(-1)?.message]).toEqual(["1", String(timeline)]);
});
