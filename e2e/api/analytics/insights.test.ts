import { beforeAll, expect, test } from "vitest";
import {
  exportInsight,
  listActivity,
  listAnswerTimes,
  listInternshipsFound,
  listStudentsWithoutInternship,
} from "@/lib/analytics/insights-contract";
import { buildUrl } from "@/lib/core/api/client";
import { type ApiClient, browserClient } from "../../support/api";
import { companyIdOf } from "../../support/companies";
import { sql } from "../../support/database";
import { insertJob } from "../../support/jobs";
import { nonAdmins } from "../../support/non-admins";
import { randomKey } from "../../support/random-key";
import { insertApplication } from "../../support/recruitment";
import { admin, company, student, type TestUser } from "../../support/users";

/** A period long before the dates of other tests. */
const period = { from: "1999-09-01", until: "2000-08-31" };

let school: ApiClient;
beforeAll(async () => {
  school = await browserClient(await admin());
});

const uniqueName = () => `Métiers ${randomKey()}`;

async function classOf(count: number, programme = uniqueName(), change: object = {}) {
  const students: TestUser[] = [];
  for (let index = 0; index < count; index++) {
    const user = await student();
    await sql`insert into profiles ${sql({ user_id: user.id, programme, year: 2, ...change })}`;
    students.push(user);
  }
  return { programme, students };
}

/** Inserts an application that was sent and accepted on days of the period. */
async function acceptedOn(day: string, by: TestUser | undefined, options: Options = {}) {
  const { type = "internship", status = "accepted", isWithdrawn } = options;
  const job = await insertJob({ type });
  const { id } = await insertApplication(job.id, { ...(by && { by }), status, isWithdrawn });
  await sql`update applications set created_at = ${`${day}T10:00:00Z`}, answered_at = ${`${day}T12:00:00Z`}
    where id = ${id}`;
  return id;
}
type Options = {
  type?: "internship" | "full-time";
  status?: "accepted" | "approved" | "rejected";
  isWithdrawn?: boolean;
};

const internshipsOf = async (programme: string, query: object = period) => {
  const { data } = (await school.call(listInternshipsFound, { query })).body;
  return data.filter((row) => row.programme === programme);
};
const listWithout = async (programme: string, weeks: number) => {
  const { data, as_of } = (await school.call(listStudentsWithoutInternship, { query: { ...period, weeks } }))
    .body;
  return { as_of, rows: data.filter((row) => row.programme === programme) };
};

test("counts the internships found by class", async () => {
  const { programme, students } = await classOf(6);
  const [one, two, three, four, five] = students;
  await acceptedOn("2000-01-10", one);
  await acceptedOn("2000-01-12", one);
  await acceptedOn("2000-02-10", two, { status: "approved" });
  await acceptedOn("2000-02-10", three, { status: "rejected" });
  await acceptedOn("2000-02-10", four, { isWithdrawn: true });
  await acceptedOn("2000-02-10", five, { type: "full-time" });
  await acceptedOn("1999-08-31", five);
  await acceptedOn("2000-09-01", five);
  expect(await internshipsOf(programme)).toEqual([{ programme, year: 2, students: 6, with_internship: 2 }]);
  expect(await internshipsOf(programme, { from: "2000-09-01", until: "2000-09-01" })).toMatchObject([
    { with_internship: 1 },
  ]);
});

test("dates an internship by the time of its acceptance, in the school's time zone", async () => {
  const { programme, students } = await classOf(5);
  const id = await acceptedOn("1999-01-01", students[0]);
  await sql`insert into application_events (application_id, kind, status, created_at)
    values (${id}, 'status', 'accepted', '2000-08-31T22:30:00Z')`;
  expect(await internshipsOf(programme)).toMatchObject([{ with_internship: 0 }]);
  expect(await internshipsOf(programme, { from: "2000-09-01", until: "2001-08-31" })).toMatchObject([
    { with_internship: 1 },
  ]);
});

test("leaves out classes of fewer than five, and studies that students hide from the school", async () => {
  const small = await classOf(4);
  const suspended = await classOf(5);
  await sql`update users set status = 'suspended' where id = ${suspended.students[0]?.id ?? 0}`;
  const hidden = await classOf(5, uniqueName(), { studies_audience: "friends" });
  const five = await classOf(4);
  expect(await internshipsOf(five.programme)).toEqual([]);
  await classOf(1, five.programme.toUpperCase());
  const { hidden_groups } = (await school.call(listInternshipsFound, { query: period })).body;
  expect(hidden_groups).toBeGreaterThanOrEqual(2);
  for (const { programme } of [small, suspended, hidden]) expect(await internshipsOf(programme)).toEqual([]);
  const { data } = (await school.call(listInternshipsFound, { query: period })).body;
  const joined = data.filter((row) => row.programme?.toLowerCase() === five.programme.toLowerCase());
  expect(joined).toMatchObject([{ students: 5 }]);
  expect((await listWithout(small.programme, 0)).rows).toEqual([]);
});

