import { expect, holdRequests, signInAs, test } from "../../support/browser";
import { sql } from "../../support/database";
import { messages } from "../../support/messages";
import { insertPost } from "../../support/posts";
import { student } from "../../support/users";

const { posts: t, ui } = messages.en;

test("the dialog that edits a post closes when the edit is saved, unless more was typed meanwhile", async ({
  page,
  context,
}) => {
  const author = await student();
  const { id } = await insertPost({ by: author, content: "First" });
  await signInAs(context, author, { locale: "en" });
  await page.goto(`/en/posts/${id}`);
  await page.getByRole("button", { name: t.card.options.replace("{name}", author.name) }).click();
  await page.getByRole("menuitem", { name: t.card.edit }).click();
  const dialog = page.getByRole("dialog", { name: t.edit.title });
  const content = dialog.getByLabel(t.edit.content);
  const update = dialog.getByRole("button", { name: t.edit.update });
  const stored = async () => (await sql`select content from posts where id = ${id}`)[0]?.content;
  await content.fill("Second");
  await page.route(
    `**/api/posts/${id}`,
    async (route) => {
      await content.fill("Second and third");
      await route.continue();
    },
    { times: 1 },
  );
  await update.click();
  await expect(page.getByText(t.done.updated)).toBeVisible();
  await expect(content).toHaveValue("Second and third");
  expect(await stored()).toBe("Second");
  await expect(dialog.getByText(ui.outdatedDraft)).toHaveCount(0);
  await update.click();
  await expect(dialog).toHaveCount(0);
  expect(await stored()).toBe("Second and third");
});

test("an edit that is saved does not close the dialog that was opened again since", async ({
  page,
  context,
}) => {
  const author = await student();
  const { id } = await insertPost({ by: author, content: "First" });
  await signInAs(context, author, { locale: "en" });
  await page.goto(`/en/posts/${id}`);
  const dialog = page.getByRole("dialog", { name: t.edit.title });
  const content = dialog.getByLabel(t.edit.content);
  async function edit() {
    await page.getByRole("button", { name: t.card.options.replace("{name}", author.name) }).click();
    await page.getByRole("menuitem", { name: t.card.edit }).click();
  }
  await edit();
  await content.fill("Second");
  const release = await holdRequests(page, `**/api/posts/${id}`, "POST");
  const sent = page.waitForRequest(
    (request) => request.method() === "POST" && request.url().endsWith(`/api/posts/${id}`),
  );
  await dialog.getByRole("button", { name: t.edit.update }).click();
  await sent;
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await edit();
  await content.fill("Third");
  release();
  await expect(page.getByText(t.done.updated)).toBeVisible();
  await expect(content).toHaveValue("Third");
  await page.reload();
  await edit();
  await expect(content).toHaveValue("Third");
});
