import type { Locator, Page } from "@playwright/test";
import { dayAfter, fromSchoolTime, toSchoolDay } from "@/lib/core/i18n/school-time";
import { expectPresentable } from "../../support/accessibility";
import { expect, inEachVariant, signInAs, test } from "../../support/browser";
import { insertConversation, insertMessage } from "../../support/chat";
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

for (const locale of ["fr", "en"] as const) {
  const { t, conversations, members } = texts[locale];
  const everywhere = `in every theme and width, in ${locale}`;
  const expectState = (page: Page, ...shown: Locator[]) =>
    inEachVariant(page, locale, async () => {
      for (const locator of shown) await expect(locator).toBeVisible();
      await expectPresentable(page);
    });

  test.describe(`states of the chat, in ${locale}`, () => {
    test.beforeEach(() => test.setTimeout(120_000));

    test(`empty folders and a failed list are accessible ${everywhere}`, async ({ context, page }) => {
      await signInAs(context, await student(), { locale });
      await page.goto("/student/dashboard/chat");
      await expectState(page, page.getByText(t.empty));
      await page.getByRole("button", { name: t.requests, exact: true }).click();
      await expectState(page, page.getByText(t.noRequests));
      await page.route(/\/api\/chat\/conversations\?/, (route) => route.abort());
      await page.getByRole("button", { name: conversations.archived, exact: true }).click();
      const retry = page.getByRole("button", { name: t.retry });
      await expectState(page, page.getByRole("alert").filter({ has: retry }));
      await expect(page.getByText(conversations.noArchived)).toHaveCount(0);
      await page.unroute(/\/api\/chat\/conversations\?/);
      await retry.click();
      await expect(page.getByText(conversations.noArchived)).toBeVisible();
    });

    test(`search results are accessible ${everywhere}`, async ({ context, page }) => {
      const { ines, marc, id } = await twoFriends();
      for (const text of ["Le polycopié d’analyse", `${"x".repeat(300)} polycopié`, "<b>polycopié</b>"])
        await insertMessage(id, marc, text);
      const results = page.getByRole("link").filter({ has: page.locator("mark") });
      await openChat(context, page, ines, locale, id);
      await page.getByRole("button", { name: t.messageSearch.open }).click();
      const inside = page.getByLabel(t.messageSearch.inConversation);
      await inside.fill("polycopie");
      await expect(results).toHaveCount(3);
      await expectState(page, results.first());
      await inside.press("Escape");
      await page.goto("/student/dashboard/chat");
      const search = page.getByLabel(t.search);
      await search.fill("polycopie");
      await expect(results).toHaveCount(3);
      await expectState(page, results.first());
      await search.fill("qqvwzz");
      await expectState(page, page.getByText(t.notFound));
    });

    test(`offline, failed and blocked conversations are accessible ${everywhere}`, async ({
      context,
      page,
    }) => {
      const { ines, marc, id } = await twoFriends();
      await insertMessage(id, marc, "Bonjour");
      await openChat(context, page, ines, locale, id);
      const box = messageBox(page, t, marc.name);
      await context.setOffline(true);
      await expect(page.getByText(t.offline)).toBeVisible();
      await box.fill("Écrit hors connexion");
      await box.press("Enter");
      await expectState(page, page.getByText(t.offline), page.getByText(t.pending));
      await sql`update users set status = 'suspended' where id = ${marc.id}`;
      await context.setOffline(false);
      await expectState(page, page.getByRole("button", { name: t.cancel }));
      await page.reload();
      await expectState(page, page.getByText(t.closed.replace("{name}", marc.name)));
      await block(marc, ines);
      await page.reload();
      await expectState(page, page.getByRole("button", { name: t.back }).last());
    });

    test(`a request and a group are accessible ${everywhere}`, async ({ context, page }) => {
      const ines = await signedInStudent(`Inès ${"de la Très-Longue ".repeat(2)}Rivière`);
      const long = `Marc-Antoine ${"de la Très-Longue ".repeat(2)}Vallée`;
      const others = [await signedInStudent(long), await signedInStudent("Zoé")];
      const zoltan = await student({ name: "Zoltan" });
      const request = await insertConversation(ines.user, zoltan, { isAccepted: false });
      await insertMessage(request, ines.user, "Bonjour ?");
      await openChat(context, page, ines.user, locale, request);
      await expectState(page, page.getByText(t.requestSent.replace("{name}", zoltan.name)));
      const id = await startGroupConversation(ines, others, "Projet de fin d’études");
      for (const { user } of others) await insertMessage(id, user, `Bonjour de ${user.name}`);
      await page.goto(`/student/dashboard/chat?conversation=${id}`);
      await expectState(page, page.getByText("Bonjour de Zoé", { exact: true }));
      await page.getByRole("button", { name: members }).click();
      const dialog = page.getByRole("dialog");
      await expectState(page, dialog.getByText(long));
      await page.getByRole("button", { name: conversations.add }).click();
      await expectState(page, dialog);
      await page.goto("/student/dashboard/chat");
      await page.getByRole("button", { name: t.new, exact: true }).click();
      await page.getByRole("button", { name: conversations.newGroup }).click();
      await expectState(page, dialog.getByText(long));
    });
  });
}

test("at midnight of the school, today becomes yesterday in an open conversation", async ({
  page,
  context,
}) => {
  const { ines, marc, id } = await twoFriends();
  await insertMessage(id, marc, "Bonsoir");
  const midnight = fromSchoolTime(dayAfter(toSchoolDay(new Date())));
  await page.clock.install({ time: midnight.getTime() - 60_000 });
  await openChat(context, page, ines, "en", id);
  const { today, yesterday } = messages.en.chat;
  await expect(page.getByText(today, { exact: true })).toBeVisible();
  await page.clock.runFor(2 * 60_000);
  await expect(page.getByText(yesterday, { exact: true })).toBeVisible();
  await expect(page.getByText(today, { exact: true })).toHaveCount(0);
});
