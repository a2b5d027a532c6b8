import { groupChannel } from "@/lib/core/realtime/channels";
import { createPost } from "@/lib/posts/contract";
import { expect, holdRequests, signInAs, test, waitForSubscription } from "../../support/browser";
import { sql } from "../../support/database";
import { openFeed } from "../../support/feed-page";
import { groupsPath } from "../../support/group-pages";
import { groupOfTwo, insertGroup, insertMember } from "../../support/groups";
import { imageFile } from "../../support/images";
import { interruptible } from "../../support/interruption";
import { messages } from "../../support/messages";
import { insertPost } from "../../support/posts";
import { randomKey } from "../../support/random-key";
import { student } from "../../support/users";

for (const [locale, t] of [
  ["fr", messages.fr.groups],
  ["en", messages.en.groups],
] as const)
  test(`shows the posts of a public group to a student who joins it, but none of a private one, in ${locale}`, async ({
    context,
    page,
  }) => {
    const [ines, zoe] = [await student(), await student({ locale })];
    const key = randomKey();
    const closed = await insertGroup(ines, { visibility: "private" });
    const open = await insertGroup(ines);
    for (const group of [closed, open]) await insertPost({ by: ines, group, content: `Secret ${key}` });
    await signInAs(context, zoe, { locale });
    await page.goto(`${groupsPath}/${closed}/overview`);
    await expect(page.getByText(t.postsPrivate)).toBeVisible();
    await expect(page.getByText(key)).toHaveCount(0);
    await page.goto(`${groupsPath}/${open}/overview`);
    await expect(page.getByRole("article").filter({ hasText: key })).toBeVisible();
    const composer = page.getByRole("form", { name: messages[locale].posts.compose.label });
    await expect(composer).toHaveCount(0);
    await page
      .getByRole("button", { name: new RegExp(`^${t.join}|${t.joinName.split(" ")[0]}`) })
      .first()
      .click();
    await page.getByRole("dialog").getByRole("button", { name: t.join, exact: true }).click();
    await expect(composer).toBeVisible();
  });

for (const [locale, t] of [
  ["fr", messages.fr.posts],
  ["en", messages.en.posts],
] as const)
  test(`a member posts an image in the group, and another sees it there and in the feed, in ${locale}`, async ({
    browser,
    context,
    page,
  }) => {
    const [ines, zoe] = [await student({ locale }), await student({ locale })];
    const name = `Club ${randomKey()}`;
    const group = await insertGroup(ines, { name, visibility: "private" });
    await insertMember(group, zoe);
    const overview = `${groupsPath}/${group}/overview`;
    const other = await browser.newContext();
    await signInAs(other, zoe, { locale });
    const viewer = await other.newPage();
    const subscribed = waitForSubscription(viewer, groupChannel(group));
    await viewer.goto(overview);
    await subscribed;

    await signInAs(context, ines, { locale });
    await page.goto(overview);
    const text = `Entre nous ${crypto.randomUUID()}`;
    const form = page.getByRole("form", { name: t.compose.label });
    await form.getByLabel(t.compose.groupPlaceholder).fill(text);
    const buffer = Buffer.from(await (await imageFile()).arrayBuffer());
    await form.locator("input[type=file]").setInputFiles({ name: "un.jpg", mimeType: "image/jpeg", buffer });
    await form.getByRole("button", { name: t.compose.post, exact: true }).click();
    const card = page.getByRole("article").filter({ hasText: text });
    await expect(card.locator("img[srcset]")).toHaveCount(1);

    await viewer.getByRole("button", { name: /nouvelles? publications?|new posts?/ }).click();
    await expect(viewer.getByRole("article").filter({ hasText: text })).toBeVisible();
    const inFeed = await openFeed(viewer, text);
    await expect(inFeed.locator("img[srcset]")).toHaveCount(1);
    await inFeed.getByRole("link", { name }).click();
    await expect(viewer.getByRole("heading", { name, level: 1 })).toBeVisible();
    await other.close();
  });

test("the page after one that has only pinned posts starts with the newest post", async ({
  context,
  page,
}) => {
  const ines = await student({ locale: "fr" });
  const group = await insertGroup(ines);
  const at = new Date(Date.now() - 3_600_000);
  for (let count = 0; count < 10; count++) await insertPost({ by: ines, group, pinned: true, at });
  const content = `Toute neuve ${crypto.randomUUID()}`;
  await insertPost({ by: ines, group, content });
  await signInAs(context, ines, { locale: "fr" });
  await page.goto(`${groupsPath}/${group}/overview`);
  await expect(page.getByRole("article")).toHaveCount(10);
  await page.getByRole("link", { name: messages.fr.ui.pages.next }).click();
  await expect(page.getByRole("article").filter({ hasText: content })).toBeVisible();
});

test("the page after one on which the newest post is pinned skips no post", async ({ context, page }) => {
  const ines = await student({ locale: "fr" });
  const group = await insertGroup(ines);
  const texts = Array.from({ length: 12 }, (_, age) => `Texte ${age} ${crypto.randomUUID()}`);
  for (const [age, content] of [...texts.entries()].reverse())
    await insertPost({
      by: ines,
      group,
      content,
      pinned: age === 0,
      at: new Date(Date.now() - age * 60_000),
    });
  await signInAs(context, ines, { locale: "fr" });
  await page.goto(`${groupsPath}/${group}/overview`);
  const cards = page.getByRole("article");
  await expect(cards).toContainText(texts.slice(0, 10));
  await page.getByRole("link", { name: messages.fr.ui.pages.next }).click();
  await expect(cards).toContainText(texts.slice(10));
});

