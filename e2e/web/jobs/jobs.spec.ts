import type { Locator } from "@playwright/test";
import { expect, signInAs, test, viewports } from "../../support/browser";
import { sql } from "../../support/database";
import { expectEveryDisplayVariant } from "../../support/every-display-variant";
import { dayFromNow, insertJob } from "../../support/jobs";
import { messages } from "../../support/messages";
import { randomKey } from "../../support/random-key";
import { admin, company, student } from "../../support/users";

const messagesEn = messages.en.jobs;

const languages = [
  ["fr", messages.fr.jobs],
  ["en", messagesEn],
] as const;

for (const [locale, texts] of languages)
  for (const [device, viewport] of Object.entries(viewports))
    test(`a company creates, edits, closes, reopens and deletes a job, in ${locale} on a ${device}`, async ({
      page,
      context,
    }) => {
      await page.setViewportSize(viewport);
      await signInAs(context, await company(), { locale });
      await page.goto("/company/dashboard");
      const form = page.getByRole("form", { name: texts.form.label });
      const create = form.getByRole("button", { name: texts.form.create });
      await create.click();
      await expect(form.getByLabel(texts.form.jobTitle, { exact: true })).toBeFocused();
      await expect(form.getByText(/^(Ce champ est obligatoire|This field is required)$/)).toHaveCount(5);
      const title = `Élève pâtissière ${randomKey()}`;
      await form.getByLabel(texts.form.jobTitle, { exact: true }).fill(title);
      await form.getByLabel(texts.form.description, { exact: true }).fill("Une brigade de huit.");
      await form.getByLabel(texts.form.requirements, { exact: true }).fill("Du soin.");
      await form.getByLabel(texts.form.location, { exact: true }).fill("Saint-Étienne");
      await form.getByLabel(texts.form.deadline).fill(await dayFromNow(20));
      await create.click();
      await expect(page.getByText(texts.done.created)).toBeVisible();
      await expect(form.getByLabel(texts.form.jobTitle, { exact: true })).toHaveValue("");

      await page.goto("/company/dashboard/job-postings");
      const card = page.getByRole("article").filter({ hasText: title });
      const press = (name: string) =>
        card.getByRole("button", { name: new RegExp(`^${name} «|^${name} “`) }).click();
      await press(texts.company.edit);
      const editor = page.getByRole("form", { name: texts.form.label });
      await editor.getByLabel(texts.form.jobTitle, { exact: true }).fill(`${title} bis`);
      await editor.getByText(texts.form.more).click();
      await editor.getByLabel(texts.filters.level).selectOption({ label: texts.levels.bac4 });
      await editor.getByRole("button", { name: texts.form.save }).click();
      await expect(page.getByText(texts.done.updated)).toBeVisible();
      await expect(card.getByText(texts.levels.bac4)).toBeVisible();
      await expect(card).toContainText(`${title} bis`);

      await press(texts.company.deactivate);
      await expect(page.getByText(texts.done.deactivated)).toBeVisible();
      await expect(card.getByText(texts.statuses.closed, { exact: true })).toBeVisible();
      await press(texts.company.reactivate);
      await expect(page.getByText(texts.done.reactivated)).toBeVisible();
      await expect(card.getByText(texts.statuses.active, { exact: true })).toBeVisible();

      await press(texts.company.delete);
      const question = texts.delete.title.replace("{title}", `${title} bis`);
      const confirmation = page.getByRole("dialog", { name: question });
      await expect(confirmation.getByText(texts.delete.text)).toBeVisible();
      await confirmation.getByRole("button", { name: texts.delete.confirm }).click();
      await expect(page.getByText(texts.done.deleted)).toBeVisible();
      await expect(card).toHaveCount(0);
    });

