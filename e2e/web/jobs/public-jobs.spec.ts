import { localizedPath } from "@/lib/core/i18n/localized-paths";
import { expectAccessible, expectNoSidewaysScroll } from "../../support/accessibility";
import { expect, setLocale, signInAs, test, viewports } from "../../support/browser";
import { companyIdOf } from "../../support/companies";
import { sql } from "../../support/database";
import { expectEveryDisplayVariant } from "../../support/every-display-variant";
import { insertJob } from "../../support/jobs";
import { messages } from "../../support/messages";
import { randomKey } from "../../support/random-key";
import { company, password, student } from "../../support/users";

for (const locale of ["fr", "en"] as const)
  test(`public jobs and companies are accessible in every theme and width, in ${locale}`, async ({
    page,
    context,
  }) => {
    test.setTimeout(180_000);
    await setLocale(context, locale);
    await page.emulateMedia({ reducedMotion: "reduce" });
    const by = await company({ name: "Les Ateliers de la Très Longue Rue des Platanes-Saint-Germain" });
    const open = await insertJob({ by, title: `Développement ${"très ".repeat(20)}long` });
    const closed = await insertJob({ by, status: "closed" });
    const paths = [
      "/offre",
      "/offre?q=zzzz",
      `/offre/${open.id}`,
      `/offre/${closed.id}`,
      "/entreprise",
      `/entreprise/${await companyIdOf(by)}`,
    ];
    for (const [index, path] of paths.entries())
      await test.step(path, async () => {
        await page.goto(localizedPath(locale, path));
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expectEveryDisplayVariant(page, `public-jobs-${locale}-${index}`, { rules: "all" });
      });
  });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("a visitor filters jobs, opens one and then its company", async ({ page }) => {
    const word = randomKey();
    const by = await company({ name: `Atelier ${word}` });
    await insertJob({ by, title: `Stage ${word}`, type: "internship" });
    await insertJob({ by, title: `Poste ${word}`, type: "part-time" });
    const t = messages.fr.publicJobs;
    await page.goto("/offre");
    const form = page.getByRole("form", { name: t.form });
    await form.getByLabel(t.q).fill(word);
    await form.getByLabel(t.type).selectOption({ label: messages.fr.jobs.types["part-time"] });
    await form.getByRole("button", { name: t.search }).click();
    await expect(page.getByRole("article")).toHaveCount(1);
    await expect(form.getByLabel(t.q)).toHaveValue(word);
    await expect(form.getByLabel(t.type)).toHaveValue("part-time");
    await page.getByRole("link", { name: `Poste ${word}` }).click();
    await expect(page.getByRole("heading", { level: 1, name: `Poste ${word}` })).toBeVisible();
    await page.getByRole("link", { name: by.name }).click();
    await expect(page.getByRole("heading", { level: 1, name: by.name })).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(2);
  });
});

for (const locale of ["fr", "en"] as const)
  test.describe(`without scripts, in ${locale}`, () => {
    test.use({ javaScriptEnabled: false });
    test("a visitor filters jobs by level and duration, and sees why a reversed duration finds none", async ({
      page,
    }) => {
      const word = randomKey();
      const { id } = await insertJob({ title: `Stage ${word}` });
      await insertJob({ title: `Poste ${word}` });
      await sql`update job_postings set level = 'bac3', duration_months = 5 where id = ${id}`;
      const t = messages[locale].publicJobs;
      const { filters, levels } = messages[locale].jobs;
      await page.goto(localizedPath(locale, `/offre?q=${word}`));
      const form = page.getByRole("form", { name: t.form });
      await form.getByLabel(t.level).selectOption({ label: levels.bac3 });
      await form.getByLabel(filters.duration_min).selectOption("4");
      await form.getByLabel(filters.duration_max).selectOption("6");
      await form.getByRole("button", { name: t.search }).click();
      await expect(page.getByRole("article")).toHaveCount(1);
      await expect(page.getByRole("article")).toContainText(levels.bac3);
      await expect(page.getByText(filters.durationReversed)).toBeHidden();
      await form.getByLabel(filters.duration_max).selectOption("3");
      await form.getByRole("button", { name: t.search }).click();
      await expect(page.getByText(filters.durationReversed)).toBeVisible();
      await expect(form.getByLabel(filters.duration_min)).toHaveValue("4");
      await expect(form.getByLabel(filters.duration_max)).toHaveValue("3");
      await expect(page.getByRole("heading", { name: t.noMatch })).toBeVisible();
      await page.goto(localizedPath(locale, `/offre/${id}`));
      await expect(page.getByRole("complementary", { name: t.facts })).toContainText(levels.bac3);
    });
  });

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });
    test("switching the language keeps the filters", async ({ page }) => {
      await page.goto("/offre?q=stage+d%27été&type=internship&page=2");
      await page.getByRole("link", { name: "English", exact: true }).click();
      await expect(page).toHaveURL("/en/offre?q=stage+d%27%C3%A9t%C3%A9&type=internship&page=2");
      const form = page.getByRole("form", { name: messages.en.publicJobs.form });
      await expect(form.getByLabel(messages.en.publicJobs.q)).toHaveValue("stage d'été");
      await page.getByRole("link", { name: "Français", exact: true }).click();
      await expect(page).toHaveURL(/^[^?]*\/offre\?q=stage\+d%27%C3%A9t%C3%A9&type=internship&page=2$/);
    });
  });

