import { expect, type Locator, type Page } from "@playwright/test";
import { studentPaths } from "@/lib/routes";
import { moveToTop } from "./posts";

/**
 * Opens the feed, or another page that lists the newest posts, and returns the card of the post with this text. The
 * post is moved to the top again when newer posts of other tests have pushed it off the page.
 */
export async function openFeed(
  page: Page,
  content: string,
  { path = studentPaths.feed, shown }: { path?: string; shown?: Locator } = {},
): Promise<Locator> {
  const card = page.getByRole("article").filter({ hasText: content });
  await expect(async () => {
    await moveToTop(content);
    await page.goto(path);
    await expect(shown ?? card).toBeVisible({ timeout: 3_000 });
  }).toPass();
  return card;
}