for (const [locale, texts] of languages)
  for (const [device, viewport] of Object.entries(viewports))
    test(`a student finds a job, opens it, saves the job and the search, in ${locale} on a ${device}`, async ({
      page,
      context,
    }) => {
      const mark = randomKey();
      const match = await insertJob({ title: `Élève pâtissière ${mark}`, location: "Saint-Étienne" });
      await insertJob({ title: `Élève cuisinier ${mark}`, type: "full-time" });
      await page.setViewportSize(viewport);
      await signInAs(context, await student(), { locale });
      await page.goto("/student/dashboard/jobs");
      const cards = page.getByRole("article");
      const search = page.getByRole("form", { name: texts.filters.label });
      await search.getByLabel(texts.filters.q).fill(`eleve ${mark}`);
      await expect(cards).toHaveCount(2);
      await search.getByLabel(texts.filters.type).selectOption("internship");
      await expect(cards).toHaveCount(1);
      await expect(cards).toContainText("Élève pâtissière");
      await expect(page).toHaveURL(/\?q=eleve\+\w+&type=internship$/);
      await page.reload();
      await expect(cards).toHaveCount(1);
      await page.goBack();
      await expect(cards).toHaveCount(2);
      await page.goForward();
      await expect(cards).toHaveCount(1);

      await page.getByRole("button", { name: texts.searches.save }).click();
      await page.getByRole("dialog").getByLabel(texts.searches.name).fill("Pâtisserie");
      await page.getByRole("dialog").getByRole("button", { name: texts.searches.confirm }).click();
      await expect(page.getByText(texts.searches.saved)).toBeVisible();

      await cards.getByRole("link").click();
      await expect(page).toHaveURL(
        device === "phone" ? new RegExp(`/jobs/${match.id}$`) : new RegExp(`job=${match.id}`),
      );
      const detail =
        device === "phone"
          ? page.getByRole("article")
          : page.getByRole("complementary", { name: texts.board.detail });
      await expect(detail.getByText("Une brigade de huit.")).toBeVisible();
      const bookmark = detail.getByRole("button", { name: /^(Enregistrer|Ne plus|Save|Stop) / });
      await Promise.all([page.waitForResponse(/\/save$/), bookmark.click()]);
      await expect(bookmark).toHaveAttribute("aria-pressed", "true");

      await page.goto("/student/dashboard/jobs/saved");
      await expect(page.getByRole("article")).toContainText("Élève pâtissière");
      await expect(page.getByRole("link", { name: "Pâtisserie" })).toBeVisible();
      const alerts = page.getByRole("checkbox");
      await alerts.uncheck();
      await expect(page.getByText(texts.searches.alertsOff)).toBeVisible();
      await page.getByRole("link", { name: "Pâtisserie" }).click();
      await expect(cards).toHaveCount(1);
    });

test("the panel shows that the job of a URL no longer exists, until another one is opened", async ({
  page,
  context,
}) => {
  const by = await company();
  const word = randomKey();
  const deleted = await insertJob({ by });
  await insertJob({ by, title: `Open ${word}` });
  await sql`update job_postings set status = 'closed', closed_at = now(), deleted_at = now() where id = ${deleted.id}`;
  await signInAs(context, await student(), { locale: "en" });
  await page.goto(`/student/dashboard/jobs?q=${word}&job=${deleted.id}`);
  const panel = page.getByRole("complementary", { name: messagesEn.board.detail });
  await expect(panel.getByRole("alert")).toContainText(messages.en.errors.not_found);
  await page.getByRole("article").getByRole("link").first().click();
  await expect(panel.getByRole("heading", { name: word })).toBeVisible();
  await expect(panel.getByRole("alert")).toBeHidden();
});

test("shows an error of a list, and retries it", async ({ page, context }) => {
  await signInAs(context, await student(), { locale: "en" });
  await page.goto("/student/dashboard/jobs");
  await page.route("**/api/job-postings?*", (route) => route.abort());
  await page.getByRole("form").getByLabel(messagesEn.filters.type).selectOption("part-time");
  await expect(page.getByText("Failed to fetch job postings.")).toBeVisible();
  await page.unroute("**/api/job-postings?*");
  await page.getByRole("button", { name: messages.en.ui.retry }).click();
  await expect(page.getByText("Failed to fetch job postings.")).toBeHidden();
});

