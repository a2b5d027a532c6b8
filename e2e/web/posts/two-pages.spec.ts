import { reportPost } from "@/lib/moderation/contract";
import { deletePost, updatePost } from "@/lib/posts/contract";
import { browserClient } from "../../support/api";
import { expect, signInAs, test } from "../../support/browser";
import { insertComment } from "../../support/comments";
import { sql } from "../../support/database";
import { messages } from "../../support/messages";
import { insertPost } from "../../support/posts";
import { randomKey } from "../../support/random-key";
import { student } from "../../support/users";

const { posts: t, ui, errors } = messages.en;

test("a post that was deleted on another page disappears when it is liked or deleted again", async ({
  page,
  context,
}) => {
  const author = await student();
  const q = randomKey();
  const [liked, deleted] = [
    await insertPost({ content: `${q} liked` }),
    await insertPost({ by: author, content: `${q} deleted` }),
  ];
  await signInAs(context, author, { locale: "en" });
  await page.goto(`/student/dashboard/search?q=${q}`);
  const cardOf = (text: string) => page.getByRole("article").filter({ hasText: text });
  await expect(page.getByRole("article")).toHaveCount(2);
  // Results of a search receive no events.
  await cardOf("deleted")
    .getByRole("button", { name: t.card.options.replace("{name}", author.name) })
    .click();
  await page.getByRole("menuitem", { name: t.card.delete }).click();
  await (await browserClient(author)).call(deletePost, { params: { id: deleted.id } });
  const dialog = page.getByRole("dialog", { name: t.delete.title });
  await dialog.getByRole("button", { name: t.delete.confirm, exact: true }).click();
  await expect(dialog.getByText(errors.not_found)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(cardOf("deleted")).toHaveCount(0);

  await (await browserClient(liked.by)).call(deletePost, { params: { id: liked.id } });
  await cardOf("liked").getByRole("button", { name: /^Like/ }).click();
  await expect(cardOf("liked")).toHaveCount(0);
  await expect(page.getByText(errors.not_found).first()).toBeVisible();
});

test("a comment that was deleted on another page disappears when it is deleted again", async ({
  page,
  context,
}) => {
  const author = await student();
  const { id, postId } = await insertComment({ by: author, content: "Too late" });
  await signInAs(context, author, { locale: "en" });
  // Without a connection, the page misses the event.
  await page.routeWebSocket(/\/app\//, (socket) => socket.close());
  await page.goto(`/en/posts/${postId}`);
  const row = page.getByRole("listitem").filter({ hasText: "Too late" });
  await row.getByRole("button", { name: /^Options/ }).click();
  await page.getByRole("menuitem", { name: t.comments.delete }).click();
  await sql`update comments set status = 'deleted' where id = ${id}`;
  const dialog = page.getByRole("dialog", { name: t.comments.deleteTitle });
  await dialog.getByRole("button", { name: t.comments.delete, exact: true }).click();
  await expect(dialog.getByText(errors.not_found)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(row).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Comment \(No comments\)/ })).toBeVisible();
});

test("a post that was reported on another page is shown as reported after the dialog", async ({
  page,
  context,
}) => {
  const reader = await student();
  const q = randomKey();
  const { id, by } = await insertPost({ content: q });
  await signInAs(context, reader, { locale: "en" });
  await page.goto(`/student/dashboard/search?q=${q}`);
  const options = page.getByRole("button", { name: t.card.options.replace("{name}", by.name) });
  await options.click();
  await page.getByRole("menuitem", { name: t.card.report }).click();
  await (await browserClient(reader)).call(reportPost, { params: { id }, body: { reason: "Spam" } });
  const dialog = page.getByRole("dialog", { name: t.report.title });
  await dialog.getByLabel(t.report.reason).fill("Advertising");
  await dialog.getByRole("button", { name: t.report.confirm }).click();
  await expect(dialog.getByText(errors.already_reported)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await options.click();
  await expect(page.getByRole("menuitem", { name: t.card.alreadyReported })).toBeVisible();
  await page.getByRole("menuitem", { name: t.card.seeReport }).click();
  await expect(dialog).toContainText("Spam");
});

test("the draft of an edit changes only the edited fields, and warns when these were changed elsewhere", async ({
  page,
  context,
}) => {
  const author = await student();
  const { id } = await insertPost({ by: author, content: "First" });
  const elsewhere = await browserClient(author);
  const dialog = page.getByRole("dialog", { name: t.edit.title });
  const [content, warning] = [dialog.getByLabel(t.edit.content), dialog.getByText(ui.outdatedDraft)];
  const openEditor = async () => {
    await page.goto(`/en/posts/${id}`);
    await page.getByRole("button", { name: t.card.options.replace("{name}", author.name) }).click();
    await page.getByRole("menuitem", { name: t.card.edit }).click();
  };
  await signInAs(context, author, { locale: "en" });
  await openEditor();
  await content.fill("Second");
  await elsewhere.call(updatePost, { params: { id }, body: { category: "design" } });
  await openEditor();
  await expect(content).toHaveValue("Second");
  await expect(dialog.getByLabel(t.compose.category)).toHaveValue("design");
  await expect(warning).toHaveCount(0);
  await dialog.getByRole("button", { name: t.edit.update }).click();
  await expect(dialog).toHaveCount(0);
  expect(await sql`select content, category from posts where id = ${id}`).toEqual([
    { content: "Second", category: "design" },
  ]);

  await openEditor();
  await expect(warning).toHaveCount(0);
  await content.fill("Third");
  await elsewhere.call(updatePost, { params: { id }, body: { content: "Fourth" } });
  await openEditor();
  await expect(warning).toBeVisible();
  await expect(content).toHaveValue("Third");
  await dialog.getByRole("button", { name: ui.cancel }).click();
  await page.getByRole("button", { name: t.card.options.replace("{name}", author.name) }).click();
  await page.getByRole("menuitem", { name: t.card.edit }).click();
  await expect(content).toHaveValue("Fourth");
  await expect(warning).toHaveCount(0);
});
