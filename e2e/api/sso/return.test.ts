import { afterAll, beforeAll, expect, test } from "vitest";
import { limits } from "@/lib/core/api/rate-limits";
import { freePort } from "@/scripts/services/ports";
import { createScratchDir, removeScratchDir } from "@/scripts/test/scratch";
import { type AppInstance, startApp } from "../../support/app-instance";
import { type OidcProvider, oidcEnv, startOidcProvider } from "../../support/oidc-provider";
import { SsoBrowser } from "../../support/sso-browser";
import { password } from "../../support/users";

const folder = createScratchDir();
let app: AppInstance;
let school: OidcProvider;
let url: string;
let responseWithoutProvider: Response;

beforeAll(async () => {
  const port = await freePort();
  app = await startApp(folder, { ...oidcEnv(port), LOG_LEVEL: "info" });
  url = app.origin.replace("127.0.0.1", "localhost");
  responseWithoutProvider = await fetch(`${app.origin}/school-sign-in?next=/offre`, { redirect: "manual" });
  school = await startOidcProvider(port, url);
}, 600_000);

afterAll(async () => {
  await school?.close();
  await app?.close();
  removeScratchDir(folder);
});

const newBrowser = () => new SsoBrowser({ origin: app.origin, url, school, password });

test("redirects to sign-in while the provider does not respond, with the reason in the log", async () => {
  const location = responseWithoutProvider.headers.get("location");
  expect(location).toBe(`${url}/login?school=failed&next=%2Foffre`);
  await expect.poll(app.output).toMatch(/ECONNREFUSED.*the SSO provider failed/);
  const user = { sub: "zoe", email: "zoe@school.invalid", email_verified: true, name: "Zoé des Platanes" };
  expect(await newBrowser().enter(user)).toBe("/student/dashboard");
});

test("the log of an SSO sign-in that fails contains neither the user nor the authorization", async () => {
  const user = { sub: "lea", email: "lea@school.invalid", email_verified: true, name: "Léa des Platanes" };
  const browser = newBrowser();
  await app.sql`alter table users add constraint broken check (length(name) > 1000) not valid`;
  const back = await browser.leave(user);
  expect(await browser.follow(back)).toBe("/login?school=failed");
  await expect.poll(app.output).toContain("SSO failed");

  await app.sql`alter table users drop constraint broken`;
  const other = await browser.leave(user);
  expect(await browser.follow(other.replace(/state=[^&]*/, "state=wrong"))).toBe("/login?school=failed");
  await expect.poll(app.output).toContain("an SSO callback failed");
  const codes = [back, other].map((path) => new URL(path, url).searchParams.get("code") ?? "");
  for (const secret of [user.email, user.name, ...codes]) {
    expect(secret).not.toBe("");
    expect(app.output()).not.toContain(secret);
  }
});

test("limits how often a network returns from the provider, which each time makes calls to it", async () => {
  const user = { sub: "max", email: "max@school.invalid", email_verified: true, name: "Max des Platanes" };
  await newBrowser().enter(user);
  const isReturn = app.sql`key like 'schoolSignIn:return:%'`;
  await app.sql`update rate_limits set points = ${limits.schoolSignIn.points} where ${isReturn}`;
  expect(await newBrowser().enter(user)).toBe("/login?school=busy");
  await app.sql`delete from rate_limits where ${isReturn}`;
  expect(await newBrowser().enter(user)).toBe("/student/dashboard");
});
