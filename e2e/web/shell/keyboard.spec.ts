import { studentPaths } from "@/lib/routes";
import messages from "@/messages/en/ui.json" with { type: "json" };
import { expect, signInAs, test, waitForHydration } from "../../support/browser";
import { insertComment } from "../../support/comments";
import { messages as texts } from "../../support/messages";
import { insertPost } from "../../support/posts";
import { randomKey } from "../../support/random-key";
import { student } from "../../support/users";

const { friends, posts, search, shell } = texts.en;

test("Back returns to a page after its skip link was followed", async ({ page, context }) => {
  await signInAs(context, await student(), { locale: "en" });
  await page.goto(studentPaths.groups);
  await page.getByRole("link", { name: messages.skip }).press("Enter");
  await expect(page).toHaveURL(`${studentPaths.groups}#content`);
  await page
    .getByRole("navigation", { name: shell.nav.main })
    .getByRole("link", { name: shell.nav.friends })
    .press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: friends.title })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: texts.en.groups.title })).toBeVisible();
  await expect(page).toHaveURL(`${studentPaths.groups}#content`);
});

test("a menu in comments is outside of live regions, and its focused item has a ring", async ({
  page,
  context,
}) => {
  const ines = await student();
  const { id } = await insertPost();
  await insertComment({ on: id, by: ines, content: "Bravo" });
  await signInAs(context, ines, { locale: "en" });
  await page.goto(`/en/posts/${id}`);
  const options = page.getByRole("button", { name: posts.comments.options.replace("{name}", ines.name) });
  await options.press("Enter");
  const menu = page.getByRole("menu");
  await expect(menu).toBeVisible();
  await expect(page.locator("[aria-live], [role=status]").filter({ has: menu })).toHaveCount(0);
  const first = menu.getByRole("menuitem").first();
  await expect(first).toBeFocused();
  await expect(first).toHaveCSS("outline-style", "solid");
});

test("the result that is selected by arrow keys has a ring", async ({ page, context }) => {
  const key = randomKey();
  await insertPost({ content: `Un élève ${key}` });
  await signInAs(context, await student(), { locale: "en" });
  await page.goto(studentPaths.groups);
  const box = page.getByRole("combobox", { name: search.label });
  await waitForHydration(box);
  await page.keyboard.press("/");
  await expect(box).toBeFocused();
  // At once: between slow keys, the first letters would be searched too, and their results replaced under the selection.
  await page.keyboard.insertText(key);
  await expect(page.getByRole("option").filter({ hasText: key }).first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("option", { selected: true })).toHaveCSS("outline-style", "solid");
});
