import type { Page } from "@playwright/test";

/** Saves a screenshot of the whole page to the folder in `SHOTS`, when that is set. */
export async function takeScreenshot(page: Page, name: string): Promise<void> {
  const folder = process.env.SHOTS;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}
