import type { Page } from "@playwright/test";
import { type AccessibilityRules, expectAccessible, expectNoSidewaysScroll } from "./accessibility";
import { showVariant } from "./browser";
import { expectNamesFit, expectNamesReadable } from "./long-names";
import { takeScreenshot } from "./screenshots";

const widths = [375, 768, 1440];
/** Laptop widths at which the side menu leaves tables the least space. */
const laptopWidths = [1100, 1280];

type Options = {
  /** The text with which the long names on the page begin. */
  key?: string;
  rules?: AccessibilityRules;
};

/** Checks the page at three widths and in both themes, without reloading it. */
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
