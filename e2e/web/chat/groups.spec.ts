import { blockUser } from "@/lib/blocks/contract";
import { renameConversation } from "@/lib/chat/groups-contract";
import { chatLimits } from "@/lib/chat/schemas";
import { userChannel } from "@/lib/core/realtime/channels";
import { expectAccessible, expectNoSidewaysScroll } from "../../support/accessibility";
import { expect, holdRequests, signInAs, test, viewports, waitForSubscription } from "../../support/browser";
import { send } from "../../support/chat";
import { sql } from "../../support/database";
import { befriend } from "../../support/friends";
import { groupOfThree } from "../../support/group-conversations";
import { imageFile } from "../../support/images";
import { messages } from "../../support/messages";
import { messageBox, openChat } from "../../support/open-chat";
import { student, type TestUser } from "../../support/users";

/** The sentence of a group event as other members read it. */
const sentenceOf = (text: string, texts: Record<string, string>) =>
  Object.entries(texts).reduce(
    (sentence, [name, value]) => sentence.replace(`{${name}}`, value),
    text.slice(text.indexOf("other {") + 7, -2),
  );

for (const [locale, device] of [
  ["fr", "phone"],
  ["en", "desktop"],
] as const)
  test(`friends start a group, write, add members, and leave it, in ${locale} on a ${device}`, async ({
    browser,
    context,
    page,
  }) => {
    const { conversations: t, chat } = messages[locale];
    const [ines, marc, zoe] = [
      await student({ name: "Inès Moreau" }),
      await student({ name: "Marc Petit" }),
      await student({ name: "Zoé Martin" }),
    ];
    for (const friend of [marc, zoe]) await befriend(ines, friend);
    const marcContext = await browser.newContext();
    const marcPage = await marcContext.newPage();
    for (const [of, tab, user] of [
      [context, page, ines],
      [marcContext, marcPage, marc],
    ] as const) {
      await signInAs(of, user, { locale });
      await tab.setViewportSize(viewports[device]);
      const subscribed = waitForSubscription(tab, userChannel(user.id));
      await tab.goto("/student/dashboard/chat");
      await subscribed;
    }
    const begin = async () => {
      await page.getByRole("button", { name: chat.new, exact: true }).click();
      await page.getByRole("button", { name: t.newGroup }).click();
    };
    await begin();
    await page.getByLabel(t.groupName).fill("Projet web");
    await page.keyboard.press("Escape");
    await begin();
    await expect(page.getByLabel(t.groupName)).toHaveValue("Projet web");
    await page.getByLabel("Marc Petit").check();
    await expectAccessible(page);
    await page.getByRole("button", { name: t.create }).click();
    await marcPage.getByRole("link", { name: /Projet web/ }).click();
    await expect(
      marcPage.getByText(sentenceOf(t["event-created"], { name: "Inès Moreau" })).last(),
    ).toBeVisible();
    const box = (tab: typeof page) => messageBox(tab, chat, "Projet web");
    await expect(box(page)).toBeFocused();
    await box(page).fill("Bonjour");
    await box(page).press("Enter");
    await expect(marcPage.getByRole("article").getByText("Inès Moreau")).toBeVisible();
    await expect(page.getByText(chat.seen, { exact: true })).toBeVisible();

    await page.getByRole("button", { name: /^2 / }).click();
    await page.getByRole("button", { name: t.add }).click();
    await page.getByLabel("Zoé Martin").check();
    await page.getByRole("button", { name: t.addChosen, exact: true }).click();
    const added = sentenceOf(t["event-added"], { name: "Inès Moreau", user: "Zoé Martin" });
    await expect(marcPage.getByText(added).last()).toBeVisible();
    await expect(page.getByRole("dialog").getByRole("listitem")).toHaveCount(3);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const buffer = Buffer.from(await (await imageFile("#2f6f4f", 600, 600)).arrayBuffer());
    await page.getByLabel(t.picture).setInputFiles({ name: "groupe.jpg", mimeType: "image/jpeg", buffer });
    const pictured = sentenceOf(t["event-picture_changed"], { name: "Inès Moreau" });
    await expect(marcPage.getByText(pictured).last()).toBeVisible();
    await expect(page.getByRole("button", { name: t.removePicture })).toBeVisible();
    await page.getByRole("button", { name: t.memberOptions.replace("{name}", "Marc Petit") }).click();
    await page.getByRole("menuitem", { name: t.removeMember }).click();
    const confirmation = page.getByRole("dialog", { name: t.removeTitle.replace("{name}", "Marc Petit") });
    await expectAccessible(page);
    await confirmation.getByRole("button", { name: t.removeMember }).click();
    await expect(marcPage.getByRole("button", { name: chat.back, exact: true }).last()).toBeVisible();
    await expect(page.getByRole("dialog").getByRole("listitem")).toHaveCount(2);
    await page.keyboard.press("Escape");
    await page
      .getByRole("region", { name: chat.with.replace("{name}", "Projet web") })
      .getByRole("button", { name: chat.options.replace("{name}", "Projet web") })
      .click();
    await page.getByRole("menuitem", { name: t.leave }).click();
    await page.getByRole("dialog").getByRole("button", { name: t.leave }).click();
    await expect(page.getByText(t.left)).toBeVisible();
    await expect(page.getByRole("link", { name: /Projet web/ })).toHaveCount(0);
    await marcContext.close();
  });

