import type { Locator, Page } from "@playwright/test";
import { groupLimits } from "@/lib/groups/limits";
import { adminAnnouncementPath, adminPaths, adminUserPath, profilePath } from "@/lib/routes";
import { expectAccessible } from "../../support/accessibility";
import { expect, showVariant, signInAs, test, waitForHydration } from "../../support/browser";
import { expectNamesFit, expectNamesReadable, longNames } from "../../support/long-names";
import { messages } from "../../support/messages";
import { schoolWithLongNames } from "../../support/school-with-long-names";
import { takeScreenshot } from "../../support/screenshots";

type School = Awaited<ReturnType<typeof schoolWithLongNames>>;

const screens = ({ key, author, event, announcements }: School) => [
  // The first screen, because other tests decide too and the list shows the newest.
  `${adminPaths.reports}?tab=decided`,
  `${adminPaths.users}?search=${key}`,
  adminUserPath(author.id),
  profilePath("admin", author.id) ?? "",
  `${adminPaths.companies}?search=${key}`,
  `${adminPaths.applications}?search=${key}`,
  `${adminPaths.content}?search=${key}`,
  `${adminPaths.comments}?search=${key}`,
  `${adminPaths.reports}?assigned=mine`,
  `${adminPaths.reports}?tab=appeals`,
  ...announcements.map(adminAnnouncementPath),
  adminPaths.announcements,
  adminPaths.insights,
  `${adminPaths.security}?search=${key}`,
  adminPaths.events,
  `${adminPaths.events}/${event}`,
  `${adminPaths.search}?q=${key}`,
  adminPaths.chat,
  adminPaths.home,
];

/** The screens with a dialog, and the buttons that open it. */
function dialogs({ key, author }: School, texts: typeof messages.en): [path: string, button: string][] {
  const { companyManagement: companies, moderation, postManagement: posts, userManagement: users } = texts;
  const { name } = author;
  const queue = moderation.queue;
  const post = moderation.reports.post.replace("{name}", name);
  const onItem = (action: "hide" | "assign") =>
    queue.actionOf.replace("{action}", queue.actions[action]).replace("{title}", post);
  return [
    [`${adminPaths.users}?search=${key}`, users.delete.actionOf.replace("{name}", name)],
    [adminUserPath(author.id), users.roleSwitch.admin.action],
    [`${adminPaths.companies}?search=${key}`, companies.suspended.actionOf.replace("{company}", name)],
    [`${adminPaths.companies}?search=${key}`, companies.position.actionOf.replace("{company}", name)],
    [`${adminPaths.applications}?search=${key}`, companies.confirmations.confirmOne.replace("{name}", name)],
    [`${adminPaths.content}?search=${key}`, posts.view.replace("{name}", name)],
    [`${adminPaths.content}?search=${key}`, posts.delete.action.replace("{name}", name)],
    [`${adminPaths.comments}?search=${key}`, posts.comments.delete.action.replace("{name}", name)],
    [`${adminPaths.reports}?assigned=mine`, onItem("hide")],
    [`${adminPaths.reports}?assigned=mine`, onItem("assign")],
  ];
}

const variants = {
  fr: [
    { colorScheme: "light", width: 375 },
    { colorScheme: "dark", width: 768 },
  ],
  en: [{ colorScheme: "dark", width: 1440 }],
} as const;

for (const locale of ["fr", "en"] as const)
  test.describe(`names of 120 characters, in ${locale}`, () => {
    let school: School;
    test.beforeAll(async () => {
      school = await schoolWithLongNames();
    });
    test.beforeEach(async ({ page, context }) => {
      test.setTimeout(240_000);
      await signInAs(context, school.viewer, { locale });
      await showVariant(page, variants[locale][0]);
    });
    const expectPresentablePage = async (page: Page, name: string, shown?: Locator) => {
      for (const variant of variants[locale]) {
        await showVariant(page, variant);
        if (shown) await expect(shown).toBeVisible();
        await takeScreenshot(page, `${variant.width}-${name}`);
        await expectNamesFit(page, school.key);
        await expectNamesReadable(page, school.key);
        await expectAccessible(page);
      }
      await showVariant(page, variants[locale][0]);
    };

    test("fit every screen", async ({ page }) => {
      for (const [index, path] of screens(school).entries())
        await test.step(path, async () => {
          await page.goto(path);
          await expect(page.getByRole("main").getByText(school.key).first()).toBeAttached();
          const chart = page.locator("svg text", { hasText: school.key }).first();
          await expectPresentablePage(page, `${index}`, path === adminPaths.insights ? chart : undefined);
        });
    });

    test("fit every dialog", async ({ page }) => {
      for (const [index, [path, button]] of dialogs(school, messages[locale]).entries())
        await test.step(button, async () => {
          await page.goto(path);
          await page.getByRole("main").getByRole("button", { name: button, exact: true }).first().click();
          const shown = page.getByRole("dialog").getByText(school.key).first();
          await expectPresentablePage(page, `dialog-${index}`, shown);
        });
      const { userManagement: t } = messages[locale];
      await page.goto(adminUserPath(school.author.id));
      await page.getByLabel(t.statusOf.replace("{name}", school.author.name)).selectOption("suspended");
      await expectPresentablePage(page, "suspend");
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: t.merge.action }).click();
      await page.getByRole("searchbox", { name: t.merge.search }).fill(school.key);
      await page.getByRole("button", { name: t.merge.choose }).first().click();
      await expectPresentablePage(page, "merge", page.getByText(t.merge.noUndo));
    });

    test("fit the preview of a roster, and the groups of an announcement", async ({ page }) => {
      const { roster, announcements: t } = messages[locale];
      await page.goto(adminPaths.importUsers);
      await waitForHydration(page.getByLabel(roster.file));
      const classes = longNames(school.key, groupLimits.name);
      const lines = classes.map(
        (name, index) => `${school.key}${index},${school.key} Ada,${index}@test.invalid,${name}`,
      );
      const buffer = Buffer.from(["number,name,email,class", ...lines].join("\n"));
      await page.getByLabel(roster.file).setInputFiles({ name: "a.csv", mimeType: "text/csv", buffer });
      await page.getByRole("button", { name: roster.check }).click();
      await expectPresentablePage(page, "roster", page.getByRole("table").getByText(classes[0]));
      await page.goto(adminPaths.newAnnouncement);
      await page.getByLabel(t.form.audience).selectOption("groups");
      await page.getByLabel(t.form.groupSearch).fill(school.key);
      await expectPresentablePage(page, "groups", page.getByText(school.author.name));
    });
  });
