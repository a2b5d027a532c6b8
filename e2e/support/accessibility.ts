import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

type Options = {
  /**
   * `all` adds axe's best practices, and leaves out target sizes, which axe checks by their tag alone. `contrast` is
   * all that another theme can change.
   */
  rules?: "wcag" | "all" | "contrast";
  within?: string;
};

const wcag = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"];

export async function expectAccessible(page: Page, { rules = "wcag", within }: Options = {}): Promise<void> {
  await waitForAnimations(page);
  // The title is streamed after the page.
  await expect(page).toHaveTitle(/./);
  // Otherwise axe analyses each frame alone, and joins what it found in a page of its own.
  const isWhole = page.frames().length === 1;
  // What the page has already is not parsed again: it takes longer than a check of its colours.
  const axeSource = isWhole && (await page.evaluate(() => "axe" in window)) ? "axe" : undefined;
  const axe = new AxeBuilder({ page, axeSource })
    .options({ resultTypes: ["violations"] })
    .setLegacyMode(isWhole);
  if (rules === "wcag") axe.withTags(wcag);
  if (rules === "contrast") axe.withRules("color-contrast");
  if (within) axe.include(within);
  const { violations } = await axe.analyze();
  const descriptions = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  expect(descriptions, page.url()).toEqual([]);
}

/** A colour in the middle of its animation has another contrast. In a closed `details` animations stand still. */
async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    const isVisible = (effect: AnimationEffect | null) =>
      effect instanceof KeyframeEffect && effect.target?.checkVisibility({ contentVisibilityAuto: true });
    const hasEnd = (effect: AnimationEffect | null) =>
      effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    return Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => isVisible(effect) && hasEnd(effect))
        .map((animation) => animation.finished.catch(() => {})),
    );
  });
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(excess, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0);
  const ofDialogs = await page.evaluate(() =>
    [...document.querySelectorAll("dialog[open], dialog[open] > *, dialog[open] > * > *")].map(
      (part) => part.scrollWidth - part.clientWidth,
    ),
  );
  expect(Math.max(0, ...ofDialogs), `a dialog of ${page.url()} scrolls sideways`).toBe(0);
  const ofTables = await page.evaluate(() =>
    [...document.querySelectorAll("[role=table]")].map(({ parentElement: parent }) =>
      parent ? parent.scrollWidth - parent.clientWidth : 0,
    ),
  );
  expect(Math.max(0, ...ofTables), `a table of ${page.url()} scrolls sideways`).toBe(0);
}

export async function expectPresentable(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}
