import { membersChannel } from "@/lib/core/realtime/channels";
import { createComment } from "@/lib/posts/comments-contract";
import { createPost, likePost } from "@/lib/posts/contract";
import { browserClient } from "../../support/api";
import { expect, holdScripts, signInAs, test, waitForSubscription } from "../../support/browser";
import { sql } from "../../support/database";
import { openFeed } from "../../support/feed-page";
import { messages } from "../../support/messages";
import { insertPost, moveToTop } from "../../support/posts";
import { student } from "../../support/users";

const texts = messages.fr.posts;

test("announces another user's new post, and shows it on request", async ({ page, context }) => {
  await insertPost();
  await signInAs(context, await student(), { locale: "fr" });
  const subscribed = waitForSubscription(page, membersChannel);
  await page.goto("/student/dashboard");
  await subscribed;
  const first = page.getByRole("article").first();
  const before = (await first.boundingBox())?.y;
  const content = `Annonce ${crypto.randomUUID()}`;
  await (await browserClient(await student())).call(createPost, { body: { content } });
  const pill = page.getByRole("button", { name: /nouvelles? publications?/ });
  await expect(pill).toBeVisible();
  expect((await first.boundingBox())?.y).toBe(before);
  await expect(page.getByText(content)).toHaveCount(0);
  await page.route("**/api/posts?*", async (route) => {
    await moveToTop(content);
    await route.continue();
  });
  await pill.click();
  await expect(page.getByText(content)).toBeVisible();
});

test("shows new posts on request, even when a like arrives while they load", async ({ page, context }) => {
  const [liked, newer] = [`Aimée ${crypto.randomUUID()}`, `Arrivée ${crypto.randomUUID()}`];
  const { id } = await insertPost({ content: liked });
  await signInAs(context, await student(), { locale: "fr" });
  const card = await openFeed(page, liked, { channel: membersChannel });
  const other = await browserClient(await student());
  await other.call(createPost, { body: { content: newer } });
  const like = card.getByRole("button", { name: new RegExp(`^${texts.card.like} \\(`) });
  let isFirst = true;
  await page.route("**/api/posts?*", async (route) => {
    await moveToTop(newer);
    if (!isFirst) return route.continue();
    isFirst = false;
    const response = await route.fetch();
    await other.call(likePost, { params: { id } });
    await expect(like).toContainText("1");
    await route.fulfill({ response });
  });
  await page.getByRole("button", { name: /nouvelles? publications?/ }).click();
  await expect(page.getByText(newer)).toBeVisible();
  // An event of another post loads the list again, so that the first response may still be held.
  await page.unrouteAll({ behavior: "wait" });
});

test("a post's draft survives a reload and an ended session", async ({ page, context }) => {
  const anna = await student();
  await signInAs(context, anna, { locale: "fr" });
  await page.goto("/student/dashboard");
  const text = `Un long brouillon ${crypto.randomUUID()}`;
  const box = page.getByRole("textbox", { name: texts.compose.placeholder });
  const send = page.getByRole("button", { name: texts.compose.post, exact: true });
  await box.fill(text);
  // Once the button is enabled, the page stores the text as a draft.
  await expect(send).toBeEnabled();
  await page.reload();
  await expect(box).toHaveValue(text);
  await sql`delete from sessions where user_id = ${anna.id}`;
  // The page may detect the end of the session first and navigate before the click.
  const signIn = /\/login\?next=/;
  await Promise.race([send.click().catch(() => {}), page.waitForURL(signIn)]);
  await expect(page).toHaveURL(signIn);
  await signInAs(context, anna, { locale: "fr" });
  await page.goto("/student/dashboard");
  await expect(box).toHaveValue(text);
});

