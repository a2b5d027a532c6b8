import { expect, test } from "vitest";
import { listDocuments } from "@/lib/documents/contract";
import { reportProfile } from "@/lib/moderation/contract";
import * as api from "@/lib/profiles/contract";
import { browserClient } from "../../support/api";
import { sql } from "../../support/database";
import { insertPost } from "../../support/posts";
import { studentWithProfile } from "../../support/profiles";
import { readTaggedText } from "../../support/tagged-text";
import { admin, company, setRole, setStatus, student } from "../../support/users";

test("shows a student without a row an empty profile of their own", async () => {
  const user = await student();
  const { body } = await (await browserClient(user)).call(api.getProfile, { params: { id: user.id } });
  expect(body.data).toMatchObject({
    id: user.id,
    name: user.name,
    headline: null,
    studies: { programme: null, year: null, campus: null },
    skills: [],
    experiences: [],
    audiences: { about: "school", links: "school" },
    is_owner: true,
  });
});

test("changes one section, and keeps the others and its audience", async () => {
  const user = await studentWithProfile("friends");
  const browser = await browserClient(user);
  const { status, body } = await browser.call(api.updateAbout, { body: { about: " Bonjour\nà tous " } });
  expect(status).toBe(200);
  expect(body.data.about).toBe(" Bonjour\nà tous ");
  expect(body.data.audiences?.about).toBe("friends");
  expect(body.data.skills).toEqual(["Béton armé"]);
  const wider = await browser.call(api.updateAudiences, { body: { about: "companies" } });
  expect(wider.body.data.audiences).toMatchObject({ about: "companies", skills: "friends" });
  expect((await browser.call(api.updateAbout, { body: { about: "" } })).body.data.about).toBeNull();
});

test("stores every list as it was sent, with each keyword once", async () => {
  const browser = await browserClient(await student());
  const experience = { title: "Stage", organisation: "Airbus", start: "2024-02", end: "2024-07" };
  const sent = await browser.call(api.updateExperiences, { body: { experiences: [experience] } });
  expect(sent.body.data.experiences).toEqual([{ ...experience, location: null, description: null }]);
  const older = { ...experience, title: "Job d’été", start: "2022-07", end: "2022-08" };
  const current = { title: "Alternance", organisation: "Airbus", start: "2023-09" };
  const sorted = await browser.call(api.updateExperiences, {
    body: { experiences: [older, experience, current] },
  });
  expect(sorted.body.data.experiences.map(({ title }) => title)).toEqual([
    "Alternance",
    "Stage",
    "Job d’été",
  ]);
  const skills = await browser.call(api.updateSkills, {
    body: { skills: ["React", "SQL", "re\u200dact"] },
  });
  expect(skills.body.data.skills).toEqual(["react", "SQL"]);
  const links = await browser.call(api.updateLinks, {
    body: { links: [{ label: "Code", url: "git.example/zoe" }] },
  });
  expect(links.body.data.links).toEqual([{ label: "Code", url: "https://git.example/zoe" }]);
});

test.each([
  ["experiences", { experiences: [{ title: "A", organisation: "B", start: "2024-05", end: "2024-04" }] }],
  ["experiences", { experiences: [{ title: "A", organisation: "B", start: "2024-13" }] }],
  ["experiences", { experiences: [{ title: "A", organisation: "B" }] }],
  ["education", { education: [{ school: "A", start_year: 2025, end_year: 2024 }] }],
  ["skills", { skills: Array.from({ length: 31 }, (_, index) => `skill ${index}`) }],
  ["skills", { skills: ["x".repeat(41)] }],
  [
    "languages",
    {
      languages: [
        { code: "fr", level: "c2" },
        { code: "fr", level: "b1" },
      ],
    },
  ],
  ["languages", { languages: [{ code: "xx", level: "c2" }] }],
  ["links", { links: [{ label: "x", url: "http://plain.example" }] }],
  ["links", { links: [{ label: "x", url: "javascript:alert(1)" }] }],
  ["links", { links: [{ label: "x", url: "https://user:secret@x.example" }] }],
  ["studies", { year: 9 }],
  ["about", { about: "x".repeat(2001) }],
  ["audiences", { about: "everyone" }],
])("rejects invalid %s", async (section, body) => {
  const browser = await browserClient(await student());
  const { status } = await browser.json(`/api/profile/${section}`, { method: "PUT", body });
  expect(status).toBe(422);
});

