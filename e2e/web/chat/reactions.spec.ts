import { expectAccessible, expectNoSidewaysScroll } from "../../support/accessibility";
import { expect, holdRequests, signInAs, test, viewports } from "../../support/browser";
import { insertConversation, insertMessage } from "../../support/chat";
import { sql } from "../../support/database";
import { messages } from "../../support/messages";
import { openChat, openForBoth, twoFriends } from "../../support/open-chat";
import { student } from "../../support/users";

for (const locale of ["fr", "en"] as const)
  for (const device of ["phone", "desktop"] as const)
    test(`a reaction is shown on the other screen and can be removed, in ${locale} on a ${device}`, async ({
      browser,
      page,
    }) => {
      const t = messages[locale].chat;
      const { ines, marc, id } = await twoFriends();
      await insertMessage(id, marc, "J’ai réussi !");
      const other = await openForBoth(browser, page, { ines, marc, id }, { locale, device });

      const bubble = page.getByRole("article");
      await bubble.hover();
      const opener = device === "phone" ? t.messageOptions : t.reactions.add;
      await bubble.getByRole("button", { name: new RegExp(opener.replace("{time}", ".*")) }).click();
      await page.getByRole("menuitem", { name: "👍" }).focus();
      for (const key of ["ArrowRight", "ArrowRight", "ArrowDown", "ArrowUp", "ArrowLeft"])
        await page.keyboard.press(key);
      await expect(page.getByRole("menuitem", { name: "❤️" })).toBeFocused();
      await page.keyboard.press("Enter");
      const own = page.getByRole("button", { name: new RegExp(`❤️.*${t.reactions.you}`) });
      await expect(own).toHaveAttribute("aria-pressed", "true");
      const received = other.getByRole("button", { name: /❤️.*Inès Moreau/ });
      await expect(received).toHaveAttribute("aria-pressed", "false");
      await received.click();
      await expect(own).toContainText("2");
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await own.click();
      await expect(other.getByRole("button", { name: /❤️/ })).toContainText("1");
      expect(await sql`select user_id from message_reactions where conversation_id = ${id}`).toEqual([
        { user_id: marc.id },
      ]);
      await other.context().close();
    });

test("a reaction that is pressed while another one is being sent is sent too", async ({ context, page }) => {
  const { ines, marc, id } = await twoFriends();
  const messageId = await insertMessage(id, marc, "J’ai réussi !");
  await sql`insert into message_reactions (conversation_id, message_id, user_id, emoji)
    select ${id}, ${messageId}, ${marc.id}, emoji from unnest(${["👍", "🎉", "❤️"]}::text[]) emoji`;
  await openChat(context, page, ines, "en", id);
  const reaction = (emoji: string) => page.getByRole("button", { name: new RegExp(`^${emoji}`) });
  const release = await holdRequests(page, "**/reactions");
  for (const emoji of ["👍", "🎉", "❤️"]) await reaction(emoji).click();
  release();
  for (const emoji of ["👍", "🎉", "❤️"])
    await expect(reaction(emoji)).toHaveAttribute("aria-pressed", "true");
});

test("the focus stays on the message when a reaction is removed", async ({ context, page }) => {
  const { ines, marc, id } = await twoFriends();
  const messageId = await insertMessage(id, marc, "J’ai réussi !");
  await sql`insert into message_reactions (conversation_id, message_id, user_id, emoji)
    values (${id}, ${messageId}, ${ines.id}, '❤️')`;
  await openChat(context, page, ines, "fr", id);
  const own = page.getByRole("button", { name: new RegExp(`❤️.*${messages.fr.chat.reactions.you}`) });
  await own.press("Enter");
  await expect(own).toHaveCount(0);
  await expect(page.locator("article:focus, article :focus")).toHaveCount(1);
});

for (const locale of ["fr", "en"] as const)
  for (const device of ["phone", "desktop"] as const)
    test(`a search result leads to the message, in ${locale} on a ${device}`, async ({ context, page }) => {
      const t = messages[locale].chat;
      const { ines, marc, id } = await twoFriends();
      const zoe = await student({ name: "Zoé Roux" });
      const elsewhere = await insertConversation(ines, zoe);
      const target = await insertMessage(id, marc, "Le rendez-vous est à la médiathèque");
      await sql`insert into messages (conversation_id, sender_id, content)
        select ${id}, ${marc.id}, 'Message ' || n from generate_series(1, 70) n`;
      await insertMessage(elsewhere, zoe, "On se voit à la médiathèque ?");
      await signInAs(context, ines, { locale });
      await page.setViewportSize(viewports[device]);
      await page.goto("/student/dashboard/chat");
      await page.getByLabel(t.search).fill("mediatheque");
      const results = page.getByRole("region", { name: new RegExp(t.messageSearch.title) });
      await expect(results.getByRole("link")).toHaveCount(2);
      await expect(results.locator("mark").first()).toHaveText("médiathèque");
      await expectAccessible(page);
      await results.getByRole("link", { name: /Marc Petit/ }).click();
      await expect(page).toHaveURL(new RegExp(`conversation=${id}&message=${target}$`));
      const targetMessage = page.locator(`#message-${target}`);
      await expect(targetMessage).toBeInViewport();
      await expect(targetMessage).toBeFocused();

      await page.getByRole("button", { name: t.messageSearch.open }).click();
      await page.getByLabel(t.messageSearch.inConversation).fill("message 42");
      const resultsInConversation = page.getByRole("region", { name: /(Un|One) message$/ });
      await expect(resultsInConversation.getByRole("link")).toHaveCount(1);
      await expectAccessible(page);
      await resultsInConversation.getByRole("link").click();
      await expect(page.getByText("Message 42", { exact: true }).last()).toBeInViewport();
      await page.getByLabel(t.messageSearch.inConversation).press("Escape");
      await expect(page.getByLabel(t.messageSearch.inConversation)).toBeHidden();
    });