test("the first post of the next page moves up when one is deleted, and an empty last page links to the one before", async ({
  context,
  page,
}) => {
  const { posts: t, ui } = messages.fr;
  const ines = await student({ locale: "fr" });
  const group = await insertGroup(ines);
  for (let age = 12; age > 0; age--)
    await insertPost({ by: ines, group, content: `Texte ${age}.`, at: new Date(Date.now() - age * 60_000) });
  await signInAs(context, ines, { locale: "fr" });
  await page.goto(`${groupsPath}/${group}/overview`);
  const cards = page.getByRole("article");
  const removePost = async (text: string) => {
    await cards
      .filter({ hasText: text })
      .getByRole("button", { name: t.card.options.replace("{name}", ines.name) })
      .click();
    await page.getByRole("menuitem", { name: t.card.delete }).click();
    const dialog = page.getByRole("dialog", { name: t.delete.title });
    await dialog.getByRole("button", { name: t.delete.confirm }).click();
    await expect(cards.filter({ hasText: text })).toHaveCount(0);
  };
  await removePost("Texte 1.");
  await expect(cards).toContainText([2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((age) => `Texte ${age}.`));
  const pages = page.getByRole("navigation", { name: ui.pages.label });
  await pages.getByRole("link", { name: ui.pages.next }).click();
  await expect(cards).toContainText(["Texte 12."]);
  await removePost("Texte 12.");
  await expect(pages.getByText(ui.pages.beyondEnd)).toBeVisible();
  await expect(page.getByText(t.feed.emptyTitle)).toHaveCount(0);
  await pages.getByRole("link").click();
  await expect(cards).toHaveCount(10);
  await expect(pages).toHaveCount(0);
});

for (const [first, held] of [
  ["posts", /_rsc=/],
  ["page", /\/api\/groups\/\d+\/posts/],
] as const)
  test(`after a gap in the connection a group announces new posts and removes none, with its ${first} fetched first`, async ({
    context,
    page,
  }) => {
    const [ines, marc] = [await student({ locale: "fr" }), await student()];
    const group = await insertGroup(ines);
    await insertMember(group, marc);
    const { subscribed, interrupt } = await interruptible(page, groupChannel(group));
    const texts = Array.from({ length: 10 }, (_, index) => `Texte ${index} ${crypto.randomUUID()}`);
    for (const [index, content] of texts.entries())
      await insertPost({ by: ines, group, content, pinned: index === 0 });
    await signInAs(context, ines, { locale: "fr" });
    await page.goto(`${groupsPath}/${group}/overview`);
    await subscribed;
    const cards = page.getByRole("article");
    await expect(cards).toHaveCount(10);
    // Inserts posts without an event, as during the gap.
    for (let count = 0; count < 2; count++) await insertPost({ by: marc, group });
    await holdRequests(page, held);
    await interrupt();
    await expect(page.getByRole("button", { name: "2 nouvelles publications" })).toBeVisible({
      timeout: 20_000,
    });
    await expect(cards).toContainText([...texts].reverse().slice(0, 9));
  });

test("keeps a post that is published while a gap is being caught up", async ({ context, page }) => {
  const ines = await student({ locale: "fr" });
  const group = await insertGroup(ines);
  const { id } = await insertPost({ by: ines, group, content: "Avant" });
  const { subscribed, interrupt } = await interruptible(page, groupChannel(group));
  await signInAs(context, ines, { locale: "fr" });
  await page.goto(`${groupsPath}/${group}/overview`);
  await subscribed;
  // Changes the post without an event, as during the gap.
  await sql`update posts set content = 'Après' where id = ${id}`;
  const published = page.waitForResponse(
    (response) => response.request().method() === "POST" && response.url().endsWith("/api/posts"),
  );
  let onRead = () => {};
  const hasRead = new Promise<void>((resolve) => {
    onRead = resolve;
  });
  await page.route(`**/api/groups/${group}/posts*`, async (route) => {
    const response = await route.fetch();
    onRead();
    await published;
    await route.fulfill({ response });
  });
  await interrupt();
  await hasRead;
  const { compose: t } = messages.fr.posts;
  await page.getByLabel(t.groupPlaceholder).fill("Pendant");
  await page.getByRole("button", { name: t.post, exact: true }).click();
  await expect(page.getByRole("article")).toContainText(["Pendant", "Après"]);
});

test("a new post that the list already shows is no longer announced", async ({ context, page }) => {
  const t = messages.fr.posts.feed;
  const { ines, marc, id } = await groupOfTwo();
  await signInAs(context, ines.user, { locale: "fr" });
  const subscribed = waitForSubscription(page, groupChannel(id));
  await page.goto(`${groupsPath}/${id}/overview`);
  await subscribed;
  const content = `Première ${crypto.randomUUID()}`;
  await marc.browser.call(createPost, { body: { content, group_id: id } });
  const announcement = page.getByRole("button", { name: /nouvelles? publications?/ });
  await expect(announcement).toBeVisible();
  await page.getByRole("button", { name: t.refresh, exact: true }).click();
  await expect(page.getByRole("article").filter({ hasText: content })).toBeVisible();
  await expect(announcement).toHaveCount(0);
});
