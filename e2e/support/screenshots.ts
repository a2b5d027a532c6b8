import type { Page } from "@playwright/test";

/** Of the whole page, into the folder `SHOTS`, where a run names one. */
export async function takeScreenshot(page: Page, name: string): Promise<void> {
  const folder = process.env.SHOTS;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}
