import { expectPresentable } from "../../support/accessibility";
import { displayVariants, expect, signInAs, test } from "../../support/browser";
import { conversationOf, message } from "../../support/chat";
import { sql } from "../../support/database";
import { block, signedInStudent } from "../../support/friends";
import { startGroupConversation } from "../../support/group-conversations";
import { messages } from "../../support/messages";
import { messageBox, openChat, twoFriends } from "../../support/open-chat";
import { student } from "../../support/users";

const texts = {
  fr: { t: messages.fr.chat, conversations: messages.fr.conversations, members: /membres/ },
  en: { t: messages.en.chat, conversations: messages.en.conversations, members: /members/ },
};

for (const { locale, colorScheme, width } of displayVariants) {
  const variant = `in ${locale}, ${colorScheme}, at ${width} px`;
  const { t, conversations } = texts[locale];

  test.describe(variant, () => {
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
    });

    test(`empty folders and a failed list are accessible ${variant}`, async ({ context, page }) => {
      await signInAs(context, await student(), { locale });
      await page.goto("/student/dashboard/chat");
      await expect(page.getByText(t.empty)).toBeVisible();
      await expectPresentable(page);
      await page.getByRole("button", { name: t.requests, exact: true }).click();
      await expect(page.getByText(t.noRequests)).toBeVisible();
      await expectPresentable(page);
      await page.route(/\/api\/chat\/conversations\?/, (route) => route.abort());
      await page.getByRole("button", { name: conversations.archived, exact: true }).click();
      await expect(
        page.getByRole("alert").filter({ has: page.getByRole("button", { name: t.retry }) }),
      ).toBeVisible();
      await expect(page.getByText(conversations.noArchived)).toHaveCount(0);
      await expectPresentable(page);
      await page.unroute(/\/api\/chat\/conversations\?/);
      await page.getByRole("button", { name: t.retry }).click();
      await expect(page.getByText(conversations.noArchived)).toBeVisible();
    });

    test(`search results are accessible ${variant}`, async ({ context, page }) => {
      const { ines, marc, id } = await twoFriends();
      for (const text of ["Le polycopié d’analyse", `${"x".repeat(300)} polycopié`, "<b>polycopié</b>"])
        await message(id, marc, text);
      await openChat(context, page, ines, locale, id);
      await page.getByRole("button", { name: t.found.open }).click();
      const inside = page.getByLabel(t.found.inConversation);
      await inside.fill("polycopie");
      await expect(page.getByRole("link").filter({ has: page.locator("mark") })).toHaveCount(3);
      await expectPresentable(page);
      await inside.press("Escape");
      await page.goto("/student/dashboard/chat");
      const search = page.getByLabel(t.search);
      await search.fill("polycopie");
      await expect(page.getByRole("link").filter({ has: page.locator("mark") })).toHaveCount(3);
      await expectPresentable(page);
      await search.fill("qqvwzz");
      await expect(page.getByText(t.notFound)).toBeVisible();
      await expectPresentable(page);
    });

    test(`offline, failed and blocked conversations are accessible ${variant}`, async ({ context, page }) => {
      const { ines, marc, id } = await twoFriends();
      await message(id, marc, "Bonjour");
      await openChat(context, page, ines, locale, id);
      const box = messageBox(page, t, marc.name);
      await context.setOffline(true);
      await expect(page.getByText(t.offline)).toBeVisible();
      await box.fill("Écrit hors connexion");
      await box.press("Enter");
      await expect(page.getByText(t.pending)).toBeVisible();
      await expectPresentable(page);
      await sql`update users set status = 'suspended' where id = ${marc.id}`;
      await context.setOffline(false);
      await expect(page.getByRole("button", { name: t.cancel })).toBeVisible();
      await expectPresentable(page);
      await page.reload();
      await expect(page.getByText(t.closed.replace("{name}", marc.name))).toBeVisible();
      await expectPresentable(page);
      await block(marc, ines);
      await page.reload();
      await expect(page.getByRole("button", { name: t.back }).last()).toBeVisible();
      await expectPresentable(page);
    });

    test(`a request and a group are accessible ${variant}`, async ({ context, page }) => {
      const ines = await signedInStudent(`Inès ${"de la Très-Longue ".repeat(2)}Rivière`);
      const long = `Marc-Antoine ${"de la Très-Longue ".repeat(2)}Vallée`;
      const others = [await signedInStudent(long), await signedInStudent("Zoé")];
      const zoltan = await student({ name: "Zoltan" });
      const request = await conversationOf(ines.user, zoltan, { isAccepted: false });
      await message(request, ines.user, "Bonjour ?");
      await openChat(context, page, ines.user, locale, request);
      await expect(page.getByText(t.requestSent.replace("{name}", zoltan.name))).toBeVisible();
      await expectPresentable(page);
      const id = await startGroupConversation(ines, others, "Projet de fin d’études");
      for (const { user } of others) await message(id, user, `Bonjour de ${user.name}`);
      await page.goto(`/student/dashboard/chat?conversation=${id}`);
      await expect(page.getByText("Bonjour de Zoé", { exact: true })).toBeVisible();
      await expectPresentable(page);
      await page.getByRole("button", { name: texts[locale].members }).click();
      await expect(page.getByRole("dialog").getByText(long)).toBeVisible();
      await expectPresentable(page);
      await page.getByRole("button", { name: conversations.add }).click();
      await expectPresentable(page);
      await page.goto("/student/dashboard/chat");
      await page.getByRole("button", { name: t.new, exact: true }).click();
      await page.getByRole("button", { name: conversations.newGroup }).click();
      await expect(page.getByRole("dialog").getByText(long)).toBeVisible();
      await expectPresentable(page);
    });
  });
}
