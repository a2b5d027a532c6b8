import { userChannel } from "@/lib/core/realtime/channels";
import { expectAccessible } from "../../support/accessibility";
import { tokenClient } from "../../support/api";
import { expect, signInAs, test, viewports, waitForSubscription } from "../../support/browser";
import { insertConversation, insertMessage, send } from "../../support/chat";
import { messages } from "../../support/messages";
import { student } from "../../support/users";

for (const [locale, device] of [
  ["fr", "phone"],
  ["en", "desktop"],
] as const)
  test(`pins, mutes, archives and marks a conversation by keyboard, in ${locale} on a ${device}, seen in another browser`, async ({
    browser,
    context,
    page,
  }) => {
    const { conversations: t, chat } = messages[locale];
    const ines = await student();
    const [marc, zoe] = [await student({ name: "Marc Petit" }), await student({ name: "Zoé Martin" })];
    const older = await insertConversation(ines, marc);
    await insertMessage(older, marc, "Bonjour");
    await insertMessage(await insertConversation(ines, zoe), zoe, "Salut");
    // Another browser, because the tabs of one browser share its connection.
    const otherContext = await browser.newContext();
    const other = await otherContext.newPage();
    for (const browserContext of [context, otherContext]) await signInAs(browserContext, ines, { locale });
    for (const tab of [page, other]) {
      await tab.setViewportSize(viewports[device]);
      const subscribed = waitForSubscription(tab, userChannel(ines.id));
      await tab.goto("/student/dashboard/chat");
      await subscribed;
    }
    const rows = other.getByRole("list", { name: chat.conversations }).getByRole("listitem");
    const choose = async (name: string) => {
      const options = page
        .getByRole("listitem")
        .getByRole("button", { name: chat.options.replace("{name}", marc.name) });
      await options.focus();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("menuitem").first()).toBeFocused();
      await page.getByRole("menuitem", { name, exact: true }).focus();
      await page.keyboard.press("Enter");
    };
    await expect(rows.first()).toContainText(zoe.name);
    await choose(t.pin);
    await expect(rows.first()).toContainText(marc.name);
    await expect(rows.first().getByText(t.pinned)).toBeAttached();
    await choose(t.markRead);
    await expect(rows.first().getByText(/1|non lu|unread/)).toHaveCount(0);
    await choose(t["mute-week"]);
    await expect(rows.first().getByText(t.muted)).toBeAttached();
    await choose(t.markUnread);
    await expect(rows.first().getByText(t.markedUnread)).toBeAttached();
    await expectAccessible(page);
    await choose(t.archive);
    await expect(rows).toHaveCount(1);
    await other.getByRole("button", { name: t.archived, exact: true }).click();
    await expect(rows.first()).toContainText(marc.name);
    await send(await tokenClient(marc), older, "Coucou");
    await other.getByRole("button", { name: chat.inbox, exact: true }).click();
    await expect(rows).toHaveCount(2);
    await otherContext.close();
  });
