import { expect, test } from "vitest";
import { getCompany, getOwnCompany, listCompanies, updateOwnCompany } from "@/lib/companies/contract";
import { browserClient, form, visitorClient } from "../../support/api";
import { companyIdOf, insertColleague, userWithoutCompany } from "../../support/companies";
import { sql } from "../../support/database";
import { imageFile } from "../../support/images";
import { insertJob } from "../../support/jobs";
import { randomKey } from "../../support/random-key";
import { admin, company, student } from "../../support/users";

test("a company edits its page, and a visitor reads it", async () => {
  const owner = await company({ name: "Atelier Sycomore" });
  const browser = await browserClient(owner);
  const sent = {
    name: "  Atelier du Sycomore ",
    description: "Du logiciel\npour les musées.",
    website: "sycomore.example/nous",
    location: "Nantes",
  };
  const saved = await browser.call(updateOwnCompany, { body: sent });
  expect(saved.status).toBe(200);
  const id = await companyIdOf(owner);
  const shown = {
    id,
    name: "Atelier du Sycomore",
    description: sent.description,
    website: "https://sycomore.example/nous",
    location: "Nantes",
    logo_url: null,
    open_offers_count: 0,
    created_at: expect.stringMatching(/Z$/),
  };
  expect(saved.body.data).toEqual({
    ...shown,
    status: "active",
    status_reason: null,
    siret: null,
    role: "owner",
  });
  expect((await browser.call(getOwnCompany, {})).body.data).toEqual(saved.body.data);
  const read = await visitorClient().call(getCompany, { params: { id } });
  expect(read.body).toEqual({ success: true, status: "success", data: { ...shown, responsiveness: null } });
  const moved = await browser.call(updateOwnCompany, { body: { location: "" } });
  expect(moved.body.data, "the rest stays").toEqual({ ...saved.body.data, location: null });
  const entries = await sql`select actor_id, details from audit_log
    where action = 'company_changed' and subject_type = 'company' and subject_id = ${id} order by id`;
  const entry = { actor_id: owner.id, details: { company: "Atelier du Sycomore" } };
  expect(entries).toEqual([entry, entry]);
});

test.each([
  ["name", { name: " a " }],
  ["website", { name: "Atelier", website: "http://sycomore.example" }],
  ["website", { name: "Atelier", website: "javascript:alert(1)" }],
  ["website", { name: "Atelier", website: "https://bank.example@evil.example/" }],
  ["website", { name: "Atelier", website: "https://localhost" }],
  ["description", { name: "Atelier", description: "a".repeat(4001) }],
])("reports an invalid company at its %s", async (field, body) => {
  const response = await (await browserClient(await company())).call(updateOwnCompany, {
    body,
  });
  expect([response.status, Object.keys(response.body.errors)]).toEqual([422, [field]]);
});

test("owners and recruiters edit the page, read-only members only read it", async () => {
  const owner = await company();
  const body = { name: "Changée" };
  const recruiter = await browserClient(await insertColleague(owner, "recruiter"));
  expect((await recruiter.call(updateOwnCompany, { body })).status).toBe(200);
  const readOnly = await browserClient(await insertColleague(owner, "read_only"));
  expect((await readOnly.call(updateOwnCompany, { body: { name: "Lecture" } })).status).toBe(403);
  const [changes] = await sql`select count(*)::int as n from audit_log
    where action = 'company_changed' and subject_id = ${await companyIdOf(owner)}`;
  expect(changes?.n).toBe(1);
  expect((await readOnly.call(getOwnCompany, {})).body.data).toMatchObject({
    name: "Changée",
    role: "read_only",
  });
  const alone = await browserClient(await userWithoutCompany());
  expect((await alone.call(updateOwnCompany, { body })).status).toBe(404);
  expect((await alone.call(getOwnCompany, {})).status).toBe(404);
  expect((await (await browserClient(await student())).call(getOwnCompany, {})).status).toBe(403);
});

