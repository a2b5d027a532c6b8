import http from "node:http";
import { beforeAll, expect, test, vi } from "vitest";
import { toSchoolDay } from "@/lib/core/i18n/school-time";
import { contact, defaultAccent, defaultSite, landing } from "@/lib/site";
import { hashesIn } from "@/scripts/app/script-hashes";
import { form } from "../../support/api";
import { appOfFile } from "../../support/app-of-file";
import { imageFile } from "../../support/images";
import { type InstanceUser, signInStudents } from "../../support/instance-users";
import { messages } from "../../support/messages";
import { defaultSchoolSettings } from "../../support/school-settings";

const { app } = appOfFile({ WEB_CONCURRENCY: "2" });
let school: InstanceUser;

beforeAll(async () => {
  [school] = (await signInStudents(app.origin, app.sql, 1)) as [InstanceUser];
  await app.sql`update users set role = 'admin' where id = ${school.id}`;
});

type Page = { text: string; policy: string; isPrerendered: boolean };

/** Reads over a new connection: the processes take connections in turn. */
function read(path: string): Promise<Page> {
  return new Promise((resolve, reject) => {
    const request = http.get(app.origin + path, { agent: false }, async (response) => {
      const text = Buffer.concat(await response.toArray()).toString();
      const policy = String(response.headers["content-security-policy"]);
      resolve({ text, policy, isPrerendered: "x-nextjs-prerender" in response.headers });
    });
    request.on("error", reject);
  });
}

const readAll = (path: string) => Promise.all(Array.from({ length: 8 }, () => read(path)));

async function waitForAll(path: string, text: string): Promise<Page[]> {
  let pages: Page[] = [];
  await vi.waitUntil(
    async () => {
      pages = await readAll(path);
      return pages.every((page) => page.text.includes(text));
    },
    { timeout: 5000, interval: 20 },
  );
  return pages;
}

async function change(more: Partial<typeof contact>): Promise<void> {
  const response = await school.call("PUT", "/api/admin/school-settings/contact", { ...contact, ...more });
  expect(response.status).toBe(200);
}

const others = {
  ...{ name: "<b>Lycée</b> & Cie", street: "", city: "1000 Bruxelles", country: "BE", phone: "" },
  ...{ email: "accueil@lycee.example", privacy_name: "Ada Roux", privacy_email: "dpo@lycee.example" },
};

test("all processes show an administrator's changes, in both languages and as text", async () => {
  for (const { isPrerendered, text } of await readAll("/")) {
    expect(isPrerendered).toBe(true);
    expect(text).toContain(contact.name);
  }
  expect((await read("/privacy")).text).not.toContain("mailto:dpo");
  await change(others);
  const shown = "&lt;b&gt;Lycée&lt;/b&gt; &amp; Cie";
  for (const path of ["/", "/en", "/?from=a-letter", "/apropos", "/offre", "/en/offre"]) {
    for (const { text, policy } of await waitForAll(path, shown)) {
      expect(text).not.toContain("<b>Lycée");
      expect(text).not.toContain(contact.name);
      expect(policy).not.toMatch(/nonce|script-src[^;]*unsafe/);
      for (const hash of hashesIn(text)) expect(policy).toContain(hash);
    }
  }
  const page = (await read("/en/contact")).text;
  expect(page).toContain("mailto:accueil@lycee.example");
  expect(page).toContain("1000 Bruxelles, Belgium");
  expect(page).not.toContain("tel:");
  expect((await read("/contact")).text).toContain("1000 Bruxelles, Belgique");
  expect((await read("/privacy")).text).toMatch(/Ada Roux.*mailto:dpo@lycee\.example/s);
  for (const path of ["/contact", "/contact?post=1", "/en/contact"]) {
    const payload = await (await fetch(app.origin + path, { headers: { rsc: "1" } })).text();
    expect(payload).toContain("1000 Bruxelles");
    expect(payload).not.toContain(contact.name);
  }
});

test("a process shows a change that it missed once its connection has returned, then the default again", async () => {
  await app.sql.begin(async (tx) => {
    await tx`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen "school_settings%'`;
    await tx`update school_settings set contact = '{"name": "École des Ormes"}'`;
  });
  await waitForAll("/", "École des Ormes");
  expect((await read("/contact")).text).toContain(`mailto:${contact.email}`);
  await change({});
  for (const { isPrerendered } of await waitForAll("/", contact.name)) expect(isPrerendered).toBe(true);
});

