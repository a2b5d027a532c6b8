import type { Locator } from "@playwright/test";
import { localizedPath } from "@/lib/core/i18n/localized-paths";
import messagesEn from "@/messages/en/jobs.json" with { type: "json" };
import messagesFr from "@/messages/fr/jobs.json" with { type: "json" };
import { expectAccessible } from "../../support/accessibility";
import { expect, signInAs, test, viewports } from "../../support/browser";
import { sql } from "../../support/database";
import { actionsBy } from "../../support/input";
import { insertJob } from "../../support/jobs";
import { randomKey } from "../../support/random-key";
import { company, student } from "../../support/users";

const languages = [
  ["fr", messagesFr],
  ["en", messagesEn],
] as const;

for (const [locale, texts] of languages)
  for (const [device, viewport] of Object.entries(viewports))
    test(`a student filters by level and duration, and saves the search, in ${locale} on a ${device}`, async ({
      page,
      context,
    }) => {
      const mark = randomKey();
      const match = await insertJob({ title: `Cinq mois ${mark}` });
      const short = await insertJob({ title: `Deux mois ${mark}` });
      await insertJob({ title: `Sans rien ${mark}` });
      await sql`update job_postings set level = 'bac3', duration_months = 5 where id = ${match.id}`;
      await sql`update job_postings set level = 'bac3', duration_months = 2 where id = ${short.id}`;
      await page.setViewportSize(viewport);
      await signInAs(context, await student(), { locale });
      await page.goto(`/student/dashboard/jobs?q=${mark}`);
      const cards = page.getByRole("article");
      await expect(cards).toHaveCount(3);
      const search = page.getByRole("form", { name: texts.filters.label });
      const [min, max] = [
        search.getByLabel(texts.filters.duration_min),
        search.getByLabel(texts.filters.duration_max),
      ];
      await search.getByText(texts.filters.more).click();
      await search.getByLabel(texts.filters.level).selectOption({ label: texts.levels.bac3 });
      await expect(cards).toHaveCount(2);
      await min.selectOption("4");
      await expect(cards).toHaveCount(1);
      await expect(cards).toContainText(texts.levels.bac3);
      await max.selectOption("3");
      await expect(min).toHaveValue("3");
      await expect(cards).toHaveCount(0);
      await max.selectOption("6");
      await expect(cards).toHaveCount(1);
      await expect(page).toHaveURL(/&level=bac3&duration_min=3&duration_max=6$/);

      await page.getByRole("button", { name: texts.searches.save }).click();
      const dialog = page.getByRole("dialog");
      const duration = locale === "fr" ? "3 à 6 mois" : "3 to 6 months";
      await expect(dialog.getByLabel(texts.searches.name)).toHaveValue(
        `${mark} · ${texts.levels.bac3} · ${duration}`,
      );
      await dialog.getByRole("button", { name: texts.searches.confirm }).click();
      await expect(page.getByText(texts.searches.saved)).toBeVisible();

      await page.goto(`/student/dashboard/jobs?q=${mark}&duration_min=6&duration_max=3`);
      await expect(page.getByText(texts.filters.durationReversed)).toBeVisible();
      await expect(page.getByRole("button", { name: texts.searches.save })).toBeHidden();
      await expectAccessible(page);
      await max.selectOption("9");
      await expect(page.getByText(texts.filters.durationReversed)).toBeHidden();
    });