test("a comment, a reply and an edit survive a reload until they are sent", async ({ page, context }) => {
  const anna = await student();
  const { id } = await insertPost();
  const writer = await browserClient(anna);
  await writer.call(createComment, { params: { id }, body: { content: "Premier" } });
  await signInAs(context, anna, { locale: "fr" });
  await page.goto(`/posts/${id}`);
  const box = page.getByLabel(texts.comments.label);
  const send = page.getByRole("button", { name: texts.comments.send, exact: true });
  const row = page.getByRole("listitem").filter({ hasText: "Premier" });
  await row.getByRole("button", { name: texts.comments.reply }).click();
  await expect(box).toBeFocused();
  await box.fill("Une réponse");
  await expect(send).toBeEnabled();
  await page.reload();
  await expect(box).toHaveValue("Une réponse");
  await page.route("**/api/posts/*/comments", (route) => route.abort());
  await send.click();
  await expect(page.getByText(texts.failed.comment).first()).toBeVisible();
  await expect(box).toHaveValue("Une réponse");
  await page.unroute("**/api/posts/*/comments");
  await send.click();
  await expect(page.getByText(texts.comments.posted)).toBeVisible();
  await expect(box).toHaveValue("");

  await row.getByRole("button", { name: /^Options/ }).click();
  await page.getByRole("menuitem", { name: texts.comments.edit }).click();
  const editor = page.getByRole("listitem").getByLabel(texts.comments.label);
  await editor.fill("Premier, corrigé");
  await page.reload();
  await expect(box).toHaveValue("");
  await row.getByRole("button", { name: /^Options/ }).click();
  await page.getByRole("menuitem", { name: texts.comments.edit }).click();
  await expect(editor).toHaveValue("Premier, corrigé");
  await page.getByRole("listitem").getByRole("button", { name: messages.fr.ui.cancel }).click();
  await row.getByRole("button", { name: /^Options/ }).click();
  await page.getByRole("menuitem", { name: texts.comments.edit }).click();
  await expect(editor).toHaveValue("Premier");
});

test("keeps text that is typed before hydration", async ({ page, context }) => {
  await signInAs(context, await student(), { locale: "fr" });
  const release = await holdScripts(page);
  await page.goto("/student/dashboard", { waitUntil: "domcontentloaded" });
  const content = `Plus vite que la page ${crypto.randomUUID()}`;
  const box = page.getByRole("textbox", { name: texts.compose.placeholder });
  const post = page.getByRole("button", { name: texts.compose.post, exact: true });
  await box.fill(content);
  await expect(post).toBeDisabled();
  release();
  await expect(post).toBeEnabled();
  await expect(box).toHaveValue(content);
  await post.click();
  await expect(page.getByRole("article").filter({ hasText: content })).toBeVisible();
});

test("Enter on a feeling chooses it, and does not send the post", async ({ page, context }) => {
  await signInAs(context, await student(), { locale: "fr" });
  await page.goto("/student/dashboard");
  const form = page.getByRole("form", { name: texts.compose.label });
  const box = form.getByLabel(texts.compose.placeholder);
  const post = form.getByRole("button", { name: texts.compose.post, exact: true });
  await box.fill("Pas encore fini");
  await expect(post).toBeEnabled();
  await form.getByRole("button", { name: texts.compose.feeling, exact: true }).press("Enter");
  const happy = form.getByRole("radio", { name: texts.feelings.happy });
  await happy.press("Space");
  await happy.press("Enter");
  await expect(happy).toHaveCount(0);
  await expect(form.getByRole("button", { name: texts.feelings.happy, exact: true })).toBeFocused();
  await expect(box).toHaveValue("Pas encore fini");
  await expect(post).not.toHaveAttribute("aria-disabled");
});

