import type { Page } from "@playwright/test";
import { localizedPath } from "@/lib/core/i18n/localized-paths";
import { expectAccessible } from "../../support/accessibility";
import {
  expect,
  holdRequests,
  setLocale,
  signInAs,
  test,
  viewports,
  waitForHydration,
} from "../../support/browser";
import { sql } from "../../support/database";
import { messages } from "../../support/messages";
import { insertPost } from "../../support/posts";
import { randomKey } from "../../support/random-key";
import { student } from "../../support/users";

const results = "/api/posts/search?";

test.beforeEach(async ({ context }) => {
  await signInAs(context, await student(), { locale: "fr" });
});

/** Opens the feed; returns its search box and the requests it sends. */
async function openBox(page: Page) {
  const requests: URLSearchParams[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.pathname === "/api/posts/search") requests.push(url.searchParams);
  });
  await page.goto("/student/dashboard");
  const box = page.getByRole("combobox", { name: messages.fr.search.label });
  await waitForHydration(box);
  return { box, list: page.getByRole("listbox"), requests };
}

for (const locale of ["fr", "en"] as const)
  for (const [device, viewport] of Object.entries(viewports))
    test(`a student finds posts while typing and opens one, in ${locale} on a ${device}`, async ({
      page,
      context,
    }) => {
      const t = messages[locale].search;
      const q = randomKey();
      const by = await student({ name: "Zoé Œuvrard" });
      await insertPost({ content: `Un élève ${q} ${"très ".repeat(40)}`, by });
      await insertPost({ content: `Deux élèves <b>${q}</b>`, by });
      await page.setViewportSize(viewport);
      await setLocale(context, locale);
      await page.goto("/student/dashboard");
      const box = page.getByRole("combobox", { name: t.label });
      await expect(box).toHaveAttribute("aria-expanded", "false");
      await waitForHydration(box);
      await box.fill(`${q} eleve`);
      await expect(page.getByText(t.results, { exact: true })).toBeVisible();
      await expect(page.getByText(locale === "fr" ? "2 résultats" : "2 results")).toBeVisible();
      const options = page.getByRole("option").filter({ hasText: q });
      await expect(options).toHaveCount(2);
      await expect(options.first()).toContainText(`Deux élèves <b>${q}</b>`);
      await expect(options.first().locator("mark:visible")).toHaveText(["élèves", q]);
      const shown = `Un élève ${q} ${"très ".repeat(40)}`.slice(0, device === "phone" ? 80 : 60);
      await expect(options.last().getByText(`${shown}...`)).toBeVisible();
      await expectAccessible(page, { rules: "all", selector: "header" });
      await options.last().click();
      await expect(page).toHaveURL(new RegExp(`:\\d+${localizedPath(locale, "/posts")}/\\d+$`));
      await expect(page.getByRole("article")).toContainText(q);
    });

test("sends no request below two characters, and one after each pause", async ({ page }) => {
  const { box, list, requests } = await openBox(page);
  await box.fill(" a ");
  await expect(list).toHaveCount(0);
  await box.evaluate((input: HTMLInputElement) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
    for (const text of [" a v", " a vi", " a vion "]) {
      set?.call(input, text);
      input.dispatchEvent(new Event("input", { bubbles: true }));
    }
  });
  await expect(page.getByText(/\d résultats?/)).toBeVisible();
  expect(requests.map((query) => query.get("q"))).toEqual(["a vion"]);
  expect(requests[0]?.get("per_page")).toBe("10");
  expect(requests[0]?.get("sort")).toBe("latest");
  await box.fill("a");
  await expect(list).toHaveCount(0);
});

test("shows that it searches, and that there are no results", async ({ page }) => {
  const { box, list } = await openBox(page);
  await page.route(`**${results}**`, async (route) => {
    await expect(page.getByText(messages.fr.search.loading)).toBeVisible();
    await route.continue();
  });
  await box.fill(randomKey());
  await expect(page.getByText(messages.fr.search.none)).toBeVisible();
  await expect(page.getByText("0 résultat", { exact: true })).toBeVisible();
  await expect(list.getByRole("option")).toHaveCount(0);
});

test("results close on Escape and on a click outside, and open on focus from two characters on", async ({
  page,
}) => {
  const q = randomKey();
  await insertPost({ content: q });
  const { box, list } = await openBox(page);
  await box.fill(q);
  await expect(list).toBeVisible();
  await box.press("Escape");
  await expect(list).toHaveCount(0);
  await expect(box, "Escape keeps what was typed").toHaveValue(q);
  await box.blur();
  await box.focus();
  await expect(list).toBeVisible();
  await page.getByRole("main").click({ position: { x: 2, y: 2 } });
  await expect(list).toHaveCount(0);
  await box.fill("a");
  await box.blur();
  await box.focus();
  await expect(list).toHaveCount(0);
});

