import { userChannel } from "@/lib/core/realtime/channels";
import { expectAccessible } from "../../support/accessibility";
import { expect, signInAs, test, viewports, waitForSubscription } from "../../support/browser";
import { sql } from "../../support/database";
import { messages } from "../../support/messages";
import { messageBox, openChat, twoFriends } from "../../support/open-chat";

for (const [locale, device] of [
  ["fr", "phone"],
  ["en", "desktop"],
] as const)
  test(`a message is shown as sent, delivered and seen, unless receipts are off, in ${locale} on a ${device}`, async ({
    browser,
    context,
    page,
  }) => {
    const { chat: t, settings } = messages[locale];
    const { ines, marc, id } = await twoFriends();
    await page.setViewportSize(viewports[device]);
    await openChat(context, page, ines, locale, id);
    const box = messageBox(page, t, marc.name);
    const write = async (text: string) => {
      await box.fill(text);
      await box.press("Enter");
    };
    const last = page.getByRole("article").last();
    await write("Un");
    await expect(last.getByText(t.sent, { exact: true })).toBeVisible();

    const marcContext = await browser.newContext({ viewport: viewports[device] });
    const marcPage = await marcContext.newPage();
    await signInAs(marcContext, marc, { locale });
    const subscribed = waitForSubscription(marcPage, userChannel(marc.id));
    await marcPage.goto("/student/dashboard/settings");
    await subscribed;
    await expect(last.getByText(t.delivered, { exact: true })).toBeVisible();
    await expect(marcPage.locator('head link[rel="icon"][href^="data:image/png"]')).toHaveCount(1);
    await write("Deux");
    await expect(last.getByText("Deux")).toBeVisible();
    await expect(last.getByText(t.delivered, { exact: true })).toBeVisible();

    const receipts = marcPage.getByLabel(settings.chat.receipts);
    await expect(receipts).toBeChecked();
    await expect(marcPage.getByLabel(settings.chat.sound)).not.toBeChecked();
    await receipts.uncheck();
    await expect(marcPage.getByText(settings.chat.saved)).toBeVisible();
    await marcPage.getByLabel(settings.chat.sound).check();
    await expectAccessible(marcPage);
    await marcPage.goto(`/student/dashboard/chat?conversation=${id}`);
    await expect(marcPage.getByRole("article")).toHaveCount(2);
    await expect(marcPage.locator('head link[rel="icon"][href^="data:image/png"]')).toHaveCount(0);
    const unread = async () =>
      (await sql`select unread_count from conversation_members where user_id = ${marc.id}`)[0]?.unread_count;
    await expect.poll(unread).toBe(0);
    await page.reload();
    await expect(last.getByText(t.sent, { exact: true })).toBeVisible();
    await expect(last.getByText(t.seen, { exact: true })).toHaveCount(0);
    await marcContext.close();
  });