test("removes a category and a feeling", async ({ page, context }) => {
  const anna = await student();
  await signInAs(context, anna, { locale: "fr" });
  const content = `De bonne humeur ${crypto.randomUUID()}`;
  await (await browserClient(anna)).call(createPost, {
    body: { content, category: "design", feeling: "happy" },
  });
  const card = await openFeed(page, content);
  await expect(card).toContainText(texts.categories.design);
  await expect(card).toContainText(texts.feelings.happy);
  await card.getByRole("button", { name: texts.card.options.replace("{name}", anna.name) }).click();
  await page.getByRole("menuitem", { name: texts.card.edit }).click();
  const dialog = page.getByRole("dialog", { name: texts.edit.title });
  await dialog.getByLabel(texts.compose.category).selectOption("");
  await dialog.getByRole("button", { name: texts.feelings.happy }).click();
  await page.getByRole("button", { name: texts.compose.removeFeeling }).click();
  await dialog.getByRole("button", { name: texts.edit.update }).click();
  await expect(page.getByText(texts.done.updated)).toBeVisible();
  await openFeed(page, content);
  await expect(card).not.toContainText(texts.categories.design);
  await expect(card).not.toContainText(texts.feelings.happy);
});

test("rolls a failed like back, with a message and a retry beside it", async ({ page, context }) => {
  const viewer = await student();
  await signInAs(context, viewer, { locale: "fr" });
  const content = `Éphémère ${crypto.randomUUID()}`;
  await (await browserClient(await student())).call(createPost, { body: { content } });
  const card = await openFeed(page, content);
  const like = card.getByRole("button", { name: new RegExp(`^${texts.card.like}`) });
  await expect(like).toHaveAttribute("aria-pressed", "false");
  const message = card.getByText(messages.fr.errors.account_pending);
  await sql`update users set status = 'pending_verification' where id = ${viewer.id}`;
  await like.click();
  await expect(message).toBeVisible();
  await expect(like).toHaveAttribute("aria-pressed", "false");
  await expect(like).toContainText("0");
  await sql`update users set status = 'active' where id = ${viewer.id}`;
  await card.getByRole("button", { name: messages.fr.ui.retry }).click();
  await expect(like).toHaveAttribute("aria-pressed", "true");
  await expect(message).toBeHidden();
  await expect(page.locator("body")).not.toBeFocused();
});

test("shares a post's link in the viewer's language, and shows it when there is no clipboard", async ({
  page,
  context,
}) => {
  const texts = messages.en.posts;
  await signInAs(context, await student(), { locale: "en" });
  const { id } = await insertPost();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`/en/posts/${id}`);
  const url = page.url();
  const share = page.getByRole("button", { name: texts.card.share });
  await share.click();
  await expect(page.getByText(texts.card.linkCopied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await share.click();
  await expect(page.getByText(texts.card.linkCopyFailed.replace("{url}", url))).toBeVisible();
});

for (const [locale, width] of [
  ["fr", 1440],
  ["fr", 375],
  ["en", 1440],
  ["en", 375],
] as const)
  test(`a student reports a post once, and sees the reason again (${locale}, ${width})`, async ({
    page,
    context,
  }) => {
    const text = messages[locale].posts;
    await page.setViewportSize({ width, height: 900 });
    await signInAs(context, await student(), { locale });
    const ben = await student();
    const content = `À signaler ${crypto.randomUUID()}`;
    await (await browserClient(ben)).call(createPost, { body: { content } });
    const card = await openFeed(page, content);
    const options = card.getByRole("button", { name: text.card.options.replace("{name}", ben.name) });
    await options.click();
    await page.getByRole("menuitem", { name: text.card.report }).click();
    const dialog = page.getByRole("dialog", { name: text.report.title });
    const confirm = dialog.getByRole("button", { name: text.report.confirm, exact: true });
    await dialog.getByLabel(text.report.reason).fill("   ");
    await expect(confirm).toBeDisabled();
    await dialog.getByLabel(text.report.reason).fill("Cela blesse quelqu’un");
    await confirm.click();
    await expect(page.getByText(text.done.reported)).toBeVisible();
    await options.click();
    await expect(page.getByRole("menuitem", { name: text.card.alreadyReported })).toBeDisabled();
    await page.getByRole("menuitem", { name: text.card.seeReport }).click();
    await expect(dialog.getByText("Cela blesse quelqu’un")).toBeVisible();
  });
