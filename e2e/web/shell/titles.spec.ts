import { adminAnnouncementPath, groupPath, studentPaths } from "@/lib/routes";
import { insertAnnouncement } from "../../support/announcements";
import { apply } from "../../support/applications";
import { expect, signInAs, test } from "../../support/browser";
import { chattingFriends, insertMessage } from "../../support/chat";
import { insertGroup } from "../../support/groups";
import { messages } from "../../support/messages";
import { admin, student } from "../../support/users";

const { applications, friends, groups, search, shell } = messages.en;

test("with an unread conversation, the target page of a link is announced by its name", async ({
  page,
  context,
}) => {
  const { ines, marc, id } = await chattingFriends();
  await insertMessage(id, marc.user, "Bonjour");
  await signInAs(context, ines.user, { locale: "en" });
  await page.goto(studentPaths.feed);
  await expect(page).toHaveTitle(/^\(1\) /);
  const menu = page.getByRole("navigation", { name: shell.nav.main });
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await menu.getByRole("link", { name: shell.nav.friends }).press("Enter");
  await expect(page).toHaveTitle(`(1) ${friends.title} · Préau`);
  expect(documents, "loaded by the browser instead of the router").toEqual([]);
  await expect(page.locator("next-route-announcer [role=alert]")).toContainText(friends.title);
});

test("the title contains the section of a group, the query of a search, or that a page is missing", async ({
  page,
  context,
}) => {
  const ines = await student();
  const name = "Club de go";
  const id = await insertGroup(ines, { name });
  await signInAs(context, ines, { locale: "en" });
  for (const [path, title] of [
    [`${groupPath(id)}/overview`, name],
    [`${groupPath(id)}/members`, `${groups.members} · ${name}`],
    [`${groupPath(id)}/files`, `${groups.files.title} · ${name}`],
    [`${groupPath(id)}/settings`, `${groups.settings} · ${name}`],
    [studentPaths.search, search.title],
    [`${studentPaths.search}?q=platane`, search.about.replace("{query}", "platane")],
    [`${studentPaths.jobs}/999999999`, shell.missing.title],
    [`${studentPaths.feed}/nowhere`, shell.missing.title],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveTitle(`${title} · Préau`);
  }
});

test("the title tells the job of an application and the subject of an announcement", async ({
  page,
  context,
}) => {
  const { application, user } = await apply();
  await signInAs(context, user, { locale: "en" });
  await page.goto(`${studentPaths.applications}/${application.id}`);
  await expect(page).toHaveTitle(`${application.job_posting.title} · ${applications.one.title} · Préau`);

  const by = await admin();
  const announcement = await insertAnnouncement(by);
  await signInAs(context, by, { locale: "en" });
  await page.goto(adminAnnouncementPath(announcement));
  await expect(page).toHaveTitle("Portes ouvertes · Préau");
});

test("the column beside a page is a landmark, and each navigation has a name", async ({ page, context }) => {
  const ines = await student();
  const id = await insertGroup(ines, { name: "Club de go" });
  await signInAs(context, ines, { locale: "en" });
  await page.goto(`${groupPath(id)}/overview`);
  const about = page.getByRole("complementary").getByRole("heading", { name: groups.about });
  await expect(about).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: groups.title, exact: true })).toBeVisible();
  await expect(page.locator("nav:not([aria-label], [aria-labelledby])")).toHaveCount(0);
});
