import type { Page } from "@playwright/test";
import chatEn from "@/messages/en/chat.json" with { type: "json" };
import en from "@/messages/en/conversations.json" with { type: "json" };
import ui from "@/messages/en/ui.json" with { type: "json" };
import { browserClient } from "../../support/api";
import { expect, holdRequests, signInAs, test } from "../../support/browser";
import { insertConversation, insertMessage, send } from "../../support/chat";
import { sql } from "../../support/database";
import { startGroupConversation } from "../../support/group-conversations";
import { messageMenu, openChat, twoFriends } from "../../support/open-chat";
import { student, suspend } from "../../support/users";

const bubble = (page: Page, text: string) => page.getByRole("article").filter({ hasText: text });

async function choose(page: Page, text: string, entry: string): Promise<void> {
  await messageMenu(bubble(page, text), chatEn).press("Enter");
  await page.getByRole("menuitem", { name: entry, exact: true }).press("Enter");
}

test("by keyboard, the focus stays on a message that is edited or deleted", async ({ context, page }) => {
  const { ines, id } = await twoFriends();
  const client = await browserClient(ines);
  await send(client, id, "Première");
  await send(client, id, "Deuxième");
  await openChat(context, page, ines, "en", id);
  await choose(page, "Première", chatEn.edit);
  await page.keyboard.press("Escape");
  await expect(bubble(page, "Première")).toBeFocused();
  await choose(page, "Première", chatEn.edit);
  await page.getByLabel(chatEn.editLabel).fill("Corrigée");
  await page.reload();
  await choose(page, "Première", chatEn.edit);
  await expect(page.getByLabel(chatEn.editLabel)).toHaveValue("Corrigée");
  await page.getByRole("button", { name: ui.cancel }).press("Enter");
  await choose(page, "Première", chatEn.edit);
  await expect(page.getByLabel(chatEn.editLabel)).toHaveValue("Première");
  await page.keyboard.type(", corrigée");
  await page.keyboard.press("Enter");
  await expect(bubble(page, "Première, corrigée")).toBeFocused();
  await choose(page, "Deuxième", chatEn.remove);
  await page.getByRole("dialog").getByRole("button", { name: chatEn.remove }).press("Enter");
  await expect(bubble(page, chatEn.removed)).toBeFocused();
});

test("a message's form closes when the edit is saved, unless more was typed meanwhile", async ({
  context,
  page,
}) => {
  const { ines, id } = await twoFriends();
  await send(await browserClient(ines), id, "Bonjour");
  await openChat(context, page, ines, "en", id);
  await choose(page, "Bonjour", chatEn.edit);
  const box = page.getByLabel(chatEn.editLabel);
  await page.route(
    "**/api/chat/messages/*",
    async (route) => {
      await box.fill("Bonsoir à tous");
      await route.continue();
    },
    { times: 1 },
  );
  await box.fill("Bonsoir");
  const saved = page.waitForResponse("**/api/chat/messages/*");
  await box.press("Enter");
  await saved;
  await expect(page.getByRole("button", { name: chatEn.save })).not.toHaveAttribute("aria-disabled");
  await expect(box).toHaveValue("Bonsoir à tous");
  await box.press("Enter");
  await expect(box).toHaveCount(0);
  await expect(bubble(page, "Bonsoir à tous")).toBeVisible();
});

test("an edited message that is saved does not close its form that was opened again since", async ({
  context,
  page,
}) => {
  const { ines, id } = await twoFriends();
  await send(await browserClient(ines), id, "Bonjour");
  await openChat(context, page, ines, "en", id);
  await choose(page, "Bonjour", chatEn.edit);
  const box = page.getByLabel(chatEn.editLabel);
  await box.fill("Bonsoir");
  const release = await holdRequests(page, "**/api/chat/messages/*");
  const sent = page.waitForRequest("**/api/chat/messages/*");
  await box.press("Enter");
  await sent;
  await box.press("Escape");
  await expect(box).toHaveCount(0);
  await choose(page, "Bonjour", chatEn.edit);
  await box.fill("Bonsoir à tous");
  const saved = page.waitForResponse("**/api/chat/messages/*");
  release();
  await (await saved).finished();
  await expect(page.getByRole("article").getByText(chatEn.edited, { exact: true })).toBeVisible();
  await expect(box).toHaveValue("Bonsoir à tous");
  await page.reload();
  await choose(page, "Bonsoir", chatEn.edit);
  await expect(box, "its draft").toHaveValue("Bonsoir à tous");
});

