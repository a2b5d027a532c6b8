import { expect, test } from "vitest";
import { createJob, deleteJob, getJob, listCompanyJobs, listJobs, updateJob } from "@/lib/jobs/contract";
import { browserClient, tokenClient, visitorClient } from "../../support/api";
import { sql } from "../../support/database";
import { dayFromNow, findJobs, insertJob, jobBody } from "../../support/jobs";
import { randomKey } from "../../support/random-key";
import { insertApplication } from "../../support/recruitment";
import { admin, company, student } from "../../support/users";

test("a company publishes a job that visitors and users read", async () => {
  const recruiter = await company({ name: "Atelier Lumière" });
  const q = randomKey();
  const sent = { ...(await jobBody()), title: `Développeuse ${q}` };
  const { status, body } = await (await tokenClient(recruiter)).call(createJob, { body: sent });
  expect(status).toBe(201);
  expect(body.data).toEqual({
    id: expect.any(Number),
    ...sent,
    company_name: "Atelier Lumière",
    company: { id: expect.any(Number), name: "Atelier Lumière", logo_url: null },
    category: null,
    remote: null,
    level: null,
    start_date: null,
    duration_months: null,
    salary: null,
    locale: null,
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    edited_at: null,
    is_open: true,
    application_status: null,
    is_saved: false,
    has_reported: false,
    can_edit: true,
    applications_count: 0,
  });
  const { applications_count: _, ...shown } = { ...body.data, can_edit: false };
  for (const viewer of [
    visitorClient(),
    await tokenClient(await student()),
    await tokenClient(await company()),
  ]) {
    const read = await viewer.call(getJob, { params: { id: body.data.id } });
    expect(read.body.data).toEqual(shown);
    expect(await findJobs({ q }, viewer)).toEqual([body.data.id]);
  }
});

test("defaults to an active internship; the other fields are optional", async () => {
  const browser = await browserClient(await company());
  const { type: _, status: __, ...rest } = await jobBody();
  const plain = await browser.call(createJob, { body: rest });
  expect(plain.body.data).toMatchObject({ type: "internship", status: "active" });
  const body = {
    ...rest,
    category: "design",
    remote: "hybrid",
    level: "bac3",
    start_date: await dayFromNow(40),
    duration_months: "6",
    salary_min: 650,
    salary_max: 700,
    locale: "fr",
  } as const;
  const full = await browser.call(createJob, { body });
  expect(full.body.data).toMatchObject({
    category: "design",
    remote: "hybrid",
    level: "bac3",
    start_date: body.start_date,
    duration_months: 6,
    salary: { min: 650, max: 700, period: "month" },
    locale: "fr",
  });
  const { id } = full.body.data;
  const cleared = await browser.call(updateJob, { params: { id }, body: { level: null } });
  expect(cleared.body.data).toMatchObject({ level: null, remote: "hybrid" });
});

test.each([
  ["no title", { title: undefined }, "title", "This field is required"],
  ["a blank description", { description: " \n" }, "description", "This field is required"],
  ["no requirements", { requirements: "" }, "requirements", "This field is required"],
  ["no location", { location: null }, "location", "This field is required"],
  ["no deadline", { application_deadline: "" }, "application_deadline", "This field is required"],
  [
    "a deadline in words",
    { application_deadline: "soon" },
    "application_deadline",
    "This is not a valid date",
  ],
  [
    "the 30th of February",
    { application_deadline: "2031-02-30" },
    "application_deadline",
    "This is not a valid date",
  ],
  ["an unknown type", { type: "volunteer" }, "type", "This value is not accepted"],
  ["an unknown status", { status: "deleted" }, "status", "This value is not accepted"],
  ["an unknown level of study", { level: "phd" }, "level", "This value is not accepted"],
  ["an endless title", { title: "x".repeat(201) }, "title", "This is too long"],
  ["an endless description", { description: "x".repeat(10_001) }, "description", "This is too long"],
  [
    "a salary upside down",
    { salary_min: 2, salary_max: 1 },
    "salary_max",
    "The maximum must be at least the minimum",
  ],
  ["no month at all", { duration_months: 0 }, "duration_months", "This number is too small"],
  ["a start in words", { start_date: "autumn" }, "start_date", "This is not a valid date"],
])("rejects a job with %s", async (_, change, field, sentence) => {
  const browser = await browserClient(await company());
  const rejected = await browser.json("/api/job-postings", {
    method: "POST",
    body: { ...(await jobBody()), ...change },
  });
  expect([rejected.status, rejected.body.code]).toEqual([422, "validation_failed"]);
  expect(rejected.body.errors).toEqual({ [field]: [sentence] });
});

test("rejects a deadline before today, except for a draft", async () => {
  const browser = await browserClient(await company());
  const body = await jobBody();
  const today = await browser.call(createJob, {
    body: { ...body, application_deadline: await dayFromNow(0) },
  });
  expect([today.status, today.body.data.is_open]).toEqual([201, true]);
  const past = { ...body, application_deadline: await dayFromNow(-1) };
  const rejected = await browser.call(createJob, { body: past });
  expect(rejected.status).toBe(422);
  expect(rejected.body.errors).toEqual({ application_deadline: ["The deadline cannot be in the past"] });
  expect((await browser.call(createJob, { body: { ...past, status: "draft" } })).status).toBe(201);
});

