import { expectAccessible, expectNoSidewaysScroll } from "../../support/accessibility";
import { expect, inEachVariant, signInAs, test } from "../../support/browser";
import { insertConversation, insertMessage } from "../../support/chat";
import { messages } from "../../support/messages";
import { student } from "../../support/users";

for (const locale of ["fr", "en"] as const)
  test(`the chat is accessible in every theme and width, in ${locale}`, async ({ context, page }) => {
    test.setTimeout(120_000);
    const t = messages[locale].chat;
    const [ines, marc, zoe] = [
      await student(),
      await student({ name: `Marc ${"Très-Long-Nom ".repeat(4)}`.trim() }),
      await student({ name: "Zoé" }),
    ];
    const id = await insertConversation(ines, marc);
    await insertMessage(id, ines, "https://example.org et <b>rien</b>");
    await insertMessage(id, marc, `${"😀".repeat(300)} ${"\u202e"}envers ${"x".repeat(400)}`);
    const request = await insertConversation(ines, zoe, { isAccepted: false });
    await insertMessage(request, zoe, "Bonjour ?");
    await signInAs(context, ines, { locale });

    await page.goto("/student/dashboard/chat");
    await inEachVariant(page, locale, async () => {
      await expect(page.getByRole("link", { name: /Marc/ }).first()).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.getByRole("button", { name: t.new }).click();
      await expect(page.getByText(t.newHint)).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await expect(page.getByText(t.newHint)).toBeHidden();
    });

    await page.goto(`/student/dashboard/chat?conversation=${id}`);
    await inEachVariant(page, locale, async () => {
      await expect(page.getByRole("article")).toHaveCount(2);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });

    await page.goto(`/student/dashboard/chat?conversation=${request}`);
    await inEachVariant(page, locale, async () => {
      await expect(page.getByRole("button", { name: t.accept })).toBeVisible();
      await expectAccessible(page);
    });
  });
