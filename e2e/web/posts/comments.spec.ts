import { createPost } from "@/lib/posts/contract";
import { browserClient } from "../../support/api";
import { expect, holdRequests, signInAs, test } from "../../support/browser";
import { insertComment } from "../../support/comments";
import { sql } from "../../support/database";
import { messages } from "../../support/messages";
import { insertPost } from "../../support/posts";
import { randomKey } from "../../support/random-key";
import { student } from "../../support/users";

const texts = messages.fr.posts;

test("a comment that is being sent is counted, without a link to more comments", async ({
  page,
  context,
}) => {
  const { id } = await insertPost();
  await signInAs(context, await student(), { locale: "fr" });
  await page.goto(`/posts/${id}`);
  const release = await holdRequests(page, `**/api/posts/${id}/comments`, "POST");
  await page.getByLabel(texts.comments.label).fill("Salut");
  await page.getByRole("button", { name: texts.comments.send, exact: true }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Salut" })).toBeVisible();
  await expect(page.getByRole("button", { name: new RegExp(`^${texts.card.comment} \\(.*1`) })).toBeVisible();
  await expect(page.getByRole("button", { name: texts.comments.more })).toHaveCount(0);
  release();
  await expect(page.getByText(texts.comments.posted)).toBeVisible();
});

test("a post whose three newest comments are deleted has more comments", async ({ page, context }) => {
  const { id, by } = await insertPost();
  for (const content of ["Premier", "Deuxième", "Troisième", "Quatrième"])
    await insertComment({ on: id, content });
  await signInAs(context, by, { locale: "fr" });
  // Without a connection, no event loads the fourth comment.
  await page.routeWebSocket(/\/app\//, (socket) => socket.close());
  await page.goto(`/posts/${id}`);
  const { comments: t } = texts;
  const rows = page.getByRole("list", { name: t.title }).getByRole("listitem");
  for (const content of ["Quatrième", "Troisième", "Deuxième"]) {
    const row = rows.filter({ hasText: content });
    await row.getByRole("button", { name: /^Options / }).click();
    await page.getByRole("menuitem", { name: t.delete }).click();
    await page.getByRole("dialog").getByRole("button", { name: t.delete, exact: true }).click();
    await expect(row).toHaveCount(0);
  }
  await expect(page.getByText(t.empty)).toHaveCount(0);
  await page.getByRole("button", { name: t.more }).click();
  await expect(rows).toContainText(["Premier"]);
  await rows.getByRole("button", { name: /^Options / }).click();
  await page.getByRole("menuitem", { name: t.delete }).click();
  await page.getByRole("dialog").getByRole("button", { name: t.delete, exact: true }).click();
  await expect(page.getByText(t.empty)).toBeVisible();
});

test("the comments of a search result that are opened again have what the viewer has written and deleted", async ({
  page,
  context,
}) => {
  const content = randomKey();
  const marc = await student();
  const { id } = await insertPost({ content, by: marc });
  await insertComment({ on: id, by: marc, content: "À supprimer" });
  await signInAs(context, marc, { locale: "fr" });
  await page.goto(`/student/dashboard/search?q=${content}`);
  const card = page.getByRole("article").filter({ hasText: content });
  const { comments: t } = texts;
  const toggle = card.getByRole("button", { name: new RegExp(`^${texts.card.comment} \\(`) });
  const rows = card.getByRole("list", { name: t.title }).getByRole("listitem");
  await toggle.click();
  await card.getByLabel(t.label).fill("Une réponse");
  await card.getByRole("button", { name: t.send, exact: true }).click();
  await expect(rows).toContainText(["Une réponse", "À supprimer"]);
  await rows
    .last()
    .getByRole("button", { name: /^Options / })
    .click();
  await page.getByRole("menuitem", { name: t.delete }).click();
  await page.getByRole("dialog").getByRole("button", { name: t.delete, exact: true }).click();
  await expect(rows).toHaveCount(1);
  await toggle.click();
  await expect(rows).toHaveCount(0);
  await toggle.click();
  await expect(rows).toContainText(["Une réponse"]);
  await expect(rows).toHaveCount(1);
  await expect(card.getByRole("button", { name: t.more })).toHaveCount(0);
});

test("an edit that is saved does not close the editor that was opened since", async ({ page, context }) => {
  const marc = await student();
  const { id, postId } = await insertComment({ by: marc, content: "Avant" });
  await signInAs(context, marc, { locale: "fr" });
  await page.goto(`/posts/${postId}`);
  const { comments: t } = texts;
  const row = page.getByRole("list", { name: t.title }).getByRole("listitem");
  const box = row.getByLabel(t.label);
  async function edit() {
    await row.getByRole("button", { name: /^Options / }).click();
    await page.getByRole("menuitem", { name: t.edit }).click();
  }
  await edit();
  await box.fill("Pendant");
  const release = await holdRequests(page, `**/api/comments/${id}`);
  const sent = page.waitForRequest(`**/api/comments/${id}`);
  await row.getByRole("button", { name: t.save }).click();
  await sent;
  await box.press("Escape");
  await expect(box).toBeHidden();
  await edit();
  await box.fill("Après");
  release();
  await expect(page.getByText(t.updated)).toBeVisible();
  await expect(box).toHaveValue("Après");
});

test("a comment survives an ended session, which leads to sign-in", async ({ page, context }) => {
  const anna = await student();
  const { id } = await insertPost();
  await signInAs(context, anna, { locale: "fr" });
  await page.goto(`/posts/${id}`);
  const box = page.getByLabel(texts.comments.label);
  const send = page.getByRole("button", { name: texts.comments.send, exact: true });
  await box.fill("Une longue réponse");
  await expect(send).toBeEnabled();
  await sql`delete from sessions where user_id = ${anna.id}`;
  // The page may detect the end of the session first and navigate before the click.
  const signIn = `/login?next=${encodeURIComponent(`/posts/${id}`)}`;
  await Promise.race([send.click().catch(() => {}), page.waitForURL(signIn)]);
  await expect(page).toHaveURL(signIn);
  await signInAs(context, anna, { locale: "fr" });
  await page.goto(`/posts/${id}`);
  await expect(box).toHaveValue("Une longue réponse");
  await send.click();
  await expect(page.getByText(texts.comments.posted)).toBeVisible();
});

test("a visitor's comment is pending until the post's owner accepts it", async ({ page, browser }) => {
  const anna = await student();
  const created = await (await browserClient(anna)).call(createPost, {
    body: { content: `Ouvert ${crypto.randomUUID()}` },
  });
  const path = `/posts/${created.body.data.id}`;
  const text = `Bonjour ${crypto.randomUUID()}`;
  await page.context().addCookies([{ name: "NEXT_LOCALE", value: "fr", url: process.env.PREAU_URL ?? "" }]);
  await page.goto(path);
  const send = page.getByRole("button", { name: texts.comments.send, exact: true });
  await page.getByLabel(texts.comments.label).fill(text);
  await expect(send).toBeDisabled();
  await expect(send).toHaveAccessibleDescription(texts.comments.incomplete);
  await expect(page.getByText(texts.comments.incomplete)).toBeVisible();
  const nameBox = page.getByLabel(texts.comments.name);
  await nameBox.fill("Modération");
  const emailBox = page.getByRole("textbox", { name: texts.comments.email });
  const tops = async () => [(await nameBox.boundingBox())?.y, (await emailBox.boundingBox())?.y];
  await expect.poll(async () => new Set(await tops()).size).toBe(1);
  await emailBox.fill("julie@example");
  await expect(page.getByText(texts.comments.incomplete)).toHaveCount(0);
  await send.click();
  await expect(emailBox).toHaveAccessibleDescription(new RegExp(messages.fr.validation.email_invalid));
  await expect(emailBox).toBeFocused();
  const email = `${crypto.randomUUID()}@example.org`;
  await emailBox.fill(email);
  await send.click();
  await expect(nameBox).toHaveAccessibleDescription(messages.fr.validation.name_reserved);
  await expect(nameBox).toBeFocused();
  await nameBox.fill("Julie, en visite");
  await send.click();
  await expect(page.getByText(texts.comments.waitingHint)).toBeVisible();
  const own = page.getByRole("listitem").filter({ hasText: text });
  await expect(own).toContainText(texts.comments.waiting);
  await expect(own.getByText(texts.comments.visitor, { exact: true })).toBeVisible();

  const context = await browser.newContext();
  await signInAs(context, anna, { locale: "fr" });
  const ownerPage = await context.newPage();
  await ownerPage.goto(path);
  const comment = ownerPage.getByRole("listitem").filter({ hasText: text });
  await comment.getByRole("button", { name: texts.comments.accept }).click();
  await expect(ownerPage.getByText(texts.comments.accepted)).toBeVisible();
  await context.close();

  await page.reload();
  await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByText(texts.comments.waiting)).toHaveCount(0);
  const second = `Encore ${crypto.randomUUID()}`;
  await page.getByLabel(texts.comments.label).fill(second);
  await nameBox.fill("Julie, en visite");
  await emailBox.fill(email);
  await send.click();
  await expect(page.getByText(texts.comments.posted)).toBeVisible();
  await page.goto(`/en${path}`);
  const shown = page.getByRole("listitem").filter({ hasText: second });
  await expect(shown.getByText(messages.en.posts.comments.visitor, { exact: true })).toBeVisible();
});
