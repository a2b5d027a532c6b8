import type { Page } from "@playwright/test";
import { adminPaths } from "@/lib/routes";
import { type displayVariants, signInAs } from "./browser";
import { admin } from "./users";

type Variant = Pick<(typeof displayVariants)[number], "locale" | "colorScheme" | "width">;

/** Signs an administrator in and opens the settings of the school. */
export async function openSchoolSettings(page: Page, { locale, colorScheme, width }: Variant): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height: 900 });
  await signInAs(page.context(), await admin(), { locale });
  await page.goto(adminPaths.schoolSettings);
}