test("shows only active jobs of accepted companies before their deadline", async () => {
  const by = await company();
  const title = randomKey();
  const open = await insertJob({ by, title });
  const last = await insertJob({ by, title, endsIn: 0 });
  const hidden = [
    await insertJob({ by, title, endsIn: -1 }),
    await insertJob({ by, title, status: "closed" }),
    await insertJob({ by, title, status: "draft" }),
    await insertJob({ by: await company({ status: "pending_verification" }), title }),
  ];
  for (const client of [
    visitorClient(),
    await tokenClient(await student()),
    await tokenClient(await company()),
  ]) {
    expect(await findJobs({ q: title }, client)).toEqual([last.id, open.id]);
    for (const { id } of hidden) expect((await client.call(getJob, { params: { id } })).status).toBe(404);
  }
  const school = await tokenClient(await admin());
  for (const { id } of hidden) expect((await school.call(getJob, { params: { id } })).status).toBe(200);
});

test("a company lists its own jobs in any status, with their counts", async () => {
  const by = await company();
  const other = await insertJob();
  const ids = [];
  for (const status of ["draft", "active", "closed"] as const)
    ids.unshift((await insertJob({ by, status })).id);
  await insertApplication(ids[1] ?? 0);
  const { status, body } = await (await tokenClient(by)).call(listCompanyJobs, {});
  expect(status).toBe(200);
  expect(body.data.map(({ id }) => id)).toEqual(ids);
  expect(body.data.map((job) => job.applications_count)).toEqual([0, 1, 0]);
  expect(body).toMatchObject({ total: 3, current_page: 1, last_page: 1 });
  expect(ids).not.toContain(other.id);
  const drafts = await (await tokenClient(by)).call(listCompanyJobs, { query: { status: "draft" } });
  expect(drafts.body.data.map(({ id }) => id)).toEqual([ids[2]]);
});

test("updates a job in full or in part, closes and reopens it", async () => {
  const { id, by } = await insertJob({ title: "Avant" });
  const browser = await browserClient(by);
  const title = randomKey();
  const full = await browser.call(updateJob, {
    params: { id },
    body: { ...(await jobBody()), title, category: "design" },
  });
  expect(full.status).toBe(200);
  expect(full.body.data).toMatchObject({ title, category: "design" });
  expect(full.body.data.edited_at).not.toBeNull();
  expect(await findJobs({ q: title })).toEqual([id]);
  const closed = await browser.call(updateJob, { params: { id }, body: { status: "closed" } });
  expect(closed.body.data).toMatchObject({ status: "closed", is_open: false, category: "design" });
  expect(await findJobs({ q: title })).toEqual([]);
  const again = await browser.call(updateJob, { params: { id }, body: { status: "active", category: null } });
  expect(again.body.data).toMatchObject({ status: "active", is_open: true, category: null });
  expect((await browser.call(updateJob, { params: { id }, body: {} })).status).toBe(200);
});

test("rejects reopening after the deadline", async () => {
  const { id, by } = await insertJob({ status: "closed", endsIn: -2 });
  const browser = await browserClient(by);
  const rejected = await browser.call(updateJob, { params: { id }, body: { status: "active" } });
  expect([rejected.status, rejected.body.errors]).toEqual([
    422,
    { application_deadline: ["The deadline has passed: choose a new one to reopen the job posting"] },
  ]);
  const body = { status: "active", application_deadline: await dayFromNow(5) } as const;
  expect((await browser.call(updateJob, { params: { id }, body })).body.data.is_open).toBe(true);
});

test("rejects changes of another company's job, and those of a read-only member", async () => {
  const { id, by } = await insertJob();
  const draft = await insertJob({ by, status: "draft" });
  const stranger = await browserClient(await company());
  const readOnly = await company();
  await sql`update company_members set role = 'read_only',
    company_id = (select company_id from company_members where user_id = ${by.id}) where user_id = ${readOnly.id}`;
  const colleague = await browserClient(readOnly);
  const body = { title: "Pris" };
  for (const client of [stranger, colleague]) {
    expect((await client.call(updateJob, { params: { id }, body })).status).toBe(403);
    expect((await client.call(deleteJob, { params: { id } })).status).toBe(403);
  }
  expect((await stranger.call(updateJob, { params: { id: draft.id }, body })).status).toBe(404);
  expect((await colleague.call(createJob, { body: await jobBody() })).status).toBe(403);
  const seen = await colleague.call(getJob, { params: { id: draft.id } });
  expect(seen.body.data).toMatchObject({ can_edit: false, applications_count: 0 });
  expect((await (await browserClient(by)).call(updateJob, { params: { id }, body })).status).toBe(200);
});

test("ignores a company id in the body", async () => {
  const other = await insertJob();
  const browser = await browserClient(await company({ name: "La bonne" }));
  const body = { ...(await jobBody()), company_id: 1, created_by: other.by.id, applications_count: 9 };
  const created = await browser.call(createJob, { body });
  expect(created.body.data).toMatchObject({ company_name: "La bonne", applications_count: 0 });
});

test("a student sees only the status of their own application", async () => {
  const q = randomKey();
  const { id } = await insertJob({ title: q });
  const { by } = await insertApplication(id);
  const own = await (await tokenClient(by)).call(listJobs, { query: { q } });
  expect(own.body.data).toMatchObject([{ id, application_status: "pending" }]);
  const others = await (await tokenClient(await student())).call(getJob, { params: { id } });
  expect(others.body.data.application_status).toBeNull();
});
