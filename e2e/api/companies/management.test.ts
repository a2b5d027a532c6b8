import { beforeAll, expect, test } from "vitest";
import { getCompany, getOwnCompany, listCompanies, updateOwnCompany } from "@/lib/companies/contract";
import { listCompanyRows, setCompanyStatus, setDirectoryPosition } from "@/lib/companies/management-contract";
import type { BodyOf } from "@/lib/core/api/endpoint";
import { signupCompany } from "@/lib/users/contract";
import { setUserStatus } from "@/lib/users/status-contract";
import { type ApiClient, browserClient, signInWithPassword, visitorClient } from "../../support/api";
import { companyIdOf, insertColleague } from "../../support/companies";
import { sql } from "../../support/database";
import { insertJob } from "../../support/jobs";
import { insertReport } from "../../support/moderation";
import { nonAdmins } from "../../support/non-admins";
import { waitForEmail } from "../../support/outbox";
import { admin, company, password, type TestUser } from "../../support/users";

const validSiret = "73282932000074";

let school: ApiClient;
beforeAll(async () => {
  school = await browserClient(await admin());
});

const rowsOf = async (search: string, status?: "pending" | "active" | "rejected" | "suspended") =>
  (await school.call(listCompanyRows, { query: { search, status } })).body.data.data;
const rowOf = async (user: TestUser) => (await rowsOf(user.email))[0];

/** Requests to join, as the sign-up form does. */
async function request(change: object = {}) {
  const key = crypto.randomUUID();
  const body = {
    ...{ company_name: `Atelier ${key}`, name: "Camille Renard", email: `lea@${key}.fr` },
    ...{ password, password_confirmation: password, terms: true as const },
    ...{ website: `https://www.${key}.fr`, siret: "732 829 320 00074", ...change },
  };
  const { status, body: response } = await visitorClient().call(signupCompany, { body });
  const row = status === 201 ? (await rowsOf(body.email))[0] : undefined;
  return { body, status, response, row };
}

test("a request shows its SIRET number and whether the email matches the website", async () => {
  const { row, body } = await request();
  expect(row).toMatchObject({
    name: body.company_name,
    siret: validSiret,
    status: "pending",
    email_matches_website: true,
    owner: { email: body.email, is_verified: false },
    members_count: 1,
  });
  expect((await request({ website: "https://example.org" })).row?.email_matches_website).toBe(false);
  expect((await request({ website: "", siret: "" })).row).toMatchObject({
    siret: null,
    website: null,
    email_matches_website: null,
  });
  expect((await rowsOf("732 829 320 00074")).length).toBeGreaterThan(0);
});

test("a request shows that another company has its name, up to case, accents and spaces", async () => {
  const key = crypto.randomUUID();
  const requestAs = async (company_name: string) => (await request({ company_name })).row?.has_namesake;
  const owner = await company({ name: `Élan ${key}` });
  expect(await requestAs(`ELAN  ${key}`)).toBe(true);
  expect(await requestAs(`Sillage ${key}`)).toBe(false);
  expect((await rowOf(owner))?.has_namesake).toBe(false);
  await sql`update companies set hidden_at = now() where id = ${await companyIdOf(owner)}`;
  expect(await requestAs(`ELAN  ${key}`)).toBe(false);
});

test("a company cannot take the name of another one that visitors see, and can change the case of its own", async () => {
  const [name, other] = [`Élan ${crypto.randomUUID()}`, `Atelier ${crypto.randomUUID()}`];
  await company({ name });
  const browser = await browserClient(await company({ name: other }));
  const rename = (to: string) => browser.call(updateOwnCompany, { body: { name: to } });
  const rejected = await rename(name.toUpperCase().replace("É", "E"));
  expect([rejected.status, Object.keys(rejected.body.errors ?? {})]).toEqual([422, ["name"]]);
  expect((await rename(other.toUpperCase())).status).toBe(200);
});