test("a username is unique, in lower case, and not reserved", async () => {
  const [one, other] = [await student(), await student()];
  const [first, second] = [await browserClient(one), await browserClient(other)];
  const username = `zoe.${one.id}`;
  const renamed = await first.call(api.updateProfileHeader, { body: { username: username.toUpperCase() } });
  expect([renamed.status, renamed.body.data.username]).toEqual([200, username]);
  const change = (name: string) => second.call(api.updateProfileHeader, { body: { username: name } });
  expect((await change(username)).body.errors.username).toEqual(["This username is already taken"]);
  for (const rejected of ["ab", "zoé", "a b c", ".zoe", "zoe..b", "x".repeat(31), "admin", "la.direction"])
    expect([rejected, (await change(rejected)).status]).toEqual([rejected, 422]);
  expect((await change(`zoe-${other.id}`)).status).toBe(200);
  const reserved = `admin.${other.id}`;
  expect((await change(reserved)).status).toBe(422);
  await sql`update users set username = ${reserved} where id = ${other.id}`;
  expect((await change(reserved)).status, "as it was").toBe(200);
});

test.each(["suspended", "banned", "inactive"] as const)(
  "responds with 404 for the profile of a %s user",
  async (status) => {
    const user = await studentWithProfile();
    const browser = await browserClient(await student());
    const read = () => browser.call(api.getProfile, { params: { id: user.id } });
    expect((await read()).status).toBe(200);
    await setStatus(user, status);
    const [hidden, missing] = [
      await read(),
      await browser.call(api.getProfile, { params: { id: 2_000_000_000 } }),
    ];
    expect([hidden.status, hidden.body]).toEqual([404, missing.body]);
    const posts = await browser.call(api.listProfilePosts, { params: { id: user.id } });
    expect(posts.status).toBe(404);
  },
);

test("lists a user's published posts, newest first", async () => {
  const user = await student();
  const [older, newer] = [await insertPost({ by: user }), await insertPost({ by: user })];
  await insertPost();
  const browser = await browserClient(await student());
  const { body } = await browser.call(api.listProfilePosts, { params: { id: user.id } });
  expect([body.total, body.data.map(({ id }) => id)]).toEqual([2, [newer.id, older.id]]);
  const empty = await browser.call(api.listProfilePosts, { params: { id: (await student()).id } });
  expect([empty.status, empty.body.total]).toEqual([200, 0]);
});

test("a company's member shows only name, photo and function", async () => {
  const member = await company();
  const browser = await browserClient(await student());
  const { body } = await browser.call(api.getProfile, { params: { id: member.id } });
  expect(body.data).toMatchObject({ name: member.name, role: "company", audiences: null, about: null });
  expect(body.data.company).toEqual({ id: expect.any(Number), name: member.name, role: "owner" });
  const otherCompany = await browserClient(await company());
  expect((await otherCompany.call(api.getProfile, { params: { id: member.id } })).status).toBe(404);
});

test("a student who has become an administrator shows only name, photo and function", async () => {
  const user = await studentWithProfile();
  await setRole(user, "admin");
  for (const client of [await browserClient(await student()), await browserClient(user)]) {
    const { data } = (await client.call(api.getProfile, { params: { id: user.id } })).body;
    expect(data).toMatchObject({
      name: user.name,
      role: "admin",
      headline: null,
      about: null,
      audiences: null,
    });
    expect([data.studies.programme, data.skills, data.experiences, data.links]).toEqual([null, [], [], []]);
  }
});

test("reports another user's profile once", async () => {
  const user = await studentWithProfile();
  const browser = await browserClient(await student());
  const report = () =>
    browser.call(reportProfile, { params: { id: user.id }, body: { reason: "Usurpation" } });
  expect((await report()).status).toBe(201);
  expect((await report()).body.code).toBe("already_reported");
  const seen = await browser.call(api.getProfile, { params: { id: user.id } });
  expect(seen.body.data.has_reported).toBe(true);
  const own = await browserClient(user);
  const params = { id: user.id };
  expect((await own.call(reportProfile, { params, body: { reason: "moi" } })).status).toBe(403);
  const page = await (await browserClient(await admin())).fetch("/admin/dashboard");
  expect(await page.text()).toContain(`href="/admin/dashboard/profiles/${user.id}"`);
});

test("creates a CV from the profile as a document to apply with", async () => {
  const user = await studentWithProfile();
  const browser = await browserClient(user);
  const { status, body } = await browser.call(api.createResume, { body: { locale: "en" } });
  expect([status, body.data.kind, body.data.name]).toEqual([201, "resume", `CV ${user.name} (EN).pdf`]);
  const file = await browser.fetch(`/storage/${body.data.path}`);
  const text = await readTaggedText(new Uint8Array(await file.arrayBuffer()));
  expect(text).toContainEqual(["P", "Je conçois des ponts"]);
  const listed = await browser.call(listDocuments, {});
  expect(listed.body.data.map(({ id }) => id)).toEqual([body.data.id]);
});
