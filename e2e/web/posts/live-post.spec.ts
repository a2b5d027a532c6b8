import type { BrowserContext, Locator, Page, Route } from "@playwright/test";
import type { Locale } from "@/lib/core/i18n/locales";
import { membersChannel } from "@/lib/core/realtime/channels";
import { createComment, deleteComment } from "@/lib/posts/comments-contract";
import { deletePost, likePost, updatePost } from "@/lib/posts/contract";
import { browserClient } from "../../support/api";
import { expect, signInAs, test, waitForSubscription } from "../../support/browser";
import { insertComment } from "../../support/comments";
import { sql } from "../../support/database";
import { groupOfTwo } from "../../support/groups";
import { interruptible } from "../../support/interruption";
import { messages } from "../../support/messages";
import { insertPost } from "../../support/posts";
import { student } from "../../support/users";

for (const [locale, t] of [
  ["fr", messages.fr.posts],
  ["en", messages.en.posts],
] as const)
  test(`likes, comments, an edit and a deletion reach a post's open page, in ${locale}`, async ({
    page,
    context,
  }) => {
    const { author, by, id, card } = await openPost(page, context, locale);
    await by.call(likePost, { params: { id } });
    await expect(card.getByRole("button", { name: new RegExp(`^${t.card.like} \\(`) })).toContainText("1");
    await by.call(createComment, { params: { id }, body: { content: "Bravo à tous" } });
    await expect(card.getByRole("listitem").filter({ hasText: "Bravo à tous" })).toHaveCount(1);
    await expect(card.getByRole("status").filter({ hasText: `${author.name}: Bravo à tous` })).toHaveCount(1);
    await by.call(updatePost, { params: { id }, body: { content: "Après" } });
    await expect(card).toContainText("Après");
    await by.call(deletePost, { params: { id } });
    await expect(
      page.getByRole("status").getByRole("heading", { name: t.page.unavailableTitle }),
    ).toBeVisible();
    await page.getByRole("link", { name: t.page.unavailableHome }).click();
    await expect(page).toHaveURL("/student/dashboard");
  });

test("the open page of a post of a group says to a removed member that it is not available", async ({
  context,
  page,
}) => {
  const { ines, marc, id: group } = await groupOfTwo();
  const { id } = await insertPost({ by: ines.user, group });
  await signInAs(context, marc.user, { locale: "en" });
  await page.goto(`/en/posts/${id}`);
  const like = page.getByRole("article").first().getByRole("button", { name: /^Like/ });
  await like.click();
  await expect(like).toHaveAttribute("aria-pressed", "true");
  await sql`delete from group_members where group_id = ${group} and user_id = ${marc.user.id}`;
  await like.click();
  await expect(page.getByRole("status").filter({ hasText: "you no longer have access" })).toBeVisible();
});

test("a post's open page loads changes that were made while the connection was down", async ({
  context,
  page,
}) => {
  const author = await student();
  const { id } = await insertPost({ by: author, content: "Avant" });
  const { subscribed, interrupt } = await interruptible(page, membersChannel);
  await signInAs(context, await student(), { locale: "fr" });
  await page.goto(`/posts/${id}`);
  await subscribed;
  const card = page.getByRole("article").first();
  // Changes the post without an event, as during the gap.
  await sql`update posts set content = 'Après' where id = ${id}`;
  await insertComment({ on: id, by: author, content: "Pendant" });
  await interrupt();
  await expect(card).toContainText("Après", { timeout: 20_000 });
  await expect(card.getByRole("listitem").filter({ hasText: "Pendant" })).toHaveCount(1);
});

test("a deleted comment does not return with a response that arrives late", async ({ context, page }) => {
  const { by, id, card } = await openPost(page, context);
  const item = (text: string) => card.getByRole("listitem").filter({ hasText: text });
  const write = async (content: string) =>
    (await by.call(createComment, { params: { id }, body: { content } })).body.data.id;
  const { isRead, release } = await holdFirstResponse(page, `**/api/posts/${id}/comments?*`);
  const first = await write("Premier");
  await isRead;
  await by.call(deleteComment, { params: { id: first } });
  await write("Deuxième");
  await expect(item("Deuxième")).toHaveCount(1);
  const wasShown = await watchText(card, "Premier");
  const late = page.waitForResponse(`**/api/posts/${id}/comments?*`);
  release();
  await (await late).finished();
  await write("Troisième");
  await expect(item("Troisième")).toHaveCount(1);
  await expect(item("Deuxième")).toHaveCount(1);
  expect(await wasShown()).toBe(false);
});

test("an earlier text of a post does not return with a response that arrives late", async ({
  context,
  page,
}) => {
  const { by, id, card } = await openPost(page, context);
  const write = (content: string) => by.call(updatePost, { params: { id }, body: { content } });
  const { isRead, release } = await holdFirstResponse(page, `**/api/posts/${id}`);
  await write("Premier");
  await isRead;
  await write("Deuxième");
  await expect(card).toContainText("Deuxième");
  const wasShown = await watchText(card, "Premier");
  const late = page.waitForResponse(`**/api/posts/${id}`);
  release();
  await (await late).finished();
  await write("Troisième");
  await expect(card).toContainText("Troisième");
  expect(await wasShown()).toBe(false);
});

/** Opens the page of a new post as another student; `by` is the browser of its author. */
async function openPost(page: Page, context: BrowserContext, locale: Locale = "fr") {
  const author = await student();
  const { id } = await insertPost({ by: author, content: "Avant" });
  await signInAs(context, await student({ locale }), { locale });
  const subscribed = waitForSubscription(page, membersChannel);
  await page.goto(`${locale === "en" ? "/en" : ""}/posts/${id}`);
  await subscribed;
  const card = page.getByRole("article").first();
  await expect(card).toContainText("Avant");
  return { author, by: await browserClient(author), id, card };
}

/** Holds back what the server has answered to the first matching request until `release` is called. */
async function holdFirstResponse(page: Page, url: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let read = () => {};
  const isRead = new Promise<void>((resolve) => {
    read = resolve;
  });
  const hold = async (route: Route) => {
    const response = await route.fetch();
    read();
    await released;
    await route.fulfill({ response });
  };
  await page.route(url, hold, { times: 1 });
  return { isRead, release };
}

/** Returns a function that resolves to whether the element has shown the text since. */
async function watchText(locator: Locator, text: string): Promise<() => Promise<boolean>> {
  const handle = await locator.evaluateHandle((element, text) => {
    const state = { wasShown: false };
    new MutationObserver(() => {
      if (element.textContent?.includes(text)) state.wasShown = true;
    }).observe(element, { subtree: true, childList: true, characterData: true });
    return state;
  }, text);
  return () => handle.evaluate(({ wasShown }) => wasShown);
}

test("a visitor's page of a post opens no connection", async ({ page }) => {
  const sockets: string[] = [];
  page.on("websocket", (socket) => sockets.push(socket.url()));
  const { id } = await insertPost({ content: "Bonjour" });
  await page.goto(`/posts/${id}`);
  await expect(page.getByRole("article").first()).toContainText("Bonjour");
  await page.waitForLoadState("networkidle");
  expect(sockets).toEqual([]);
});