test("a job that is saved while other filters load stays saved in their results", async ({
  page,
  context,
}) => {
  const mark = randomKey();
  const { id } = await insertJob({ title: `Gardée ${mark}` });
  await insertJob({ title: `Autre ${mark}` });
  await sql`update job_postings set level = 'bac3' where id = ${id}`;
  await signInAs(context, await student(), { locale: "en" });
  await page.goto(`/student/dashboard/jobs?q=${mark}`);
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(2);
  const save = cards.filter({ hasText: `Gardée ${mark}` }).locator("[aria-pressed=false]");
  const isSaved = page.waitForResponse("**/api/job-postings/*/save");
  await page.route(
    /\/api\/job-postings\?/,
    async (route) => {
      const response = await route.fetch();
      await save.click();
      await isSaved;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await page.getByText(messagesEn.filters.more).click();
  await page.getByLabel(messagesEn.filters.level).selectOption({ label: messagesEn.levels.bac3 });
  await isSaved;
  await expect(cards).toHaveCount(1);
  await expect(cards.getByRole("button", { pressed: true })).toBeVisible();
});

test("the link back from a job leads to the filtered jobs", async ({ page, context }) => {
  const title = `Stage ${randomKey()}`;
  const { id } = await insertJob({ title });
  const back = (tab: typeof page) =>
    tab.getByRole("main").getByRole("link", { name: messagesEn.detail.back, exact: true });
  await page.setViewportSize(viewports.phone);
  await signInAs(context, await student(), { locale: "en" });
  const filtered = `/student/dashboard/jobs?q=${title.slice(6)}`;
  await page.goto(filtered);
  await page.getByRole("article").getByRole("link", { name: title }).click();
  await expect(page).toHaveURL(`/student/dashboard/jobs/${id}`);
  await back(page).click();
  await expect(page).toHaveURL(filtered);
  const other = await context.newPage();
  await other.goto(`/student/dashboard/jobs/${id}`);
  await back(other).click();
  await expect(other).toHaveURL("/student/dashboard/jobs");
});

test("a query that is submitted at once, by Enter or by the button, filters the jobs", async ({
  page,
  context,
}) => {
  const [cooking, gardening] = [randomKey(), randomKey()];
  await insertJob({ title: `Cuisine ${cooking}` });
  await insertJob({ title: `Jardin ${gardening}` });
  await signInAs(context, await student(), { locale: "en" });
  await page.goto("/student/dashboard/jobs");
  const search = page.getByRole("form", { name: messagesEn.filters.label });
  const words = search.getByLabel(messagesEn.filters.q);
  const submit = search.getByRole("button", { name: messagesEn.filters.submit });
  const cards = page.getByRole("article");
  await words.fill(cooking);
  await words.press("Enter");
  await expect(page).toHaveURL(`/student/dashboard/jobs?q=${cooking}`);
  await expect(cards).toHaveCount(1);
  await words.fill(gardening);
  await submit.click();
  await expect(page).toHaveURL(`/student/dashboard/jobs?q=${gardening}`);
  await expect(cards).toContainText(`Jardin ${gardening}`);
});

test("clearing the filters drops a query that was typed just before", async ({ page, context }) => {
  await signInAs(context, await student(), { locale: "en" });
  await page.goto("/student/dashboard/jobs?type=internship");
  const words = page.getByRole("form", { name: messagesEn.filters.label }).getByLabel(messagesEn.filters.q);
  const clear = page.getByRole("button", { name: messagesEn.board.clear });
  await page.clock.install();
  await words.fill("design");
  await page.clock.runFor(400);
  await expect(page).toHaveURL("/student/dashboard/jobs?q=design&type=internship");
  await page.clock.pauseAt(Date.now() + 5000);
  await words.fill("designer");
  await clear.click();
  await page.clock.runFor(400);
  await page.clock.resume();
  await expect(words).toHaveValue("");
  await expect(clear).toHaveCount(0);
  await expect(page).toHaveURL("/student/dashboard/jobs");
});

test("a date and a salary that are typed by keyboard filter the jobs, and leaving their fields changes nothing", async ({
  page,
  context,
}) => {
  const mark = randomKey();
  const { id } = await insertJob({ title: `Saison ${mark}` });
  await sql`update job_postings set start_date = '2027-02-01', salary_min = 1600, salary_period = 'month' where id = ${id}`;
  await signInAs(context, await student(), { locale: "en" });
  const path = `/student/dashboard/jobs?q=${mark}&job=${id}`;
  await page.goto(path);
  const { fillDate, fill } = actionsBy("keyboard");
  const search = page.getByRole("form", { name: messagesEn.filters.label });
  const day = search.getByLabel(messagesEn.filters.starts_after);
  const salary = search.getByLabel(messagesEn.filters.salary_min);
  await search.getByText(messagesEn.filters.more).click();
  await salary.focus();
  await page.keyboard.press("Tab");
  await expect(page).toHaveURL(path);
  await fillDate(day, "2027-01-15");
  await expect(page).toHaveURL(/&starts_after=2027-01-15$/);
  await fill(salary, "1500");
  await expect(page).toHaveURL(/&starts_after=2027-01-15&salary_min=1500$/);
  await expect(page.getByRole("article")).toHaveCount(1);
  await fill(salary, "");
  await fillDate(day, "2027-03-01");
  await expect(page.getByRole("article")).toHaveCount(0);
  await page.goBack();
  await expect(day).toHaveValue("2027-01-15");
});

for (const [locale, texts] of languages)
  test(`the name of every level of study fits in its filter at every width, in ${locale}`, async ({
    page,
    context,
  }) => {
    await signInAs(context, await student(), { locale });
    for (const path of ["/student/dashboard/jobs?level=bac3", localizedPath(locale, "/offre?level=bac3")]) {
      await page.goto(path);
      for (const width of [375, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect([width, await findCutOptions(page.getByLabel(texts.filters.level))]).toEqual([width, []]);
      }
    }
  });

/** Finds options that are wider than their select. */
function findCutOptions(select: Locator): Promise<string[]> {
  return select.evaluate((element: HTMLSelectElement) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(element);
    const context = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
    context.font = font;
    const width = element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return [...element.options]
      .map(({ text }) => text)
      .filter((text) => context.measureText(text).width > width);
  });
}

test("the date of a job stays after the Arabic name of its company", async ({ page, context }) => {
  const owner = await company();
  const name = "نادي الشطرنج";
  await sql`update companies set name = ${name}
    where id in (select company_id from company_members where user_id = ${owner.id})`;
  const { id } = await insertJob({ by: owner, at: new Date("2026-01-15T12:00:00Z") });
  await signInAs(context, await student(), { locale: "fr" });
  await page.goto(`/student/dashboard/jobs/${id}`);
  const line = page.getByRole("main").getByText(name).first();
  await expect(line.locator("time")).toHaveText("15 janv. 2026");
  const [nameEnd, dateStart] = await line.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element.firstChild as Node);
    const date = document.createRange();
    date.selectNodeContents(element.querySelector("time") as Node);
    return [range.getBoundingClientRect().right, date.getBoundingClientRect().left];
  });
  expect(dateStart).toBeGreaterThanOrEqual(nameEnd);
});