test("opens a result by keyboard", async ({ page }) => {
  const q = randomKey();
  const first = await insertPost({ content: `${q} un` });
  await insertPost({ content: `${q} deux` });
  const { box } = await openBox(page);
  await page.keyboard.press("/");
  await expect(box).toBeFocused();
  // At once: between slow keys, the first letters would be searched too, and their results replaced under the selection.
  await page.keyboard.insertText(q);
  const options = page.getByRole("option").filter({ hasText: q });
  await expect(options).toHaveCount(2);
  const selected = page.getByRole("option", { selected: true });
  await box.press("ArrowUp");
  await expect(selected).toHaveText(messages.fr.search.seeAll.posts);
  await box.press("ArrowDown");
  await expect(selected, "after the last comes the box").toHaveCount(0);
  await box.press("ArrowDown");
  await expect(selected).toContainText(`${q} deux`);
  await box.press("ArrowDown");
  await expect(selected).toContainText(`${q} un`);
  await expect(box).toHaveAttribute("aria-activedescendant", String(await selected.getAttribute("id")));
  await box.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/posts/${first.id}$`));
  await page.goBack();
  await expect(box, "an opened post clears the query").toHaveValue("");
});

test("filters narrow the results, and the URL keeps them after a submit and the link to all results", async ({
  page,
}) => {
  const q = randomKey();
  const { id } = await insertPost({ content: `${q} stylé` });
  await insertPost({ content: `${q} brut` });
  await sql`update posts set category = 'design', content_type_id = 4 where id = ${id}`;
  const { box, list } = await openBox(page);
  await page.getByRole("button", { name: messages.fr.search.filters }).click();
  await page.getByRole("radio", { name: "Design" }).check({ force: true });
  await page.getByRole("radio", { name: "Tutoriel" }).check({ force: true });
  await box.fill(q);
  await expect(list.getByRole("option").filter({ hasText: q })).toHaveCount(1);
  await expect(list).toContainText("stylé");
  const href = `/student/dashboard/search?q=${q}&content_type=tutorial&category=design`;
  await expect(list.getByRole("option").last()).toHaveAttribute("href", href);
  await box.press("Enter");
  await expect(list).toHaveCount(0);
  await expect(page).toHaveURL(href);
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.getByRole("link", { name: messages.fr.search.clear }).click();
  await expect(page.getByRole("article")).toHaveCount(2);
  await page.goBack();
  await expect(page.getByRole("article")).toHaveCount(1);
});

test("a late response does not replace a newer one", async ({ page }) => {
  const [slow, quick] = [randomKey(), randomKey()];
  await insertPost({ content: slow });
  await insertPost({ content: quick });
  const { box, list } = await openBox(page);
  const response = page.waitForResponse((candidate) => candidate.url().includes(slow));
  const release = await holdRequests(page, `**${results}*${slow}*`);
  const sent = page.waitForRequest((request) => request.url().includes(slow));
  await box.fill(slow);
  await sent;
  await box.fill(quick);
  await expect(list).toContainText(quick);
  release();
  await response;
  await expect(list).toContainText(quick);
  await expect(list).not.toContainText(slow);
});

test("a failed search shows no results", async ({ page }) => {
  const q = randomKey();
  await insertPost({ content: q });
  const { box, list } = await openBox(page);
  await box.fill(q);
  await expect(list.getByRole("option").filter({ hasText: q })).toHaveCount(1);
  await page.route(`**${results}**`, (route) => route.abort());
  await box.fill(`${q} encore`);
  await expect(page.getByText(messages.fr.search.none)).toBeVisible();
  await expect(list.getByRole("option")).toHaveCount(0);
});

test("the results page shows cards, sorts and pages", async ({ page }) => {
  const q = randomKey();
  const by = await student();
  // The posts are old: new ones would push those of other tests off the feed.
  for (let n = 1; n <= 11; n++)
    await insertPost({ content: `${q} numéro ${n}`, by, at: new Date(Date.UTC(2020, 0, n)) });
  await sql`update posts set likes_count = 3 where user_id = ${by.id} and content = ${`${q} numéro 1`}`;
  await page.goto(`/student/dashboard/search?q=${q}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(q);
  await expect(page.getByText("11 résultats")).toBeVisible();
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(10);
  await expect(cards.first()).toContainText(`${q} numéro 11`);
  await page.getByRole("link", { name: "Page 2" }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(cards).toHaveCount(1);
  await expect(cards.first()).toContainText(`${q} numéro 1`);
  const loads: string[] = [];
  page.on("domcontentloaded", () => loads.push(page.url()));
  await page.getByLabel(messages.fr.search.sort).selectOption("popular");
  await page.getByRole("main").getByRole("button", { name: messages.fr.search.submit }).click();
  await expect(page).toHaveURL(/sort=popular/);
  await expect(cards.first()).toContainText(`${q} numéro 1`);
  expect(loads).toEqual([]);
  await expectAccessible(page, { rules: "all" });
});