test("a phone shows the first jobs before the filters, and expands the filters", async ({ page }) => {
  const by = await company();
  const { id } = await insertJob({ by, title: "Stage de printemps" });
  await page.setViewportSize(viewports.phone);
  await page.goto("/offre");
  const t = messages.fr.publicJobs;
  const form = page.getByRole("form", { name: t.form });
  const location = form.getByLabel(t.location);
  await expect(location).toBeHidden();
  await expect(page.getByRole("article").first()).toBeInViewport();
  await form.getByText(t.more).click();
  await location.fill("Lyon");
  await form.getByRole("button", { name: t.search }).click();
  await expect(page).toHaveURL(/location=Lyon/);
  await expect(location).toBeVisible();
  await page.setViewportSize(viewports.desktop);
  await page.goto(`/offre?q=${id}`);
  await expect(location).toBeVisible();
  await expect(form.getByText(t.more)).toBeHidden();
});

test("a visitor who applies signs in and returns to the job", async ({ page }) => {
  const { id } = await insertJob({ title: "Stage d’été" });
  const user = await student({ locale: "fr" });
  await page.goto(`/offre/${id}`);
  await page.getByRole("link", { name: messages.fr.publicJobs.apply }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.locator("input[type=email]").fill(user.email);
  await page.locator("input[type=password]").fill(password);
  await page.locator("form button[type=submit]").click();
  await expect(page).toHaveURL(new RegExp(`/student/dashboard/jobs/${id}$`));
});

test("shows that a job is closed, with similar ones", async ({ page }) => {
  const by = await company();
  const open = await insertJob({ by, title: "Encore ouverte" });
  const { id } = await insertJob({ by });
  await sql`update job_postings set status = 'closed' where id = ${id}`;
  const response = await page.goto(`/en/offre/${id}`);
  expect(response?.status()).toBe(410);
  await expect(
    page.getByRole("heading", { level: 1, name: messages.en.publicJobs.closedTitle }),
  ).toBeVisible();
  await page.getByRole("link", { name: "Encore ouverte" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Encore ouverte" })).toBeVisible();
  expect(open.id).not.toBe(id);
});

for (const locale of ["fr", "en"] as const)
  test(`shows a student that a job is closed, in the words of the public page, in ${locale}`, async ({
    page,
    context,
  }) => {
    const t = messages[locale].publicJobs;
    const by = await company();
    const title = `Encore ouverte ${randomKey()}`;
    // Similar jobs are selected from the newest, and other tests add hundreds meanwhile.
    const open = await insertJob({ by, title, at: new Date(Date.now() + 3_600_000) });
    const { id } = await insertJob({ by, status: "closed" });
    await signInAs(context, await student(), { locale });
    await page.goto(`/student/dashboard/jobs/${id}`);
    await expect(page.getByRole("heading", { level: 1, name: t.closedTitle })).toBeVisible();
    await expect(page.getByText(t.closedText)).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: t.all })).toHaveAttribute(
      "href",
      "/student/dashboard/jobs",
    );
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole("link", { name: title }).click();
    await expect(page).toHaveURL(`/student/dashboard/jobs/${open.id}`);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    const draft = await insertJob({ by, status: "draft" });
    const response = await page.goto(`/student/dashboard/jobs/${draft.id}`);
    expect(response?.status(), "a draft").toBe(404);
  });