test("stores, replaces and removes a logo with its files", async () => {
  const browser = await browserClient(await company());
  const withLogo = async (colour: string) =>
    browser.call(updateOwnCompany, { body: form({ name: "Avec logo", logo: [await imageFile(colour)] }) });
  const first = (await withLogo("#2f6f4f")).body.data.logo_url ?? "";
  expect(first).toMatch(/^\/storage\/avatars\//);
  const opened = await visitorClient().fetch(first);
  expect([opened.status, opened.headers.get("content-type")]).toEqual([200, "image/webp"]);
  const second = (await withLogo("#7b2f2f")).body.data.logo_url ?? "";
  expect(second).not.toBe(first);
  expect((await visitorClient().fetch(first)).status).toBe(404);
  for (const body of [{ name: "Sans rien dire" }, { remove_logo: false }]) {
    const unchanged = await browser.call(updateOwnCompany, { body });
    expect([unchanged.status, unchanged.body.data?.logo_url]).toEqual([200, second]);
  }
  const removed = await browser.call(updateOwnCompany, { body: { name: "Sans logo", remove_logo: true } });
  expect(removed.body.data.logo_url).toBeNull();
  expect((await visitorClient().fetch(second)).status).toBe(404);
});

test("keeps a logo that is also the avatar of an account", async () => {
  const owner = await company();
  const browser = await browserClient(owner);
  const { body } = await browser.call(updateOwnCompany, {
    body: form({ logo: [await imageFile()] }),
  });
  const logo = body.data.logo_url ?? "";
  await sql`update users set avatar_path = ${logo.replace("/storage/", "")} where id = ${owner.id}`;
  await browser.call(updateOwnCompany, { body: { remove_logo: true } });
  expect((await browser.fetch(logo)).status).toBe(200);
});

test("rejects a logo that is not an image", async () => {
  const logo = new File(["<svg onload=alert(1)>"], "logo.png", { type: "image/png" });
  const body = form({ name: "Atelier", logo: [logo] });
  expect((await (await browserClient(await company())).call(updateOwnCompany, { body })).status).toBe(415);
});

test("lists accepted companies by name, with their number of open jobs", async () => {
  const word = randomKey();
  const [one, other, waiting] = [
    await company({ name: `Éclair ${word}` }),
    await company({ name: `Bravo ${word}` }),
    await company({ name: `Attente ${word}` }),
  ];
  await sql`update companies set status = 'pending' where id = ${await companyIdOf(waiting)}`;
  await insertJob({ by: one });
  await insertJob({ by: one, status: "closed" });
  await insertJob({ by: one, endsIn: -1 });
  const { body } = await visitorClient().call(listCompanies, { query: { q: word.toUpperCase() } });
  expect(body.data.data.map(({ name, open_offers_count }) => [name, open_offers_count])).toEqual([
    [`Bravo ${word}`, 0],
    [`Éclair ${word}`, 1],
  ]);
  expect(body.data).toMatchObject({ total: 2, current_page: 1, last_page: 1 });
  const accentFree = await visitorClient().call(listCompanies, { query: { q: `eclair ${word}` } });
  expect(accentFree.body.data.data.map(({ id }) => id)).toEqual([await companyIdOf(one)]);
  const noMatch = await visitorClient().call(listCompanies, { query: { q: `%${word}` } });
  expect(noMatch.body.data.data).toEqual([]);
  expect(await companyIdOf(other)).toBeGreaterThan(0);
});

test("shows a pending company only to its members and administrators", async () => {
  const owner = await company();
  const params = { id: await companyIdOf(owner) };
  await sql`update companies set status = 'pending' where id = ${params.id}`;
  for (const client of [
    visitorClient(),
    await browserClient(await student()),
    await browserClient(await company()),
  ])
    expect((await client.call(getCompany, { params })).status).toBe(404);
  for (const client of [await browserClient(owner), await browserClient(await admin())])
    expect((await client.call(getCompany, { params })).status).toBe(200);
  expect((await visitorClient().fetch(`/entreprise/${params.id}`)).status).toBe(404);
});
