import messagesEn from "@/messages/en/posts.json" with { type: "json" };
import messagesFr from "@/messages/fr/posts.json" with { type: "json" };
import { expectNoSidewaysScroll } from "../../support/accessibility";
import { expect, holdRequests, signInAs, test, viewports } from "../../support/browser";
import { openFeed } from "../../support/feed-page";
import { imageFile } from "../../support/images";
import { insertPost } from "../../support/posts";
import { student } from "../../support/users";

for (const [locale, texts] of [
  ["fr", messagesFr],
  ["en", messagesEn],
] as const)
  for (const [device, viewport] of Object.entries(viewports))
    test(`a student posts two photos, likes, comments, edits and deletes, in ${locale} on a ${device}`, async ({
      page,
      context,
    }) => {
      await page.setViewportSize(viewport);
      await signInAs(context, await student(), { locale });
      await page.goto("/student/dashboard");
      const text = `Sous le préau ${crypto.randomUUID()}`;
      const form = page.getByRole("form", { name: texts.compose.label });
      const send = form.getByRole("button", { name: texts.compose.post, exact: true });
      await expect(send).toBeDisabled();
      await expect(send).toHaveAccessibleDescription(texts.compose.empty);
      const box = form.getByLabel(texts.compose.placeholder);
      const heightOfBox = async () => (await box.boundingBox())?.height;
      await expect.poll(heightOfBox).toBe(44);
      await box.focus();
      await expect.poll(heightOfBox).toBeGreaterThan(80);
      await expect(form.getByText(texts.compose.empty)).toBeVisible();
      await box.fill(text);
      await expect(form.getByText(texts.compose.empty)).toHaveCount(0);
      const photo = Buffer.from(await (await imageFile()).arrayBuffer());
      await form.locator("input[type=file]").setInputFiles([
        { name: "un.jpg", mimeType: "image/jpeg", buffer: photo },
        { name: "deux.jpg", mimeType: "image/jpeg", buffer: photo },
      ]);
      const alt = form.getByLabel(texts.compose.alt).first();
      await alt.fill("Une cour verte");
      await alt.press("Enter");
      await expect(form.getByRole("progressbar")).toHaveCount(0);
      await expect(alt).toHaveValue("Une cour verte");
      await send.click();
      await expect(page.getByText(texts.done.created)).toBeVisible();
      const card = page.getByRole("article").filter({ hasText: text });
      await expect(card.locator("img[srcset]")).toHaveCount(2);
      await expect(card.getByAltText("Une cour verte")).toBeVisible();
      await card.getByRole("button", { name: /Une cour verte$/ }).click();
      const image = (number: number) =>
        page.getByRole("dialog", { name: new RegExp(`^Image ${number} (of|sur) 2$`) });
      await expect(image(1)).toBeVisible();
      await page.keyboard.press("ArrowRight");
      await expect(image(2)).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(image(2)).toBeHidden();

      const like = card.getByRole("button", { name: new RegExp(`^${texts.card.like}`) });
      await like.click();
      await expect(like).toHaveAttribute("aria-pressed", "true");
      await expect(like).toContainText("1");

      await card.getByRole("button", { name: new RegExp(`^${texts.card.comment} \\(`) }).click();
      await expect(card.getByText(texts.comments.empty)).toBeVisible();
      await card.getByLabel(texts.comments.label).fill("Belle photo");
      await card.getByRole("button", { name: texts.comments.send, exact: true }).click();
      // Closes the toast: on a phone, it would cover the button that is pressed next.
      await page.getByText(texts.comments.posted).click();
      await expect(card.getByText("Belle photo")).toBeVisible();

      await card.getByRole("button", { name: /^Options (de la publication|for the post)/ }).click();
      await page.getByRole("menuitem", { name: texts.card.edit }).click();
      const dialog = page.getByRole("dialog", { name: texts.edit.title });
      await expect(dialog.getByText(texts.edit.original)).toHaveCount(2);
      await dialog.getByLabel(texts.edit.content).fill("");
      await expect(dialog.getByRole("button", { name: texts.edit.update })).toBeDisabled();
      await dialog.getByLabel(texts.edit.content).fill(`${text} (bis)`);
      const removeOther = new RegExp(`^${texts.compose.removeImage.replace("{name}", "[12]")}$`);
      await expect(dialog.getByRole("button", { name: removeOther })).toBeVisible();
      await dialog.getByRole("button", { name: /(Retirer|Remove).*Une cour verte/ }).click();
      await dialog.getByRole("button", { name: texts.edit.update }).click();
      await expect(page.getByText(texts.done.updated)).toBeVisible();
      await expect(card.locator("img[srcset]")).toHaveCount(1);
      await expect(card).toContainText("(bis)");

      await openFeed(page, `${text} (bis)`);
      await expect(card).toContainText("(bis)");
      await card.getByRole("button", { name: /^Options (de la publication|for the post)/ }).click();
      await page.getByRole("menuitem", { name: texts.card.delete }).click();
      const confirmation = page.getByRole("dialog", { name: texts.delete.title });
      await expect(confirmation.getByText(texts.delete.text)).toBeVisible();
      await confirmation.getByRole("button", { name: texts.delete.confirm }).click();
      await expect(page.getByText(texts.done.deleted)).toBeVisible();
      await expect(card).toHaveCount(0);
    });

