import path from "node:path";
import { expect, test } from "vitest";
import { homePath } from "@/lib/core/auth/areas";
import type { Access, Role } from "@/lib/core/auth/viewer";
import { adminPaths, chatPaths, companyPaths, studentPaths } from "@/lib/routes";
import { listFiles } from "../../shape/sources";
import { insertAnnouncement } from "../../support/announcements";
import { ApiClient, browserClient, visitorClient } from "../../support/api";
import { companyIdOf } from "../../support/companies";
import { sql } from "../../support/database";
import { insertEvent } from "../../support/events";
import { insertGroup } from "../../support/groups";
import { insertJob } from "../../support/jobs";
import { insertDecision } from "../../support/moderation";
import { insertPost } from "../../support/posts";
import { insertApplication } from "../../support/recruitment";
import { admin, company, setRole, student, suspend, type TestUser } from "../../support/users";

// Catch-all pages handle the missing paths of an area and have no path of their own.
const pages = listFiles("app").filter((file) => path.basename(file) === "page.tsx" && !file.includes("[..."));
const inAreas = pages.flatMap((file) => {
  const area = file.match(/^app\/\((student|company|admin)\)\//)?.[1] as Role | undefined;
  return area ? [{ area, file }] : [];
});
const outside = pages.filter((file) => !inAreas.some((page) => page.file === file));

type AccountChange = { name: string; role: Access; apply: (user: TestUser) => Promise<unknown> };

/** Changes of an account after its sign-in: the cookie still has the former role and status. */
const accountChanges: AccountChange[] = [
  { name: "student", role: "student", apply: (user) => setRole(user, "student") },
  { name: "company", role: "company", apply: (user) => setRole(user, "company") },
  { name: "admin", role: "admin", apply: (user) => setRole(user, "admin") },
  { name: "suspended person", role: "visitor", apply: suspend },
  {
    name: "person signed out",
    role: "visitor",
    apply: ({ id }) => sql`delete from sessions where user_id = ${id}`,
  },
];

test("every area has pages", () => {
  expect(new Set(inAreas.map(({ area }) => area))).toEqual(new Set(["student", "company", "admin"]));
});

/** Pages that redirect to another page of the same area. */
const redirectOf: Record<string, (path: string) => string> = {
  "app/(student)/student/dashboard/jobs/searches/[searchId]/page.tsx": () => "/student/dashboard/jobs",
  "app/(student)/student/dashboard/profile/[userId]/page.tsx": () => studentPaths.profile,
  "app/(student)/student/dashboard/group/[groupId]/page.tsx": (path) => `${path}/overview`,
  "app/(student)/groups/[groupId]/page.tsx": (path) =>
    `${path.replace("/groups", studentPaths.groups)}/overview`,
};

// Each cookie names the area, so the middleware lets the request through: the page's own guard must reject it.
test.each(inAreas)(
  "$file opens only for its own area, whatever the cookie contains",
  async ({ area, file }) => {
    for (const { name, role, apply } of accountChanges) {
      const { browser, user } = await userOf(area);
      const path = await pathFor(file, user);
      const opened = redirectOf[file]?.(path) ?? path;
      // The paths for other roles are built in the same way.
      if (role === area) expect(await landing(await browser.fetch(path)), `${name}, before`).toBe(opened);
      await apply(user);
      const home = role === "visitor" ? `/login?next=${encodeURIComponent(path)}` : homePath(role);
      expect(await landing(await browser.fetch(path)), name).toBe(role === area ? opened : home);
    }
  },
);

test.each(inAreas)("$file redirects visitors to sign-in and back", async ({ area, file }) => {
  const path = await pathFor(file);
  const sent = `/login?next=${encodeURIComponent(path)}`;
  expect(await landing(await visitorClient().fetch(path))).toBe(sent);
  // This header skipped the middleware in earlier versions of Next.js (CVE-2025-29927).
  const skipping = { "x-middleware-subrequest": Array(5).fill("middleware").join(":") };
  expect(await landing(await visitorClient().fetch(path, { headers: skipping }))).toBe(sent);
  // The cookie with the area's prefix passes the middleware.
  for (const prefix of ["", `${area}.`]) {
    const forged = new ApiClient({ cookie: `next-auth.session-token=${prefix}eyJhbGciOiJkaXIifQ..a.b.c` });
    const query = "?page=2&q=chorale";
    expect(await landing(await forged.fetch(path)), prefix).toBe(sent);
    expect(await landing(await forged.fetch(path + query)), prefix).toBe(sent + encodeURIComponent(query));
  }
});

// Pages that redirect to the viewer's area.
const leading = ["emails", "friends", "chat", "(steps)/two-factor"].map(
  (name) => `app/(auth)/${name}/page.tsx`,
);
// Visitors of this page sign in first; e2e/api/groups/invitation-links.test.ts tests it.
leading.push("app/(joining)/groups/join/[token]/page.tsx");

const emailPaths = { student: studentPaths.emails, company: companyPaths.emails, admin: adminPaths.emails };

test.each([
  ["emails", emailPaths],
  ["chat", chatPaths],
])("/%s redirects users to their area, visitors to sign-in", async (name, paths) => {
  expect(await landing(await visitorClient().fetch(`/${name}`))).toBe(`/login?next=%2F${name}`);
  for (const area of ["student", "company", "admin"] as const) {
    const { browser } = await userOf(area);
    expect(await landing(await browser.fetch(`/${name}`))).toBe(paths[area]);
  }
});

// The guard of that page then redirects further.
test("the root of an area redirects to its home page", async () => {
  for (const area of ["student", "company", "admin"] as const)
    for (const client of [visitorClient(), (await userOf(area)).browser])
      expect(await landing(await client.fetch(`/${area}`))).toBe(homePath(area));
});

test("/friends redirects students to their friends, others to their area, visitors to sign-in", async () => {
  expect(await landing(await visitorClient().fetch("/friends"))).toBe("/login?next=%2Ffriends");
  for (const area of ["student", "company", "admin"] as const) {
    const { browser } = await userOf(area);
    const path = area === "student" ? studentPaths.friends : homePath(area);
    expect(await landing(await browser.fetch("/friends"))).toBe(path);
  }
});

test("an on-screen keyboard reduces the height of the chat page", async () => {
  for (const area of ["student", "company", "admin"] as const) {
    const { browser } = await userOf(area);
    const viewportOf = async (path: string) =>
      /<meta name="viewport" content="([^"]*)"/.exec(await (await browser.fetch(path)).text())?.[1];
    expect(await viewportOf(chatPaths[area]), area).toMatch(
      /^width=device-width.*interactive-widget=resizes-content/,
    );
    expect(await viewportOf(homePath(area)), area).not.toContain("interactive-widget");
  }
});