test("all pages have the accent colour that an administrator has chosen, until it is reset", async () => {
  const choose = async (accent: string) => {
    const response = await school.call("PUT", "/api/admin/school-settings/appearance", { accent });
    expect(response.status).toBe(200);
  };
  await choose("#1f5387");
  for (const path of ["/", "/en", "/offre", "/login"])
    for (const { text } of await waitForAll(path, "--accent-light:#1f5387"))
      expect(text).toMatch(/<html[^>]*style="--accent-light:/);
  await choose(defaultAccent);
  await vi.waitUntil(async () => (await readAll("/")).every((page) => page.isPrerendered), { timeout: 5000 });
  expect((await read("/login")).text).not.toContain("--accent-light");
});

test("all pages have the logo that an administrator has uploaded, until it is removed", async () => {
  const put = async (fields: Record<string, string | File[]>) => {
    const response = await school.call("PUT", "/api/admin/school-settings/logo", form(fields));
    expect(response.status).toBe(200);
    return (await response.json()).data as { logo_url: string | null };
  };
  const { logo_url: first } = await put({ ground: "light", logo: [await imageFile()] });
  if (!first) throw new Error("no logo");
  for (const path of ["/", "/en", "/offre", "/login"])
    for (const { text } of await waitForAll(path, `src="${first}"`))
      expect(text).toMatch(/<img[^>]*alt="École du Préau"/);
  const image = await fetch(app.origin + first);
  expect([image.status, image.headers.get("content-type")]).toEqual([200, "image/png"]);
  expect(image.headers.get("cache-control")).toContain("public");

  const replaced = await Promise.all(
    ["#123456", "#654321"].map(async (colour) => put({ ground: "dark", logo: [await imageFile(colour)] })),
  );
  const [row] =
    await app.sql`select logo_path, (select count(*)::int from stored_files where path like 'logos/%') as files from school_settings`;
  const second = `/storage/${row?.logo_path}`;
  expect(replaced.map(({ logo_url }) => logo_url)).toContain(second);
  expect(row?.files).toBe(1);
  for (const url of [first, ...replaced.map(({ logo_url }) => logo_url)])
    expect((await fetch(app.origin + url)).status).toBe(url === second ? 200 : 404);
  await waitForAll("/", second);

  expect((await put({ ground: "light", remove_logo: "1" })).logo_url).toBeNull();
  await vi.waitUntil(async () => (await readAll("/")).every((page) => page.isPrerendered), { timeout: 5000 });
  expect((await fetch(app.origin + second)).status).toBe(404);
  for (const { text } of await readAll("/login")) expect(text).not.toContain("/storage/logos");
});

test("all processes use the days of the time zone that an administrator has chosen", async () => {
  const choose = async (time_zone: string) => {
    const response = await school.call("PUT", "/api/admin/school-settings", {
      ...defaultSchoolSettings,
      time_zone,
    });
    expect([response.status, (await response.json()).data.time_zone]).toEqual([200, time_zone]);
  };
  await choose("America/Guadeloupe");
  for (const path of ["/", "/en", "/login"]) await waitForAll(path, 'data-time-zone="America/Guadeloupe"');
  await choose("Europe/Paris");
  for (const { isPrerendered } of await waitForAll("/", 'data-time-zone="Europe/Paris"'))
    expect(isPrerendered).toBe(true);
});

test("the landing page shows an administrator's figures and testimonials as text", async () => {
  const put = (body: object) => school.call("PUT", "/api/admin/school-settings/landing", body);
  const nothing = { fr: "", en: "" };
  const who = { fr: "Ancienne élève", en: "Alumna" };
  const words = { fr: "<script>alert(1)</script>", en: "I found a friend here." };
  const edited = {
    claims: { members: nothing, online: nothing },
    figures: {
      members: { fr: "1 204", en: "1,204" },
      sessions: nothing,
      countries: nothing,
      reviews: nothing,
    },
    testimonials: [{ name: "Zoé Vannier", who, words }],
    contributors: [
      { name: "Rosa <b>Tilleul</b>", did: { fr: "A planté les arbres.", en: "Planted the trees." } },
    ],
  };
  expect((await put(edited)).status).toBe(200);
  for (const { text } of await waitForAll("/", "1 204")) {
    expect(text).toContain("&lt;script&gt;alert(1)");
    for (const former of ["Malik", "+215", "23 631", "<script>alert(1)"]) expect(text).not.toContain(former);
  }
  for (const { text } of await waitForAll("/en", "1,204")) expect(text).toContain("I found a friend here.");
  for (const { text } of await waitForAll("/apropos", "A planté les arbres.")) {
    expect(text).toContain('href="/apropos#contributor-1"');
    expect(text).toContain("Rosa &lt;b&gt;Tilleul");
    expect(text).not.toContain("Idris Belhadj");
  }
  expect(
    (await put({ ...edited, figures: { ...edited.figures, members: nothing }, testimonials: [] })).status,
  ).toBe(200);
  await vi.waitUntil(async () => (await readAll("/")).every(({ text }) => !text.includes("Zoé")), {
    timeout: 5000,
  });
  for (const { text } of await readAll("/")) expect(text).not.toContain("1 204");
  expect((await put(landing)).status).toBe(200);
  for (const { isPrerendered } of await waitForAll("/", "Malik")) expect(isPrerendered).toBe(true);
  // A school that has edited the landing page before it had contributors keeps the default ones.
  await app.sql`update school_settings set landing = ${app.sql.json(edited)}::jsonb - 'contributors'`;
  for (const { text } of await waitForAll("/", "1 204")) expect(text).toContain("Idris Belhadj");
  await app.sql`update school_settings set landing = null`;
});

test("the legal notice and the privacy page name as text what an administrator has filled in", async () => {
  const put = (body: object) => school.call("PUT", "/api/admin/school-settings/legal-notice", body);
  const { legalNotice: t, privacy } = messages.en.site;
  const empty = (await read("/en/legal")).text;
  expect(empty).toContain(contact.name);
  for (const title of [t.director, t.host, t.providers]) expect(empty).not.toContain(`>${title}</h2>`);
  expect((await read("/en/privacy")).text).toContain(privacy.others.noProviders);
  const notice = {
    ...{ publisher: "Lycée <i>du Préau</i>", registration_number: "UAI 0350000A", director: "Ada Roux" },
    ...{ host: "Nuage SARL\n1, rue du Port", providers: "Courrier SAS: <b>emails</b>" },
  };
  expect((await put(notice)).status).toBe(200);
  for (const { text } of await waitForAll("/en/legal", "Ada Roux")) {
    expect(text).toContain("Lycée &lt;i&gt;du Préau");
    expect(text).toContain(t.registrationNumber.replace("{number}", "UAI 0350000A"));
    expect(text).toMatch(/<div dir="auto" lang="fr"[^>]*>Nuage SARL\n1, rue du Port</);
    expect(text).toContain("Courrier SAS: &lt;b&gt;emails");
  }
  expect((await read("/legal")).text).toContain(`>${messages.fr.site.legalNotice.host}</h2>`);
  for (const { text } of await waitForAll("/en/privacy", "Courrier SAS")) {
    expect(text).not.toContain(privacy.others.noProviders);
    expect(text.match(/<p>The <a href="\/en\/legal"/g)).toHaveLength(1);
    expect(text).toMatch(/<div dir="auto" lang="fr"[^>]*>Courrier SAS/);
  }
  await app.sql`update school_settings set providers_changed_on = '2099-05-04'`;
  expect((await put({ language: "en" })).status).toBe(200);
  for (const { text } of await waitForAll("/privacy", '<div dir="auto" lang="en"'))
    expect(text).toMatch(/datetime="2099-05-04"/i);
  expect((await put(defaultSite.legalNotice)).status).toBe(200);
  const [row] = await app.sql`update school_settings set providers_changed_on = null from school_settings old
    returning old.providers_changed_on::text as day`;
  expect(row?.day).toBe(toSchoolDay(new Date()));
  await vi.waitUntil(async () => (await readAll("/")).every((page) => page.isPrerendered), { timeout: 5000 });
});

test("users cannot use the name of the school", async () => {
  await change({ name: "Académie des Tilleuls" });
  const signUp = { email: "someone@test.invalid", password: "correct horse battery" };
  const body = { ...signUp, name: "Académie Tilleuls", password_confirmation: signUp.password, terms: true };
  const response = await fetch(`${app.origin}/api/signup/student`, {
    method: "POST",
    headers: { "content-type": "application/json", "accept-language": "en" },
    body: JSON.stringify(body),
  });
  expect([response.status, Object.keys((await response.json()).errors ?? {})]).toEqual([422, ["name"]]);
});