test("an unsent job survives a reload, and the form is cleared once it is created", async ({
  page,
  context,
}) => {
  await signInAs(context, await company(), { locale: "en" });
  await page.goto("/company/dashboard/create-posting");
  const texts = messagesEn.form;
  const form = page.getByRole("form", { name: texts.label });
  const title = form.getByLabel(texts.jobTitle, { exact: true });
  const minimum = form.getByLabel(texts.salaryMin);
  await title.fill("Night baker");
  await form.getByText(texts.more).click();
  await minimum.fill("600");
  await page.reload();
  await expect(title).toHaveValue("Night baker");
  await expect(minimum).toHaveValue("600");
  await expect(minimum).toBeVisible();
  await form.getByLabel(texts.description, { exact: true }).fill("Bread.");
  await form.getByLabel(texts.requirements, { exact: true }).fill("Flour.");
  await form.getByLabel(texts.location, { exact: true }).fill("Lyon");
  await form.getByLabel(texts.deadline).fill(await dayFromNow(20));
  await form.getByRole("button", { name: texts.create }).click();
  await expect(page.getByText(messagesEn.done.created)).toBeVisible();
  await expect(title).toHaveValue("");
  await page.reload();
  await expect(title).toHaveValue("");
});

test("shows the error of a status change beside its button, and retries it", async ({ page, context }) => {
  const { by } = await insertJob({ title: "Night baker" });
  await signInAs(context, by, { locale: "en" });
  await page.goto("/company/dashboard/job-postings");
  const card = page.getByRole("article").filter({ hasText: "Night baker" });
  await page.route("**/api/job-postings/*", (route) => route.abort());
  await card.getByRole("button", { name: /^Deactivate / }).click();
  await expect(card.getByText(messagesEn.failed.deactivate)).toBeVisible();
  await page.unroute("**/api/job-postings/*");
  await card.getByRole("button", { name: "Try again" }).click();
  await expect(card.getByText(messagesEn.statuses.closed, { exact: true })).toBeVisible();
  await expect(card.getByText(messagesEn.failed.deactivate)).toBeHidden();
});

test("a student reports one job from its card and another from its page, each once", async ({
  page,
  context,
}) => {
  const texts = messagesEn.report;
  const mark = randomKey();
  const jobs = [await insertJob({ title: `First ${mark}` }), await insertJob({ title: `Second ${mark}` })];
  const reporter = await student();
  await signInAs(context, reporter, { locale: "en" });
  const report = async (card: Locator) => {
    const options = card.getByRole("button", { name: /^Options / });
    await options.click();
    await page.getByRole("menuitem", { name: texts.report }).click();
    const dialog = page.getByRole("dialog", { name: texts.title });
    await dialog.getByRole("button", { name: texts.confirm }).click();
    await expect(dialog.getByLabel(texts.reason)).toBeFocused();
    await dialog.getByLabel(texts.reason).fill("It asks for money.");
    await dialog.getByRole("button", { name: texts.confirm }).click();
    await expect(dialog).toBeHidden();
    await options.click();
    await expect(page.getByRole("menuitem", { name: texts.reported })).toBeDisabled();
    await page.keyboard.press("Escape");
  };
  await page.goto(`/student/dashboard/jobs?q=${mark}`);
  await report(page.getByRole("article").filter({ hasText: `First ${mark}` }));
  await page.goto(`/student/dashboard/jobs/${jobs[1]?.id}`);
  await report(page.getByRole("article"));
  await signInAs(context, await admin(), { locale: "en" });
  await page.goto("/admin/dashboard");
  const listed = page.getByRole("listitem").filter({ hasText: `Second ${mark}` });
  await expect(listed).toContainText("It asks for money.");
  await listed.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: `Second ${mark}` })).toBeVisible();
});

for (const [locale] of languages)
  test(`the job pages are accessible in every theme and width, in ${locale}`, async ({ context, page }) => {
    test.setTimeout(120_000);
    const { id, by } = await insertJob();
    await signInAs(context, await student(), { locale });
    for (const [name, path] of Object.entries({ list: "", one: `/${id}`, saved: "/saved" })) {
      await page.goto(`/student/dashboard/jobs${path}`);
      await expectEveryDisplayVariant(page, `jobs-${locale}-${name}`);
    }
    await signInAs(context, by, { locale });
    await page.goto("/company/dashboard");
    await page.getByRole("form").getByRole("button").last().click();
    await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
    await expectEveryDisplayVariant(page, `jobs-${locale}-form`);
    await page.goto("/company/dashboard/job-postings");
    await expectEveryDisplayVariant(page, `jobs-${locale}-own`);
    await page.getByRole("article").getByRole("button").first().click();
    await expectEveryDisplayVariant(page, `jobs-${locale}-own-opened`);
  });
