import { expectAccessible } from "../../support/accessibility";
import { expect, signInAs, test, viewports } from "../../support/browser";
import { groupOfThree } from "../../support/group-conversations";
import { messages } from "../../support/messages";
import { messageBox } from "../../support/open-chat";

for (const [locale, device] of [
  ["fr", "phone"],
  ["en", "desktop"],
] as const)
  test(`a member is mentioned in a group and the notification links to the message, in ${locale} on a ${device}`, async ({
    browser,
    context,
    page,
  }) => {
    const { posts: t, chat } = messages[locale];
    const { ines, marc, id } = await groupOfThree();
    await signInAs(context, ines.user, { locale });
    await page.setViewportSize(viewports[device]);
    await page.goto(`/student/dashboard/chat?conversation=${id}`);
    const box = messageBox(page, chat, "Projet");
    await box.pressSequentially("Demande à @marc");
    const list = page.getByRole("listbox", { name: t.mentions.label });
    await expect(list.getByRole("option")).toHaveCount(1);
    await expect(list).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await box.press("Enter");
    await expect(box).toHaveValue("Demande à @Marc Petit ");
    await box.press("Enter");
    await expect(box).toHaveValue("");
    const message = page.getByRole("article").last();
    await expect(message.getByRole("link", { name: "@Marc Petit" })).toBeVisible();
    await expectAccessible(page);

    const marcContext = await browser.newContext({ viewport: viewports[device] });
    const marcPage = await marcContext.newPage();
    await signInAs(marcContext, marc.user, { locale });
    await marcPage.goto("/student/dashboard/notifications");
    await marcPage
      .getByRole("main")
      .getByRole("link", { name: /Inès Moreau/ })
      .first()
      .click();
    await expect(marcPage).toHaveURL(
      new RegExp(`/student/dashboard/chat\\?conversation=${id}&message=\\d+$`),
    );
    await expect(marcPage.getByRole("article").last()).toBeInViewport();
    await marcContext.close();
  });
