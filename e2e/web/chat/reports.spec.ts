import { expectAccessible } from "../../support/accessibility";
import { expect, signInAs, test, viewports } from "../../support/browser";
import { insertMessage } from "../../support/chat";
import { sql } from "../../support/database";
import { messages } from "../../support/messages";
import { openMessageMenu, twoFriends } from "../../support/open-chat";

for (const [locale, device] of [
  ["fr", "phone"],
  ["en", "desktop"],
] as const)
  test(`a message is reported with its reason, in ${locale} on a ${device}`, async ({ context, page }) => {
    const { conversations: t, chat } = messages[locale];
    const { ines, marc, id } = await twoFriends();
    const own = await insertMessage(id, ines, "Mon message");
    const reported = await insertMessage(id, marc, "Insulte");
    await signInAs(context, ines, { locale });
    await page.setViewportSize(viewports[device]);
    await page.goto(`/student/dashboard/chat?conversation=${id}`);
    const openMenu = (messageId: number) => openMessageMenu(page.locator(`#message-${messageId}`), chat);
    await openMenu(own);
    await expect(page.getByRole("menuitem", { name: chat.copy })).toBeVisible();
    await expect(page.getByRole("menuitem", { name: t.report.menu })).toHaveCount(0);
    await page.keyboard.press("Escape");

    await openMenu(reported);
    await page.getByRole("menuitem", { name: t.report.menu }).click();
    const dialog = page.getByRole("dialog", { name: t.report.title });
    await expect(dialog.getByText(t.report.hint)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: t.report.confirm }).click();
    await expect(dialog.getByRole("textbox", { name: t.report.reason })).toBeFocused();
    await dialog.getByRole("textbox", { name: t.report.reason }).fill("Il m’insulte.");
    await dialog.getByRole("button", { name: t.report.confirm }).click();
    await expect(page.getByText(t.report.done)).toBeVisible();
    await expect(dialog).toBeHidden();
    const rows =
      await sql`select reason from reports where subject_type = 'message' and subject_id = ${reported}`;
    expect(rows).toMatchObject([{ reason: "Il m’insulte." }]);
  });
