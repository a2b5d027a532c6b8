import type { Locator } from "@playwright/test";
import { expect, signInAs, test } from "../../support/browser";
import { openFeed } from "../../support/feed-page";
import { messages } from "../../support/messages";
import { insertPost } from "../../support/posts";

const { card, edit } = messages.en.posts;
const { contact } = messages.en;

const lines = Array.from({ length: 12 }, (_, index) => `Line ${index}`).join("\n");

const hiddenHeight = (box: Locator) => box.evaluate((element) => element.scrollHeight - element.clientHeight);

/** How far an edit scrolls a text area that has been scrolled to its end. */
const scrollOfEdit = (box: Locator) =>
  box.evaluate((element) => {
    let scrolled = element.parentElement;
    while (scrolled && scrolled.scrollHeight === scrolled.clientHeight) scrolled = scrolled.parentElement;
    scrolled?.scrollTo(0, scrolled.scrollHeight);
    const before = scrolled?.scrollTop ?? 0;
    element.dispatchEvent(new Event("input", { bubbles: true }));
    return before === 0 ? null : before - (scrolled?.scrollTop ?? 0);
  });

test.describe("in a browser without field-sizing", () => {
  test.beforeEach(({ context }) =>
    context.addInitScript(() => {
      CSS.supports = () => false;
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("textarea { field-sizing: fixed !important }");
      document.adoptedStyleSheets = [sheet];
    }),
  );

  test("a text area is as high as its draft, even in a narrower window", async ({ page }) => {
    await page.goto("/en/contact");
    const box = page.getByLabel(contact.content);
    await box.fill(lines);
    await page.goto("/en/apropos");
    await page.goto("/en/contact");
    await expect(box).toHaveValue(lines);
    await expect.poll(() => hiddenHeight(box)).toBe(0);
    await box.fill("Many words in a single line. ".repeat(12));
    await page.setViewportSize({ width: 400, height: 800 });
    await expect.poll(() => hiddenHeight(box)).toBe(0);
  });

  test("a text area in a dialog is as high as its text, and typing does not scroll", async ({
    page,
    context,
  }) => {
    const { by } = await insertPost({ content: lines });
    await signInAs(context, by, { locale: "en" });
    await page.setViewportSize({ width: 1024, height: 560 });
    const article = await openFeed(page, lines);
    await article.getByRole("button", { name: card.options.replace("{name}", by.name) }).click();
    await page.getByRole("menuitem", { name: card.edit }).click();
    const box = page.getByRole("dialog", { name: edit.title }).getByLabel(edit.content);
    await expect(box).toHaveValue(lines);
    await expect.poll(() => hiddenHeight(box)).toBe(0);
    expect(await scrollOfEdit(box)).toBe(0);
  });
});
