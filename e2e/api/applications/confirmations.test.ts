import { beforeAll, expect, test } from "vitest";
import { listConfirmations } from "@/lib/applications/confirmations-contract";
import { getApplication } from "@/lib/applications/contract";
import { updateApplications } from "@/lib/applications/review-contract";
import { type ApiClient, browserClient } from "../../support/api";
import { sql } from "../../support/database";
import { insertJob } from "../../support/jobs";
import { nonAdmins } from "../../support/non-admins";
import { insertApplication } from "../../support/recruitment";
import { admin, company, setRole, student } from "../../support/users";

let school: ApiClient;
beforeAll(async () => {
  school = await browserClient(await admin());
});

/** A student of a class, with an application that a company accepted. */
async function insertAcceptedApplication(key: string, studies: Studies = {}) {
  const by = await student({ name: `Zoé ${key}` });
  await sql`insert into profiles ${sql({ user_id: by.id, programme: null, year: null, studies_audience: "school", ...studies })}`;
  return insertApplication((await insertJob({ title: key })).id, { by, status: "accepted" });
}
type Studies = { programme?: string; year?: number; studies_audience?: string };

const list = async (query: { search?: string; class?: string; status?: "accepted" | "approved" }) =>
  (await school.call(listConfirmations, { query })).body;
const idsOf = async (query: Parameters<typeof list>[0]) =>
  (await list(query)).data.data.map(({ id }) => id).sort();

test("lists accepted applications with the students' classes", async () => {
  const key = crypto.randomUUID();
  const { id } = await insertAcceptedApplication(key, { programme: "BUT Informatique", year: 2 });
  const job = await insertJob({ title: key });
  for (const status of ["pending", "reviewed", "rejected"] as const)
    await insertApplication(job.id, { status });
  await insertApplication(job.id, { status: "accepted", isWithdrawn: true });
  const { data } = (await list({ search: key })).data;
  expect(data).toMatchObject([
    { id, status: "accepted", student: { name: `Zoé ${key}`, programme: "BUT Informatique", year: 2 } },
  ]);
});

test("the class of the school's roster takes precedence over the one of the profile", async () => {
  const key = crypto.randomUUID();
  const listed = await insertAcceptedApplication(key, {
    programme: "BUT Informatique",
    year: 2,
    studies_audience: "friends",
  });
  await sql`update users set class_name = ${`L1 ${key}`} from applications a
    where a.id = ${listed.id} and users.id = a.student_id`;
  const { data, classes } = await list({ search: key });
  expect(data.data).toMatchObject([{ student: { programme: `L1 ${key}`, year: null } }]);
  const own = classes.find((studentClass) => studentClass.programme === `L1 ${key}`);
  expect(own).toMatchObject({ year: null, count: 1 });
  expect(await idsOf({ class: own?.key ?? "" })).toEqual([listed.id]);
});

test("filters by class in any spelling, and leaves out studies that the school may not see", async () => {
  const key = crypto.randomUUID();
  const programme = `Métiers ${key.slice(0, 8)}`;
  const first = await insertAcceptedApplication(key, { programme, year: 2 });
  const second = await insertAcceptedApplication(key, {
    programme: programme.toUpperCase(),
    year: 2,
    studies_audience: "companies",
  });
  const third = await insertAcceptedApplication(key, { programme, year: 3 });
  const hidden = await insertAcceptedApplication(key, { programme, year: 2, studies_audience: "friends" });
  const none = await insertAcceptedApplication(key);
  const { classes } = await list({});
  expect(classes.map((studentClass) => studentClass.key)).toEqual(
    classes.map((studentClass) => studentClass.key.trim()),
  );
  const own = classes.filter(
    (studentClass) => studentClass.programme?.toLowerCase() === programme.toLowerCase(),
  );
  expect(own.map(({ year, count }) => [year, count])).toEqual([
    [2, 2],
    [3, 1],
  ]);
  expect(await idsOf({ search: key, class: own[0]?.key })).toEqual([first.id, second.id]);
  expect(await idsOf({ search: key, class: own[1]?.key })).toEqual([third.id]);
  expect(await idsOf({ search: key, class: "none" })).toEqual([hidden.id, none.id].sort());
  const row = (await list({ search: key })).data.data.find(({ id }) => id === hidden.id);
  expect(row?.student).toMatchObject({ programme: null, year: null });
});

test("lists classes by the value of the numbers in their names", async () => {
  const key = crypto.randomUUID();
  const programmes = [`Promo 2 ${key}`, `Promo 10 ${key}`];
  for (const programme of programmes.toReversed()) await insertAcceptedApplication(key, { programme });
  const { classes } = await list({});
  const own = classes.map(({ programme }) => programme).filter((programme) => programme?.endsWith(key));
  expect(own).toEqual(programmes);
});

test("the application that was accepted first has waited longest, whatever the company did with others before", async () => {
  const key = crypto.randomUUID();
  const [reviewed, accepted] = [await insertAcceptedApplication(key), await insertAcceptedApplication(key)];
  const set = (id: number, answered: string, decided: string) => sql`
    update applications set answered_at = now() - ${answered}::interval, decided_at = now() - ${decided}::interval
    where id = ${id}`;
  await set(reviewed.id, "20 days", "1 day");
  await set(accepted.id, "5 days", "5 days");
  const { data } = (await list({ search: key })).data;
  expect(data.map(({ id }) => id)).toEqual([accepted.id, reviewed.id]);
  expect(Date.now() - Date.parse(data[1]?.answered_at ?? "")).toBeLessThan(2 * 86_400_000);
});

test("an administrator confirms several acceptances; companies cannot", async () => {
  const key = crypto.randomUUID();
  const ids = [(await insertAcceptedApplication(key)).id, (await insertAcceptedApplication(key)).id];
  const confirm = (client: ApiClient) =>
    client.call(updateApplications, { body: { ids, status: "approved" } });
  expect((await confirm(await browserClient(await company()))).body.code).toBe("approval_reserved");
  expect((await confirm(school)).status).toBe(200);
  expect(await idsOf({ search: key })).toEqual([]);
  expect(await idsOf({ search: key, status: "approved" })).toEqual(ids.sort());
});

test("an administrator cannot confirm an application of their own, and another one can", async () => {
  const key = crypto.randomUUID();
  const { id, by } = await insertAcceptedApplication(key);
  await setRole(by, "admin");
  const client = await browserClient(by);
  const { body } = await client.call(listConfirmations, { query: { search: key } });
  expect(body.data.data).toEqual([]);
  const own = await client.call(getApplication, { params: { id } });
  expect(own.body.data).toMatchObject({ id, can_answer: false });
  const confirm = async (by: ApiClient) =>
    (await by.call(updateApplications, { body: { ids: [id], status: "approved" } })).status;
  expect([await confirm(client), await idsOf({ search: key }), await confirm(school)]).toEqual([
    403,
    [id],
    200,
  ]);
});

test.each(nonAdmins)("%s cannot list confirmations", async (_, client, status) => {
  expect((await client.call(listConfirmations, {})).status).toBe(status);
});