test("messages of a closed conversation can be deleted, but neither edited nor replied to", async ({
  context,
  page,
}) => {
  const { ines, marc, id } = await twoFriends();
  await send(await browserClient(ines), id, "Bonjour");
  await suspend(marc);
  await openChat(context, page, ines, "en", id);
  await expect(page.getByText(chatEn.closed.replace("{name}", marc.name))).toBeVisible();
  await messageMenu(bubble(page, "Bonjour"), chatEn).press("Enter");
  await expect(page.getByRole("menuitem")).toHaveText([chatEn.copy, chatEn.remove]);
});

test("a conversation marked as unread that ends with the viewer's own message is read when it is opened", async ({
  context,
  page,
}) => {
  const ines = await student();
  const [marc, zoe] = [await student({ name: "Marc Petit" }), await student({ name: "Zoé Martin" })];
  const marked = await insertConversation(ines, marc);
  await insertMessage(marked, ines, "Tu as une minute ?");
  await insertMessage(await insertConversation(ines, zoe), zoe, "Salut");
  await sql`update conversation_members set is_marked_unread = true
    where conversation_id = ${marked} and user_id = ${ines.id}`;
  await signInAs(context, ines, { locale: "en" });
  await page.goto("/student/dashboard/chat");
  const row = page.getByRole("list", { name: chatEn.conversations }).getByRole("listitem");
  await expect(row.filter({ hasText: "Marc" }).getByText(en.markedUnread)).toBeAttached();
  await row.filter({ hasText: "Marc" }).getByRole("link").click();
  await expect(page.getByText(en.markedUnread)).toHaveCount(0);
  await expect(page).toHaveTitle(/^(?!\()/);
});

test("saving a group without a name unchanged does not name it", async ({ context, page }) => {
  const [ines, marc] = [await student({ name: "Inès Moreau" }), await student({ name: "Marc Petit" })];
  const owner = { user: ines, browser: await browserClient(ines) };
  const member = { user: marc, browser: await browserClient(marc) };
  const id = await startGroupConversation(owner, [member], "");
  await openChat(context, page, ines, "en", id);
  const dialog = page.getByRole("dialog", { name: en.group });
  await page.getByRole("button", { name: "2 members" }).click();
  await expect(dialog.getByLabel(en.groupName)).toHaveValue("Marc Petit");
  await dialog.getByRole("button", { name: en.save }).click();
  await dialog.getByLabel(en.groupName).fill("Projet");
  await dialog.getByRole("button", { name: en.save }).click();
  await expect(page.getByRole("heading", { name: "Projet" })).toBeVisible();
  const names = await sql`select content from messages where conversation_id = ${id} and event = 'renamed'`;
  expect(names).toEqual([{ content: "Projet" }]);
});

test("a device whose clock is an hour ahead offers to edit and delete a new message", async ({
  context,
  page,
}) => {
  const { ines, id } = await twoFriends();
  await send(await browserClient(ines), id, "Bonjour");
  await page.clock.setFixedTime(Date.now() + 3_600_000);
  const loaded = page.waitForResponse((response) => response.url().includes(`/conversations/${id}/messages`));
  await openChat(context, page, ines, "en", id);
  await loaded;
  await messageMenu(bubble(page, "Bonjour"), chatEn).press("Enter");
  for (const entry of [chatEn.edit, chatEn.remove])
    await expect(page.getByRole("menuitem", { name: entry, exact: true })).toBeVisible();
});
