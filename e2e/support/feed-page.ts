import { expect, type Locator, type Page } from "@playwright/test";
import type { ChannelName } from "@/lib/core/realtime/channels";
import { studentPaths } from "@/lib/routes";
import { waitForSubscription } from "./browser";
import { moveToTop } from "./posts";

type Options = { path?: string; shown?: Locator; channel?: ChannelName };

/**
 * Opens the feed, or another page that lists the newest posts, and returns the card of the post with this text; the
 * page has subscribed to `channel` then. The post is moved to the top again when newer posts of other tests have pushed
 * it off the page.
 */
export async function openFeed(
  page: Page,
  content: string,
  { path = studentPaths.feed, shown, channel }: Options = {},
): Promise<Locator> {
  const card = page.getByRole("article").filter({ hasText: content });
  await expect(async () => {
    await moveToTop(content);
    const subscribed = channel && waitForSubscription(page, channel);
    await page.goto(path);
    await expect(shown ?? card).toBeVisible({ timeout: 3_000 });
    await subscribed;
  }).toPass();
  return card;
}
