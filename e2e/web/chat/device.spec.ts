import type { Page } from "@playwright/test";
import { deleteConversation } from "@/lib/chat/contract";
import { userChannel } from "@/lib/core/realtime/channels";
import en from "@/messages/en/chat.json" with { type: "json" };
import shell from "@/messages/en/shell.json" with { type: "json" };
import { expect, signInAs, test, viewports, waitForSubscription } from "../../support/browser";
import { chattingFriends, insertConversation, insertMessage } from "../../support/chat";
import { sql } from "../../support/database";
import { befriend } from "../../support/friends";
import { messageBox, openChat, twoFriends } from "../../support/open-chat";
import { student } from "../../support/users";

const stored = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("draft:")));

test("a draft and unsent messages belong to one account, and are deleted at sign-out", async ({
  context,
  page,
}) => {
  const { ines, marc, id } = await twoFriends();
  const zoe = await student({ name: "Zoé Martin" });
  await befriend(zoe, marc);
  const ofZoe = await insertConversation(zoe, marc);
  await openChat(context, page, ines, "en", id);
  const box = messageBox(page, en, marc.name);
  await page.route("**/messages", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await box.fill("Of Inès");
  await box.press("Enter");
  await expect(page.getByText(en.pending)).toBeVisible();
  await box.fill("Half a sen");
  await expect.poll(() => stored(page)).toHaveLength(2);
  await page.reload();
  await expect(page.getByText("Of Inès")).toBeVisible();
  await expect(box).toHaveValue("Half a sen");

  // Signs in another account in the same browser, without a sign-out.
  await openChat(context, page, zoe, "en", ofZoe);
  await expect(box).toHaveValue("");
  await expect(page.getByText("Of Inès")).toHaveCount(0);
  await expect.poll(() => stored(page)).toHaveLength(2);

  await openChat(context, page, ines, "en", id);
  await expect(page.getByText("Of Inès")).toBeVisible();
  await page.getByRole("button", { name: shell.profile.label }).click();
  await page.getByRole("button", { name: shell.profile.signOut }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await stored(page)).toEqual([]);
  await page.unroute("**/messages");
  await openChat(context, page, ines, "en", id);
  await expect(box).toHaveValue("");
  expect(await sql`select id from messages where conversation_id = ${id}`).toHaveLength(0);
});

test("the unread count in the title and on the icon clears in all tabs and browsers", async ({
  browser,
  context,
  page,
}) => {
  const { ines, marc, id } = await twoFriends();
  await insertMessage(id, marc, "Bonjour");
  const otherContext = await browser.newContext();
  const [tab, other] = [await context.newPage(), await otherContext.newPage()];
  for (const browserContext of [context, otherContext])
    await signInAs(browserContext, ines, { locale: "en" });
  await page.setViewportSize(viewports.desktop);
  const subscribed = [page, other].map((tabPage) => waitForSubscription(tabPage, userChannel(ines.id)));
  for (const tabPage of [page, other, tab]) await tabPage.goto("/student/dashboard");
  await Promise.all(subscribed);
  const phone = await context.newPage();
  await phone.setViewportSize(viewports.phone);
  await phone.goto("/student/dashboard");
  const menu = phone.getByRole("button", { name: /^Menu/ });
  await expect(menu).toContainText("Messages (one unread conversation)");
  await menu.click();
  const entry = phone.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: /^Messages/ });
  await expect(entry).toContainText("(one unread conversation)");
  const icon = (tabPage: Page) => tabPage.locator('head link[rel="icon"][href^="data:image/png"]');
  for (const tabPage of [page, other, tab]) {
    await expect(tabPage).toHaveTitle(/^\(1\) /);
    await expect(icon(tabPage)).toHaveCount(1);
  }
  await page.goto(`/student/dashboard/chat?conversation=${id}`);
  for (const tabPage of [page, other, tab]) {
    await expect(tabPage).not.toHaveTitle(/^\(/);
    await expect(icon(tabPage)).toHaveCount(0);
  }
  await expect(entry).not.toContainText("unread");
  await otherContext.close();
});

test("a conversation that was deleted on another device loses its messages here and stays usable", async ({
  context,
  page,
}) => {
  const { ines, marc, id } = await chattingFriends();
  await insertMessage(id, marc.user, "Bonjour");
  await openChat(context, page, ines.user, "en", id);
  await expect(page.getByRole("article")).toHaveCount(1);
  expect((await ines.browser.call(deleteConversation, { params: { id } })).status).toBe(200);
  await expect(page.getByRole("article")).toHaveCount(0);
  await messageBox(page, en, marc.user.name).fill("Encore une question");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("article")).toHaveText([/Encore une question/]);
});
