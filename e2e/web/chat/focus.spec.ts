import en from "@/messages/en/chat.json" with { type: "json" };
import { expect, signInAs, test, viewports } from "../../support/browser";
import { insertConversation, insertMessage } from "../../support/chat";
import { sql } from "../../support/database";
import { messageMenu, openChat, sendToSuspended, twoFriends } from "../../support/open-chat";
import { student } from "../../support/users";

test("by keyboard, the focus stays in a conversation whose request is accepted", async ({
  context,
  page,
}) => {
  const [ines, marc] = [await student(), await student()];
  const id = await insertConversation(marc, ines, { isAccepted: false });
  await insertMessage(id, marc, "Bonjour");
  await signInAs(context, ines, { locale: "en" });
  await page.goto(`/student/dashboard/chat?conversation=${id}`);
  const accept = page.getByRole("button", { name: en.accept, exact: true });
  await accept.press("Enter");
  await expect(accept).toHaveCount(0);
  await expect(
    page.getByRole("region", { name: en.with.replace("{name}", marc.name) }).and(page.locator(":focus")),
  ).toBeVisible();
});

test("by keyboard, the focus stays in the messages when a rejected one is deleted", async ({ page }) => {
  await sendToSuspended(page, await twoFriends(), "Anybody?");
  await page.getByRole("button", { name: en.cancel }).press("Enter");
  await expect(page.getByText("Anybody?")).toBeHidden();
  await expect(page.getByRole("main").locator(":focus")).toBeVisible();
});

test("by keyboard, the focus stays in a conversation when a quote, a reaction and the search are removed", async ({
  context,
  page,
}) => {
  const { ines, marc, id } = await twoFriends();
  const bonjour = await insertMessage(id, marc, "Bonjour");
  await sql`insert into message_reactions (conversation_id, message_id, user_id, emoji)
    values (${id}, ${bonjour}, ${ines.id}, '👍')`;
  await openChat(context, page, ines, "en", id);
  const bubble = page.getByRole("article").filter({ hasText: "Bonjour" });
  const conversation = page.getByRole("region", { name: en.with.replace("{name}", marc.name) });
  const focused = conversation.locator(":focus").or(conversation.and(page.locator(":focus")));
  await messageMenu(bubble, en).press("Enter");
  await page.getByRole("menuitem", { name: en.reply, exact: true }).press("Enter");
  await page.getByRole("button", { name: en.cancelReply }).press("Enter");
  await expect(page.getByRole("button", { name: en.cancelReply })).toHaveCount(0);
  await expect(focused).toBeVisible();
  const reaction = bubble.getByRole("list", { name: en.reactions.list }).getByRole("button");
  await reaction.press("Enter");
  await expect(reaction).toHaveCount(0);
  await expect(focused).toBeVisible();
  await page.getByRole("button", { name: en.messageSearch.open }).press("Enter");
  const search = page.getByRole("searchbox", { name: en.messageSearch.inConversation });
  await search.press("Escape");
  await expect(search).toHaveCount(0);
  await expect(focused).toBeVisible();
});

test("by keyboard, the focus follows a conversation that is opened and closed on a narrow screen", async ({
  context,
  page,
}) => {
  const { ines, marc, id } = await twoFriends();
  await insertMessage(id, marc, "Bonjour");
  await page.setViewportSize(viewports.phone);
  await signInAs(context, ines, { locale: "en" });
  await page.goto("/student/dashboard/chat");
  const conversation = page.getByRole("region", { name: en.with.replace("{name}", marc.name) });
  await page.getByRole("list", { name: en.conversations }).getByRole("link").press("Enter");
  await expect(conversation).toBeVisible();
  await page.keyboard.press("Tab");
  const back = conversation.getByRole("button", { name: en.back, exact: true });
  await expect(back).toBeFocused();
  await back.press("Enter");
  await expect(conversation).toBeHidden();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: en.new, exact: true })).toBeFocused();
});

test("by keyboard, the dialog that an item of a menu loads gives the focus back to the menu's button", async ({
  context,
  page,
}) => {
  const { ines, marc, id } = await twoFriends();
  await insertMessage(id, marc, "Bonjour");
  await openChat(context, page, ines, "en", id);
  const options = page
    .getByRole("list", { name: en.conversations })
    .getByRole("button", { name: en.options.replace("{name}", marc.name) });
  const dialog = page.getByRole("dialog");
  // The first time, the code of menu and dialog is still loading.
  for (let round = 0; round < 2; round++) {
    await options.press("Enter");
    await page.getByRole("menuitem", { name: en.delete, exact: true }).press("Enter");
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(options).toBeFocused();
  }
});
