import { adminPaths } from "@/lib/routes";
import { expectPresentable } from "../../support/accessibility";
import { appOfSpec } from "../../support/app-of-spec";
import { addSession, expect, showVariant, test } from "../../support/browser";
import { signInAdmin } from "../../support/instance-users";
import { messages } from "../../support/messages";
import { takeScreenshot } from "../../support/screenshots";

/** Each screen with its text for an empty list; the last ones have no list. */
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

const variants = {
  fr: [
    { colorScheme: "light", width: 375 },
    { colorScheme: "dark", width: 1440 },
  ],
  en: [{ colorScheme: "light", width: 768 }],
} as const;

for (const locale of ["fr", "en"] as const)
  test(`the screens of a new school are accessible, in ${locale}`, async ({ page, context }) => {
    test.setTimeout(180_000);
    const { cookie } = await signInAdmin(app.origin, app.sql);
    await addSession(context, cookie, { locale, url: app.origin });
    for (const [index, [path, text]] of screens(messages[locale]).entries())
      await test.step(path, async () => {
        await showVariant(page, variants[locale][0]);
        await page.goto(app.origin + path);
        for (const variant of variants[locale]) {
          await showVariant(page, variant);
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
          if (text) await expect(page.getByRole("main").getByText(text, { exact: true })).toBeVisible();
          await takeScreenshot(page, `empty-${variant.width}-${index}`);
          await expectPresentable(page);
        }
      });
  });
