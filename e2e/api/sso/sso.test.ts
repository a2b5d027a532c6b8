import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "@/scripts/services/ports";
import { createScratchDir, removeScratchDir } from "@/scripts/test/scratch";
import { visitorClient } from "../../support/api";
import { type AppInstance, startApp } from "../../support/app-instance";
import { type OidcProvider, type OidcUser, oidcEnv, startOidcProvider } from "../../support/oidc-provider";
import { SsoBrowser } from "../../support/sso-browser";
import { password, passwordHash } from "../../support/users";

const folder = createScratchDir();
let app: AppInstance;
let school: OidcProvider;
let site: string;

beforeAll(async () => {
  const port = await freePort();
  app = await startApp(folder, oidcEnv(port));
  site = app.origin.replace("127.0.0.1", "localhost");
  school = await startOidcProvider(port, site);
}, 600_000);

afterAll(async () => {
  await school?.close();
  await app?.close();
  removeScratchDir(folder);
});

test("creates an active student with a verified email, and redirects to the requested page", async () => {
  const browser = newBrowser();
  const landed = await browser.enter(oidcUser("lea"), { next: "/student/dashboard?page=2" });
  expect(landed).toBe("/student/dashboard?page=2");
  const user = await browser.user();
  expect(user).toMatchObject({
    name: "Léa des Platanes",
    email: "lea@school.invalid",
    role: "student",
    status: "active",
  });
  const [row] =
    await app.sql`select email_verified_at, password_hash, terms_accepted_at from users where id = ${user.id}`;
  expect(row).toMatchObject({
    email_verified_at: expect.any(Date),
    password_hash: "",
    terms_accepted_at: expect.any(Date),
  });
});

test("requires no code, which the provider is responsible for, and accepts the terms with each sign-in", async () => {
  const first = newBrowser();
  await first.enter(oidcUser("maya"));
  const { id } = await first.user();
  await app.sql`update users set two_factor_at = now(), terms_accepted_at = null where id = ${id}`;
  const again = newBrowser();
  await again.enter(oidcUser("maya"));
  expect((await again.user()).id).toBe(id);
  const [row] = await app.sql`select terms_accepted_at from users where id = ${id}`;
  expect(row?.terms_accepted_at).toEqual(expect.any(Date));
});

test("identifies a user by the provider's subject, not by the email", async () => {
  const first = newBrowser();
  await first.enter(oidcUser("noe"));
  const again = newBrowser();
  await again.enter({ ...oidcUser("noe"), email: "married@school.invalid" });
  expect((await again.user()).id).toBe((await first.user()).id);
  const other = newBrowser();
  await other.enter({ ...oidcUser("noe-2"), email: "third@school.invalid" });
  expect((await other.user()).id).not.toBe((await first.user()).id);
});

test("links an account with the same email only after entering its password", async () => {
  const id = await account("owner@school.invalid");
  const browser = newBrowser();
  const landed = await browser.enter(
    { ...oidcUser("owner"), email: "Owner@school.invalid" },
    { next: "/posts/1" },
  );
  expect(landed).toBe("/login?school=link&next=%2Fschool-sign-in%2Flink%3Fnext%3D%252Fposts%252F1");
  expect(await browser.status()).toBe(401);
  expect(await app.sql`select from sso_identities where user_id = ${id}`).toHaveLength(0);
  await browser.signIn("owner@school.invalid");
  expect(await browser.follow("/school-sign-in/link?next=%2Fposts%2F1")).toBe("/posts/1");
  expect(await app.sql`select from sso_identities where user_id = ${id}`).toHaveLength(1);
  expect(
    await app.sql`select from audit_log where actor_id = ${id} and action = 'school_linked'`,
  ).toHaveLength(1);
  const next = newBrowser();
  await next.enter(oidcUser("owner"));
  expect((await next.user()).id).toBe(id);
});

