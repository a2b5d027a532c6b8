import type { BrowserContext, Page } from "@playwright/test";
import { signInAs, waitForSubscription } from "./browser";
import { conversationOf } from "./chat";
import { befriend } from "./friends";
import { student, type TestUser } from "./users";

/** Resolves when the page has subscribed to the conversation's channel. */
export async function openChat(
  context: BrowserContext,
  page: Page,
  who: TestUser,
  locale: "fr" | "en",
  id: number,
) {
  await signInAs(context, who, { locale });
  const subscribed = waitForSubscription(page, `private-conversation-${id}`);
  await page.goto(`/student/dashboard/chat?conversation=${id}`);
  await subscribed;
}

export async function twoFriends() {
  const [ines, marc] = [await student({ name: "Inès Moreau" }), await student({ name: "Marc Petit" })];
  await befriend(ines, marc);
  const id = await conversationOf(ines, marc);
  return { ines, marc, id, path: `/student/dashboard/chat?conversation=${id}` };
}
