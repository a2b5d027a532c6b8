import { expect, holdScripts, signInAs, test, viewports } from "../../support/browser";
import { insertConversation, insertMessage } from "../../support/chat";
import { sql } from "../../support/database";
import { befriend } from "../../support/friends";
import { messages } from "../../support/messages";
import {
  messageBox,
  openChat,
  openForBoth,
  openMessageMenu,
  sendToSuspended,
  twoFriends,
} from "../../support/open-chat";
import { student } from "../../support/users";

const en = messages.en.chat;

for (const locale of ["fr", "en"] as const)
  for (const device of ["phone", "desktop"] as const)
    test(`two students chat without a reload, in ${locale} on a ${device}`, async ({ browser, page }) => {
      const t = messages[locale].chat;
      const { ines, marc, id } = await twoFriends();
      const other = await openForBoth(browser, page, { ines, marc, id }, { locale, device });

      await messageBox(page, t, marc.name).pressSequentially("Salut");
      await expect(other.getByText(t.typing.replace("{name}", ines.name))).toBeVisible();
      await messageBox(page, t, marc.name).press("Shift+Enter");
      await messageBox(page, t, marc.name).pressSequentially("<b>toi</b>");
      await messageBox(page, t, marc.name).press("Enter");
      await expect(messageBox(page, t, marc.name)).toHaveValue("");
      await expect(other.getByRole("article").getByText("Salut\n<b>toi</b>")).toBeVisible();
      await expect(other.getByText(t.typing.replace("{name}", ines.name))).toBeHidden();
      await expect(page.getByText(t.seen, { exact: true })).toBeVisible();
      const online = page.getByRole("main").getByText(messages[locale].presence.online, { exact: true });
      await expect(online).toBeVisible({ timeout: 40_000 });

      const own = page.getByRole("article").last();
      await openMessageMenu(own, t);
      await page.getByRole("menuitem", { name: t.edit }).click();
      await page.getByLabel(t.editLabel).fill("Bonsoir");
      await page.keyboard.press("Enter");
      await expect(other.getByRole("article").getByText("Bonsoir", { exact: true })).toBeVisible();
      await expect(other.getByText(t.edited)).toBeVisible();

      await openMessageMenu(other.getByRole("article").last(), t);
      await other.getByRole("menuitem", { name: t.reply }).click();
      await messageBox(other, t, ines.name).fill("Bonsoir Inès");
      await other.getByRole("button", { name: t.send }).click();
      const quote = t.quote.replace("{name}", ines.name).replace("{text}", "Bonsoir");
      await expect(page.getByRole("button", { name: quote })).toBeVisible();

      await openMessageMenu(page.getByRole("article").first(), t);
      await page.getByRole("menuitem", { name: t.remove }).click();
      await page.getByRole("dialog").getByRole("button", { name: t.remove }).click();
      await expect(other.getByRole("article").first().getByText(t.removed)).toBeVisible();

      if (device === "phone") {
        await page.getByRole("button", { name: t.back }).click();
        await expect(page.getByRole("link", { name: new RegExp(marc.name) })).toBeVisible();
        await expect(page).toHaveURL(/\/chat$/);
      }
      await other.context().close();
    });

for (const [locale, device] of [
  ["fr", "phone"],
  ["en", "desktop"],
] as const)
  test(`two students write to each other once a request is accepted, in ${locale} on a ${device}`, async ({
    browser,
    context,
    page,
  }) => {
    const t = messages[locale].chat;
    const [ines, marc] = [
      await student(),
      await student({ name: `Zoltan ${crypto.randomUUID().replace(/\d|-/g, "x")}` }),
    ];
    await signInAs(context, ines, { locale });
    await page.setViewportSize(viewports[device]);
    await page.goto("/chat");
    await expect(page).toHaveURL(/\/student\/dashboard\/chat$/);
    await expect(page.getByText(t.empty)).toBeVisible();
    await page.getByRole("button", { name: t.new, exact: true }).click();
    await expect(page.getByText(t.newHint)).toBeVisible();
    await page.getByLabel(t.newLabel).fill("Z");
    await expect(page.getByText(t.newShort)).toBeVisible();
    await page.getByLabel(t.newLabel).fill("wvwq jkzx qqvw");
    await expect(page.getByText(t.newNone.replace("{query}", "wvwq jkzx qqvw"))).toBeVisible();
    await page.getByLabel(t.newLabel).fill(marc.name);
    await page.getByRole("button", { name: marc.name }).click();
    await messageBox(page, t, marc.name).fill("Hello, may I ask you something?");
    await page.keyboard.press("Enter");
    await expect(page.getByText(t.requestSent.replace("{name}", marc.name))).toBeVisible();

    const otherContext = await browser.newContext();
    const other = await otherContext.newPage();
    await signInAs(otherContext, marc, { locale });
    await other.setViewportSize(viewports[device]);
    await other.goto("/student/dashboard/chat");
    await other.getByRole("button", { name: t.requests, exact: true }).click();
    await other.getByRole("link", { name: new RegExp(ines.name) }).click();
    await other.getByRole("button", { name: t.accept }).click();
    await expect(messageBox(other, t, ines.name)).toBeVisible();
    await messageBox(other, t, ines.name).fill("Of course");
    await other.keyboard.press("Enter");
    await expect(page.getByRole("article").getByText("Of course")).toBeVisible();
    await expect(messageBox(page, t, marc.name)).toBeVisible();
    await otherContext.close();
  });

