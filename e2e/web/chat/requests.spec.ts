import { userChannel } from "@/lib/core/realtime/channels";
import { joinGroup } from "@/lib/groups/members-contract";
import { expectAccessible } from "../../support/accessibility";
import { browserClient } from "../../support/api";
import { expect, holdRequests, signInAs, test, viewports, waitForSubscription } from "../../support/browser";
import { insertConversation, insertMessage, send } from "../../support/chat";
import { sql } from "../../support/database";
import { relationOf } from "../../support/friends";
import { insertGroup } from "../../support/groups";
import { messages } from "../../support/messages";
import { student } from "../../support/users";

for (const [locale, device] of [
  ["fr", "phone"],
  ["en", "desktop"],
] as const)
  test(`the receiver of a request blocks its sender, in ${locale} on a ${device}`, async ({
    browser,
    context,
    page,
  }) => {
    const t = messages[locale].chat;
    const [ines, marc] = [await student({ name: "Inès Moreau" }), await student({ name: "Marc Petit" })];
    const id = await insertConversation(ines, marc, { isAccepted: false });
    await insertMessage(id, marc, "Bonjour ?");
    const marcContext = await browser.newContext({ viewport: viewports[device] });
    const marcPage = await marcContext.newPage();
    await signInAs(marcContext, marc, { locale });
    await marcPage.goto(`/student/dashboard/chat?conversation=${id}`);
    await expect(marcPage.getByText(t.requestSent.replace("{name}", ines.name))).toBeVisible();

    await signInAs(context, ines, { locale });
    await page.setViewportSize(viewports[device]);
    await page.goto(`/student/dashboard/chat?conversation=${id}`);
    const conversation = page.getByRole("region", { name: t.with.replace("{name}", marc.name) });
    const block = conversation.getByRole("button", { name: t.block, exact: true });
    await block.click();
    const dialog = page.getByRole("dialog", { name: t.blockTitle.replace("{name}", marc.name) });
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(block).toBeFocused();
    expect(await relationOf(ines, marc)).toMatchObject({ blocks: 0 });
    await block.press("Enter");
    await dialog.getByRole("button", { name: t.block, exact: true }).click();
    await expect(page.getByText(t.blocked)).toBeVisible();
    await expect(conversation).toHaveCount(0);
    await page.getByRole("button", { name: t.requests, exact: true }).click();
    await expect(page.getByText(t.noRequests)).toBeVisible();
    expect(await relationOf(ines, marc)).toMatchObject({ blocks: 1 });
    await marcPage.reload();
    await expect(marcPage.getByRole("link", { name: /Inès Moreau/ })).toHaveCount(0);
    await marcContext.close();
  });

test("declining a request keeps a conversation open that was opened meanwhile", async ({ context, page }) => {
  const t = messages.fr.chat;
  const [ines, marc, lea] = [
    await student({ name: "Inès Moreau" }),
    await student({ name: "Marc Petit" }),
    await student({ name: "Léa Roux" }),
  ];
  const request = await insertConversation(ines, marc, { isAccepted: false });
  await insertMessage(request, marc, "Bonjour ?");
  await insertMessage(await insertConversation(ines, lea), lea, "Salut");
  await signInAs(context, ines, { locale: "fr" });
  await page.setViewportSize(viewports.desktop);
  await page.goto(`/student/dashboard/chat?conversation=${request}`);
  const withLea = page.getByRole("region", { name: t.with.replace("{name}", lea.name) });
  const dialog = page.getByRole("dialog", { name: t.declineTitle.replace("{name}", marc.name) });
  await page.route(`**/api/chat/conversations/${request}`, async (route) => {
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await page.getByRole("link", { name: lea.name }).click();
    await expect(withLea).toBeVisible();
    await route.continue();
  });
  const isDeclined = page.waitForResponse(`**/api/chat/conversations/${request}`);
  const decline = page
    .getByRole("region", { name: t.with.replace("{name}", marc.name) })
    .getByRole("button", { name: t.decline, exact: true });
  await decline.click();
  await expect(dialog.getByText(t.declineText.replaceAll("{name}", marc.name))).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(decline).toBeFocused();
  await decline.click();
  await dialog.getByRole("button", { name: t.decline, exact: true }).click();
  await isDeclined;
  await page.getByRole("button", { name: t.requests, exact: true }).click();
  await expect(page.getByText(t.noRequests)).toBeVisible();
  await expect(withLea).toBeVisible();
});

