import type { Page } from "@playwright/test";
import en from "@/messages/en/chat.json" with { type: "json" };
import fr from "@/messages/fr/chat.json" with { type: "json" };
import { expectAccessible, expectNoSidewaysScroll } from "../../support/accessibility";
import { expect, signInAs, test, viewports } from "../../support/browser";
import { insertConversation, insertMessage } from "../../support/chat";
import { sql } from "../../support/database";
import { messageBox, openChat, openMessageMenu, twoFriends } from "../../support/open-chat";
import { student } from "../../support/users";

/** The status beside it has the text for screen readers. */
const lengthText = (page: Page, text: string | RegExp) => page.locator("p:not([role])", { hasText: text });

for (const [locale, device] of [
  ["fr", "phone"],
  ["en", "desktop"],
] as const)
  test(`the text box grows, counts its characters and keeps a text that is too long, in ${locale} on a ${device}`, async ({
    context,
    page,
  }) => {
    const t = { fr, en }[locale];
    const { ines, marc, id } = await twoFriends();
    await page.setViewportSize(viewports[device]);
    await openChat(context, page, ines, locale, id);
    const box = messageBox(page, t, marc.name);
    const send = page.getByRole("button", { name: t.send, exact: true });
    const height = async () => (await box.boundingBox())?.height ?? 0;
    await expect.poll(height).toBeGreaterThanOrEqual(44);
    await box.fill("Ligne\n".repeat(40));
    await expect.poll(height).toBe(120);
    const counter = lengthText(page, locale === "fr" ? /caractères sur/ : /of .* characters/);
    await box.fill("x".repeat(4000));
    await expect(counter).toHaveCount(0);
    await box.fill("x".repeat(4001));
    await expect(counter).toContainText(
      locale === "fr" ? /^4\s001 caractères sur 5\s000$/ : "4,001 of 5,000 characters",
    );
    await box.fill("x".repeat(4751));
    const remaining = locale === "fr" ? "Encore 249 caractères" : "249 characters left";
    await expect(lengthText(page, remaining)).toBeVisible();
    await box.press("x");
    await expect(lengthText(page, remaining.replace("249", "248"))).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: remaining })).toHaveCount(1);
    await box.fill("😀".repeat(5001));
    await expect(
      lengthText(page, locale === "fr" ? "Un caractère de trop" : "One character too many"),
    ).toBeVisible();
    await expect(send).toBeDisabled();
    await expectAccessible(page);
    await box.press("Enter");
    expect(await box.inputValue()).toBe("😀".repeat(5001));
    await box.fill("😀".repeat(5000));
    await box.press("Enter");
    await expect(box).toHaveValue("");
    await expect(page.getByText(t.sent, { exact: true })).toBeVisible();
    const [row] = await sql`select content from messages where conversation_id = ${id}`;
    expect(row?.content).toBe("😀".repeat(5000));
    await expectNoSidewaysScroll(page);
  });

test("a desktop opens the latest conversation with its days, and copies its text", async ({
  context,
  page,
}) => {
  const [ines, marc, zoe] = [await student(), await student({ name: "Marc Petit" }), await student()];
  const latest = await insertConversation(ines, marc);
  await insertMessage(await insertConversation(ines, zoe), zoe, "Avant");
  const old = await insertMessage(latest, marc, "Il y a longtemps");
  await sql`update messages set created_at = '2026-01-05T10:00:00Z' where id = ${old}`;
  await insertMessage(latest, marc, "Aujourd’hui");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signInAs(context, ines, { locale: "en" });
  await page.setViewportSize(viewports.desktop);
  await page.goto("/student/dashboard/chat");
  const log = page.getByRole("region", { name: en.log.replace("{name}", marc.name) });
  await expect(log.getByRole("article")).toHaveCount(2);
  await expect(log.getByText(/^Monday.*2026$/)).toBeVisible();
  await expect(log.getByText(en.today, { exact: true })).toBeVisible();
  await openMessageMenu(log.getByRole("article").last(), en);
  await page.getByRole("menuitem", { name: en.copy }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe("Aujourd’hui");
});

test("an edited message that is too long shows an error and is not saved", async ({ context, page }) => {
  const { ines, id } = await twoFriends();
  await insertMessage(id, ines, "Bonjour");
  await openChat(context, page, ines, "en", id);
  await openMessageMenu(page.getByRole("article").last(), en);
  await page.getByRole("menuitem", { name: en.edit }).click();
  const box = page.getByLabel(en.editLabel);
  const save = page.getByRole("button", { name: en.save, exact: true });
  await box.fill("😀".repeat(5001));
  await expect(lengthText(page, "One character too many")).toBeVisible();
  await expect(save).toBeDisabled();
  await box.press("Enter");
  await expect(box).toBeVisible();
  await box.fill("😀".repeat(5000));
  await save.click();
  await expect(box).toBeHidden();
  const [row] = await sql`select content from messages where conversation_id = ${id}`;
  expect(row?.content).toBe("😀".repeat(5000));
});

test("a draft that is sent in one tab is cleared in another, unless it was edited there", async ({
  context,
  page,
}) => {
  const { ines, marc, id, path } = await twoFriends();
  await openChat(context, page, ines, "fr", id);
  const box = messageBox(page, fr, marc.name);
  await box.fill("Bonjour Marc");
  const [same, edited] = [await context.newPage(), await context.newPage()];
  for (const tab of [same, edited]) {
    await tab.goto(path);
    await expect(messageBox(tab, fr, marc.name)).toHaveValue("Bonjour Marc");
  }
  await messageBox(edited, fr, marc.name).fill("Bonjour Marc, ça va ?");
  await box.press("Enter");
  await expect(box).toHaveValue("");
  await expect(messageBox(same, fr, marc.name)).toHaveValue("");
  await expect(messageBox(edited, fr, marc.name)).toHaveValue("Bonjour Marc, ça va ?");
});