test("one of two companies that take a new name at once gets it", async () => {
  const browsers = await Promise.all([company(), company()].map(async (owner) => browserClient(await owner)));
  for (let round = 0; round < 10; round++) {
    const name = `Élan ${crypto.randomUUID()}`;
    const responses = await Promise.all(
      browsers.map((browser) => browser.call(updateOwnCompany, { body: { name } })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 422]);
  }
});

test("finds a company by the email of a member in upper case", async () => {
  const owner = await company();
  const email = `${crypto.randomUUID()}-ευσ@test.invalid`;
  await sql`update users set email = ${email} where id = ${owner.id}`;
  expect(await rowsOf(email.toUpperCase())).toMatchObject([{ owner: { email } }]);
});

test("rejects a request with an invalid SIRET number at its field", async () => {
  const { status, response } = await request({ siret: "73282932000075" });
  expect(status).toBe(422);
  expect(response).toMatchObject({ errors: { siret: [expect.stringContaining("SIRET")] } });
});

test("a company changes its SIRET number, which visitors cannot read", async () => {
  const owner = await company();
  const browser = await browserClient(owner);
  const change = (siret: string) => browser.call(updateOwnCompany, { body: { name: owner.name, siret } });
  expect((await change("12345678901234")).status).toBe(422);
  expect((await change("732 829 320 00074")).body.data.siret).toBe(validSiret);
  const { body } = await visitorClient().call(getCompany, { params: { id: await companyIdOf(owner) } });
  expect(body.data).not.toHaveProperty("siret");
  expect((await change("")).body.data.siret).toBeNull();
});

test("an administrator accepts a company, and rejects one with a reason", async () => {
  const [accepted, rejected] = [await request(), await request()];
  const set = (id = 0, body: { status: "active" | "rejected"; reason?: string }) =>
    school.call(setCompanyStatus, { params: { id }, body });
  expect((await set(accepted.row?.id, { status: "active" })).body.data.status).toBe("active");
  expect((await signInWithPassword(accepted.body)).status).toBe(200);
  expect((await set(rejected.row?.id, { status: "rejected" })).status, "without a reason").toBe(422);
  const reason = "Nous ne vous connaissons pas.";
  expect((await set(rejected.row?.id, { status: "rejected", reason })).body.data.status).toBe("rejected");
  expect((await waitForEmail(rejected.body.email, "account_refused")).params).toMatchObject({ reason });
  expect((await signInWithPassword(rejected.body)).status).toBe(403);
  expect((await set(accepted.row?.id, { status: "rejected", reason })).body.code).toBe("already_decided");
  expect((await set(rejected.row?.id, { status: "active" })).status, "accepted later").toBe(200);
});

test("rejects the acceptance of a company that another administrator has rejected meanwhile", async () => {
  const { row } = await request();
  const set = (body: BodyOf<typeof setCompanyStatus>) =>
    school.call(setCompanyStatus, { params: { id: row?.id ?? 0 }, body });
  const accept = { status: "active", expected_status: "pending" } as const;
  await set({ status: "rejected", reason: "Une arnaque", expected_status: "pending" });
  expect((await set(accept)).body.code).toBe("already_decided");
  expect((await set({ ...accept, expected_status: "rejected" })).body.data.status).toBe("active");
});

test("accepting a company does not lift a suspension or ban of its owner", async () => {
  for (const status of ["suspended", "banned"] as const) {
    const { body, row } = await request();
    const accept = () =>
      school.call(setCompanyStatus, { params: { id: row?.id ?? 0 }, body: { status: "active" } });
    const setOwner = (change: { status: typeof status | "active"; reason?: string }) =>
      school.call(setUserStatus, { params: { id: row?.owner?.id ?? 0 }, body: change });
    await setOwner({ status, reason: "Une arnaque" });
    const rejected = await accept();
    expect([rejected.status, rejected.body.code]).toEqual([409, "owner_locked_out"]);
    expect((await rowsOf(body.email))[0]).toMatchObject({ status: "rejected" });
    expect((await signInWithPassword(body)).body.code).toBe(`account_${status}`);
    await setOwner({ status: "active" });
    expect((await rowsOf(body.email))[0]).toMatchObject({ status: "active" });
  }
});

