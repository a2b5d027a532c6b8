import { removeGroupMember } from "@/lib/groups/members-contract";
import { expectAccessible, expectNoSidewaysScroll } from "../../support/accessibility";
import { browserClient } from "../../support/api";
import { expect, signInAs, test, viewports, waitForHydration } from "../../support/browser";
import { insertGroup, insertMember } from "../../support/groups";
import { messages } from "../../support/messages";
import { messageBox, messageMenu } from "../../support/open-chat";
import { randomKey } from "../../support/random-key";
import { student } from "../../support/users";

for (const [locale, device] of [
  ["fr", "phone"],
  ["en", "desktop"],
] as const)
  test(`members of a group open its conversation with one click, until one is removed, in ${locale} on a ${device}`, async ({
    browser,
    context,
    page,
  }) => {
    const { chat, groups, conversations } = messages[locale];
    const [ines, marc] = [await student({ name: "Inès Moreau" }), await student({ name: "Marc Petit" })];
    const name = `Club ${randomKey()}`;
    const group = await insertGroup(ines, { name, visibility: "private" });
    await insertMember(group, marc);
    const marcContext = await browser.newContext();
    const marcPage = await marcContext.newPage();
    const box = (tab: typeof page) => messageBox(tab, chat, name);
    for (const [of, tab, user] of [
      [context, page, ines],
      [marcContext, marcPage, marc],
    ] as const) {
      await signInAs(of, user, { locale });
      await tab.setViewportSize(viewports[device]);
      await tab.goto(`/student/dashboard/group/${group}/overview`);
      const open = tab.getByRole("button", { name: groups.chatName.replace("{name}", name) });
      await waitForHydration(open);
      await open.click();
      await expect(box(tab)).toBeVisible();
    }
    await box(page).fill("Bonjour à tous");
    await box(page).press("Enter");
    await expect(marcPage.getByRole("article").getByText("Bonjour à tous")).toBeVisible();
    await box(marcPage).fill("Bonjour Inès");
    await box(marcPage).press("Enter");
    await expect(page.getByRole("article").getByText("Bonjour Inès")).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const menuOf = (tab: typeof page, text: string) =>
      messageMenu(tab.getByRole("article").filter({ hasText: text }), chat);
    await menuOf(marcPage, "Bonjour à tous").press("Enter");
    await expect(marcPage.getByRole("menuitem", { name: chat.copy })).toBeVisible();
    await expect(marcPage.getByRole("menuitem", { name: chat.remove })).toHaveCount(0);
    await marcPage.keyboard.press("Escape");
    await menuOf(page, "Bonjour Inès").press("Enter");
    await expect(page.getByRole("menuitem", { name: chat.edit })).toHaveCount(0);
    await page.getByRole("menuitem", { name: chat.remove }).press("Enter");
    await page.getByRole("dialog").getByRole("button", { name: chat.remove }).click();
    await expect(marcPage.getByRole("article").getByText(chat.removed)).toBeVisible();
    await expect(marcPage.getByRole("article").getByText("Bonjour Inès")).toHaveCount(0);
    await page
      .getByRole("button", { name: chat.options.replace("{name}", name) })
      .last()
      .click();
    await expect(page.getByRole("menuitem", { name: conversations.pin })).toBeVisible();
    await expect(page.getByRole("menuitem", { name: conversations.leave })).toHaveCount(0);
    await page.keyboard.press("Escape");
    const owner = await browserClient(ines);
    await owner.call(removeGroupMember, { params: { id: group, user_id: marc.id } });
    await expect(box(marcPage)).toHaveCount(0);
    await expect(marcPage.getByRole("article")).toHaveCount(0);
    await marcPage.reload();
    await expect(box(marcPage)).toHaveCount(0);
    await page.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/group/${group}/overview`));
  });
