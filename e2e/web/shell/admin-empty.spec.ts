import { adminPaths } from "@/lib/routes";
import announcementsEn from "@/messages/en/announcements.json" with { type: "json" };
import auditEn from "@/messages/en/audit.json" with { type: "json" };
import chatEn from "@/messages/en/chat.json" with { type: "json" };
import companiesEn from "@/messages/en/company-management.json" with { type: "json" };
import eventsEn from "@/messages/en/events.json" with { type: "json" };
import moderationEn from "@/messages/en/moderation.json" with { type: "json" };
import contentEn from "@/messages/en/post-management.json" with { type: "json" };
import usersManagementEn from "@/messages/en/user-management.json" with { type: "json" };
import usersEn from "@/messages/en/users.json" with { type: "json" };
import announcementsFr from "@/messages/fr/announcements.json" with { type: "json" };
import auditFr from "@/messages/fr/audit.json" with { type: "json" };
import chatFr from "@/messages/fr/chat.json" with { type: "json" };
import companiesFr from "@/messages/fr/company-management.json" with { type: "json" };
import eventsFr from "@/messages/fr/events.json" with { type: "json" };
import moderationFr from "@/messages/fr/moderation.json" with { type: "json" };
import contentFr from "@/messages/fr/post-management.json" with { type: "json" };
import usersManagementFr from "@/messages/fr/user-management.json" with { type: "json" };
import usersFr from "@/messages/fr/users.json" with { type: "json" };
import { expectAccessible, expectNoSidewaysScroll } from "../../support/accessibility";
import { newIpAddress } from "../../support/api";
import { appOfSpec } from "../../support/app-of-spec";
import { expect, test } from "../../support/browser";
import { signInStudents } from "../../support/instance-users";
import { takeScreenshot } from "../../support/screenshots";
import { password } from "../../support/users";

const messages = {
  fr: {
    ...{ announcements: announcementsFr, audit: auditFr, chat: chatFr, companies: companiesFr },
    ...{ content: contentFr, events: eventsFr, moderation: moderationFr, management: usersManagementFr },
    users: usersFr,
  },
  en: {
    ...{ announcements: announcementsEn, audit: auditEn, chat: chatEn, companies: companiesEn },
    ...{ content: contentEn, events: eventsEn, moderation: moderationEn, management: usersManagementEn },
    users: usersEn,
  },
};

/** Each with what it says while there is nothing to list; the last ones list nothing. */
function screens(words: (typeof messages)["fr" | "en"]): [path: string, text?: string][] {
  const { announcements, audit, chat, companies, content, events, moderation, management } = words;
  return [
    [adminPaths.home, moderation.waiting.empty],
    [`${adminPaths.users}?search=nobody`, management.none],
    [adminPaths.companies, companies.none],
    [adminPaths.applications, companies.confirmations.none.accepted],
    [adminPaths.content, content.none],
    [adminPaths.comments, content.comments.none],
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
    await page.getByLabel(users.email).fill(String(row?.email));
    await page.getByLabel(users.password, { exact: true }).fill(password);
    await page.getByRole("button", { name: users.login.submit }).click();
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