test("counts the students without an internship by weeks before the end", async () => {
  const { programme, students } = await classOf(5);
  await acceptedOn("2000-07-06", students[0]);
  await acceptedOn("2000-07-07", students[1]);
  expect(await listWithout(programme, 8)).toEqual({
    as_of: "2000-07-06",
    rows: [{ programme, year: 2, students: 5, without: 4 }],
  });
  expect((await listWithout(programme, 0)).rows).toMatchObject([{ without: 3 }]);
  const { body } = await school.call(listStudentsWithoutInternship, { query: {} });
  expect(Date.parse(body.as_of), "never a day to come").toBeLessThan(Date.now() + 86_400_000);
});

test("measures the response time of companies that responded to at least five students", async () => {
  const [shown, hidden] = [await company(), await company()];
  const decide = async (by: TestUser, hours: number | null, user?: TestUser) => {
    const job = await insertJob({ by });
    const { id } = await insertApplication(job.id, user ? { by: user } : {});
    await sql`update applications set created_at = '2000-03-01T10:00:00Z',
      answered_at = '2000-03-01T10:00:00Z'::timestamptz + ${hours}::float * interval '1 hour' where id = ${id}`;
  };
  for (const hours of [1, 2, 30, 40, 50]) await decide(shown, hours);
  await decide(shown, null);
  const same = await student();
  for (const hours of [1, 2, 3, 4]) await decide(hidden, hours);
  for (const hours of [5, 6]) await decide(hidden, hours, same);
  const { data } = (await school.call(listAnswerTimes, { query: period })).body;
  const row = async (user: TestUser) => {
    const id = await companyIdOf(user);
    return data.find((entry) => entry.company.id === id);
  };
  expect(await row(shown)).toMatchObject({ applications: 5, hours: 30 });
  expect(await row(hidden), "five students, six answers").toMatchObject({ applications: 6, hours: 3.5 });
});

test("leaves out a company that responded to fewer than five students, however often", async () => {
  const owner = await company();
  const applicant = await student();
  for (let index = 0; index < 6; index++) {
    const { id } = await insertApplication((await insertJob({ by: owner })).id, { by: applicant });
    await sql`update applications set created_at = '2000-03-01', answered_at = '2000-03-02' where id = ${id}`;
  }
  const { data } = (await school.call(listAnswerTimes, { query: period })).body;
  const id = await companyIdOf(owner);
  expect(data.filter((entry) => entry.company.id === id)).toEqual([]);
});

test("counts the active students by week, but not fewer than five", async () => {
  const people: TestUser[] = [];
  for (let index = 0; index < 5; index++) people.push(await student());
  const post = (by: TestUser | undefined, at: string, status = "published") =>
    sql`insert into posts (user_id, content, status, created_at) values (${by?.id ?? 0}, 'x', ${status}, ${at})`;
  const [first] = people;
  // Monday 0:30 in Paris is still Sunday in UTC.
  for (const user of people) await post(user, "1990-03-04T23:30:00Z");
  await post(first, "1990-03-06T10:00:00Z");
  await post(first, "1990-03-06T10:00:00Z", "draft");
  await post(await company(), "1990-03-06T10:00:00Z");
  for (const user of people.slice(1)) await post(user, "1990-03-13T10:00:00Z");
  const query = { from: "1990-03-05", until: "1990-03-18" };
  expect((await school.call(listActivity, { query })).body.data).toEqual([
    { week: "1990-03-05", students: 5, posts: 6, comments: 0, applications: 0 },
    { week: "1990-03-12", students: null, posts: null, comments: null, applications: null },
  ]);
});

test("downloads a figure as CSV, without formulas", async () => {
  const programme = `=cmd ${randomKey()}`;
  await classOf(5, programme);
  const url = (figure: "internships" | "without" | "answers" | "activity") =>
    buildUrl(exportInsight, { query: { format: "csv", figure, ...period, weeks: 8 } });
  const response = await school.fetch(url("internships"));
  expect(response.headers.get("content-type")).toContain("text/csv");
  expect(await response.text()).toContain(`"'${programme}"`);
  for (const figure of ["without", "answers", "activity"] as const)
    expect((await school.fetch(url(figure))).status).toBe(200);
});

test.each([
  ["half a period", { from: "2000-01-01" }],
  ["the wrong way round", { from: "2000-01-02", until: "2000-01-01" }],
  ["too long", { from: "2000-01-01", until: "2003-01-01" }],
  ["no days", { from: "2000-02-30", until: "2000-03-01" }],
  ["too many weeks", { weeks: 53 }],
])("rejects a query with %s", async (_, query) => {
  expect((await school.call(listStudentsWithoutInternship, { query })).status).toBe(422);
});

test.each(nonAdmins)("%s cannot read figures of the school", async (_, client, status) => {
  for (const endpoint of [
    listInternshipsFound,
    listStudentsWithoutInternship,
    listAnswerTimes,
    listActivity,
  ] as const)
    expect((await client.fetch(endpoint.path)).status).toBe(status);
  const file = await client.fetch(`${exportInsight.path}?format=csv&figure=internships`);
  expect(file.status).toBe(status);
});
