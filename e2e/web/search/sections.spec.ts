import type { Page } from "@playwright/test";
import type { Locale } from "@/lib/core/i18n/locales";
import { expectAccessible } from "../../support/accessibility";
import { expect, inEachVariant, signInAs, test, viewports } from "../../support/browser";
import { insertJob } from "../../support/jobs";
import { messages } from "../../support/messages";
import { insertPost } from "../../support/posts";
import { randomKey } from "../../support/random-key";
import { insertApplication } from "../../support/recruitment";
import { admin, company, student } from "../../support/users";

/** Inserts a post, a user and a job with the same word. */
async function insertResults() {
  const q = randomKey();
  const user = await student({ name: `Zoé ${q}` });
  const recruiter = await company();
  return {
    q,
    user,
    recruiter,
    post: await insertPost({ content: `Un élève ${q}` }),
    job: await insertJob({
      by: recruiter,
      title: `Stage ${q}`,
      description: `Avant ${"loin ".repeat(80)}${q} après.`,
    }),
  };
}

function boxOf(page: Page, locale: Locale) {
  const t = messages[locale].search;
  return {
    box: page.getByRole("combobox", { name: t.label }),
    group: (name: keyof typeof t.sections) => page.getByRole("group", { name: t.sections[name] }),
    selected: page.getByRole("option", { selected: true }),
  };
}

for (const locale of ["fr", "en"] as const)
  for (const [device, viewport] of Object.entries(viewports))
    test(`a student moves through the sections by keyboard, in ${locale} on a ${device}`, async ({
      page,
      context,
    }) => {
      const t = messages[locale].search;
      const results = await insertResults();
      await signInAs(context, await student(), { locale });
      await page.setViewportSize(viewport);
      await page.goto("/student/dashboard");
      const { box, group, selected } = boxOf(page, locale);
      if (device === "phone")
        await page.getByRole("link", { name: locale === "fr" ? "Chercher" : "Search" }).click();
      else await page.keyboard.press("/");
      await expect(box).toBeFocused();
      // At once: between slow keys, the first letters would be searched too.
      await page.keyboard.insertText(results.q);
      await expect(page.getByText(locale === "fr" ? "3 résultats" : "3 results")).toBeVisible();
      await expect(group("posts").locator("mark:visible")).toHaveText([results.q]);
      await expect(group("people").locator("mark:visible")).toHaveText([results.q]);
      await expect(group("jobs").locator("mark:visible").first(), "in the title").toHaveText(results.q);
      await expect(group("jobs"), "the description is cut around the word").toContainText(
        `loin ${results.q} après.`,
      );
      await expectAccessible(page, { rules: "all", selector: "header" });
      const stops = [
        "élève",
        t.seeAll.posts,
        results.user.name,
        t.seeAll.people,
        `Stage ${results.q}`,
        t.seeAll.jobs,
      ];
      for (const stop of stops) {
        await box.press("ArrowDown");
        await expect(selected).toContainText(stop);
      }
      await box.press("Enter");
      await expect(page).toHaveURL(`/student/dashboard/search?q=${results.q}&tab=jobs`);
      await expect(box, "the box still says what was searched").toHaveValue(results.q);
      await box.press("ArrowDown");
      await group("people").getByRole("option", { name: results.user.name }).click();
      await expect(page).toHaveURL(`/student/dashboard/profile/${results.user.id}`);
      await expect(box, "an opened result clears the box").toHaveValue("");
    });

test("an error in one section does not affect the others, and one message reports that none has results", async ({
  page,
  context,
}) => {
  const results = await insertResults();
  await signInAs(context, await student(), { locale: "fr" });
  await page.goto("/student/dashboard");
  const { box, group } = boxOf(page, "fr");
  await page.route("**/api/users/search?**", (route) => route.abort());
  await box.fill(results.q);
  await expect(group("posts")).toBeVisible();
  await expect(group("jobs")).toBeVisible();
  await expect(group("people")).toHaveCount(0);
  await box.fill(randomKey());
  await expect(page.getByText(messages.fr.search.none)).toHaveCount(1);
  for (const name of ["posts", "people", "jobs"] as const) await expect(group(name)).toHaveCount(0);
});

for (const locale of ["fr", "en"] as const)
  test(`tabs are in the URL, keep the query, and support Back, in ${locale}`, async ({ page, context }) => {
    const t = messages[locale].search;
    const { q, user, job } = await insertResults();
    await signInAs(context, await student(), { locale });
    await page.goto(`/student/dashboard/search?q=${q}`);
    const tabs = page.getByRole("navigation", { name: t.tabs });
    const current = tabs.locator("[aria-current=page]");
    await expect(current).toHaveText(`${t.sections.posts}1`);
    await expect(page.getByRole("article").locator("mark")).toHaveText([q]);
    await tabs.getByRole("link", { name: t.sections.people }).click();
    await expect(page).toHaveURL(`/student/dashboard/search?q=${q}&tab=people`);
    await expect(current).toHaveText(`${t.sections.people}1`);
    const main = page.getByRole("main");
    await main
      .getByRole("button", { name: messages[locale].friends.addName.replace("{name}", user.name) })
      .click();
    await expect(
      main.getByRole("button", { name: messages[locale].friends.cancelName.replace("{name}", user.name) }),
    ).toBeVisible();
    await tabs.getByRole("link", { name: t.sections.jobs }).click();
    await expect(page).toHaveURL(`/student/dashboard/search?q=${q}&tab=jobs`);
    await expect(page.getByRole("article")).toContainText(`loin ${q} après.`);
    await main.getByLabel(locale === "fr" ? "Contrat" : "Contract").selectOption("full-time");
    await main.getByRole("button", { name: t.submit }).click();
    await expect(page).toHaveURL(/type=full-time/);
    await expect(page.getByText(t.noneHints.jobs)).toBeVisible();
    await main.getByRole("link", { name: t.clear }).click();
    await expect(page.getByRole("link", { name: `Stage ${q}` })).toHaveAttribute(
      "href",
      `/student/dashboard/jobs/${job.id}`,
    );
    const search = `/student/dashboard/search?q=${q}`;
    await page.goBack();
    await expect(page).toHaveURL(/type=full-time/);
    for (const [url, name] of [
      [`${search}&tab=jobs`, "jobs"],
      [`${search}&tab=people`, "people"],
      [search, "posts"],
    ] as const) {
      await page.goBack();
      await expect(page).toHaveURL(url);
      await expect(current).toHaveText(`${t.sections[name]}1`);
    }
  });

