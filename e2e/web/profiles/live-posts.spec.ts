import { membersChannel } from "@/lib/core/realtime/channels";
import { expect, signInAs, test } from "../../support/browser";
import { sql } from "../../support/database";
import { interruptible } from "../../support/interruption";
import { messages } from "../../support/messages";
import { insertPost } from "../../support/posts";
import { student } from "../../support/users";

test("a profile loads posts, edits and deletions made while the connection was down", async ({
  context,
  page,
}) => {
  const author = await student();
  const [edited, deleted] = [
    await insertPost({ by: author, content: "Avant" }),
    await insertPost({ by: author, content: "Effacé" }),
  ];
  const { subscribed, interrupt } = await interruptible(page, membersChannel);
  await signInAs(context, await student(), { locale: "fr" });
  await page.goto(`/student/dashboard/profile/${author.id}`);
  await subscribed;
  const cards = page.locator("#posts").getByRole("article");
  await expect(cards).toHaveCount(2);
  // Changes posts without an event, as during the gap.
  await sql`update posts set content = 'Après' where id = ${edited.id}`;
  await sql`delete from posts where id = ${deleted.id}`;
  await insertPost({ by: author, content: "Pendant" });
  await interrupt();
  await expect(cards.filter({ hasText: "Pendant" })).toBeVisible({ timeout: 20_000 });
  await expect(cards.filter({ hasText: "Après" })).toBeVisible();
  await expect(cards).toHaveCount(2);
});

test("the number of posts follows a deletion, and the first post of the next page moves up", async ({
  context,
  page,
}) => {
  const { posts: t, profiles, ui } = messages.en;
  const author = await student();
  for (let age = 11; age > 0; age--)
    await insertPost({ by: author, content: `Text ${age}.`, at: new Date(Date.now() - age * 60_000) });
  await signInAs(context, author, { locale: "en" });
  await page.goto("/student/dashboard/profile");
  const posts = page.getByRole("region", { name: profiles.sections.posts });
  const cards = posts.getByRole("article");
  await expect(posts.getByText("11 posts", { exact: true })).toBeVisible();
  await expect(posts.getByRole("navigation", { name: ui.pages.label })).toBeVisible();
  await cards
    .filter({ hasText: "Text 3." })
    .getByRole("button", { name: t.card.options.replace("{name}", author.name) })
    .click();
  await page.getByRole("menuitem", { name: t.card.delete }).click();
  await page.getByRole("dialog").getByRole("button", { name: t.delete.confirm }).click();
  await expect(cards).toContainText([1, 2, 4, 5, 6, 7, 8, 9, 10, 11].map((age) => `Text ${age}.`));
  await expect(posts.getByText("10 posts", { exact: true })).toBeVisible();
  await expect(posts.getByRole("navigation", { name: ui.pages.label })).toHaveCount(0);
});