test("/two-factor redirects visitors to sign-in, and users who may enter their area to the area", async () => {
  const next = encodeURIComponent("/admin/dashboard");
  expect(await landing(await visitorClient().fetch("/two-factor"))).toBe(`/login?next=${next}`);
  const { browser } = await userOf("admin");
  expect(await landing(await browser.fetch("/two-factor"))).toBe("/admin/dashboard");
});

test.each(outside.filter((file) => !leading.includes(file)))("%s opens for visitors", async (file) => {
  const path = await pathFor(file);
  const home = path === "/" ? ["/", "/login"] : [path];
  expect(home).toContain(await landing(await visitorClient().fetch(path)));
});

test.each(outside.filter((file) => file.startsWith("app/(auth)/(entry)/")))(
  "%s redirects signed-in users home",
  async (file) => {
    const path = await pathFor(file);
    for (const { role, apply } of accountChanges) {
      const { browser, user } = await userOf("student");
      await apply(user);
      const expectedPath = role === "visitor" ? path : homePath(role);
      expect(await landing(await browser.fetch(path)), role).toBe(expectedPath);
    }
  },
);

/** Signs in a user of an area. */
async function userOf(area: Role) {
  const user = await student();
  await setRole(user, area);
  return { user, browser: await browserClient(user) };
}

/** The path of a page with real ids as parameters: the user's own rows where others may not see them. */
async function pathFor(file: string, user?: TestUser): Promise<string> {
  const visible = file
    .split("/")
    .slice(1, -1)
    .filter((segment) => !/^\(.*\)$|^\[locale\]$/.test(segment));
  const filled = visible.map(async (segment) => (await createId[segment]?.(user)) ?? segment);
  return `/${(await Promise.all(filled)).join("/")}`;
}

const createId: Record<string, (user?: TestUser) => Promise<number>> = {
  "[postId]": async () => (await insertPost()).id,
  "[jobId]": async () => (await insertJob()).id,
  "[applicationId]": async (user) => (await insertApplication((await insertJob()).id, { by: user })).id,
  "[searchId]": async (user) => {
    const [row] = await sql`insert into saved_searches (user_id, name, filters)
      values (${(user ?? (await student())).id}, 'Rennes', '{}') returning id`;
    return row?.id;
  },
  "[userId]": async (user) => (user ?? (await student())).id,
  "[groupId]": async (user) => insertGroup(user ?? (await student())),
  "[eventId]": async (user) => {
    const by = user ?? (await student());
    const [account] = await sql`select role from users where id = ${by.id}`;
    return insertEvent(by, { group: account?.role === "admin" ? null : await insertGroup(by) });
  },
  "[announcementId]": async (user) =>
    insertAnnouncement(await admin(), { status: "sent", to: [user ?? (await student())] }),
  "[decisionId]": async (user) => insertDecision(user ?? (await student())),
  "[companyId]": async () => companyIdOf(await company()),
};

/** The final path of a request: its own, or the target of a redirect by status or by the page. */
async function landing(response: Response): Promise<string> {
  const location = response.headers.get("location");
  if (response.status >= 300 && response.status < 400 && location) return pathOf(location);
  const html = await response.text();
  const refresh = html.match(/<meta id="__next-page-redirect"[^>]*content="\d+;url=([^"]+)"/)?.[1];
  if (refresh) return pathOf(refresh.replaceAll("&amp;", "&"));
  return response.status === 200 ? pathOf(response.url) : String(response.status);
}

function pathOf(path: string): string {
  const { pathname, search } = new URL(path, "http://here.invalid");
  return pathname + search;
}