test("the dialog that edits a post says when the post has only images and needs a text", async ({
  page,
  context,
}) => {
  const anna = await student();
  const [withText, withoutText] = [
    await insertPost({ by: anna }),
    await insertPost({ by: anna, content: "" }),
  ];
  await signInAs(context, anna, { locale: "fr" });
  for (const [{ id }, hints] of [
    [withText, 0],
    [withoutText, 1],
  ] as const) {
    await page.goto(`/posts/${id}`);
    await page.getByRole("button", { name: messagesFr.card.options.replace("{name}", anna.name) }).click();
    await page.getByRole("menuitem", { name: messagesFr.card.edit }).click();
    await expect(page.getByRole("dialog").getByText(messagesFr.edit.needsText)).toHaveCount(hints);
  }
});

test("the HTML contains three posts, and the others are shown after hydration", async ({ page, context }) => {
  const author = await student();
  for (let index = 0; index < 4; index++) await insertPost({ by: author });
  await signInAs(context, author, { locale: "fr" });
  const html = await (await context.request.get("/student/dashboard")).text();
  expect(html.match(/<article/g)).toHaveLength(3);
  await page.goto("/student/dashboard");
  const articles = page.getByRole("article");
  // Located by its URL, because other tests delete posts above it.
  const url = await articles.nth(3).locator('a[href^="/posts/"]').first().getAttribute("href");
  const like = articles
    .filter({ has: page.locator(`a[href="${url}"]`) })
    .getByRole("button", { name: new RegExp(`^${messagesFr.card.like}`) });
  await like.click();
  await expect(like).toHaveAttribute("aria-pressed", "true");
});

test("a desktop shows links to the pages, and a phone the number of the current one", async ({
  page,
  context,
}) => {
  const author = await student();
  // The posts are old: new ones would push those of other tests off the feed.
  const at = new Date(Date.UTC(2020, 0, 1));
  await Promise.all(Array.from({ length: 11 }, () => insertPost({ by: author, at })));
  await signInAs(context, author, { locale: "fr" });
  await page.setViewportSize(viewports.desktop);
  await page.goto("/student/dashboard");
  const pages = page.getByRole("navigation", { name: "Pagination" });
  const second = pages.getByRole("link", { name: "Page 2", exact: true });
  await second.click();
  await expect(second).toHaveAttribute("aria-current", "page");
  await expect(pages.getByRole("link", { name: "Précédent" })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(viewports.phone);
  await expect(pages.getByText(/^Page 2 sur \d+$/)).toBeVisible();
  await expect(second).toHaveCount(0);
});

test("ignores input while a post is being sent", async ({ page, context }) => {
  await signInAs(context, await student(), { locale: "fr" });
  const release = await holdRequests(page, "**/api/posts", "POST");
  await page.goto("/student/dashboard");
  const content = `En route ${crypto.randomUUID()}`;
  const box = page.getByLabel(messagesFr.compose.placeholder);
  await box.fill(content);
  await page.getByRole("button", { name: messagesFr.compose.poll, exact: true }).click();
  const option = page.getByLabel(messagesFr.poll.option.replace("{number}", "1"));
  await option.fill("Oui");
  await page.getByLabel(messagesFr.poll.option.replace("{number}", "2")).fill("Non");
  await page.getByRole("button", { name: messagesFr.compose.post, exact: true }).click();
  await expect(box).not.toBeEditable();
  for (const [field, value] of [
    [box, content],
    [option, "Oui"],
  ] as const) {
    await field.press("End");
    await page.keyboard.type(" et plus");
    await expect(field).toHaveValue(value);
  }
  release();
  await expect(page.getByRole("article").filter({ hasText: content })).toBeVisible();
  await expect(box).toBeEditable();
  await expect(box).toHaveValue("");
});

for (const [locale, texts] of [
  ["fr", messagesFr],
  ["en", messagesEn],
] as const)
  test(`an eleventh tag stays in its field until one is removed, in ${locale}`, async ({ page, context }) => {
    await signInAs(context, await student(), { locale });
    await page.goto("/student/dashboard");
    const { compose: t } = texts;
    const form = page.getByRole("form", { name: t.label });
    await form.getByRole("button", { name: t.options, exact: true }).click();
    const field = form.getByLabel(t.tags);
    for (const tag of Array.from({ length: 11 }, (_, index) => `mot${index + 1}`)) {
      await field.fill(tag);
      await field.press("Enter");
    }
    await expect(form.getByText(t.tooManyTags)).toBeVisible();
    await expect(field).toHaveValue("mot11");
    await form.getByRole("button", { name: t.removeTag.replace("{name}", "mot1"), exact: true }).click();
    await expect(form.getByText(t.tooManyTags)).toHaveCount(0);
    await field.press("Enter");
    await expect(form.getByText("#mot11", { exact: true })).toBeVisible();
    await form.getByRole("button", { name: t.removeTag.replace("{name}", "mot2"), exact: true }).click();
    await field.focus();
    // Inserts text as a phone's keyboard does, without a key event for the comma.
    await page.keyboard.insertText("mot12,");
    await expect(form.getByText("#mot12", { exact: true })).toBeVisible();
    await expect(field).toHaveValue("");
  });

test("the tags of a pasted list are added, and one that is too long stays in the field", async ({
  page,
  context,
}) => {
  await signInAs(context, await student(), { locale: "fr" });
  await page.goto("/student/dashboard");
  const { compose: t } = messagesFr;
  const form = page.getByRole("form", { name: t.label });
  await form.getByRole("button", { name: t.options, exact: true }).click();
  const field = form.getByLabel(t.tags);
  const [long, longest] = ["x".repeat(40), "y".repeat(41)];
  await field.focus();
  await page.keyboard.insertText(`${long}, ${longest}, laine`);
  for (const tag of [long, "laine"]) await expect(form.getByText(`#${tag}`, { exact: true })).toBeVisible();
  await expect(field).toHaveValue(longest);
  await expect(form.getByText(t.tagTooLong)).toBeVisible();
});