test("sends messages written offline once, in order, when the connection is back, even after a reload", async ({
  context,
  page,
}) => {
  const t = en;
  const { ines, marc, id } = await twoFriends();
  await openChat(context, page, ines, "en", id);
  await context.setOffline(true);
  await expect(page.getByText(t.offline)).toBeVisible();
  for (const text of ["One", "Two"]) {
    await messageBox(page, t, marc.name).fill(text);
    await expect(page.getByRole("button", { name: t.send })).toBeDisabled();
    await messageBox(page, t, marc.name).press("Enter");
  }
  await expect(page.getByText(t.pending)).toHaveCount(2);
  await context.setOffline(false);
  await expect(page.getByText(t.pending)).toHaveCount(0);
  await expect(page.getByText(t.offline)).toBeHidden();
  const contents = async () =>
    (await sql`select content from messages where conversation_id = ${id} order by id`).map(
      (row) => row.content,
    );
  await expect.poll(contents).toEqual(["One", "Two"]);
  await page.reload();
  await expect(page.getByRole("article")).toHaveCount(2);
});

test("keeps text that is typed before hydration", async ({ context, page }) => {
  const { ines, marc, id } = await twoFriends();
  await signInAs(context, ines, { locale: "en" });
  const release = await holdScripts(page);
  await page.goto(`/student/dashboard/chat?conversation=${id}`, { waitUntil: "domcontentloaded" });
  await messageBox(page, en, marc.name).fill("Early");
  release();
  const send = page.getByRole("button", { name: en.send, exact: true });
  await expect(send).toBeEnabled();
  await send.click();
  await expect(page.getByRole("article").getByText("Early")).toBeVisible();
});

test("a failed search does not show that there are no results", async ({ context, page }) => {
  await signInAs(context, await student(), { locale: "en" });
  await page.goto("/student/dashboard/chat");
  await page.getByRole("button", { name: en.new, exact: true }).click();
  const search = page.getByLabel(en.newLabel);
  await search.fill("wvwq jkzx qqvw");
  const none = page.getByText(/^No users found for/);
  await expect(none).toBeVisible();
  await page.route("**/api/chat/users/search?**", (route) => route.abort());
  await search.fill("qqvw jkzx wvwq");
  const retry = page.getByRole("alert").getByRole("button", { name: en.retry });
  await expect(retry).toBeVisible();
  await expect(none).toHaveCount(0);
  await page.unroute("**/api/chat/users/search?**");
  await retry.click();
  await expect(none).toBeVisible();
});

test("a rejected message shows the reason, and is deleted or sent again", async ({ page }) => {
  const friends = await twoFriends();
  await sendToSuspended(page, friends, "Anybody?");
  await expect(page.getByRole("alert").filter({ hasText: "no longer receives" })).toBeVisible();
  await page.getByRole("button", { name: en.cancel }).click();
  await expect(page.getByText("Anybody?")).toBeHidden();
  await messageBox(page, en, friends.marc.name).fill("Are you back?");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "no longer receives" })).toBeVisible();
  await sql`update users set status = 'active' where id = ${friends.marc.id}`;
  await page.getByRole("button", { name: en.retry }).click();
  await expect(page.getByText(en.sent, { exact: true })).toBeVisible();
});

test("scrolling loads older messages, a URL opens at a message, and a draft stays in its conversation", async ({
  context,
  page,
}) => {
  const { ines, marc, id } = await twoFriends();
  const ids: number[] = [];
  for (let number = 1; number <= 130; number++) ids.push(await insertMessage(id, marc, `Message ${number}.`));
  await openChat(context, page, ines, "en", id);
  const list = page.getByRole("region", { name: en.log.replace("{name}", marc.name) });
  await expect(list.getByText("Message 130.")).toBeInViewport();
  await expect(list.getByText("Message 60.")).toHaveCount(0);
  await list.getByText("Message 81.").scrollIntoViewIfNeeded();
  await expect(list.getByText("Message 60.")).toHaveCount(1);
  await expect(list.getByText("Message 81.")).toBeInViewport();
  await messageBox(page, en, marc.name).fill("Half a sen");
  await page.goto(`/student/dashboard/chat?conversation=${id}&message=${ids[4]}`);
  await expect(list.getByText("Message 5.", { exact: true })).toBeInViewport();
  await expect(messageBox(page, en, marc.name)).toHaveValue("Half a sen");
});

test("Back leads to the previous conversation also after the open one was selected again", async ({
  context,
  page,
}) => {
  const { ines, marc, id } = await twoFriends();
  const paul = await student({ name: "Paul Girard" });
  await befriend(ines, paul);
  const other = await insertConversation(ines, paul);
  await insertMessage(id, marc, "Bonjour");
  await insertMessage(other, paul, "Salut");
  await openChat(context, page, ines, "en", id);
  const row = page.getByRole("list", { name: en.conversations }).getByRole("link", { name: paul.name });
  const urlOf = (conversation: number) => new RegExp(`conversation=${conversation}$`);
  await row.click();
  await expect(page).toHaveURL(urlOf(other));
  await row.click();
  await expect(row).toHaveAttribute("aria-current", "true");
  await page.goBack();
  await expect(page).toHaveURL(urlOf(id));
});

test("counts unread conversations until they are opened", async ({ context, page }) => {
  const { ines, marc, id } = await twoFriends();
  await insertMessage(id, marc, "Bonjour");
  await insertMessage(id, marc, "Tu es là ?");
  await signInAs(context, ines, { locale: "en" });
  await page.setViewportSize(viewports.desktop);
  await page.goto("/student/dashboard");
  await expect(page).toHaveTitle(/^\(1\) /);
  await page.getByRole("link", { name: "Messages (one unread conversation)" }).click();
  await expect(page.getByText(en.newLine)).toBeVisible();
  await expect(page.getByRole("link", { name: "Messages", exact: true }).first()).toBeVisible();
  await expect(page.getByText("2 unread messages")).toHaveCount(0);
  await expect(page).toHaveTitle(/^Messages/);
});