test("lists, filters and counts companies", async () => {
  const owner = await company({ name: `Maison ${crypto.randomUUID()}` });
  await insertColleague(owner, "recruiter");
  const open = await insertJob({ by: owner });
  await insertJob({ by: owner, status: "draft" });
  await insertReport("job", open.id);
  expect(await rowsOf(owner.name.slice(3), "active")).toMatchObject([
    { members_count: 2, jobs_count: 2, open_jobs_count: 1, reported_jobs_count: 1, owner: { id: owner.id } },
  ]);
  expect(await rowsOf(owner.name, "suspended")).toEqual([]);
  expect(await rowsOf(`%${owner.name}`)).toEqual([]);
});

test("an administrator changes the order of the directory", async () => {
  const key = crypto.randomUUID();
  const people: TestUser[] = [];
  for (const name of ["A", "É", "z"]) people.push(await company({ name: `${name} ${key}` }));
  const order = async () => {
    const { body } = await visitorClient().call(listCompanies, { query: { q: key } });
    return body.data.data.map(({ name }) => name[0]).join("");
  };
  const setPosition = async (index: number, position: number | null | string) =>
    school.call(setDirectoryPosition, {
      params: { id: await companyIdOf(people[index] as TestUser) },
      body: { position: position as number },
    });
  expect(await order()).toBe("AÉz");
  await setPosition(2, 1);
  expect((await setPosition(1, "2")).body.data.directory_position).toBe(2);
  expect(await order()).toBe("zÉA");
  await setPosition(2, "");
  expect(await order()).toBe("ÉAz");
  expect((await setPosition(0, 0)).status).toBe(422);
  expect((await setPosition(0, 1000)).status).toBe(422);
  const path = `/api/admin/companies/${await companyIdOf(people[1] as TestUser)}/directory-position`;
  const omitted = await school.json(path, { method: "PUT", body: {} });
  expect([omitted.status, Object.keys(omitted.body.errors)]).toEqual([422, ["position"]]);
  expect(await order()).toBe("ÉAz");
  const moved = await sql`select actor_id from audit_log where action = 'company_moved'
    and subject_id = ${await companyIdOf(people[2] as TestUser)}`;
  expect(moved).toHaveLength(2);
});

test("reactivating the owner's account does not end the suspension of the company", async () => {
  const owner = await company();
  const id = await companyIdOf(owner);
  await school.call(setCompanyStatus, {
    params: { id },
    body: { status: "suspended", reason: "Une raison" },
  });
  for (const status of ["inactive", "active"] as const)
    await school.call(setUserStatus, { params: { id: owner.id }, body: { status } });
  expect(await rowOf(owner)).toMatchObject({ status: "suspended" });
  const own = await (await browserClient(owner)).call(getOwnCompany, {});
  expect(own.body.data).toMatchObject({ status: "suspended", status_reason: "Une raison" });
});

test.each(nonAdmins)("%s cannot manage companies", async (_, client, rejected) => {
  const id = await companyIdOf(await company());
  const body = { status: "suspended", reason: "Non" } as const;
  expect((await client.call(listCompanyRows, {})).status).toBe(rejected);
  expect((await client.call(setCompanyStatus, { params: { id }, body })).status).toBe(rejected);
  expect((await client.call(setDirectoryPosition, { params: { id }, body: { position: 1 } })).status).toBe(
    rejected,
  );
  expect(await sql`select status, directory_position from companies where id = ${id}`).toEqual([
    { status: "active", directory_position: null },
  ]);
});
