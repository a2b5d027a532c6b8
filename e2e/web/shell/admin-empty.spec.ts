import { adminPaths } from "@/lib/routes";
import { expectAccessible, expectNoSidewaysScroll } from "../../support/accessibility";
import { newIpAddress } from "../../support/api";
import { appOfSpec } from "../../support/app-of-spec";
import { expect, test } from "../../support/browser";
import { signInStudents } from "../../support/instance-users";
import { messages } from "../../support/messages";
import { takeScreenshot } from "../../support/screenshots";
import { submitSignIn } from "../../support/sign-in-form";

/** Each with what it says while there is nothing to list; the last ones list nothing. */
function screens(texts: typeof messages.en): [path: string, text?: string][] {
  const { announcements, audit, chat, companyManagement, events, moderation, postManagement } = texts;
  return [
    [adminPaths.home, moderation.waiting.empty],
    [`${adminPaths.users}?search=nobody`, texts.userManagement.none],
    [adminPaths.companies, companyManagement.none],
    [adminPaths.applications, companyManagement.confirmations.none.accepted],
    [adminPaths.content, postManagement.none],
    [adminPaths.comments, postManagement.comments.none],
    [adminPaths.reports, moderation.queue.empty],
    [`${adminPaths.reports}?tab=appeals`, moderation.queue.appealsEmpty],
    [`${adminPaths.reports}?tab=decided`, moderation.decided.empty],
    [adminPaths.announcements, announcements.emptyTitle],
    [adminPaths.events, events.emptyTitle],
    [`${adminPaths.security}?search=nobody`, audit.none],
    [adminPaths.chat, chat.empty],
    [adminPaths.importUsers],
    [adminPaths.newAnnouncement],
    [adminPaths.insights],
    [adminPaths.schoolSettings],
    [adminPaths.search],
    [adminPaths.emails],
    [adminPaths.notifications],
    [adminPaths.settings],
  ];
}

const app = appOfSpec();
test.describe.configure({ mode: "serial" });

for (const [locale, colorScheme, width] of [
  ["fr", "light", 375],
  ["en", "light", 768],
  ["fr", "dark", 1440],
] as const)
  test(`a new school's screens are accessible, in ${locale}, ${colorScheme}, ${width} wide`, async ({
    page,
    context,
  }) => {
    test.setTimeout(180_000);
    const { users } = messages[locale];
    const [user] = await signInStudents(app.origin, app.sql, 1);
    const id = Number(user?.id);
    const [row] = await app.sql`update users set role = 'admin' where id = ${id} returning email`;
    await context.setExtraHTTPHeaders({ "x-forwarded-for": newIpAddress() });
    await context.addCookies([{ name: "NEXT_LOCALE", value: locale, url: app.origin }]);
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${app.origin}/login`);
    await submitSignIn(page, users, String(row?.email));
    await expect(page).toHaveURL(app.origin + adminPaths.home);
    for (const [at, [path, text]] of screens(messages[locale]).entries())
      await test.step(path, async () => {
        await page.goto(app.origin + path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        if (text) await expect(page.getByRole("main").getByText(text, { exact: true })).toBeVisible();
        await takeScreenshot(page, `empty-${width}-${at}`);
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      });
  });
