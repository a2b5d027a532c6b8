import type { Locator, Page } from "@playwright/test";
import { companyPaths, studentPaths } from "@/lib/routes";
import { expectAccessible } from "../../support/accessibility";
import { expect, inEachVariant, signInAs, test, waitForHydration } from "../../support/browser";
import { expectNamesFit, expectNamesReadable } from "../../support/long-names";
import { messages } from "../../support/messages";
import { takeScreenshot } from "../../support/screenshots";
import { studentWithLongNames } from "../../support/student-with-long-names";

const team = { fr: "Équipe", en: "Team" };
type School = Awaited<ReturnType<typeof studentWithLongNames>>;

const screens = ({ key, friend, stranger, postId, conversation }: School) => [
  studentPaths.feed,
  studentPaths.friends,
  studentPaths.profile,
  `${studentPaths.profile}/${friend.id}`,
  `${studentPaths.profile}/${stranger.id}`,
  studentPaths.notifications,
  studentPaths.settings,
  `/posts/${postId}`,
  ...["posts", "people", "groups", "events", "jobs"].map(
    (tab) => `${studentPaths.search}?q=${key}&tab=${tab}`,
  ),
  studentPaths.chat,
  `${studentPaths.chat}?conversation=${conversation}`,
];

for (const locale of ["fr", "en"] as const)
  test(`names of sixty characters fit every screen, in every width, in ${locale}`, async ({
    browser,
    context,
    page,
  }) => {
    test.setTimeout(120_000);
    const school = await studentWithLongNames();
    await signInAs(context, school.viewer, { locale });
    for (const [index, path] of screens(school).entries())
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByText(school.key).first()).toBeAttached();
        await inEachVariant(page, locale, (width) =>
          expectPresentableNames(page, school.key, `${width}-${locale}-${index}`),
        );
      });
    const recruiters = await browser.newContext();
    await signInAs(recruiters, school.recruiter, { locale });
    const applicant = await recruiters.newPage();
    await applicant.goto(`${companyPaths.applicants}/${school.viewer.id}`);
    await expect(applicant.getByRole("heading", { name: school.viewer.name })).toBeVisible();
    await inEachVariant(applicant, locale, (width) =>
      expectPresentableNames(applicant, school.key, `${width}-${locale}-applicant`),
    );
    await recruiters.close();
  });

async function expectPresentableNames(page: Page, key: string, screenshot: string): Promise<void> {
  await expectNamesFit(page, key);
  // In the chat, the title has the whole name and the rows are one line each, which may be cut.
  if (!page.url().includes(studentPaths.chat)) await expectNamesReadable(page, key);
  await takeScreenshot(page, screenshot);
}

