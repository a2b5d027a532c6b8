import type { Browser, BrowserContext, Locator, Page } from "@playwright/test";
import type { Locale } from "@/lib/core/i18n/locales";
import { signInAs, viewports, waitForSubscription } from "./browser";
import { insertConversation } from "./chat";
import { befriend } from "./friends";
import { messages } from "./messages";
import { student, suspend, type TestUser } from "./users";

type Texts = { box: string; messageOptions: string };

/** Opens a conversation; resolves when the page has subscribed to its channel. */
export async function openChat(
  context: BrowserContext,
  page: Page,
  user: TestUser,
  locale: Locale,
  id: number,
) {
  await signInAs(context, user, { locale });
  const subscribed = waitForSubscription(page, `private-conversation-${id}`);
  await page.goto(`/student/dashboard/chat?conversation=${id}`);
  await subscribed;
}

export async function twoFriends() {
  const [ines, marc] = [await student({ name: "Inès Moreau" }), await student({ name: "Marc Petit" })];
  await befriend(ines, marc);
  const id = await insertConversation(ines, marc);
  return { ines, marc, id, path: `/student/dashboard/chat?conversation=${id}` };
}

type Friends = Pick<Awaited<ReturnType<typeof twoFriends>>, "ines" | "marc" | "id">;
type Options = { locale: Locale; device: keyof typeof viewports };

/** Opens a conversation of two on the test's page and, for the second user, in a new browser; resolves to the new page. */
export async function openForBoth(
  browser: Browser,
  page: Page,
  { ines, marc, id }: Friends,
  { locale, device }: Options,
): Promise<Page> {
  const other = await (await browser.newContext({ viewport: viewports[device] })).newPage();
  await page.setViewportSize(viewports[device]);
  await openChat(page.context(), page, ines, locale, id);
  await openChat(other.context(), other, marc, locale, id);
  return other;
}

/** Opens the conversation as the first user and sends a message to the second, who is suspended meanwhile. */
export async function sendToSuspended(page: Page, { ines, marc, id }: Friends, text: string): Promise<void> {
  // After its subscription, the page loads the messages again.
  const loaded = page.waitForResponse((response) => response.url().includes(`/conversations/${id}/messages`));
  await openChat(page.context(), page, ines, "en", id);
  await loaded;
  await messageBox(page, messages.en.chat, marc.name).fill(text);
  await suspend(marc);
  await page.keyboard.press("Enter");
}

export function messageBox(page: Page, t: Texts, name: string): Locator {
  return page.getByLabel(t.box.replace("{name}", name));
}

export function messageMenu(article: Locator, t: Texts): Locator {
  return article.getByRole("button", { name: new RegExp(t.messageOptions.replace("{time}", ".+")) });
}

export async function openMessageMenu(article: Locator, t: Texts): Promise<void> {
  await article.hover();
  await messageMenu(article, t).click();
}