test("a request that was accepted on another page is answered after an attempt to accept it", async ({
  context,
  page,
}) => {
  const t = messages.en.chat;
  const [ines, marc] = [await student(), await student({ name: "Marc Petit" })];
  const id = await insertConversation(ines, marc, { isAccepted: false });
  await insertMessage(id, marc, "Bonjour ?");
  await signInAs(context, ines, { locale: "en" });
  // The page loads the conversation again after its subscription.
  const release = await holdRequests(page, /\/api\/chat\/conversations/, "GET");
  await page.goto(`/student/dashboard/chat?conversation=${id}`);
  const accept = page.getByRole("button", { name: t.accept, exact: true });
  await expect(accept).toBeVisible();
  await sql`update conversations set accepted_at = now() where id = ${id}`;
  await accept.click();
  await release();
  await expect(page.getByLabel(t.box.replace("{name}", marc.name))).toBeVisible();
  await expect(accept).toHaveCount(0);
});

test("the sender of a request writes again after joining a group of its receiver", async ({
  context,
  page,
}) => {
  const [ines, marc] = [await student({ name: "Inès Moreau" }), await student({ name: "Marc Petit" })];
  const id = await insertConversation(ines, marc, { isAccepted: false });
  await insertMessage(id, marc, "Bonjour ?");
  const group = await insertGroup(ines);
  await signInAs(context, marc, { locale: "fr" });
  const subscribed = waitForSubscription(page, userChannel(marc.id));
  await page.goto(`/student/dashboard/chat?conversation=${id}`);
  await subscribed;
  const box = page.getByLabel(messages.fr.chat.box.replace("{name}", ines.name));
  await expect(page.getByText(messages.fr.chat.requestSent.replace("{name}", ines.name))).toBeVisible();
  await expect(box).toHaveCount(0);
  await (await browserClient(marc)).call(joinGroup, { params: { id: group } });
  await box.fill("Je suis dans le club aussi");
  await box.press("Enter");
  const conversation = page.getByRole("region", { name: messages.fr.chat.with.replace("{name}", ines.name) });
  await expect(conversation.getByText("Je suis dans le club aussi").first()).toBeVisible();
});

test("the folder of requests shows how many wait, also when one arrives or is accepted", async ({
  context,
  page,
}) => {
  const t = messages.en.chat;
  const [ines, marc, lea] = [await student(), await student({ name: "Marc Petit" }), await student()];
  const id = await insertConversation(ines, marc, { isAccepted: false });
  await insertMessage(id, marc, "Bonjour ?");
  await signInAs(context, ines, { locale: "en" });
  const isSubscribed = waitForSubscription(page, userChannel(ines.id));
  await page.goto("/student/dashboard/chat");
  await isSubscribed;
  const requests = page.getByRole("button", { name: t.requests, exact: true });
  const archive = page.getByRole("button", { name: messages.en.conversations.archived, exact: true });
  await expect(requests).toHaveAccessibleDescription("One request is waiting");
  await expect(archive).toHaveAccessibleDescription("");
  const second = await insertConversation(ines, lea, { isAccepted: false });
  await send(await browserClient(lea), second, "Salut");
  await expect(requests).toHaveAccessibleDescription("2 requests are waiting");
  await requests.click();
  await page.getByRole("link", { name: /Marc Petit/ }).click();
  await page.getByRole("button", { name: t.accept, exact: true }).click();
  await expect(requests).toHaveAccessibleDescription("One request is waiting");
});
