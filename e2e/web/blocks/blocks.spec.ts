import type { Browser } from "@playwright/test";
import { muteUser } from "@/lib/blocks/contract";
import { membersChannel, userChannel } from "@/lib/core/realtime/channels";
import { createPost } from "@/lib/posts/contract";
import { groupPath, studentPaths } from "@/lib/routes";
import { browserClient } from "../../support/api";
import { expect, signInAs, test } from "../../support/browser";
import { block } from "../../support/friends";
import { groupOfTwo } from "../../support/groups";
import { messages } from "../../support/messages";
import { insertPost, moveToTop } from "../../support/posts";
import { student, type TestUser } from "../../support/users";

test("announces a new post to all users except those in a block with its author", async ({ browser }) => {
  const [author, blocked, other] = [await student(), await student(), await student()];
  await block(author, blocked);
  const content = `Bonjour ${crypto.randomUUID()}`;
  const { created, onCreated } = creation();
  const hidden = await openFeed(browser, blocked, content, created);
  const shown = await openFeed(browser, other, content, created);
  const { status, body } = await (await browserClient(author)).call(createPost, { body: { content } });
  expect(status).toBe(201);
  const checked = hidden.waitForCheck();
  onCreated(body.data.id);
  await expect(shown.pill).toBeVisible();
  await checked;
  await expect(hidden.pill).toBeHidden();
  for (const { context } of [hidden, shown]) await context.close();
});

test("an open feed does not announce a post of an author whom the viewer has muted since", async ({
  browser,
}) => {
  const [author, viewer] = [await student(), await student()];
  const content = `Bonjour ${crypto.randomUUID()}`;
  const { created, onCreated } = creation();
  const { context, waitForMessage, waitForCheck, pill } = await openFeed(browser, viewer, content, created);
  await waitForMessage("subscription_succeeded", userChannel(viewer.id));
  await (await browserClient(viewer)).call(muteUser, { body: { user_id: author.id } });
  await waitForMessage("friends:updated", userChannel(viewer.id));
  const { status, body } = await (await browserClient(author)).call(createPost, { body: { content } });
  expect(status).toBe(201);
  const checked = waitForCheck();
  onCreated(body.data.id);
  await checked;
  await expect(pill).toBeHidden();
  await context.close();
});

test("a student who is muted and no longer blocked is listed as muted", async ({ context, page }) => {
  const [viewer, other] = [await student(), await student()];
  await (await browserClient(viewer)).call(muteUser, { body: { user_id: other.id } });
  await block(viewer, other);
  await signInAs(context, viewer, { locale: "en" });
  await page.goto(`${studentPaths.settings}#blocks`);
  await page.getByRole("button", { name: `Unblock ${other.name}` }).click();
  await expect(page.getByText(messages.en.blocks.unblocked)).toBeVisible();
  await page.getByRole("button", { name: `Unmute ${other.name}` }).click();
  await expect(page.getByText(messages.en.blocks.none)).toBeVisible();
});

for (const locale of ["fr", "en"] as const)
  test(`a feed that hides the posts of a muted author does not claim that there are none, in ${locale}`, async ({
    context,
    page,
  }) => {
    const { ines: author, marc: viewer, id } = await groupOfTwo();
    await insertPost({ by: author.user, group: id });
    await signInAs(context, viewer.user, { locale });
    await page.goto(`${groupPath(id)}/overview`);
    await expect(page.getByRole("article")).toHaveCount(1);
    await viewer.browser.call(muteUser, { body: { user_id: author.user.id } });
    await page.reload();
    const text = page.getByText(messages[locale].posts.feed.emptyGroupMember);
    await expect(text).toBeVisible();
    await expect(text).not.toHaveText(/published|publié/);
  });

/** Resolves to the id of a post once `onCreated` is called with it. */
function creation() {
  let onCreated = (_id: number) => {};
  const created = new Promise<number>((resolve) => {
    onCreated = resolve;
  });
  return { created, onCreated: (id: number) => onCreated(id) };
}

/**
 * Opens a feed to which only the post with this id is announced. Those of other tests may push it off the first page,
 * which a feed that hides authors then reads.
 */
async function openFeed(browser: Browser, viewer: TestUser, content: string, created: Promise<number>) {
  const context = await browser.newContext();
  await signInAs(context, viewer, { locale: "en" });
  const page = await context.newPage();
  const received: string[] = [];
  const waitForMessage = (event: string, channel: string) =>
    expect
      .poll(() => received.some((text) => text.includes(event) && text.includes(`"${channel}"`)))
      .toBe(true);
  await page.routeWebSocket(/.*/, (socket) => {
    socket.connectToServer().onMessage(async (message) => {
      const text = String(message);
      const [, id] = /post:created.*id\D+(\d+)/.exec(text) ?? [];
      if (id && Number(id) !== (await created)) return;
      socket.send(message);
      received.push(text);
    });
  });
  await page.goto("/student/dashboard");
  await waitForMessage("subscription_succeeded", membersChannel);
  const isFeed = (url: URL) => url.pathname === "/api/posts";
  await page.route(isFeed, async (route) => {
    await moveToTop(content);
    await route.continue();
  });
  const waitForCheck = () => page.waitForResponse((response) => isFeed(new URL(response.url())));
  return { context, waitForMessage, waitForCheck, pill: page.getByRole("button", { name: /new posts?/i }) };
}
