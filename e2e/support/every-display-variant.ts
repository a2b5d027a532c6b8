import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "./accessibility";
import { expectNamesFit, expectNamesReadable } from "./long-names";
import { takeScreenshot } from "./screenshots";

const widths = [375, 768, 1440];
/** Of laptops, where the side menu leaves tables just enough. */
const laptopWidths = [1100, 1280];

/** What the page shows, at three widths and in both themes, without loading it again. `key` begins its long names. */
export async function expectEveryDisplayVariant(page: Page, name: string, key?: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: "light" });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    if (key) {
      await expectNamesFit(page, key);
      await expectNamesReadable(page, key);
    } else await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await takeScreenshot(page, `${name}-${width}-light`);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectAccessible(page, { rules: "contrast" });
    await takeScreenshot(page, `${name}-${width}-dark`);
  }
  for (const width of laptopWidths) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
}