test("a long query is kept in each tab", async ({ page, context }) => {
  const q = `${randomKey()} ${"long ".repeat(30)}`.trim();
  await signInAs(context, await student(), { locale: "en" });
  for (const tab of ["posts", "people", "groups", "events", "jobs"]) {
    await page.goto(`/student/dashboard/search?q=${encodeURIComponent(q)}&tab=${tab}`);
    const main = page.getByRole("main");
    await expect(main.getByLabel(messages.en.search.label, { exact: true }), tab).toHaveValue(q);
    await expect(main.getByText(messages.en.search.none), tab).toBeVisible();
  }
});

test("the matched words of a long post are shown although its text is collapsed", async ({
  page,
  context,
}) => {
  const q = randomKey();
  await insertPost({ content: `${"Des mots. ".repeat(150)}Ici ${q} enfin.${" Encore.".repeat(50)}` });
  await signInAs(context, await student(), { locale: "fr" });
  await page.goto(`/student/dashboard/search?q=${q}`);
  const card = page.getByRole("article");
  await expect(card.locator("mark")).toHaveText([q]);
  await expect(card).not.toContainText("Encore. ".repeat(50).trim());
  await card.getByRole("button", { name: messages.fr.posts.card.more }).click();
  await expect(card.locator("mark")).toHaveText([q]);
});

test("a company searches posts, its own jobs and the applications to them", async ({ page, context }) => {
  const { q, recruiter, user, job: opened } = await insertResults();
  const draft = await insertJob({ by: recruiter, title: `Brouillon ${q}`, status: "draft" });
  const { id } = await insertApplication(opened.id, { by: user });
  await signInAs(context, recruiter, { locale: "fr" });
  await page.goto("/company/dashboard/company");
  const { box, group } = boxOf(page, "fr");
  await box.fill(q);
  await expect(group("posts").getByRole("option")).toHaveCount(2);
  await expect(group("people")).toHaveCount(0);
  await group("jobs")
    .getByRole("option", { name: `Brouillon ${q}` })
    .click();
  await expect(page).toHaveURL(`/company/dashboard/job-postings?q=${q}#job-${draft.id}`);
  await expect(page.getByRole("article")).toHaveCount(2);
  await box.fill(q);
  await group("applications").getByRole("option", { name: user.name }).click();
  await expect(page).toHaveURL(`/company/dashboard/applications?application=${id}`);
  await page.goto(`/company/dashboard/search?q=${q}&tab=applications`);
  await expect(page.getByRole("main").getByRole("link", { name: user.name })).toBeVisible();
  await expectAccessible(page, { rules: "all" });
  await page.goto(`/company/dashboard/search?q=${q}&tab=jobs&status=draft`);
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(1);
});

test("an administrator searches posts, people and jobs", async ({ page, context }) => {
  const { q, user, job } = await insertResults();
  await signInAs(context, await admin(), { locale: "fr" });
  await page.goto("/admin/dashboard");
  const { box, group } = boxOf(page, "fr");
  await box.fill(q);
  await expect(group("posts")).toBeVisible();
  await expect(group("jobs").getByRole("option").first()).toHaveAttribute("href", `/offre/${job.id}`);
  await group("people").getByRole("option", { name: user.name }).click();
  await expect(page).toHaveURL(`/admin/dashboard/profiles/${user.id}`);
  await page.goto(`/admin/dashboard/search?q=${q}&tab=people`);
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(1);
  await expectAccessible(page, { rules: "all" });
});

for (const locale of ["fr", "en"] as const)
  test(`the box and each tab are accessible in every theme and width, in ${locale}`, async ({
    context,
    page,
  }) => {
    test.setTimeout(120_000);
    const { q } = await insertResults();
    await signInAs(context, await student(), { locale });
    for (const tab of ["posts", "people", "jobs"]) {
      await page.setViewportSize(viewports.phone);
      await page.goto(`/student/dashboard/search?q=${q}&tab=${tab}`);
      const current = page
        .getByRole("navigation", { name: messages[locale].search.tabs })
        .locator("[aria-current]");
      await inEachVariant(page, locale, async () => {
        await expect(current, "its row scrolls to it").toBeInViewport({ ratio: 0.9 });
        await expectAccessible(page);
      });
    }
    const { box, group } = boxOf(page, locale);
    await box.fill(q);
    await inEachVariant(page, locale, async () => {
      await expect(group("jobs")).toBeVisible();
      await expectAccessible(page);
    });
    await page.goto("/student/dashboard/search?q=%25%25&tab=people");
    await inEachVariant(page, locale, () => expectAccessible(page));
  });
