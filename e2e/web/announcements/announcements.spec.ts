import type { Locator, Page } from "@playwright/test";
import { toSchoolTime } from "@/lib/core/i18n/school-time";
import { userChannel } from "@/lib/core/realtime/channels";
import { adminPaths, studentPaths } from "@/lib/routes";
import en from "@/messages/en/announcements.json" with { type: "json" };
import fr from "@/messages/fr/announcements.json" with { type: "json" };
import { expectAccessible, expectNoSidewaysScroll } from "../../support/accessibility";
import { insertAnnouncement } from "../../support/announcements";
import { expect, inEachVariant, signInAs, test, waitForSubscription } from "../../support/browser";
import { sql } from "../../support/database";
import { insertGroup } from "../../support/groups";
import { actionsBy, type Input, moveFocusTo } from "../../support/input";
import { randomKey } from "../../support/random-key";
import { admin, student } from "../../support/users";

const flows = [
  ["fr", fr, 375, "mouse"],
  ["en", en, 1440, "mouse"],
  ["en", en, 375, "keyboard"],
  ["fr", fr, 1440, "keyboard"],
] as const;

for (const [locale, t, width, input] of flows)
  test(`an administrator writes, schedules, sends and recalls an announcement by ${input}, in ${locale} at ${width} px`, async ({
    page,
    context,
    browser,
  }) => {
    test.slow();
    const { activate, fillDate } = actionsBy(input);
    const zoe = await student();
    const name = `Club ${randomKey()}`;
    await insertGroup(zoe, { name });
    await page.setViewportSize({ width, height: 900 });
    await signInAs(context, await admin(), { locale });

    await page.goto(adminPaths.announcements);
    await activate(page.getByRole("main").getByRole("link", { name: t.new }));
    await activate(page.getByRole("button", { name: t.form.create }));
    await expect(page.getByLabel(t.form.titleField, { exact: true })).toBeFocused();
    await writeDraft(page, t, name, input);
    await expect(page.getByRole("heading", { level: 1, name: "Portes ouvertes" })).toBeVisible();
    await expect(page.getByText(one(t.recipientsCount))).toBeVisible();

    const preview = page.getByRole("region", { name: t.preview });
    await expect(preview.getByText(/Annonce\s: Portes ouvertes/)).toBeVisible();
    await showEnglish(preview, t, input);
    await expect(preview.getByText("Announcement: Open day")).toBeVisible();
    const email = page.frameLocator("iframe");
    await expect(email.getByRole("heading", { name: "Open day" })).toBeVisible();

    await activate(page.getByRole("button", { name: t.schedule, exact: true }));
    const dialog = page.getByRole("dialog");
    await fillDate(dialog.getByLabel(t.scheduleField), "2026-01-01T08:00");
    await activate(dialog.getByRole("button", { name: t.schedule }));
    await expect(dialog.getByLabel(t.scheduleField)).toBeFocused();
    await fillDate(dialog.getByLabel(t.scheduleField), toSchoolTime(new Date(Date.now() + 86_400_000)));
    await activate(dialog.getByRole("button", { name: t.schedule }));
    await expect(page.getByText(t.status.scheduled, { exact: true })).toBeVisible();

    const other = await browser.newContext();
    await signInAs(other, zoe, { locale });
    const studentPage = await other.newPage();
    const subscribed = waitForSubscription(studentPage, userChannel(zoe.id));
    await studentPage.goto(studentPaths.settings);
    await subscribed;
    await activate(page.getByRole("button", { name: t.send, exact: true }));
    await activate(dialog.getByRole("button", { name: one(t.sendConfirm) }));
    // The worker sends a part every few seconds, and the page shows the progress.
    await expect(page.getByText(t.status.sent, { exact: true })).toBeVisible({ timeout: 30_000 });
    const bell = studentPage.getByRole("button", { name: /^Notifications/ });
    await expect(bell).toHaveAccessibleName(/\(/, { timeout: 20_000 });
    await bell.click();
    const title = locale === "fr" ? "Portes ouvertes" : "Open day";
    await studentPage.getByRole("link", { name: title }).click();
    await expect(studentPage.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(studentPage.getByRole("link", { name: t.received.open })).toHaveAttribute(
      "href",
      /\/offre$/,
    );

    await expect
      .poll(
        async () => {
          await page.reload();
          return page.getByText(/^1 \(100\s?%\)$/).count();
        },
        { timeout: 30_000 },
      )
      .toBe(1);
    await activate(page.getByRole("button", { name: t.recall, exact: true }));
    await expect(dialog.getByText(t.recallText)).toBeVisible();
    await activate(dialog.getByRole("button", { name: t.recall, exact: true }));
    await expect(page.getByText(t.status.recalled, { exact: true })).toBeVisible();
    await studentPage.goto(studentPaths.notifications);
    await expect(studentPage.getByRole("link", { name: title })).toHaveCount(0);
    await other.close();
  });

type Words = typeof fr | typeof en;

async function writeDraft(page: Page, t: Words, group: string, input: Input): Promise<void> {
  const { activate, check, choose, fill } = actionsBy(input);
  await fill(page.getByLabel(t.form.titleField, { exact: true }), "Portes ouvertes");
  await fill(page.getByLabel(t.form.textField, { exact: true }), "Samedi, de dix heures à midi.");
  await fill(page.getByLabel(t.form.titleEn), "Open day");
  await fill(page.getByLabel(t.form.textEn), "On Saturday from ten to noon.");
  await choose(page.getByLabel(t.form.audience), "groups");
  await fill(page.getByLabel(t.form.groupSearch), group);
  await check(page.getByLabel(group, { exact: true }));
  await fill(page.getByLabel(t.form.link), "/offre");
  await activate(page.getByRole("button", { name: t.form.create }));
}

async function showEnglish(preview: Locator, t: Words, input: Input): Promise<void> {
  if (input === "mouse") return preview.getByText(t.english, { exact: true }).click();
  await moveFocusTo(preview.getByRole("radio", { name: t.french }));
  await preview.page().keyboard.press("ArrowRight");
}

/** The singular form of a plural message. */
function one(message: string): string {
  return message.match(/one \{([^{}]*)\}/)?.[1] ?? message;
}

test("the form lists fifty groups, the selected ones, and how many more a search would find", async ({
  page,
  context,
}) => {
  const owner = await student();
  // The key sorts first by name, whatever groups other tests have.
  const key = `! ${randomKey()}`;
  for (let index = 10; index < 70; index++) await insertGroup(owner, { name: `${key} École ${index}` });
  await signInAs(context, await admin(), { locale: "en" });
  await page.goto(adminPaths.newAnnouncement);
  await page.getByLabel(en.form.audience).selectOption("groups");
  const search = page.getByLabel(en.form.groupSearch);
  await search.fill(`${key} ecole 69`);
  await page.getByLabel(`${key} École 69`).check();
  await search.fill(key);
  const listed = page.getByRole("checkbox", { name: key });
  await expect(listed).toHaveCount(51);
  await expect(page.getByLabel(`${key} École 69`)).toBeChecked();
  await expect(page.getByText("9 more: search for them by their names.")).toBeVisible();
  await search.fill(`${key} ecole 6`);
  await expect(listed).toHaveCount(10);
  await expect(page.getByText(/more: search/)).toHaveCount(0);
  await sql`delete from groups where owner_id = ${owner.id}`;
});

for (const locale of ["fr", "en"] as const)
  test(`announcements are accessible in every theme and width, in ${locale}`, async ({ context, page }) => {
    test.setTimeout(120_000);
    const t = { fr, en }[locale];
    const author = await admin({ name: `Nadia ${"Très-Long-Nom ".repeat(4)}`.trim() });
    const zoe = await student();
    const draft = await insertAnnouncement(author);
    const sent = await insertAnnouncement(author, { status: "sent", to: [zoe], link: "/offre" });
    await signInAs(context, author, { locale });
    for (const path of ["", "?status=scheduled", "/new", `/${draft}`, `/${sent}`]) {
      await page.goto(adminPaths.announcements + path);
      await inEachVariant(page, locale, async () => {
        await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      });
    }
    await page.getByRole("button", { name: t.recall, exact: true }).click();
    await inEachVariant(page, locale, () => expectAccessible(page));
    await page.goto("about:blank");
    await context.clearCookies();
    await signInAs(context, zoe, { locale });
    await page.goto(`/student/dashboard/announcements/${sent}`);
    await inEachVariant(page, locale, async () => {
      await expect(page.getByRole("link", { name: t.received.open })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  });