test("the owner transfers the group after a confirmation, and cancels at first", async ({
  page,
  context,
}) => {
  const { conversations: t, ui } = messages.en;
  const { ines, marc, id } = await groupOfThree();
  await openChat(context, page, ines.user, "en", id);
  await page.getByRole("button", { name: "3 members" }).click();
  const options = page.getByRole("button", { name: t.memberOptions.replace("{name}", marc.user.name) });
  const confirmation = page.getByRole("dialog", { name: t.transferTitle.replace("{name}", marc.user.name) });
  const openConfirmation = async () => {
    await options.click();
    await page.getByRole("menuitem", { name: t.transfer }).click();
  };
  await openConfirmation();
  await confirmation.getByRole("button", { name: ui.cancel }).click();
  await expect(confirmation).toBeHidden();
  await openConfirmation();
  await confirmation.getByRole("button", { name: t.transfer }).click();
  await expect(options).toHaveCount(0);
  const row = page.getByRole("dialog").getByRole("listitem").filter({ hasText: marc.user.name });
  await expect(row.getByText(t.owner, { exact: true })).toBeVisible();
});

test("a full group says so in the place of the button that adds friends", async ({ page, context }) => {
  const { conversations: t } = messages.en;
  const { members: max } = chatLimits;
  const { ines, id } = await groupOfThree();
  const add = async ({ id: userId }: TestUser) =>
    sql`insert into conversation_members (conversation_id, user_id) values (${id}, ${userId})`;
  const others = await Promise.all(Array.from({ length: max - 3 }, () => student()));
  const [last, ...first] = others as [TestUser, ...TestUser[]];
  await Promise.all(first.map(add));
  const dialog = page.getByRole("dialog");
  for (const isFull of [false, true]) {
    if (isFull) await add(last);
    await openChat(context, page, ines.user, "en", id);
    await page.getByRole("button", { name: `${isFull ? max : max - 1} members` }).click();
    await expect(dialog.getByRole("button", { name: t.add })).toHaveCount(isFull ? 0 : 1);
    await expect(dialog.getByText(t.full.replace("{count}", String(max)))).toHaveCount(isFull ? 1 : 0);
  }
});

test("the name of a group shows the changes of other members, until the viewer types another", async ({
  context,
  page,
}) => {
  const { conversations: t } = messages.en;
  const { ines, marc, id } = await groupOfThree();
  const rename = (name: string) => marc.browser.call(renameConversation, { params: { id }, body: { name } });
  await openChat(context, page, ines.user, "en", id);
  await page.getByRole("button", { name: "3 members" }).click();
  const field = page.getByLabel(t.groupName);
  await expect(field).toHaveValue("Projet");
  await rename("Projet web");
  await expect(field).toHaveValue("Projet web");
  await field.fill("Projet de Inès");
  await rename("Projet de Marc");
  await expect(page.locator("h2", { hasText: "Projet de Marc" })).toBeVisible();
  await expect(field).toHaveValue("Projet de Inès");
  await page.getByRole("button", { name: t.save, exact: true }).click();
  await expect(page.locator("h2", { hasText: "Projet de Inès" })).toBeVisible();
  await rename("Projet final");
  await expect(field).toHaveValue("Projet final");
});

test("a name that is typed while another one is being saved stays", async ({ context, page }) => {
  const { conversations: t } = messages.en;
  const { ines, id } = await groupOfThree();
  await openChat(context, page, ines.user, "en", id);
  await page.getByRole("button", { name: "3 members" }).click();
  const field = page.getByLabel(t.groupName);
  const path = `**/api/chat/conversations/${id}`;
  const release = await holdRequests(page, path);
  const sent = page.waitForRequest(path);
  await field.fill("Projet web");
  await page.getByRole("button", { name: t.save, exact: true }).click();
  await sent;
  await field.fill("Projet final");
  release();
  await expect(page.locator("h2", { hasText: "Projet web" })).toBeVisible();
  await expect(field).toHaveValue("Projet final");
});

test("an open group no longer shows messages of a member after a block between the two", async ({
  context,
  page,
}) => {
  const { ines, marc, zoe, id } = await groupOfThree();
  await send(marc.browser, id, "De Marc");
  await send(ines.browser, id, "D'Inès");
  await send(marc.browser, id, "Encore de Marc");
  await openChat(context, page, zoe.user, "en", id);
  const written = page.getByRole("article");
  await expect(written.getByText("Encore de Marc")).toBeVisible();
  await marc.browser.call(blockUser, { body: { user_id: zoe.user.id } });
  await expect(written.getByText("De Marc")).toHaveCount(0);
  await expect(written.getByText("Encore de Marc")).toHaveCount(0);
  await expect(written.getByText("D'Inès")).toBeVisible();
});
