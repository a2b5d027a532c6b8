import type { Page } from "@playwright/test";
import { type AccessibilityRules, expectAccessible, expectNoSidewaysScroll } from "./accessibility";
import { showVariant } from "./browser";
import { expectNamesFit, expectNamesReadable } from "./long-names";
import { takeScreenshot } from "./screenshots";

const widths = [375, 768, 1440];
/** Of laptops, where the side menu leaves tables just enough. */
const laptopWidths = [1100, 1280];

type Options = {
  /** Begins the page's long names. */
  key?: string;
  rules?: AccessibilityRules;
};

/** Checks what the page shows, at three widths and in both themes, without loading it again. */
export async function expectEveryDisplayVariant(
  page: Page,
  name: string,
  { key, rules }: Options = {},
): Promise<void> {
  for (const width of widths) {
    await showVariant(page, { colorScheme: "light", width });
    if (key) {
      await expectNamesFit(page, key);
      await expectNamesReadable(page, key);
    } else await expectNoSidewaysScroll(page);
    await expectAccessible(page, { rules });
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