test("does not link the account after a sign-in as another user", async () => {
  const [id] = [await account("victim@school.invalid"), await account("thief@school.invalid")];
  const browser = newBrowser();
  await browser.enter(oidcUser("victim"));
  await browser.signIn("thief@school.invalid");
  expect(await browser.follow("/school-sign-in/link")).toBe("/student/dashboard");
  expect(
    await app.sql`select from sso_identities i join users u on u.id = i.user_id
    where u.email in ('victim@school.invalid', 'thief@school.invalid')`,
  ).toHaveLength(0);
  expect(id).toBeGreaterThan(0);
});

test("rejects the cookie for linking as the cookie for sign-in", async () => {
  await account("linked@school.invalid");
  const browser = newBrowser();
  await browser.enter(oidcUser("linked"));
  const authorizeUrl = new URL(`${oidcEnv(0).OIDC_ISSUER.replace(/:0$/, `:${school.port}`)}/auth`);
  const parameters = {
    client_id: oidcEnv(0).OIDC_CLIENT_ID,
    response_type: "code",
    scope: "openid email profile",
  };
  authorizeUrl.search = String(
    new URLSearchParams({ ...parameters, redirect_uri: `${site}/school-sign-in/return` }),
  );
  const returned = await school.signIn(authorizeUrl.href, oidcUser("mallory"));
  browser.jar.set("preau-school-sign-in", browser.jar.get("preau-school-link") ?? "");
  expect(await browser.follow(returned.slice(site.length))).toBe("/login?school=failed");
  expect(await browser.status()).toBe(401);
});

test.each([
  ["a list of addresses", "a@school.invalid,b@school.invalid"],
  ["a line break", "lines@school.invalid\nBcc: all@school.invalid"],
  ["more than an address", "Léa <lea@school.invalid>"],
  ["an address that is too long", `${"a".repeat(250)}@school.invalid`],
])("rejects %s of the provider", async (_, email) => {
  const browser = newBrowser();
  expect(await browser.enter({ ...oidcUser("unusable"), email })).toBe("/login?school=email_invalid");
  expect(await browser.status()).toBe(401);
});

test.each([
  ["lines", "Zoé\r\nDubois", "Zoé Dubois"],
  ["phishing", "Compte bloqué : https://evil.example", "phishing"],
  ["hidden", "Zoé\u202eDubois", "hidden"],
  ["long.name", "Z".repeat(81), "long name"],
  ["absent", undefined, "absent"],
  ["1234", "12", "Unnamed member"],
  ["lou", "Administrateur", "lou"],
  ["admin", "L’équipe Préau", "Unnamed member"],
])("applies the rules of sign-up to the name of %s: %j", async (sub, name, stored) => {
  const browser = newBrowser();
  expect(await browser.enter({ ...oidcUser(sub), name })).toBe("/student/dashboard");
  expect((await browser.user()).name).toBe(stored);
});

test("rejects an email that the provider has not verified", async () => {
  for (const email_verified of [false, undefined]) {
    const browser = newBrowser();
    expect(await browser.enter({ ...oidcUser("max"), email_verified })).toBe("/login?school=email");
    expect(await browser.status()).toBe(401);
  }
  expect(await app.sql`select from users where email = 'max@school.invalid'`).toHaveLength(0);
});

test("rejects another browser's code, a changed state and a second use", async () => {
  const [mine, theirs] = [newBrowser(), newBrowser()];
  const foreignCallback = await theirs.leave(oidcUser("ada"));
  await mine.leave(oidcUser("ada"));
  expect(await mine.follow(foreignCallback), "another browser's").toBe("/login?school=failed");
  expect(await newBrowser().follow(foreignCallback), "no authorization at all").toBe("/login?school=failed");
  const changed = newBrowser();
  const returned = await changed.leave(oidcUser("ada"));
  expect(await changed.follow(returned.replace(/state=[^&]+/, "state=made-up"))).toBe("/login?school=failed");
  const twice = newBrowser();
  const once = await twice.leave(oidcUser("ada"));
  const jar = new Map(twice.jar);
  expect(await twice.follow(once)).toBe("/student/dashboard");
  const replayed = newBrowser(jar);
  expect(await replayed.follow(once)).toBe("/login?school=failed");
});

