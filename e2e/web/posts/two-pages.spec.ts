import { updatePost } from "@/lib/posts/contract";
import { browserClient } from "../../support/api";
import { expect, signInAs, test } from "../../support/browser";
import { sql } from "../../support/database";
import { messages } from "../../support/messages";
import { insertPost } from "../../support/posts";
import { student } from "../../support/users";

const { posts: t, ui } = messages.en;

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
