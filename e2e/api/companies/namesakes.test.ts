import { beforeAll, expect, test } from "vitest";
import { updateOwnCompany } from "@/lib/companies/contract";
import { listCompanyRows } from "@/lib/companies/management-contract";
import { signupCompany } from "@/lib/users/contract";
import { type ApiClient, browserClient, visitorClient } from "../../support/api";
import { companyIdOf } from "../../support/companies";
import { sql } from "../../support/database";
import { admin, company, newEmail, password } from "../../support/users";

let school: ApiClient;
beforeAll(async () => {
  school = await browserClient(await admin());
});

async function hasNamesake(search: string): Promise<boolean | undefined> {
  return (await school.call(listCompanyRows, { query: { search } })).body.data.data[0]?.has_namesake;
}

/** Requests to join, as the sign-up form does; returns whether administrators see a namesake. */
async function request(company_name: string) {
  const email = newEmail();
  const body = { company_name, name: "Camille Renard", email, password, password_confirmation: password };
  expect((await visitorClient().call(signupCompany, { body: { ...body, terms: true } })).status).toBe(201);
  return hasNamesake(email);
}

test("a request shows that another company has its name, up to case, accents and spaces", async () => {
  const key = crypto.randomUUID();
  const owner = await company({ name: `Élan ${key}` });
  expect(await request(`ELAN  ${key}`)).toBe(true);
  expect(await request(`Sillage ${key}`)).toBe(false);
  expect(await hasNamesake(owner.email)).toBe(false);
  await sql`update companies set hidden_at = now() where id = ${await companyIdOf(owner)}`;
  expect(await request(`ELAN  ${key}`)).toBe(false);
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