test.each(["https://evil.example/", "//evil.example", "/\\evil.example", "/.//evil.example"])(
  "does not redirect to %s",
  async (next) => {
    expect(await newBrowser().enter(oidcUser("ida"), { next })).toBe("/student/dashboard");
  },
);

test("rejects a suspended or deleted account, and restores a deleted one on request", async () => {
  const browser = newBrowser();
  await browser.enter(oidcUser("eva"));
  const { id } = await browser.user();
  await app.sql`update users set status = 'suspended' where id = ${id}`;
  expect(await newBrowser().enter(oidcUser("eva"))).toBe("/login?school=account_suspended");
  await app.sql`update users set status = 'active' where id = ${id}`;
  const body = { confirmation: "eva@school.invalid" };
  expect((await browser.post("/api/account/delete", body)).status).toBe(200);
  expect(await newBrowser().enter(oidcUser("eva"))).toBe("/login?school=account_deleted");
  const back = newBrowser();
  expect(await back.enter(oidcUser("eva"), { restore: "1" })).toBe("/student/dashboard");
  expect((await back.user()).id).toBe(id);
});

test("a suspended account without a password appeals once, by the cookie of its rejected sign-in", async () => {
  const browser = newBrowser();
  await browser.enter(oidcUser("nora"));
  const { id } = await browser.user();
  await app.sql`update users set status = 'suspended' where id = ${id}`;
  await app.sql`insert into moderation_decisions (subject_type, subject_id, author_id, action, rule, excerpt)
    values ('post', 1, ${id}, 'suspend', 'harassment', 'Un texte')`;
  const path = "/api/moderation/suspension-appeals";
  const appeal = async (from: SsoBrowser) => (await from.post(path, { text: "Une citation." })).status;
  expect(await appeal(browser), "the session is no sign-in").toBe(401);
  const rejected = newBrowser();
  expect(await rejected.enter(oidcUser("nora"))).toBe("/login?school=account_suspended");
  expect(await rejected.status(), "the cookie opens nothing else").toBe(401);
  expect(await appeal(newBrowser()), "another browser").toBe(401);
  expect(await appeal(rejected)).toBe(200);
  expect(await appeal(rejected)).toBe(409);
  const [decision] = await app.sql`select appeal from moderation_decisions where author_id = ${id}`;
  expect(decision?.appeal).toBe("Une citation.");
  await app.sql`update users set status = 'banned' where id = ${id}`;
  const banned = newBrowser();
  expect(await banned.enter(oidcUser("nora"))).toBe("/login?school=account_banned");
  expect(banned.jar.has("preau-suspended")).toBe(false);
});

test("the sign-in screen shows the provider by its name", async () => {
  const page = await (await fetch(`${app.origin}/login?next=%2Fposts%2F1`)).text();
  expect(page).toContain("École des Platanes");
  expect(page).toContain('href="/school-sign-in?next=%2Fposts%2F1"');
});

test("redirects to sign-in, which offers no SSO, without a provider", async () => {
  for (const path of ["/school-sign-in", "/school-sign-in/return?code=a", "/school-sign-in/link"]) {
    const response = await visitorClient().fetch(path);
    expect(response.status, path).toBe(303);
    expect(new URL(response.headers.get("location") ?? "").pathname, path).toBe("/login");
  }
  expect(await (await visitorClient().fetch("/login")).text()).not.toContain('href="/school-sign-in');
});

function oidcUser(sub: string): OidcUser {
  return { sub, email: `${sub}@school.invalid`, email_verified: true, name: "Léa des Platanes" };
}

async function account(email: string): Promise<number> {
  const [row] = await app.sql`insert into users (name, username, email, password_hash, role)
    values ('Owner', ${email}, ${email}, ${passwordHash}, 'student') returning id`;
  return row?.id;
}

function newBrowser(jar?: Map<string, string>): SsoBrowser {
  return new SsoBrowser({ origin: app.origin, url: site, school, password }, jar);
}
