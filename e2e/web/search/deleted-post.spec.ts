import { expect, signInAs, test } from "../../support/browser";
import { messages } from "../../support/messages";
import { insertPost } from "../../support/posts";
import { randomKey } from "../../support/random-key";
import { student } from "../../support/users";

const { search: t, posts } = messages.en;

test("the counts of the results follow the deletion of a post, and the next one moves up", async ({
  page,
  context,
}) => {
  const [q, anna] = [randomKey(), await student()];
  // The posts are old: new ones would push those of other tests off the feed.
  for (let n = 1; n <= 11; n++)
    await insertPost({ content: `${q} number ${n}.`, by: anna, at: new Date(Date.UTC(2020, 0, n)) });
  await signInAs(context, anna, { locale: "en" });
  await page.goto(`/student/dashboard/search?q=${q}`);
  const main = page.getByRole("main");
  const tab = main.getByRole("navigation", { name: t.tabs }).getByRole("link", { name: t.sections.posts });
  const cards = main.getByRole("article");
  await expect(main.getByText("11 results")).toBeVisible();
  await expect(tab).toHaveText(`${t.sections.posts}11`);
  const newest = cards.filter({ hasText: `${q} number 11.` });
  await newest.getByRole("button", { name: /^Options/ }).click();
  await page.getByRole("menuitem", { name: posts.card.delete }).click();
  const dialog = page.getByRole("dialog", { name: posts.delete.title });
  await dialog.getByRole("button", { name: posts.delete.confirm, exact: true }).click();
  await expect(main.getByText("10 results")).toBeVisible();
  await expect(tab).toHaveText(`${t.sections.posts}10`);
  await expect(newest).toHaveCount(0);
  await expect(cards.filter({ hasText: `${q} number 1.` })).toBeVisible();
});