for (const locale of ["fr", "en"] as const)
  test.describe(`names of sixty characters, in every theme and width, in ${locale}`, () => {
    const t = messages[locale];
    const named = (text: string, name: string) => text.replace("{name}", name);
    let school: School;
    test.beforeEach(async ({ context }) => {
      test.setTimeout(180_000);
      school = await studentWithLongNames();
      await signInAs(context, school.viewer, { locale });
    });
    const expectPresentablePage = (page: Page, name: string) =>
      expectPresentableNames(page, school.key, `${page.viewportSize()?.width}-${locale}-${name}`);

    test("fit every panel, menu and dialog", async ({ page }) => {
      await inEachVariant(page, locale, (width) => openPanelsAndDialogs(page, width));
    });

    async function openPanelsAndDialogs(page: Page, width: number): Promise<void> {
      const { friend, key } = school;
      await page.goto(studentPaths.friends);
      const banner = page.getByRole("banner");
      await banner
        .getByRole("button", { name: locale === "fr" ? /^Demandes d’ami/ : /^Friend requests/ })
        .click();
      await expect(
        banner.getByRole("button", { name: named(t.friends.confirmName, "") }).first(),
      ).toBeVisible();
      await expectPresentablePage(page, "requests");
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await banner.getByRole("button", { name: /^Notifications/ }).click();
      await expect(
        page.getByRole("link", { name: locale === "fr" ? /vous mentionne/ : /mentioned you/ }),
      ).toBeVisible();
      await expectPresentablePage(page, "notifications");
      await page.keyboard.press("Escape");
      await banner.getByRole("button", { name: t.shell.profile.label }).click();
      await expect(banner.getByText(named(t.shell.profile.hello, school.viewer.name))).toBeVisible();
      await expectPresentablePage(page, "account");
      await page.keyboard.press("Escape");
      await page.getByLabel(t.friends.findLabel).fill(key);
      await expect(
        page.getByText(locale === "fr" ? "6 personnes trouvées" : "6 people found"),
      ).toBeAttached();
      await expectPresentablePage(page, "found");
      await expectAccessible(page);
      for (const action of ["remove", "block"] as const) {
        const yours = page.getByRole("region", { name: t.friends.yours });
        await yours
          .getByRole("button", { name: named(t.friends.options, friend.name) })
          .first()
          .click();
        await page.getByRole("menuitem", { name: t.friends[action], exact: true }).click();
        await expect(page.getByText(named(t.friends[`${action}Title`], friend.name))).toBeVisible();
        await expectPresentablePage(page, action);
        await expectAccessible(page);
        await page.keyboard.press("Escape");
      }
      if (width < 1024) {
        if (width < 768) await page.getByRole("button", { name: new RegExp(`^${t.shell.nav.menu}`) }).click();
        const menu = width < 768 ? page.getByRole("dialog") : page;
        await menu.getByRole("button", { name: team[locale], exact: true }).click();
        await expect(page.getByRole("dialog", { name: team[locale] }).getByText(friend.name)).toBeVisible();
        await expectPresentablePage(page, "team");
      }
    }

    test("fit the lists that open while typing, and the forms of a profile", async ({ page }) => {
      await inEachVariant(page, locale, () => openListsAndForms(page));
    });

    async function openListsAndForms(page: Page): Promise<void> {
      const { friend, key, postId } = school;
      for (const [path, label] of [
        [studentPaths.feed, t.posts.compose.placeholder],
        [`${locale === "en" ? "/en" : ""}/posts/${postId}`, t.posts.comments.label],
      ] as const) {
        await page.goto(path);
        const box = page.getByRole("textbox", { name: label });
        await waitForHydration(box);
        // The text typed in the previous variant is a draft.
        await box.fill("");
        await page.keyboard.type(`@${key}`);
        const list = page.getByRole("listbox", { name: t.posts.mentions.label });
        await expect(list.getByText(friend.name).first()).toBeVisible();
        await expectNamesFit(page, key);
        await expectWhole(list);
      }
      await page.goto(studentPaths.search);
      await page.getByRole("combobox", { name: t.search.label }).fill(key);
      await expect(page.getByRole("group", { name: t.search.sections.people })).toBeVisible();
      await expectNamesFit(page, key);
      await expectWhole(page.getByRole("listbox"));
      await page.goto(studentPaths.profile);
      for (const section of ["skills", "interests", "studies", "links", "about"] as const) {
        const name = t.profiles.edit.replace("{section}", t.profiles.sections[section]);
        await page.getByRole("button", { name }).click();
        await expect(page.getByRole("button", { name: t.profiles.form.save })).toBeVisible();
        await expectPresentablePage(page, section);
      }
      await page.getByRole("button", { name: t.profiles.header.edit }).click();
      await expectPresentablePage(page, "header");
    }
  });

/** Expects whole names in a list that lies over the page and covers its texts. */
async function expectWhole(list: Locator): Promise<void> {
  const cut = await list.getByRole("option").evaluateAll((options) =>
    options
      .flatMap((option) => [...option.querySelectorAll("span")])
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
      .map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
}
